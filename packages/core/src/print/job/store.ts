import { DAY, type Instant } from "@tresen/contract/kit/time";
import { PRINT_JOB, PRINT_JOB_MESSAGES } from "@tresen/contract/print/job/print-job.texts";
import {
  type PrintJobAction,
  type PrintJobActor,
  isOpenPrintJob,
  isTroubledPrintJob,
  nextPrintState,
} from "@tresen/contract/print/job/print-job.state";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { KeyStatusEntity } from "../../access-key";
import { keyOfDevice } from "../../device";
import { ConditionFailed, batchRead, eachChunk, keyOf, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { PrintJobEntity, type PrintJobRow } from "./print-job.entity";

/** How long a job is kept: as long as what was told of its order. */
export const KEPT = 30 * DAY;
const PARALLEL = 8;

export async function findPrintJob(id: string): Promise<PrintJobRow | null> {
  return (await storageCall(() => PrintJobEntity.get({ id }).go({ consistent: true }))).data;
}

/** The existing jobs among these ids, in their order. */
export async function findPrintJobs(ids: readonly string[]): Promise<PrintJobRow[]> {
  const keys = ids.map((id) => keyOf(PrintJobEntity.get({ id }).params()));
  const found = await batchRead(keys);
  return keys.flatMap((key) => {
    const item = found(key);
    return (item && PrintJobEntity.parse({ Item: item }).data) ?? [];
  });
}

/** How a device's lists of jobs name one, so that they are in the order in which they are due. */
export function entryOf({ dueAt, id }: Pick<PrintJobRow, "dueAt" | "id">): string {
  return `${dueAt}#${id}`;
}

/** The ids in a device's list, the earliest first. */
export function idsIn(entries: readonly string[] = []): string[] {
  return [...entries].sort().map((entry) => entry.slice(entry.indexOf("#") + 1));
}

/**
 * Adds jobs to the queues of their devices; those that exist already stay as they are. The entry of the queue is
 * written first: an entry without a job does no harm, while a job without an entry would never be fetched. So whoever
 * calls this again after a failure completes it.
 */
export async function enqueue(jobs: readonly PrintJobRow[]): Promise<void> {
  await eachChunk({
    all: jobs,
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const job of chunk) {
        await changeLists({ device: job.device, add: { open: [entryOf(job)] } });
        await createOnce(job);
      }
    },
  });
}

async function createOnce(job: PrintJobRow): Promise<void> {
  try {
    await storageCall(() =>
      PrintJobEntity.put(job)
        .where(({ version }, { notExists }) => notExists(version))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** The job after an action. @throws conflict where its state does not allow it. */
export function acted({
  job,
  action,
  actor,
  now,
  change = {},
}: {
  job: PrintJobRow;
  action: PrintJobAction;
  actor: PrintJobActor;
  now: Instant;
  change?: Partial<PrintJobRow>;
}): PrintJobRow {
  const state = nextPrintState({ action, actor, state: job.state, attempts: job.attempts });
  if (state === null) throw new AppError("print-job.not_now", "conflict", PRINT_JOB_MESSAGES.notNow);
  const at = new Date(now).toISOString();
  const { claimedAt: _, ...rest } = job;
  const times =
    action === "claim"
      ? { ...rest, claimedAt: at, attempts: job.attempts + 1 }
      : state === "waiting"
        ? rest
        : { ...job, finishedAt: at };
  return { ...times, ...change, state, version: job.version + 1 };
}

/**
 * Replaces a job as it was read, and moves it between its device's lists. Where the second fails, whoever looks next at
 * the lists mends them: the job's own state decides.
 * @throws conflict when somebody was faster.
 */
export async function replacePrintJob({
  before,
  job,
}: {
  before: PrintJobRow;
  job: PrintJobRow;
}): Promise<PrintJobRow> {
  try {
    await storageCall(() =>
      PrintJobEntity.put(job)
        .where(({ version }, { eq }) => eq(version, before.version))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (error instanceof ConditionFailed) throw changedMeanwhile(error);
    throw error;
  }
  await relist({ before, job });
  return job;
}

/** The lists of its device that a job belongs to. */
const LISTS = {
  open: ({ state }: PrintJobRow) => isOpenPrintJob(state),
  troubled: ({ state, settledAt }: PrintJobRow) => isTroubledPrintJob(state) && !settledAt,
} as const;
type List = keyof typeof LISTS;
const LIST_NAMES: readonly List[] = ["open", "troubled"];

/**
 * Brings the lists of the job's device in line with its state.
 * @param before the job before its change; without it, nothing is taken for granted.
 */
export async function relist({ before, job }: { before?: PrintJobRow; job: PrintJobRow }): Promise<void> {
  const differs = (list: List): boolean => !before || LISTS[list](before) !== LISTS[list](job);
  const changed = LIST_NAMES.filter(differs);
  const entries = [entryOf(job)];
  await changeLists({
    device: job.device,
    add: Object.fromEntries(changed.filter((list) => LISTS[list](job)).map((list) => [list, entries])),
    remove: Object.fromEntries(changed.filter((list) => !LISTS[list](job)).map((list) => [list, entries])),
  });
}

/** Adds entries to lists of a device and removes others, with one write. */
export async function changeLists({
  device,
  add = {},
  remove = {},
}: {
  device: string;
  add?: Partial<Record<List, string[]>>;
  remove?: Partial<Record<List, string[]>>;
}): Promise<void> {
  if (Object.keys(add).length + Object.keys(remove).length === 0) return;
  const row = KeyStatusEntity.update({ key: keyOfDevice(device) });
  await storageCall(() => row.add(add).delete(remove).go({ response: "none" }));
}

export function changedMeanwhile(cause?: unknown): AppError {
  return new AppError("print-job.changed", "conflict", PRINT_JOB_MESSAGES.changed, [], { cause });
}

export function missingPrintJob(): AppError {
  return new AppError("print-job.missing", "missing", notFound(PRINT_JOB));
}
