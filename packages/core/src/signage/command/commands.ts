import { isDeepStrictEqual } from "node:util";
import type { CommandRequest } from "@tresen/contract/signage/command/command";
import {
  COMMAND_EXPIRES_AFTER,
  type CommandState,
  commandStateAt,
  isOpenCommand,
  mayMove,
} from "@tresen/contract/signage/command/command.state";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import { isOfBranch } from "@tresen/contract/signage/signage-fields";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { ABORT_FAILED, COMMAND_FAILED, COMMAND_MESSAGES, TV_TITLES } from "@tresen/contract/signage/tv/tv.texts";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { mayDo } from "@tresen/contract/kit/access";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { type Actor, personOf, requirePermission, requireStaff } from "../../platform/actor";
import { ConditionFailed, eachChunk } from "../../platform/db";
import { AppError, failedBecause, inputError } from "../../platform/errors";
import { allRows, findRow, namedRecords, stale } from "../../records/rows";
import { findTv, tvRows } from "../tv/tv-rows";
import { type CommandRow, commandEvent, findCommand, writeCommand } from "./command-rows";
import { writeDone } from "./set-by-command";

const scenes = namedRecords<Scene>("scenes");
/** Writes that are tried anew where another came between reading and writing. */
const ATTEMPTS = 4;
/** TVs that are given a command at the same time. */
const PARALLEL = 25;

interface Asked {
  actor: Actor;
  id: string;
  now: Instant;
}

/** A TV that the actor may command. @throws missing, forbidden. */
async function ownTv({ actor, id }: Omit<Asked, "now">): Promise<Tv> {
  const permission = tvPermissions.command;
  requirePermission({ actor, permission });
  const tv = await findTv(id);
  if (!tv) throw new AppError("tv.missing", "missing", notFound(TV_TITLES.one));
  requirePermission({ actor, permission, branch: tv.branch });
  return tv;
}

/**
 * Gives a TV a command, which waits until the TV asks. The same id again makes no second one.
 * @throws conflict with the specification's text while another command is open; input for a scene that the TV may not show; missing;
 * forbidden.
 */
export async function giveCommand({ actor, id, request, now }: Asked & { request: CommandRequest }): Promise<Tv> {
  const tv = await ownTv({ actor, id });
  checkBranch({ tv, scene: await sceneOf(request) });
  await give({ tv, actor, request, now });
  return tv;
}

/** Writes the command, unless another one is open. */
async function give({
  tv,
  actor,
  request,
  now,
}: {
  tv: Tv;
  actor: Actor;
  request: CommandRequest;
  now: Instant;
}): Promise<void> {
  const { type, data } = request;
  const { id: byId, name: by } = requireStaff(actor).user;
  // A body may repeat the TV that the address names.
  const id = request.id === tv.id ? undefined : request.id;
  await attempt(COMMAND_FAILED, async () => {
    const before = await findCommand(tv.id);
    const isAgain = before?.id === id && before?.type === type;
    if (before && isAgain && isDeepStrictEqual(before.data, data)) return;
    if (before && before.id === id)
      throw failedBecause({ code: "tv.command_id", failed: COMMAND_FAILED, why: COMMAND_MESSAGES.id });
    if (before && isOpenCommand(stateOf({ row: before, now })))
      throw failedBecause({ code: "tv.command_open", failed: COMMAND_FAILED, why: COMMAND_MESSAGES.open });
    const row: CommandRow = {
      ...{ tv: tv.id, id: id ?? `cmd_${ulid(now)}`, version: (before?.version ?? 0) + 1 },
      ...{ type, data, state: "queued", by, byId },
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + COMMAND_EXPIRES_AFTER).toISOString(),
    };
    await writeCommand({ row, before, told: [commandEvent({ event: "tv-command", tv, type, actor, now })] });
  });
}

/**
 * Gives the command to several TVs, or to all of a group that the actor may command.
 * @returns a line for each TV, with what kept it from getting the command.
 * @throws forbidden, unauthenticated.
 */
export async function giveCommands({
  actor,
  ids,
  group,
  request,
  now,
}: Omit<Asked, "id"> & {
  ids?: readonly string[] | undefined;
  group?: string | undefined;
  request: CommandRequest;
}): Promise<{ id: string; name: string; problem: string | null }[]> {
  const permission = tvPermissions.command;
  requirePermission({ actor, permission });
  const all = (await allRows({ resource: tvRows })).map(tvRows.recordOf);
  const tvs = new Map(all.map((tv) => [tv.id, tv]));
  const meant =
    ids ??
    all
      .filter((tv) => tv.group === group && mayDo({ person: personOf(actor), permission, branch: tv.branch }))
      .map(({ id }) => id);
  const scene = await sceneOf(request);
  const problems = new Map<string, string | null>(meant.map((id) => [id, null]));
  await eachChunk({
    all: [...problems.keys()],
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const id of chunk) {
        const tv = tvs.get(id);
        problems.set(id, tv ? await problemOf(giveOwn({ actor, tv, request, now, scene })) : notFound(TV_TITLES.one));
      }
    },
  });
  return [...problems].map(([id, problem]) => {
    const tv = tvs.get(id);
    const isOwn = tv && mayDo({ person: personOf(actor), permission, branch: tv.branch });
    return { id, name: isOwn ? tv.name : "", problem };
  });
}

async function giveOwn({ scene, ...given }: Parameters<typeof give>[0] & { scene: Scene | null }): Promise<void> {
  const { actor, tv } = given;
  requirePermission({ actor, permission: tvPermissions.command, branch: tv.branch });
  checkBranch({ tv, scene });
  await give(given);
}

/** Why the call was refused, in the words for people; null if it was not. */
async function problemOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.details.at(-1)?.message ?? error.message;
    throw error;
  }
}

/** Takes back the open command of a TV. @throws conflict with the specification's text where none is open. */
export async function abortCommand({ actor, id, now }: Asked): Promise<Tv> {
  const tv = await ownTv({ actor, id });
  await attempt(ABORT_FAILED, async () => {
    const before = await findCommand(id);
    if (!before || !mayMove({ from: stateOf({ row: before, now }), to: "aborted", by: "staff" }))
      throw failedBecause({ code: "tv.no_command", failed: ABORT_FAILED, why: COMMAND_MESSAGES.none });
    const row: CommandRow = {
      ...{ ...before, state: "aborted", version: before.version + 1 },
      finishedAt: new Date(now).toISOString(),
    };
    const told = [commandEvent({ event: "tv-command-aborted", tv, type: before.type, actor, now })];
    await writeCommand({ row, before, told });
  });
  return tv;
}

/**
 * Notes what a TV says of a command. What one has set that is done is in the record of the TV from then on. What comes too late is kept as the result and changes no state; what is said
 * twice, or of a command that was replaced, changes nothing.
 */
export async function noteCommand({
  tv,
  command,
  state,
  result,
  now,
}: {
  tv: string;
  /** The id of the command. */
  command: string;
  state: Extract<CommandState, "delivered" | "running" | "done" | "failed">;
  result?: CommandRow["result"];
  now: Instant;
}): Promise<void> {
  await attempt(COMMAND_FAILED, async () => {
    const before = await findCommand(tv);
    if (before?.id !== command) return;
    const isMoved = mayMove({ from: stateOf({ row: before, now }), to: state, by: "screen" });
    const isLate = !isMoved && !isOpenCommand(state) && result !== undefined && before.result === undefined;
    if (!isMoved && !isLate) return;
    const at = new Date(now).toISOString();
    const row: CommandRow = {
      ...before,
      version: before.version + 1,
      ...(result === undefined ? {} : { result }),
      ...(isMoved ? { state, deliveredAt: before.deliveredAt ?? at } : {}),
      ...(isMoved && state === "running" ? { expiresAt: endOf({ row: before, now }) } : {}),
      ...(isMoved && !isOpenCommand(state) ? { finishedAt: at } : {}),
    };
    await (isMoved && state === "done" ? writeDone({ row, before, now }) : writeCommand({ row, before }));
  });
}

function stateOf({ row, now }: { row: CommandRow; now: Instant }): CommandState {
  return commandStateAt({ state: row.state, expiresAt: Date.parse(row.expiresAt), now });
}

/** Does it again where somebody else has written the command, or the TV's record, meanwhile. */
async function attempt(failed: string, run: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await run();
      return;
    } catch (error) {
      const isRace = error instanceof ConditionFailed || (error instanceof AppError && error.code === stale().code);
      if (!isRace) throw error;
      if (count === ATTEMPTS) throw failedBecause({ code: "tv.command_busy", failed, why: COMMAND_MESSAGES.busy });
    }
  }
}

/** The scene that a request shows; null for one that shows none. @throws input for one that no TV shows. */
async function sceneOf(request: CommandRequest): Promise<Scene | null> {
  if (request.type !== "showScene") return null;
  const row = await findRow({ resource: scenes, id: request.data.scene });
  const scene = row && scenes.recordOf(row);
  if (!scene) throw sceneFault(COMMAND_MESSAGES.scene);
  if (!scene.isEnabled) throw sceneFault(COMMAND_MESSAGES.sceneDisabled);
  return scene;
}

/** @throws input for a scene of other branches. */
function checkBranch({ tv, scene }: { tv: Tv; scene: Scene | null }): void {
  if (scene && !isOfBranch({ branches: scene.branches, branch: tv.branch }))
    throw sceneFault(COMMAND_MESSAGES.sceneBranch);
}

function sceneFault(message: string): AppError {
  return inputError({
    code: "tv.command_scene",
    faults: [fieldError({ path: "data.scene", code: "reference", message })],
  });
}

/** A scene or a message is shown for its minutes, which begin once it is there: until then the command has not expired. */
function endOf({ row: { type, data, expiresAt }, now }: { row: CommandRow; now: Instant }): string {
  if (type !== "showScene" && type !== "message") return expiresAt;
  return new Date(now + Number(data["minutes"]) * MINUTE + COMMAND_EXPIRES_AFTER).toISOString();
}
