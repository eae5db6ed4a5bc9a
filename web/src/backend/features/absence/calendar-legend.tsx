import type { Absence } from "@tresen/contract/absence/absence";
import { kindText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** A letter or two for the kind of an absence, in a cell that is too small for its word. */
export const kindLetters = ({ kind }: Pick<Absence, "kind">): string => texts.letters[kind ?? "away"];

/** A filled cell is approved, an outlined one waits for an answer. */
export const cellLook = ({ state }: Pick<Absence, "state">): string =>
  state === "approved" ? "bg-info text-surface" : "border border-dashed border-info text-info";

/** What the cells of the calendar mean, of the absences that it has. Screen readers are told so in each cell. */
export function CalendarLegend({ absences }: { absences: readonly Absence[] }) {
  const kinds = new Map(absences.map((absence) => [kindLetters(absence), kindText(absence)]));
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {(["approved", "requested"] as const).map((state) => (
        <li key={state} className="flex items-center gap-1">
          <span className={`inline-block size-4 rounded-sm ${cellLook({ state })}`} /> {texts.legend[state]}
        </li>
      ))}
      {[...kinds].map(([letters, name]) => (
        <li key={letters}>
          <span className="font-medium text-ink">{letters}</span> {name}
        </li>
      ))}
      {absences.some(({ half }) => half) && <li>{texts.legend.half}</li>}
    </ul>
  );
}
