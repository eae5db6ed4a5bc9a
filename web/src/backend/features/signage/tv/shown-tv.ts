import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type TvCommand, tvCommand } from "@tresen/contract/signage/command/command";
import { commandStateAt } from "@tresen/contract/signage/command/command.state";
import { type TvState, type TvStatus, tvStatus } from "@tresen/contract/signage/tv/tv.status";

/** A TV as its page shows it. What the server did not answer is null. */
export interface ShownTv {
  id: string;
  /** Of the record. */
  version: number;
  name: string;
  branch: string;
  group: string;
  isEnabled: boolean;
  stream: string | null;
  size: { width: number; height: number } | null;
  status: TvStatus | null;
  command: TvCommand | null;
}

export function shownTv(record: AnyRecord): ShownTv {
  const size = tvStatus.shape.report.unwrap().shape.resolution.safeParse(record["size"]);
  return {
    id: record.id,
    version: record.version,
    name: textOf(record["name"]),
    branch: textOf(record["branch"]),
    group: textOf(record["group"]),
    isEnabled: record["isEnabled"] !== false,
    stream: textOf(record["stream"]) || null,
    size: size.data ?? null,
    status: tvStatus.safeParse(record["status"]).data ?? null,
    command: tvCommand.safeParse(record["command"]).data ?? null,
  };
}

/** How it is to those who look after it: one that is switched off plays nothing, online or not. */
export function shownState({ isEnabled, status }: Pick<ShownTv, "isEnabled" | "status">): TvState | "off" {
  return isEnabled ? (status?.state ?? "unpaired") : "off";
}

/** The command as it is now: one whose time is over has expired, whatever was answered before. */
export function commandAt({ command, now }: { command: TvCommand; now: number }): TvCommand {
  const { state } = command;
  return { ...command, state: commandStateAt({ state, expiresAt: Date.parse(command.expiresAt), now }) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
