import { createHash } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import type { BatchAnswer, BatchBody, NewShift } from "@tresen/contract/planning/planner/planner-calls";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import type { Actor } from "../../platform/actor";
import { AppError, isAppError } from "../../platform/errors";
import { createRecord, removeUnreferred, writeIndexing } from "../../records";
import { findRow, stale } from "../../records/rows";
import { shiftHooks } from "../hooks";
import { shiftRows } from "../rows";

/** How many shifts are written at the same time. */
const AT_ONCE = 8;

interface Change {
  actor: Actor;
  now: Instant;
}

/**
 * Creates drafts at a branch and removes drafts, each in a write of its own. The ids follow from `request`, so the same
 * call repeated goes on with what is left and creates nothing twice.
 * @returns also what was refused, such as a person who does not work for the branch any more.
 * @throws forbidden.
 */
export async function batchShifts({
  body: { branch, request, create, remove },
  ...change
}: Change & { body: BatchBody }): Promise<BatchAnswer> {
  const answer: BatchAnswer = { created: [], removed: [], refused: [] };
  const steps = [
    ...create.map((shift, index) => async () => {
      answer.created.push(await created({ ...change, branch, shift, id: idOf({ request, branch, index }) }));
    }),
    ...remove.map((shift) => async () => {
      answer.removed.push(await removed({ ...change, branch, ...shift }));
    }),
  ];
  for (let index = 0; index < steps.length; index += AT_ONCE)
    await Promise.all(
      steps.slice(index, index + AT_ONCE).map(async (run, offset) => {
        try {
          await run();
        } catch (error) {
          if (!isAppError(error) || (error.kind !== "input" && error.kind !== "conflict")) throw error;
          answer.refused.push({
            at: index + offset,
            code: error.code,
            message: error.details[0]?.message ?? error.message,
          });
        }
      }),
    );
  return answer;
}

async function created({
  actor,
  now,
  branch,
  shift,
  id,
}: Change & { branch: string; shift: NewShift; id: string }): Promise<BatchAnswer["created"][number]> {
  const input = { ...shift, branch, id };
  try {
    const { version } = await createRecord({
      ...{ resource: workingSchedules, actor, now, input },
      ...{ hooks: shiftHooks, indexing: writeIndexing },
    });
    return { id, version };
  } catch (error) {
    // The same request was made before.
    const row =
      isAppError(error) && error.code === "record.id_taken" ? await findRow({ resource: shiftRows, id }) : null;
    if (row) return { id, version: row.version };
    throw error;
  }
}

async function removed({
  actor,
  now,
  branch,
  id,
  version,
}: Change & { branch: string; id: string; version: number }): Promise<string> {
  const row = await findRow({ resource: shiftRows, id });
  // It is gone already, as it was wanted.
  if (!row) return id;
  if (shiftRows.recordOf(row).branch !== branch)
    throw new AppError("record.missing", "conflict", SHIFT_MESSAGES.missing);
  if (row.version !== version) throw stale();
  await removeUnreferred({
    ...{ resource: workingSchedules, actor, now, id },
    ...{ hooks: shiftHooks, indexing: writeIndexing },
  });
  return id;
}

function idOf({ request, branch, index }: { request: string; branch: string; index: number }): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([request, branch, index]))
    .digest("hex");
  return `${workingSchedules.idPrefix}_${hash.slice(0, 26)}`;
}
