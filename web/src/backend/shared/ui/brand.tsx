/** The product's logo: a counter with a bell. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
      <rect width="32" height="32" rx="7" fill="var(--color-action)" />
      <g fill="none" stroke="var(--color-on-action)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9 19.5a7 7 0 0 1 14 0Z" />
        <path d="M16 12.5v-2.2M13.6 9.8h4.8M6.5 23.8h19" />
      </g>
    </svg>
  );
}
