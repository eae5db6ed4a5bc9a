import { resources } from "@tresen/contract/resources";
import type { LogEntry } from "@tresen/contract/log/log";
import { ORDER_STATES } from "@tresen/contract/order/order.state";
import { useMemo } from "react";
import { DifferenceTable } from "../../admin/form/history/difference-table";
import { readableChanges } from "../../admin/form/history/readable-changes";
import { fieldsOf } from "../../admin/model/schema-fields";
import { LOG_PAGE_TEXTS } from "./log.texts";

const TEXTS = LOG_PAGE_TEXTS.detail;
const CELL = "py-1.5 pe-3 align-top wrap-anywhere";

/** The changed fields before and after: of a resource in the words of its form, of others as they are stored. */
export function EntryChanges({ entry: { subject, changes }, zone }: { entry: LogEntry; zone: string }) {
  const resource = Object.values(resources).find(({ name }) => name === subject?.resource);
  const readable = useMemo(
    () => (resource ? readableChanges({ fields: fieldsOf(resource.fields), record: null, changes }) : []),
    [resource, changes],
  );
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{TEXTS.changes}</h3>
      {resource ? <DifferenceTable changes={readable} zone={zone} /> : <PlainChanges changes={changes} />}
    </section>
  );
}

function PlainChanges({ changes }: Pick<LogEntry, "changes">) {
  return (
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr className="text-muted *:text-start *:font-medium">
          <th scope="col">{TEXTS.field}</th>
          <th scope="col">{TEXTS.before}</th>
          <th scope="col">{TEXTS.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="*:border-t *:border-line">
            <th scope="row" className={`${CELL} text-start font-normal`}>
              {TEXTS.fields[field] ?? field}
            </th>
            <td className={`${CELL} text-muted`}>{plain(before)}</td>
            <td className={CELL}>{plain(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return TEXTS.noValue;
  const state = ORDER_STATES.find((one) => one === value);
  if (state) return TEXTS.states[state];
  return typeof value === "string" ? value : JSON.stringify(value);
}
