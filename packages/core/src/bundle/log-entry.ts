import { type ImportedCount, importSubject } from "@tresen/contract/bundle/import-log";
import { SETTINGS } from "@tresen/contract/log/log.texts";
import { resources } from "@tresen/contract/resources";
import { ulid } from "ulid";
import type { Item } from "../platform/db";
import { type Cause, ChangeEntity, changeItem } from "../records/changes";
import type { Plan } from "./plan";

/**
 * The single log entry for a whole import: who, when, and how many records of which kind. It is written before the
 * records, so that an interrupted import is logged too. Null when there is nothing to write.
 */
export function importLogEntry({
  plan,
  config,
  cause,
}: {
  plan: Plan;
  config: ImportedCount;
  cause: Cause;
}): { put: Item } | null {
  const counts: Record<string, ImportedCount> = {};
  const told: string[] = [];
  for (const [name, changes] of plan.changes) {
    if (changes.length === 0) continue;
    const created = changes.filter(({ before }) => before === null).length;
    const { one, many } = resources[name];
    counts[name] = { created, updated: changes.length - created };
    told.push(`${changes.length} ${changes.length === 1 ? one : many}`);
  }
  if (config.created + config.updated > 0) {
    counts["config"] = config;
    told.push(SETTINGS);
  }
  if (told.length === 0) return null;
  const row = changeItem({
    resource: { ...importSubject, title: [] },
    id: `imp_${ulid(cause.now)}`,
    before: null,
    after: { version: 1, fields: counts },
    cause,
    title: told.join(", "),
  });
  return { put: ChangeEntity.put({ ...row, isPart: false }).params().Item as Item };
}
