const BADGE =
  "figures absolute -top-2 start-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs " +
  "leading-none font-semibold text-surface";

/** A number on the icon of an entry. Hidden when it is 0. @param text for screen readers, before the entry's label. */
export function CountBadge({ count, hasMore = false, text }: { count: number; hasMore?: boolean; text: string }) {
  if (count === 0) return null;
  return (
    <span className={BADGE}>
      <span aria-hidden>{hasMore || count > 99 ? `${Math.min(count, 99)}+` : count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
