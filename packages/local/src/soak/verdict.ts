import { MINUTE } from "@tresen/contract/kit/time";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import type { Evidence } from "./evidence";
import { PRINTER_NAMES, type PrinterName } from "./shop";
import { orderRules } from "./order-rules";

/** A rule of the soak, and what breaks it. */
export interface Rule {
  name: string;
  /** Each with what it is about. None: the rule holds. */
  broken: string[];
}

/** How long a job may wait once its printer is well. */
export const LONGEST_WAIT = 2 * MINUTE;
/** A job that waits must be shown as late after a minute; the desk looks each half minute, and may miss one look. */
export const TOLD_AFTER = 2 * MINUTE;

/** What has to be true of every run, whatever went wrong in it. */
export function judge(evidence: Evidence): Rule[] {
  const { jobs, witness, told, alarmsLeft, deadLetters } = evidence;
  const whole = wholePapers(evidence);
  const unconfirmed = jobs.filter(({ id }) => told.get(id)?.has("unconfirmed"));
  const lossesOf = (name: PrinterName): number => witness.losses.filter(({ printer }) => printer === name).length;
  return [
    {
      name: "No printer has more unconfirmed jobs than results lost or claims cut",
      broken: PRINTER_NAMES.flatMap((name) => {
        const found = unconfirmed.filter(({ device }) => device === evidence.devices[name]).length;
        return found > lossesOf(name) ? [`${name}: ${found} unconfirmed, ${lossesOf(name)} lost`] : [];
      }),
    },
    {
      name: "No job came out twice",
      broken: jobs.filter(({ id }) => countOf(whole, id) > 1).map(({ id }) => id),
    },
    {
      name: "Every other printed job came out exactly once",
      broken: jobs
        .filter(({ id, state }) => state === "printed" && !told.get(id)?.has("unconfirmed") && countOf(whole, id) !== 1)
        .map(({ id }) => `${id}: ${countOf(whole, id)}`),
    },
    {
      name: "What is known not to have come out did not",
      broken: jobs
        .filter(({ id, state }) => ["failed", "expired", "cancelled"].includes(state) && countOf(whole, id) > 0)
        .map(({ id, state }) => `${id}: ${state}`),
    },
    {
      name: "Nothing is lost: each document came out exactly once in the end",
      broken: chainsOf(jobs)
        .filter((chain) => chain.reduce((sum, { id }) => sum + countOf(whole, id), 0) !== 1)
        .map((chain) => chain.map(({ id, state }) => `${id} ${state} ${countOf(whole, id)}`).join(", ")),
    },
    {
      name: "No paper is of a job that the platform does not know",
      broken: witness.papers.flatMap(({ job }) => (jobs.some(({ id }) => id === job) ? [] : [job])),
    },
    {
      name: "Only a second attempt says WIEDERHOLUNG, and each does",
      broken: witness.papers
        .filter(({ isTorn, attempt, saysRepeated }) => !isTorn && saysRepeated !== attempt > 1)
        .map(({ job, attempt }) => `${job}: attempt ${attempt}`),
    },
    {
      name: "Only a copy says KOPIE, and each does",
      broken: jobs
        .filter(({ id, isCopy }) => whole.get(id)?.some(({ saysCopy }) => saysCopy !== isCopy))
        .map(({ id }) => id),
    },
    {
      name: "Nothing is silent: an alarm named each job that did not simply come out",
      broken: jobs.filter((job) => isSilent({ job, evidence })).map(({ id, state }) => `${id}: ${state}`),
    },
    {
      name: "Nothing waits, and no alarm is left",
      broken: [
        ...jobs.filter(({ state }) => isOpenPrintJob(state)).map(({ id, state }) => `${id}: ${state}`),
        ...alarmsLeft.map(({ id }) => id),
      ],
    },
    {
      name: "No job waits longer than 2 min once its printer is well",
      broken: waits(evidence)
        .filter(({ onceWell }) => onceWell > LONGEST_WAIT)
        .map(({ job, onceWell }) => `${job}: ${Math.round(onceWell / 1000)} s`),
    },
    { name: "The platform gave up on no change", broken: deadLetters > 0 ? [`${deadLetters} dead letters`] : [] },
    ...orderRules(evidence),
  ];
}

/**
 * How long jobs waited for paper: in all, also at the printer that they were meant for at first; and since their printer
 * was last well. In milliseconds of the platform.
 */
export function waits({ jobs, devices, witness }: Evidence): { job: string; inAll: number; onceWell: number }[] {
  const dueAtOf = new Map(jobs.map((job) => [job.id, job.dueAt]));
  return jobs.flatMap(({ id, device, dueAt, claimedAt, reroutedFrom }) => {
    const printer = PRINTER_NAMES.find((name) => devices[name] === device);
    const end = witness.papers.find(({ job }) => job === id)?.at ?? (claimedAt && Date.parse(claimedAt));
    if (!printer || !end) return [];
    const due = Date.parse(dueAt);
    const since = Math.max(due, witness.wellSince({ printer, at: end }));
    const firstDue = Date.parse(dueAtOf.get(reroutedFrom ?? "") ?? dueAt);
    return [{ job: id, inAll: end - firstDue, onceWell: end - since }];
  });
}

export function wholePapers({
  witness,
}: Pick<Evidence, "witness">): Map<string, Evidence["witness"]["papers"][number][]> {
  const found = new Map<string, Evidence["witness"]["papers"][number][]>();
  for (const paper of witness.papers) if (!paper.isTorn) found.set(paper.job, [...(found.get(paper.job) ?? []), paper]);
  return found;
}

function countOf(whole: ReturnType<typeof wholePapers>, job: string): number {
  return whole.get(job)?.length ?? 0;
}

/** Jobs that stand for the same document: the first one, and those that took its place. */
export function chainsOf(jobs: readonly PrintJob[]): PrintJob[][] {
  const chains = new Map<string, PrintJob[]>();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const rootOf = (job: PrintJob): string => {
    const before = byId.get(job.copyOf ?? job.reroutedFrom ?? "");
    return before ? rootOf(before) : job.id;
  };
  for (const job of jobs) chains.set(rootOf(job), [...(chains.get(rootOf(job)) ?? []), job]);
  return [...chains.values()];
}

function isSilent({ job, evidence: { told, witness } }: { job: PrintJob; evidence: Evidence }): boolean {
  const kinds = told.get(job.id);
  // What its substitute took over was late for a moment only, and is printed there.
  if (job.state === "cancelled") return false;
  if (job.state === "failed") return !kinds?.has("failed") && !kinds?.has("unconfirmed");
  if (job.state === "expired" || job.state === "unconfirmed") return !kinds?.has(job.state);
  // The platform keeps when a job was claimed last, so only those with one attempt tell how long they waited.
  const isFirst = witness.papers.every((paper) => paper.job !== job.id || (paper.attempt === 1 && !paper.isTorn));
  const waited = job.claimedAt ? Date.parse(job.claimedAt) - Date.parse(job.dueAt) : 0;
  return isFirst && waited > TOLD_AFTER && !kinds;
}
