import { FILE_DAYS } from "@tresen/contract/bulk/bulk.limits";
import type { BulkAction } from "@tresen/contract/bulk/bulk.actions";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import type { BulkEntry, BulkOutcome, BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { jobReasonText } from "@tresen/contract/job/job.texts";
import { isAdmin } from "@tresen/contract/kit/access";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { findResource } from "@tresen/contract/resources";
import { type Actor, requireStaff } from "../platform/actor";
import { cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { AppError } from "../platform/errors";
import { type Job, askToStop, createJob, endedOn, findJob, jobId, replaceJob, shownTimes } from "../platform/job";
import { type BulkData, NOTHING_DONE, bulkDataOf, newBulkJob, reportsOf, undoKey } from "./bulk-job";
import { countStart } from "./sliced";
import { isEntry } from "./entry";
import { ownJobs, rememberJob } from "./own-jobs";
import { readEntries } from "./part";
import { requireRights, rightsOf } from "./rights";
import { shownEntry } from "./shown-entry";

interface Asked {
  actor: Actor;
  now: Instant;
  id: string;
}

/** @throws missing, also for the job of somebody else. */
export async function getBulk(asked: Asked): Promise<BulkView> {
  return viewOf(await existing(asked));
}

/** The jobs that the person has started last, without trials, the newest first. */
export async function listOwnJobs({ actor }: Pick<Asked, "actor">): Promise<BulkView[]> {
  const { user } = requireStaff(actor);
  const jobs = await ownJobs(user.id);
  return Promise.all(
    jobs.flatMap((job) => {
      const data = bulkDataOf(job);
      return data ? [viewOf({ job, data })] : [];
    }),
  );
}

/** The number of parts of the report that one page reads. */
const READ_PARTS = 100;

/** A page of what came of the records, in the order in which they were handled. @throws missing, input. */
export async function listEntries({
  outcome,
  cursor,
  limit = PAGE_SIZE,
  ...asked
}: Asked & { outcome?: BulkOutcome | undefined; cursor?: string | undefined; limit?: number | undefined }): Promise<{
  entries: BulkEntry[];
  cursor: string | null;
}> {
  const { data } = await readable(asked);
  const scope = ["bulk", asked.id, outcome ?? ""];
  const entries: BulkEntry[] = [];
  let [part, offset] = placeOf(placeIn({ scope, cursor }));
  const reports = reportsOf(data);
  const last = Math.min(reports, part + READ_PARTS);
  for (; part < last; part += 1, offset = 0) {
    const found = ((await readEntries({ job: asked.id, section: "report", index: part })) ?? []).filter(isEntry);
    for (const [index, entry] of found.entries()) {
      if (index < offset || (outcome !== undefined && entry.outcome !== outcome)) continue;
      if (entries.length === limit) return { entries, cursor: cursorOf({ scope, place: `${part}:${index}` }) };
      entries.push(shownEntry({ entry, resource: data.resource }));
    }
  }
  return { entries, cursor: part < reports ? cursorOf({ scope, place: `${part}:0` }) : null };
}

/** How often it is tried again to cancel a job whose state changes at the same moment. */
const ATTEMPTS = 5;

/**
 * Cancels a job: at once while it waits, after its current slice while it runs. What it has done stays done.
 * @throws missing, conflict for one that has ended.
 */
export async function cancelBulk(asked: Asked): Promise<BulkView> {
  const { now } = asked;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { job, data } = await existing(asked);
    if (!isOpenJob(job.state)) throw new AppError("bulk.ended", "conflict", BULK_MESSAGES.ended);
    const canceled: Job = { ...job, state: "canceled", ...endedOn({ at: Date.now(), now }) };
    const isDone =
      job.state === "running" ? await askToStop({ job, now }) : await replaceJob({ before: job, job: canceled });
    const stopping: Job = { ...job, stopAskedAt: new Date(now).toISOString() };
    if (isDone) return viewOf({ job: job.state === "running" ? stopping : canceled, data });
  }
  throw new AppError("bulk.busy", "conflict", BULK_MESSAGES.ended);
}

/**
 * Starts the job that undoes another one, with the rights of the person who asks for it. There is at most one, unless
 * the one before ended before all was done: what that has restored is left as it is.
 * @throws missing, conflict for a job that cannot be undone, or not once more.
 */
export async function undoBulk(asked: Asked): Promise<StartedJob> {
  const { job, data } = await existing(asked);
  const staff = requireStaff(asked.actor);
  const { user } = staff;
  if (isOpenJob(job.state) || !isUndoable(data))
    throw new AppError("bulk.not_undoable", "conflict", BULK_MESSAGES.notUndoable);
  const { isAgain, attempt } = await undosOf(job);
  if (!isAgain) throw new AppError("bulk.undone", "conflict", BULK_MESSAGES.alreadyUndone);
  await countStart({ staff, now: asked.now });
  const { job: undoing, id } = newBulkJob({
    kind: "bulk",
    key: undoKey({ key: job.key, attempt }),
    now: asked.now,
    data: {
      ...NOTHING_DONE,
      resource: data.resource,
      action: data.action === "plan" ? "unplan" : "undo",
      startedBy: { id: user.id, name: user.name },
      rights: rightsOf(user),
      isDryRun: false,
      total: data.changed,
      parts: reportsOf(data),
      undoes: asked.id,
    },
  });
  await rememberJob({ job: undoing, user: user.id });
  if (!(await createJob(undoing))) throw new AppError("bulk.undone", "conflict", BULK_MESSAGES.alreadyUndone);
  return { id, state: undoing.state };
}

/** The file of an export. @throws missing when there is none any more. */
export async function getFile(asked: Asked): Promise<NonNullable<BulkData["file"]>> {
  const found = await readable(asked);
  const file = fileOf(found);
  if (!file) throw new AppError("bulk.no_file", "missing", BULK_MESSAGES.noFile);
  return file;
}

interface Found {
  job: Job;
  data: BulkData;
}

/** The job, for whoever started it and for administrators. */
async function existing({ actor, id }: Asked): Promise<Found> {
  const { user } = requireStaff(actor);
  const job = await findJob(id);
  const data = bulkDataOf(job);
  if (!job || !data || (data.startedBy.id !== user.id && !isAdmin(user)))
    throw new AppError("bulk.missing", "missing", BULK_MESSAGES.missing);
  return { job, data };
}

/** The job for whoever may still see what it has found. @throws missing, forbidden. */
async function readable(asked: Asked): Promise<Found> {
  const found = await existing(asked);
  requireRights({ user: requireStaff(asked.actor).user, rights: found.data.rights });
  return found;
}

const UNDOABLE: readonly BulkAction[] = ["update", "plan", "remove", "import"];

function isUndoable({ resource, action, isDryRun, changed, fields = [], adjustments = {} }: BulkData): boolean {
  const { isRemovalFinal, ofChange = [] } = findResource(resource) ?? {};
  const named = [...fields, ...Object.keys(adjustments)];
  const isFinal =
    (action === "remove" && isRemovalFinal === true) ||
    (action === "update" && named.length > 0 && named.every((name) => ofChange.includes(name)));
  return !isDryRun && !isFinal && changed > 0 && UNDOABLE.includes(action);
}

interface Undos {
  /** Whether the job can be undone: for the first time, or again after an undo that ended before all was done. */
  isAgain: boolean;
  attempt: number;
  /** The last undo. */
  id?: string;
}

const NO_UNDO: Undos = { isAgain: false, attempt: 1 };

/** What became of the undos of a job so far, and which one would be the next. */
async function undosOf({ key }: Job): Promise<Undos> {
  let last: Undos = { isAgain: true, attempt: 1 };
  for (let attempt = 1; ; attempt += 1) {
    const id = jobId({ kind: "bulk", key: undoKey({ key, attempt }) });
    const job = await findJob(id);
    const data = bulkDataOf(job);
    if (!job) return last;
    const isWhole = job.state === "done" || (data !== null && data.done >= data.total);
    last = { isAgain: !isOpenJob(job.state) && !isWhole, attempt: attempt + 1, id };
    if (!last.isAgain) return last;
  }
}

async function viewOf({ job, data }: Found): Promise<BulkView> {
  const { resource, action, total, done, changed, unchanged, refused, isDryRun, undoes, startedBy } = data;
  const { fields, adjustments, drastic, template, flawed, at } = data;
  const isEnded = !isOpenJob(job.state);
  const { isAgain, id: undoneBy } = isEnded && isUndoable(data) ? await undosOf(job) : NO_UNDO;
  const file = fileOf({ job, data });
  const { endedAt } = shownTimes(job);
  return {
    id: jobId(job),
    resource,
    action,
    state: job.state,
    ...{ total, done, changed, unchanged, refused, isDryRun },
    ...(action === "update" || action === "plan" ? { fields, adjustments, drastic } : {}),
    ...(at === undefined ? {} : { at }),
    ...(template ? { template, flawed: flawed ?? 0 } : {}),
    canUndo: isAgain,
    ...(undoes === undefined ? {} : { undoes }),
    ...(isAgain || undoneBy === undefined ? {} : { undoneBy }),
    startedBy,
    createdAt: job.createdAt,
    // By the clock that people see, which may be set to another time than the machine's.
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(job.stopAskedAt === undefined ? {} : { cancelAskedAt: job.stopAskedAt }),
    ...(job.reason === undefined ? {} : { reason: jobReasonText({ state: job.state, reason: job.reason }) }),
    ...(file ? { file: { name: file.name, type: file.type, size: file.size } } : {}),
  };
}

/** The file, as long as the bucket keeps it. */
function fileOf({ job, data: { file } }: Found): BulkData["file"] {
  const isKept = job.endedAt !== undefined && Date.parse(job.endedAt) + FILE_DAYS * DAY > Date.now();
  return isKept ? file : undefined;
}

function placeOf(place: string): [part: number, offset: number] {
  if (place === "") return [0, 0];
  const [, part, offset] = /^(\d{1,6}):(\d{1,6})$/.exec(place) ?? [];
  if (part === undefined || offset === undefined) throw invalidCursor();
  return [Number(part), Number(offset)];
}
