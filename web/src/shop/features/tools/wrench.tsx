/** Not among the shop's other icons, because every visitor downloads those. */
export function Wrench({ size }: { size: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path
        d={
          "M14.5 6.5a4.5 4.5 0 0 1 5.6-2.4l-3 3l.4 2l2 .4l3-3a4.5 4.5 0 0 1-6.3 5.3L8 20a2.5 2.5 0 0 1-3.6-3.6" +
          "l8.2-8.2a4.500 4.500 0 0 1 1.900-1.700Z"
        }
        transform="translate(-1.500 0)"
      />
    </svg>
  );
}
