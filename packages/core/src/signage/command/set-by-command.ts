import { isDeepStrictEqual } from "node:util";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import { type Row, findRow, stale, writeRow } from "../../records/rows";
import { type CommandRow, commandWrites, writeCommand } from "./command-rows";

/** The part of a TV's definition that a write of its record needs here: what is unique of it stays as it is. */
const tvs = { ...tvReferrer, unique: [] };

/** The field of a TV's record that a command sets, and has in its data. */
const FIELDS: Partial<Record<CommandRow["type"], string>> = { volume: "volume", powerPlan: "powerHours" };

/**
 * Writes a command that its TV has carried out. What it has set is in the record of the TV from then on, by whoever gave
 * the command, so that staff see it and it holds after a restart: both are written or neither.
 * @throws conflict where the record or the command was changed meanwhile.
 */
export async function writeDone({
  row,
  before,
  now,
}: {
  row: CommandRow;
  before: CommandRow;
  now: Instant;
}): Promise<void> {
  const field = FIELDS[row.type];
  const tv = field === undefined ? null : await findRow({ resource: tvs, id: row.tv });
  const value = row.data[field ?? ""];
  if (!tv || field === undefined || isDeepStrictEqual(tv.fields[field], value)) return writeCommand({ row, before });
  const after: Row = {
    ...tv,
    version: tv.version + 1,
    updatedAt: new Date(now).toISOString(),
    fields: { ...tv.fields, [field]: value },
  };
  const along = commandWrites({ row, before }).map((write) => ({ condition: () => write, error: stale() }));
  await writeRow({
    resource: tvs,
    before: tv,
    after,
    checks: along,
    cause: { actor: giverOf(row), action: "update", now },
  });
}

/** Whoever gave the command, as the history names them. */
function giverOf({ by: name, byId: id }: CommandRow): Actor | null {
  return id === undefined ? null : { kind: "staff", user: { id, name, roles: [], branches: [] } };
}
