/** Which form in the drawing means what. */
export function Legend({ shown, compared }: { shown: string; compared: string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-muted">
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-3 bg-action forced-colors:bg-[CanvasText]" />
        {shown}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="chart-sample" />
        {compared}
      </li>
    </ul>
  );
}
