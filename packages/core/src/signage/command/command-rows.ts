import type { TvCommand } from "@tresen/contract/signage/command/command";
import { commandStateAt } from "@tresen/contract/signage/command/command.state";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { storageCall } from "../../platform/db";
import { TvCommandEntity } from "./command.entity";

export type CommandRow = EntityItem<typeof TvCommandEntity>;

export async function findCommand(tv: string): Promise<CommandRow | null> {
  return (await storageCall(() => TvCommandEntity.get({ tv }).go({ consistent: true }))).data;
}

/**
 * Writes the command of a TV. @param before what was read; nothing may have changed since.
 * @throws ConditionFailed otherwise.
 */
export async function writeCommand({ row, before }: { row: CommandRow; before: CommandRow | null }): Promise<void> {
  const write = TvCommandEntity.put(row).where(({ version }, { eq, notExists }) =>
    before ? eq(version, before.version) : notExists(version),
  );
  await storageCall(() => write.go({ response: "none" }));
}

/** The command as it is at `now`: one whose time is over has expired. */
export function commandView({ row, now }: { row: CommandRow; now: Instant }): TvCommand {
  const { id, type, data, state, by, createdAt, expiresAt } = row;
  const stateNow = commandStateAt({ state, expiresAt: Date.parse(expiresAt), now });
  return {
    ...{ id, type, data, state: stateNow, by, createdAt, expiresAt },
    deliveredAt: row.deliveredAt ?? null,
    finishedAt: row.finishedAt ?? (stateNow === "expired" ? expiresAt : null),
    result: row.result ?? null,
  };
}
