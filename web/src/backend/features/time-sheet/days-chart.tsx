import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { hoursText } from "@tresen/contract/time-sheet/time-sheet.texts";
import { weekdayText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

const HEIGHT = 96;

/** A column for each day: what was worked, with a line where the plan ends. The table below has its numbers. */
export function DaysChart({ days }: { days: TimeSheetDetail["days"] }) {
  const most = Math.max(480, ...days.flatMap(({ plannedMinutes, workedMinutes }) => [plannedMinutes, workedMinutes]));
  const heightOf = (minutes: number): number => (minutes / most) * HEIGHT;
  return (
    <figure className="flex flex-col gap-2 rounded-panel border border-line bg-surface p-3">
      <svg
        role="img"
        aria-label={`${texts.chart}. ${texts.chartHint}`}
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full"
      >
        {days.map(({ day, plannedMinutes, workedMinutes }, index) => (
          <g key={day}>
            <title>{`${weekdayText(day)} ${hoursText(workedMinutes)} / ${hoursText(plannedMinutes)}`}</title>
            <rect
              x={index * 10 + 2}
              width={6}
              y={HEIGHT - heightOf(workedMinutes)}
              height={heightOf(workedMinutes)}
              fill="var(--color-action)"
            />
            {plannedMinutes > 0 && (
              <rect
                x={index * 10 + 0.5}
                width={9}
                y={HEIGHT - heightOf(plannedMinutes)}
                height={2}
                fill="var(--color-ink)"
              />
            )}
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-4 text-xs text-muted">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-3 bg-action" /> {texts.worked}
        </span>
        {days.some(({ plannedMinutes }) => plannedMinutes > 0) && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-3 bg-ink" /> {texts.planned}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
