import type { ReactNode } from "react";

/** How much of something is used, as a bar with the same in words. What is beyond the whole is drawn in another colour. */
export function BurnBar({
  title,
  text,
  detail,
  share,
  isOver,
}: {
  title: string;
  text: string;
  detail?: ReactNode;
  /** Of 1; null without a budget. */
  share: number | null;
  isOver: boolean;
}) {
  // Of a bar that is more than full, the part beyond the budget is the smaller the more the budget is exceeded.
  const whole = share === null ? 0 : Math.max(1, share);
  const within = share === null ? 0 : Math.min(1, share) / whole;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-muted">{title}</span>
        <span className="font-semibold tabular-nums wrap-anywhere">{text}</span>
      </p>
      {share !== null && (
        <div aria-hidden className="flex h-2.5 overflow-hidden rounded-full bg-sunken">
          <div className="bg-action" style={{ width: `${within * 100}%` }} />
          {isOver && <div className="flex-1 bg-danger" />}
        </div>
      )}
      {detail && <p className={`text-sm ${isOver ? "font-medium text-danger" : "text-muted"}`}>{detail}</p>}
    </div>
  );
}
