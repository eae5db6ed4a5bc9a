import type { Instant } from "@tresen/contract/kit/time";
import { RESULT_WITHIN } from "@tresen/contract/print/job/print-job";
import { PRINT_ATTEMPTS, isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import type { KeyStatus } from "../../access-key";
import { isAppError } from "../../platform/errors";
import type { PrintJobRow } from "./print-job.entity";
import { acted, findPrintJob, findPrintJobs, idsIn, relist, replacePrintJob } from "./store";

/** How many jobs of a queue are read at once: the first ones, since a printer gets one at a time. */
const READ = 10;
const ROUNDS = 10;
/** Of the id of a job. A token goes on with the attempt. */
const ID_LENGTH = 26;

/** How a printer names a job: also the attempt, so that a late result is taken for what it is. */
export function tokenOf({ id, attempts, state }: Pick<PrintJobRow, "id" | "attempts" | "state">): string {
  return `${id}-${state === "waiting" ? attempts + 1 : attempts}`;
}

function idOfToken(token: string): string {
  return token.slice(0, ID_LENGTH);
}

/**
 * The job that the device should print next, and the one that it has fetched and not told of yet: while there is one,
 * no other is given to it. What waited too long expires, and a claim without a result is given up, before the next is
 * looked at. Costs nothing for an empty queue.
 */
export async function nextJob({
  status,
  now,
}: {
  status: KeyStatus | null;
  now: Instant;
}): Promise<{ next: PrintJobRow | null; claimed: PrintJobRow | null }> {
  const ids = idsIn(status?.open);
  for (let from = 0; from < Math.min(ids.length, READ * ROUNDS); from += READ) {
    const jobs: PrintJobRow[] = [];
    for (const job of await findPrintJobs(ids.slice(from, from + READ))) jobs.push(await advanced({ job, now }));
    // One that was added later may be due before the one that the printer has.
    const claimed = jobs.find(({ state }) => state === "claimed");
    if (claimed) return { next: null, claimed };
    const next = jobs.find(({ state }) => state === "waiting");
    if (next) return { next, claimed: null };
  }
  return { next: null, claimed: null };
}

/** The job with what time alone has done to it: it has expired, or its result does not come any more. */
export async function advanced({ job, now }: { job: PrintJobRow; now: Instant }): Promise<PrintJobRow> {
  if (!isOpenPrintJob(job.state)) {
    await relist({ job });
    return job;
  }
  const isLost = job.state === "claimed" && now - Date.parse(job.claimedAt ?? job.createdAt) >= RESULT_WITHIN;
  const isExpired = job.state === "waiting" && now >= Date.parse(job.validUntil);
  if (!isLost && !isExpired) return job;
  const action = isLost ? "lose" : "expire";
  return unlessChanged(job.id, () =>
    replacePrintJob({ before: job, job: acted({ job, action, actor: "clock", now }) }),
  );
}

/**
 * What a printer fetches: the job becomes claimed by its first fetch, and stays the same for each further one.
 * @returns null for a job that the device may not fetch now.
 */
export async function fetchJob({
  device,
  token,
  now,
}: {
  device: string;
  token: string;
  now: Instant;
}): Promise<PrintJobRow | null> {
  const found = await findPrintJob(idOfToken(token));
  if (!found || found.device !== device) return null;
  const job = await advanced({ job: found, now });
  if (tokenOf(job) !== token) return null;
  if (job.state === "claimed") return job;
  if (job.state !== "waiting") return null;
  const claimed = await unlessChanged(job.id, () => claim({ job, now }));
  return claimed.state === "claimed" && tokenOf(claimed) === token ? claimed : null;
}

/** @throws conflict when somebody was faster. */
export async function claim({ job, now }: { job: PrintJobRow; now: Instant }): Promise<PrintJobRow> {
  return replacePrintJob({ before: job, job: acted({ job, action: "claim", actor: "printer", now }) });
}

/**
 * Takes a printer's result, whenever it comes. What the printer could not print is offered once more; a result that
 * says nothing new changes nothing.
 * @returns the job as it is now; null for one that the device does not have.
 */
export async function takeResult({
  device,
  token,
  isPrinted,
  code,
  now,
}: {
  device: string;
  token: string;
  isPrinted: boolean;
  code: string;
  now: Instant;
}): Promise<PrintJobRow | null> {
  const job = await findPrintJob(idOfToken(token));
  if (!job || job.device !== device) return null;
  const isOfEarlierAttempt = token.length > ID_LENGTH && tokenOf(job) !== token;
  const action = isPrinted ? "print" : "refuse";
  const allowed = isPrinted ? ["claimed", "unconfirmed", "failed"] : ["claimed", "unconfirmed"];
  // That an earlier attempt failed is known already; that it has printed after all is news.
  if (!allowed.includes(job.state) || (!isPrinted && (job.settledAt || isOfEarlierAttempt))) return job;
  return unlessChanged(job.id, () =>
    replacePrintJob({ before: job, job: acted({ job, action, actor: "printer", now, change: { code } }) }),
  );
}

/** Gives up on a result that the device itself says it does not know. */
export async function giveUp({
  device,
  token,
  now,
}: {
  device: string;
  token: string;
  now: Instant;
}): Promise<PrintJobRow | null> {
  const job = await findPrintJob(idOfToken(token));
  if (!job || job.device !== device || job.state !== "claimed" || tokenOf(job) !== token) return job;
  const change = { code: "UNKNOWN" };
  return unlessChanged(job.id, () =>
    replacePrintJob({ before: job, job: acted({ job, action: "lose", actor: "printer", now, change }) }),
  );
}

/** Whether the paper has to say that it may be there twice: the printer said that the first attempt failed. */
export function isRepeated({ attempts }: Pick<PrintJobRow, "attempts">): boolean {
  return attempts >= PRINT_ATTEMPTS;
}

/** What came of the step; where somebody was faster, the job as it is now. */
async function unlessChanged(id: string, step: () => Promise<PrintJobRow>): Promise<PrintJobRow> {
  try {
    return await step();
  } catch (error) {
    const now = isAppError(error, "print-job.changed") ? await findPrintJob(id) : null;
    if (!now) throw error;
    return now;
  }
}
