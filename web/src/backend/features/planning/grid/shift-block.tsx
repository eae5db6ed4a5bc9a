import { withTimes } from "@tresen/contract/planning/planner/moved";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import {
  ArrowLeftRight,
  CircleAlert,
  CircleCheck,
  Info,
  PencilLine,
  RefreshCw,
  TriangleAlert,
  XCircle,
} from "lucide-react";
import { type Mark, gravest } from "../model/planner-model";
import { PLANNER_TEXTS as texts } from "../planner.texts";
import { dayText, shiftText, timeText, workWords } from "../shift-words";
import { drawnBar, useBarEdges } from "./bar-edges";

/** Each state has an icon, a border and, for a screen reader, a word. */
const LOOKS = {
  draft: { Icon: PencilLine, look: "border-dashed border-line-strong bg-surface" },
  published: { Icon: CircleCheck, look: "border-success bg-success-soft" },
  changed: { Icon: RefreshCw, look: "border-dashed border-warning bg-warning-soft" },
  cancelled: { Icon: XCircle, look: "border-line bg-sunken text-muted line-through" },
} as const;
const SEVERITIES = {
  breach: { Icon: CircleAlert, look: "text-danger" },
  warning: { Icon: TriangleAlert, look: "text-warning" },
  info: { Icon: Info, look: "text-info" },
} as const;
const BLOCK =
  "relative flex w-full min-w-0 flex-col rounded-control border px-1 py-1 text-start text-xs leading-tight text-ink " +
  "pointer-coarse:min-h-11 print:border-solid print:py-0.5";

/** How grave what is found is, as an icon with its word. */
export function SeverityIcon({ severity }: { severity: Mark["severity"] }) {
  const { Icon, look } = SEVERITIES[severity];
  return (
    <Icon size={14} role="img" aria-label={texts.severities[severity]} className={`shrink-0 print:hidden ${look}`} />
  );
}

/** The icon of a state, as the legend shows it too. */
export function StateIcon({ state }: { state: WorkingSchedule["state"] }) {
  const { Icon } = LOOKS[state];
  return <Icon size={14} aria-hidden className="shrink-0" />;
}

interface ShiftBlockProps {
  shift: WorkingSchedule;
  marks: readonly Mark[];
  /** The name of its kind of activity. */
  kind?: string | undefined;
  /** What an open request to swap it says. */
  swap?: string | undefined;
  zone: string;
  isFocused: boolean;
  isReadOnly: boolean;
  /** Whether it began the day before, and only its rest is in this cell. */
  isFromNight: boolean;
  /** Where its bar stands in a day, in percent; without, it fills its cell. */
  bar?: { start: number; width: number } | undefined;
}

/** A shift in its cell. What happens to it, the grid around it decides by `data-shift`. */
export function ShiftBlock({
  shift,
  marks,
  swap,
  kind,
  zone,
  isFocused,
  isReadOnly,
  isFromNight,
  bar,
}: ShiftBlockProps) {
  const { look } = LOOKS[shift.state];
  const { drawn, edges } = useBarEdges({ shift, isFromNight });
  const place = bar && drawnBar({ ...bar, drawn });
  const times = withTimes({ ...shift, ...drawn }) ?? shift;
  const severity = gravest(marks);
  const what = workWords({ role: shift.role, kind }).join(" · ");
  const begun = isFromNight && shift.day ? texts.begunBefore(dayText(shift.day)) : "";
  const label = [begun, shiftText({ shift, marks, zone, kind }), swap].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      data-shift={shift.id}
      tabIndex={isFocused ? 0 : -1}
      draggable={!isReadOnly && shift.state !== "cancelled"}
      aria-label={label}
      title={label}
      className={`${BLOCK} ${look} ${isFromNight ? "rounded-s-none border-s-4" : ""}`}
      style={
        place && { marginInlineStart: `${String(place.start)}%`, width: `${String(place.width)}%`, minWidth: "7rem" }
      }
    >
      {bar && edges}
      <span className="w-full truncate font-medium tabular-nums">{timeText({ ...times, zone })}</span>
      {begun && <span className="truncate">{begun}</span>}
      <span className="flex w-full items-center gap-1">
        <span className="line-clamp-2 min-w-0 flex-1 wrap-break-word">{what}</span>
        {swap && <ArrowLeftRight size={14} role="img" aria-label={swap} className="shrink-0 print:hidden" />}
        {severity && <SeverityIcon severity={severity} />}
        <StateIcon state={shift.state} />
      </span>
    </button>
  );
}
