import { StateIcon } from "./grid/shift-block";
import { PLANNER_TEXTS as texts } from "./planner.texts";

const STATES = ["draft", "published", "changed", "cancelled"] as const;

/** What the icons of shifts mean, how shifts of a night count, where there are some, and the keys of the grid. */
export function KeyHelp({ hasNights }: { hasNights: boolean }) {
  return (
    <div className="flex flex-col gap-1 text-xs text-muted print:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {STATES.map((state) => (
          <li key={state} className="flex items-center gap-1">
            <StateIcon state={state} /> {texts.states[state]}
          </li>
        ))}
      </ul>
      {hasNights && <p>{texts.overnight}</p>}
      <details>
        <summary className="pointer-coarse:min-h-11">{texts.help}</summary>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
          {texts.keys.map(([keys, what]) => (
            <div key={keys} className="flex gap-1">
              <dt className="font-medium text-ink">{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
