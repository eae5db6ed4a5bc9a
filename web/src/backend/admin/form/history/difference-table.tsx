import { useMemo } from "react";
import { referencesIn, valueText } from "../../model/value-text";
import { excerpts } from "./excerpt";
import { HISTORY_TEXTS } from "./history.texts";
import type { ReadableChange } from "./readable-changes";
import { useTextContext } from "./use-text-context";

const CELLS = "*:border-b *:border-line *:py-2 *:pe-3 *:align-top";

/** The changed fields with their values before and after, in words. A field's title leads to the field. */
export function DifferenceTable({
  changes,
  zone,
  onGoTo,
}: {
  changes: readonly ReadableChange[];
  zone: string;
  onGoTo?: ((path: string) => void) | undefined;
}) {
  const references = useMemo(
    () =>
      changes.flatMap(({ field, before, after }) =>
        field ? [before, after].flatMap((value) => referencesIn({ field, value })) : [],
      ),
    [changes],
  );
  const context = useTextContext({ references, zone });
  const text = (change: ReadableChange, value: unknown): string =>
    change.field ? valueText({ field: change.field, value, context }) : HISTORY_TEXTS.changed;
  if (changes.length === 0) return <p className="text-sm text-muted">{HISTORY_TEXTS.unchanged}</p>;
  return (
    <table aria-label={HISTORY_TEXTS.differences} className="w-full table-fixed text-sm">
      <thead>
        <tr className={`${CELLS} text-muted *:text-start *:font-medium`}>
          <th scope="col">{HISTORY_TEXTS.field}</th>
          <th scope="col">{HISTORY_TEXTS.before}</th>
          <th scope="col">{HISTORY_TEXTS.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const told = excerpts({ before: text(change, change.before), after: text(change, change.after) });
          return (
            <tr key={change.path} className={CELLS}>
              <th scope="row" className="text-start font-medium wrap-break-word hyphens-auto">
                {onGoTo ? (
                  <button
                    type="button"
                    aria-label={HISTORY_TEXTS.goTo(change.title)}
                    onClick={() => onGoTo(change.path)}
                    className="text-start underline underline-offset-4 pointer-coarse:min-h-11"
                  >
                    {change.title}
                  </button>
                ) : (
                  change.title
                )}
              </th>
              {change.field ? (
                <>
                  <td className="wrap-break-word hyphens-auto text-muted">{told.before || HISTORY_TEXTS.noValue}</td>
                  <td className="wrap-break-word hyphens-auto">{told.after || HISTORY_TEXTS.noValue}</td>
                </>
              ) : (
                <td colSpan={2}>{HISTORY_TEXTS.changed}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
