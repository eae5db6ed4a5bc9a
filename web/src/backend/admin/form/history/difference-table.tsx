import { Private, useIsShown } from "../../../shared/visibility";
import { type Marked, excerpts, marked } from "./excerpt";
import { HISTORY_TEXTS } from "./history.texts";
import type { ReadableChange } from "./readable-changes";
import { useChangeTexts } from "./use-change-texts";

const CELLS = "border-b border-line *:pe-3 *:pb-2 *:align-top";

/**
 * The changed fields with their values before and after, in words. A field's title leads to the field. It stands above
 * its values, so that they have room on a phone and with large letters.
 */
export function DifferenceTable({
  changes,
  zone,
  onGoTo,
}: {
  changes: readonly ReadableChange[];
  zone: string;
  onGoTo?: ((path: string) => void) | undefined;
}) {
  const textOf = useChangeTexts({ changes, zone });
  const isShown = useIsShown("customer");
  if (changes.length === 0) return <p className="text-sm text-muted">{HISTORY_TEXTS.unchanged}</p>;
  return (
    <table aria-label={HISTORY_TEXTS.differences} className="w-full table-fixed text-sm">
      <thead>
        <tr className={`${CELLS} text-muted *:text-start *:font-medium`}>
          <th scope="col">{HISTORY_TEXTS.before}</th>
          <th scope="col">{HISTORY_TEXTS.after}</th>
        </tr>
      </thead>
      {changes.map((change) => {
        if (change.customerField !== undefined && !isShown)
          return <Hidden key={change.path} title={change.customerField} />;
        const told = marked(excerpts({ before: textOf(change, "before"), after: textOf(change, "after") }));
        return (
          <tbody key={`${change.path} ${change.title}`}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2 text-start font-medium wrap-break-word hyphens-auto">
                {onGoTo && change.field?.served === undefined ? (
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
            </tr>
            <tr className={CELLS}>
              {change.field ? (
                <>
                  <td className="wrap-break-word whitespace-pre-line hyphens-auto text-muted">
                    <Told text={told.before} as="del" />
                  </td>
                  <td className="wrap-break-word whitespace-pre-line hyphens-auto">
                    <Told text={told.after} as="ins" />
                  </td>
                </>
              ) : (
                <td colSpan={2}>{HISTORY_TEXTS.changed}</td>
              )}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

/** A change of what a customer is, while it is hidden. */
function Hidden({ title }: { title: string }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-2 text-start font-medium wrap-break-word hyphens-auto">
          {title}
        </th>
      </tr>
      <tr className={CELLS}>
        <td colSpan={2}>
          <Private kind="customer">{null}</Private>
        </td>
      </tr>
    </tbody>
  );
}

const CHANGED = {
  del: "bg-danger-soft text-danger line-through",
  ins: "bg-success-soft text-success underline underline-offset-2",
};

/** A value with the words that are only in it. */
function Told({ text: { start, changed, end }, as: Change }: { text: Marked; as: "del" | "ins" }) {
  if (start + changed + end === "") return <span className="text-muted italic">{HISTORY_TEXTS.noValue}</span>;
  return (
    <>
      {start}
      {changed !== "" && <Change className={`rounded-sm ${CHANGED[Change]}`}>{changed}</Change>}
      {end}
    </>
  );
}
