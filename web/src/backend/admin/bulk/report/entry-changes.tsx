import type { Resource } from "@tresen/contract/kit/resource";
import type { ChangedField } from "@tresen/contract/log/changed-fields";
import { useMemo } from "react";
import { useMe } from "../../../shared/session";
import { excerpts } from "../../form/history/excerpt";
import { HISTORY_TEXTS } from "../../form/history/history.texts";
import { readableChanges } from "../../form/history/readable-changes";
import { useChangeTexts } from "../../form/history/use-change-texts";
import { useRecordZone } from "../../form/use-record-zone";
import { columnField } from "../../list/screen-columns";
import type { Field } from "../../model/field";
import { fieldsOf } from "../../model/schema-fields";
import { REPORT_TEXTS } from "../bulk.texts";

const NO_RECORD = {};
/** So many changed fields of a record are shown at once. */
const FIRST = 3;

/** The fields of the records, and the categories in which they stand. */
function toldFields({ fields, placeColumn }: Resource): Field[] {
  const own = fieldsOf(fields);
  return placeColumn ? [...own, columnField({ key: placeColumn.path, title: placeColumn.title })] : own;
}

/** The changed fields of a record in the report, each with its value before and after: `Preis: 9,50 € → 10,50 €`. */
export function EntryChanges({ resource, changes }: { resource: Resource; changes: readonly ChangedField[] }) {
  const me = useMe();
  const zone = useRecordZone({ resource, record: NO_RECORD, me });
  const readable = useMemo(
    () => readableChanges({ fields: toldFields(resource), record: null, changes }),
    [resource, changes],
  );
  const textOf = useChangeTexts({ changes: readable, zone });
  const lines = readable.map((change) => {
    const { before, after } = excerpts({ before: textOf(change, "before"), after: textOf(change, "after") });
    return (
      <li key={`${change.path} ${change.title}`} className="wrap-anywhere">
        <span className="text-muted">{REPORT_TEXTS.field(change.title)}</span>{" "}
        {change.field ? (
          <>
            <del className="text-muted">{before || HISTORY_TEXTS.noValue}</del> <span aria-hidden>→</span>{" "}
            <ins className="font-medium no-underline">{after || HISTORY_TEXTS.noValue}</ins>
          </>
        ) : (
          HISTORY_TEXTS.changed
        )}
      </li>
    );
  });
  if (lines.length <= FIRST + 1) return <ul>{lines}</ul>;
  return (
    <>
      <ul>{lines.slice(0, FIRST)}</ul>
      <details>
        <summary className="min-h-6 cursor-pointer text-action-text pointer-coarse:min-h-11">
          {REPORT_TEXTS.moreChanges(lines.length - FIRST)}
        </summary>
        <ul>{lines.slice(FIRST)}</ul>
      </details>
    </>
  );
}
