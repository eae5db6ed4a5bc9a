/** How much of a job is done. Without a known total it says only that something goes on. */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const percent = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
    >
      <div
        className={`h-full rounded-full bg-action ${percent === undefined ? "animate-pulse" : "transition-[width]"}`}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  );
}
