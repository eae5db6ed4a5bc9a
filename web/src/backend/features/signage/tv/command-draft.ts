import { type CommandRequest, commandRequest } from "@tresen/contract/signage/command/command";
import type { CommandType } from "@tresen/contract/signage/command/command.state";
import type { PlayableScene } from "@tresen/contract/signage/playing/parts";
import { COMMAND_TEXTS as texts } from "./tv.texts";

/** What is entered for a command. Each type uses its own part of it. */
export interface CommandDraft {
  scene: string | null;
  minutes: string;
  text: string;
  volume: string;
  powerHours: unknown;
}

export const EMPTY_COMMAND: CommandDraft = { scene: null, minutes: "5", text: "", volume: "50", powerHours: [] };

type Asked = Exclude<keyof CommandDraft, "powerHours">;

/** What a command of the type asks for; nothing if it can be given at once. */
export const ASKED: Readonly<Partial<Record<CommandType, readonly (keyof CommandDraft)[]>>> = {
  showScene: ["scene", "minutes"],
  message: ["text", "minutes"],
  volume: ["volume"],
  powerPlan: ["powerHours"],
};

/** The request, or what is missing in it, by its field. */
export function requestOf({
  type,
  draft: { scene, minutes, text, volume, powerHours },
}: {
  type: CommandType;
  draft: CommandDraft;
}): { request: CommandRequest } | { faults: Partial<Record<Asked, string>> } {
  const values: CommandDraft & Record<string, unknown> = { scene, minutes, text, volume, powerHours };
  const numbers = { minutes: wholeOf(minutes), volume: wholeOf(volume) };
  const data = Object.fromEntries((ASKED[type] ?? []).map((key) => [key, { ...values, ...numbers }[key]]));
  const result = commandRequest.safeParse({ type, data });
  if (result.success) return { request: result.data };
  const wrong = new Set(result.error.issues.map(({ path }) => path[1]));
  const names: readonly Asked[] = ["scene", "minutes", "text", "volume"];
  return {
    faults: Object.fromEntries(names.filter((name) => wrong.has(name)).map((name) => [name, texts.invalid[name]])),
  };
}

const wholeOf = (typed: string): number | null => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : null);

/** The ids of the scenes that no command shows on TVs of the branch; null for TVs of several. */
export function scenesNotFor({
  scenes,
  branch,
}: {
  scenes: readonly Pick<PlayableScene, "id" | "isEnabled" | "branches">[];
  branch: string | null;
}): string[] {
  const isFor = (branches: readonly string[]): boolean =>
    branch === null || branches.length === 0 || branches.includes(branch);
  return scenes.filter(({ isEnabled, branches }) => !isEnabled || !isFor(branches)).map(({ id }) => id);
}
