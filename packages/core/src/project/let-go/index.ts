import { idOfRow, referenceKey } from "@tresen/contract/kit/list/index-rows";
import type { Instant } from "@tresen/contract/kit/time";
import { projects } from "@tresen/contract/project/project.resource";
import { AFTER_ALL, readKeys } from "../../platform/db";
import { isAppError } from "../../platform/errors";
import { writeIndexing } from "../../records";
import { findRow, writeRow } from "../../records/rows";
import { projectRows } from "../rows";

const PAGE = 100;
/** How often a project is written that somebody else changed meanwhile. */
const ATTEMPTS = 8;

/**
 * Takes a customer who is erased out of their projects, which stay with tasks and time. May be repeated. 1 Query, and 1
 * GetItem and 1 TransactWriteItems for each project.
 */
export async function letGoOfCustomer({ customer, now }: { customer: string; now: Instant }): Promise<void> {
  const prefix = `${projectRows.name}#`;
  const range = { pk: referenceKey({ resource: "customers", id: customer }), from: prefix, to: prefix + AFTER_ALL };
  let after = "";
  for (;;) {
    const { rows, isLast } = await readKeys({ range, after, limit: PAGE, isConsistent: true });
    for (const row of rows) await letGo({ id: idOfRow(row), customer, now });
    after = rows.at(-1)?.sk ?? after;
    if (isLast) return;
  }
}

async function letGo({ id, customer, now }: { id: string; customer: string; now: Instant }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findRow({ resource: projectRows, id });
    if (!before || projectRows.fieldsOf(before).customer !== customer) return;
    const updatedAt = new Date(now).toISOString();
    const after = { ...before, version: before.version + 1, updatedAt, fields: { ...before.fields, customer: null } };
    const cause = { actor: null, action: "update" as const, now };
    try {
      await writeRow({ resource: projects, before, after, cause, indexing: writeIndexing });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isAppError(error, "record.stale")) throw error;
    }
  }
}
