import type { AreaScale, Step } from "./area-scale";
import { AREAS_TEXTS } from "./areas.texts";

const STEPS = [0, 1, 2, 3, 4] as const;
/** The distance of the lines of a step in pixels. The more, the denser: steps differ by more than their shade. */
const DISTANCES: Readonly<Record<Step, number>> = { 0: 0, 1: 14, 2: 9, 3: 6, 4: 3.5 };

const nameOf = ({ id, step }: { id: string; step: Step }): string => `${id}-hatch-${step}`;

/** The filling with lines for a step. @param id of the drawing with the `Hatches`. */
export function hatchOf({ id, step }: { id: string; step: Step }): string {
  return step === 0 ? "transparent" : `url(#${nameOf({ id, step })})`;
}

export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {STEPS.filter((step) => step > 0).map((step) => (
        <pattern
          key={step}
          id={nameOf({ id, step })}
          width={DISTANCES[step]}
          height={DISTANCES[step]}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2={DISTANCES[step]} className="area-hatch" />
        </pattern>
      ))}
    </defs>
  );
}

/** What each step means. */
export function AreaLegend({
  id,
  title,
  scale: { bounds },
  text,
}: {
  id: string;
  title: string;
  scale: AreaScale;
  text: (value: number) => string;
}) {
  const last = bounds.at(-1) ?? 0;
  return (
    <div className="mt-1 text-xs text-muted">
      <p className="mb-1">{title}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {STEPS.map((step) => (
          <li key={step} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 28 16" className="h-4 w-7 shrink-0">
              <rect width={28} height={16} className={`area-fill area-step-${step}`} />
              <rect width={28} height={16} fill={hatchOf({ id, step })} className="area-border" />
            </svg>
            {step === 0
              ? AREAS_TEXTS.nothing
              : step === 4
                ? AREAS_TEXTS.above(text(last))
                : AREAS_TEXTS.to(text(bounds[step - 1] ?? last))}
          </li>
        ))}
      </ul>
    </div>
  );
}
