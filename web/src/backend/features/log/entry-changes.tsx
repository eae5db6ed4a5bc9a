import { resources } from "@tresen/contract/resources";
import type { LogEntry } from "@tresen/contract/log/log";
import { useMemo } from "react";
import { DifferenceTable } from "../../admin/form/history/difference-table";
import { readableChanges } from "../../admin/form/history/readable-changes";
import { fieldsOf } from "../../admin/model/schema-fields";
import { LOG_FIELDS } from "./log-fields";
import { LOG_PAGE_TEXTS } from "./log.texts";

const SECRET = "password";
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

/** The changed fields before and after, in the words of the record's form, or those of what has none. */
export function EntryChanges({ entry: { subject, changes }, zone }: { entry: LogEntry; zone: string }) {
  const schema =
    Object.values(resources).find(({ name }) => name === subject?.resource)?.fields ??
    LOG_FIELDS[subject?.resource ?? ""];
  const readable = useMemo(() => {
    // Of a secret there is the field alone.
    const told = changes.filter(
      ({ field, before, after }) => field === SECRET || !isNothing(before) || !isNothing(after),
    );
    return schema ? readableChanges({ fields: fieldsOf(schema), record: null, changes: told }) : [];
  }, [schema, changes]);
  if (changes.length === 0 || !schema) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{LOG_PAGE_TEXTS.detail.changes}</h3>
      <DifferenceTable changes={readable} zone={zone} />
    </section>
  );
}
