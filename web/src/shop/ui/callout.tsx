import { CircleAlert, Clock, Info, TriangleAlert } from "../../shared/icons";
import type { ReactNode } from "react";

const TONES = {
  info: { box: "bg-info-soft text-info", Icon: Info },
  warning: { box: "bg-warning-soft text-warning", Icon: Clock },
  caution: { box: "bg-warning-soft text-warning", Icon: TriangleAlert },
  danger: { box: "bg-danger-soft text-danger", Icon: CircleAlert },
} as const;

/** A message in its own box: the problem in the first line, and what to do about it below. */
export function Callout({
  tone,
  title,
  children,
  role,
  className = "",
}: {
  tone: keyof typeof TONES;
  title: ReactNode;
  children?: ReactNode;
  role?: "alert" | "status";
  className?: string;
}) {
  const { box, Icon } = TONES[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-control px-4 py-3 ${box} ${className}`}>
      <Icon size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1 text-ink">{children}</div>}
      </div>
    </div>
  );
}
