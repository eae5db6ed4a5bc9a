import type { TvCommand } from "@tresen/contract/signage/command/command";
import { commandStateAt } from "@tresen/contract/signage/command/command.state";
import { COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { type Actor, requireStaff } from "../../platform/actor";
import { type TransactionWrite, storageCall, transactionWrites, writeTransaction } from "../../platform/db";
import { type Told, logEventWrites } from "../../records/log-events";
import { tvRows } from "../tv/tv-rows";
import { TvCommandEntity } from "./command.entity";

export type CommandRow = EntityItem<typeof TvCommandEntity>;

export async function findCommand(tv: string): Promise<CommandRow | null> {
  return (await storageCall(() => TvCommandEntity.get({ tv }).go({ consistent: true }))).data;
}

interface Written {
  row: CommandRow;
  /** What was read; nothing may have changed since. */
  before: CommandRow | null;
  /** What the log tells of it. */
  told?: readonly Told[];
}

/**
 * Writes the command of a TV.
 * @throws ConditionFailed otherwise.
 */
export async function writeCommand(written: Written): Promise<void> {
  await writeTransaction({ entities: { commands: TvCommandEntity }, writes: () => commandWrites(written) });
}

/** The same as a part of a transaction with other writes. */
export function commandWrites({ row, before, told = [] }: Written): TransactionWrite[] {
  const writes = transactionWrites({
    entities: { commands: TvCommandEntity },
    writes: ({ commands }) => [
      commands
        .put(row)
        .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
        .commit(),
    ],
  });
  return [...writes, ...logEventWrites(told)];
}

/** What the log tells of a command that somebody gave or took back. */
export function commandEvent({
  event,
  tv: { id, name, branch },
  type,
  actor,
  now,
}: {
  event: "tv-command" | "tv-command-aborted";
  tv: Tv;
  type: CommandRow["type"];
  actor: Actor;
  now: Instant;
}): Told {
  return {
    ...{ event, at: now, branches: [branch], details: { command: COMMAND_TYPE_LABELS[type] } },
    actor: { kind: "staff", id: requireStaff(actor).user.id },
    subject: { resource: tvRows.name, id, title: name },
  };
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
