import { MINUTE } from "@tresen/contract/kit/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../log";
import { type Executor, type Job, LEASE, type Outcome, createJob, createJobs, findJob, jobId, newJob } from ".";
import { runJob } from "../../../test/run-job";
import { type JobFilter, listJobs, sweepJobs } from ".";
import { refusal } from "../../../test/refusal";
import { claimJob } from "./claim";
import { listDueJobs, replaceJob } from "./store";

const NOW = Date.parse("2026-06-05T16:30:00.000Z");
let number = 0;
const made = async (changes: Partial<Parameters<typeof newJob>[0]> = {}): Promise<Job> => {
  number += 1;
  const job = newJob({
    kind: "mail",
    key: `key-${number}`,
    owner: "owner",
    data: {},
    createdAt: new Date(NOW).toISOString(),
    dueAt: NOW,
    at: NOW,
    ...changes,
  });
  await createJob(job);
  return job;
};
const claim = ({ job, at }: { job: Job; at: number }) =>
  claimJob({ id: jobId(job), kind: job.kind, isRepeatable: true, at });
const runs: string[] = [];
const executor = (outcomes: (Outcome | Error)[] = [], changes: Partial<Executor> = {}): Executor => ({
  kind: "mail",
  waits: [MINUTE, 5 * MINUTE],
  isRepeatable: true,
  run: async ({ job }) => {
    await Promise.resolve();
    runs.push(job.key);
    const outcome = outcomes.shift() ?? { state: "done" };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  },
  ...changes,
});
const now = async (job: Job): Promise<Job> => {
  const found = await findJob(jobId(job));
  if (!found) throw new Error("The job is gone");
  return found;
};
const sweep = (at: number, enqueue: (job: Job) => Promise<void>, join = async (): Promise<void> => undefined) =>
  sweepJobs({ kinds: ["mail"], enqueue, join, at });

beforeEach(() => {
  runs.length = 0;
});

describe("a job", () => {
  test("is created once per key, whatever its state is", async () => {
    const job = await made();
    expect(await createJob({ ...job, owner: "another" })).toBe(false);
    await runJob({ id: jobId(job), executor: executor(), at: NOW });
    expect(await createJob(job)).toBe(false);
    expect(await now(job)).toMatchObject({ state: "done", owner: "owner", attempts: 1 });
    // Of several that belong together none is made where there is one of them.
    const other = newJob({ ...job, dueAt: NOW, key: "other", at: NOW });
    expect(await createJobs([other, job])).toBe(false);
    expect(await findJob(jobId(other))).toBeNull();
  });

  test("is executed once, however many workers receive it at the same time and later", async () => {
    const job = await made();
    const run = () => runJob({ id: jobId(job), executor: executor(), at: NOW });
    await Promise.all(Array.from({ length: 8 }, run));
    await run();
    expect(runs).toEqual([job.key]);
  });

  test("is not executed before it is due, by executors of other kinds, or when it does not exist", async () => {
    const job = await made({ dueAt: NOW + 10 * MINUTE });
    await runJob({ id: jobId(job), executor: executor(), at: NOW });
    await runJob({ id: jobId(job), executor: executor([], { kind: "sms" }), at: NOW + 11 * MINUTE });
    await runJob({ id: "bm9uZQ", executor: executor(), at: NOW });
    await runJob({ id: "", executor: executor(), at: NOW });
    expect(runs).toEqual([]);
    expect(await now(job)).toMatchObject({ state: "waiting", attempts: 0 });
  });

  test("is retried after increasing waits, and fails in the end with an error in the log", async () => {
    const error = vi.spyOn(log, "error");
    const job = await made();
    const tries = executor([
      new Error("no way"),
      { state: "retry", reason: "busy" },
      { state: "retry", reason: "busy" },
    ]);
    const run = (at: number) => runJob({ id: jobId(job), executor: tries, at });
    await run(NOW);
    expect(await now(job)).toMatchObject({
      state: "retry",
      reason: "Error: no way",
      dueAt: new Date(NOW + MINUTE).toISOString(),
    });
    await run(NOW + MINUTE / 2);
    expect(runs).toHaveLength(1);
    await run(NOW + MINUTE);
    expect(await now(job)).toMatchObject({ state: "retry", dueAt: new Date(NOW + 6 * MINUTE).toISOString() });
    expect(error).not.toHaveBeenCalled();
    await run(NOW + 6 * MINUTE);
    expect(await now(job)).toMatchObject({ state: "failed", reason: "busy", attempts: 3, worklist: "jobs#troubled" });
    expect(error).toHaveBeenCalledExactlyOnceWith("job.failed", expect.objectContaining({ key: job.key, attempts: 3 }));
    await run(NOW + 100 * MINUTE);
    expect(runs).toHaveLength(3);
    error.mockRestore();
  });

  test("whose worker was killed is executed again after its lease, by only one worker", async () => {
    const job = await made();
    expect(await claim({ job, at: NOW })).toMatchObject({ state: "running", attempts: 1 });
    const run = (at: number) => runJob({ id: jobId(job), executor: executor(), at });
    await run(NOW + LEASE - 1);
    expect(runs).toEqual([]);
    await Promise.all([run(NOW + LEASE), run(NOW + LEASE), run(NOW + LEASE)]);
    expect(runs).toEqual([job.key]);
    expect(await now(job)).toMatchObject({ state: "done", attempts: 2 });
  });

  test("that must not be executed twice waits for a person if its worker was killed", async () => {
    const error = vi.spyOn(log, "error");
    const job = await made();
    await claim({ job, at: NOW });
    const once = executor([], { isRepeatable: false });
    await Promise.all(Array.from({ length: 3 }, () => runJob({ id: jobId(job), executor: once, at: NOW + LEASE })));
    expect(runs).toEqual([]);
    expect(await now(job)).toMatchObject({ state: "unconfirmed", attempts: 1 });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  test("does not get the result of a worker whose lease was over", async () => {
    const job = await made();
    const slow = executor([], {
      run: async () => {
        await runJob({ id: jobId(job), executor: executor([{ state: "done", result: "second" }]), at: NOW + LEASE });
        return { state: "failed", reason: "first" };
      },
    });
    await runJob({ id: jobId(job), executor: slow, at: NOW });
    expect(await now(job)).toMatchObject({ state: "done", result: "second" });
  });
});

describe("the sweep each minute", () => {
  test("queues lost jobs, and not those that were just queued", async () => {
    const kept: string[] = [];
    const start = NOW + 1000 * MINUTE;
    const [lost, fresh, later, taken] = [
      await made({ dueAt: start - 2 * MINUTE }),
      await made({ dueAt: start - MINUTE / 2 }),
      await made({ dueAt: start + MINUTE }),
      await made({ dueAt: start - 5 * MINUTE }),
    ];
    await claim({ job: taken, at: start - MINUTE });
    const ours = [lost, fresh, later, taken].map(({ key }) => key);
    const enqueue = async ({ key }: Job): Promise<void> =>
      void (await Promise.resolve(ours.includes(key) && kept.push(key)));
    await sweep(start, enqueue);
    expect(kept).toEqual([lost.key]);
    kept.length = 0;
    await sweep(start + LEASE, enqueue);
    expect(kept.sort()).toEqual([fresh.key, later.key, lost.key, taken.key].sort());
    for (const job of [lost, fresh, later, taken])
      await runJob({ id: jobId(job), executor: executor(), at: start + LEASE });
    expect((await listDueJobs({ kind: "mail", at: start + LEASE })).filter(({ key }) => ours.includes(key))).toEqual(
      [],
    );
  });

  test("joins due jobs of a group, and queues a single one as it is", async () => {
    const start = NOW + 2000 * MINUTE;
    const jobs = [
      await made({ dueAt: start, group: "a" }),
      await made({ dueAt: start, group: "a" }),
      await made({ dueAt: start, group: "b" }),
      await made({ dueAt: start + MINUTE, group: "a" }),
    ];
    const joined: string[][] = [];
    const handed: string[] = [];
    const join = async (group: readonly Job[]): Promise<void> =>
      void (await Promise.resolve(joined.push(group.map(({ key }) => key).sort())));
    const [a, b, alone] = jobs;
    await sweepJobs({
      kinds: ["mail"],
      enqueue: async ({ key, group }) => void (await Promise.resolve(group && handed.push(key))),
      join,
      at: start,
    });
    expect(joined).toEqual([[a?.key, b?.key].sort()]);
    expect(handed).toEqual([alone?.key]);
    for (const job of jobs) await replaceJob({ before: job, job: { ...job, state: "canceled" } });
  });
});

describe("the list of jobs", () => {
  test("is newest first, page by page, of one kind or in one state", async () => {
    const at = NOW + 3000 * MINUTE;
    const jobs: Job[] = [];
    for (let index = 0; index < 5; index += 1)
      jobs.push(
        await made({
          kind: index === 3 ? "sms" : "mail",
          createdAt: new Date(at + index * 1000).toISOString(),
          dueAt: at,
        }),
      );
    const [first, second, , fourth, fifth] = jobs;
    const page = await listJobs({ limit: 2 });
    expect(page.jobs.map(({ key }) => key)).toEqual([fifth?.key, fourth?.key]);
    const next = await listJobs({ limit: 3, cursor: page.cursor ?? "" });
    expect(next.jobs.map(({ key }) => key)).toEqual(
      jobs
        .slice(0, 3)
        .reverse()
        .map(({ key }) => key),
    );
    expect((await listJobs({ kind: "sms" })).jobs.map(({ key }) => key)).toEqual([fourth?.key]);
    if (!first || !second) throw new Error("Nothing was made");
    await replaceJob({ before: first, job: { ...first, state: "failed" } });
    await replaceJob({ before: second, job: { ...second, state: "canceled" } });
    const trials = async (dryRun: "true" | "false") => (await listJobs({ dryRun })).jobs.map(({ key }) => key);
    const tried = await made({ kind: "bulk", data: { isDryRun: true } });
    expect(await trials("true")).toEqual([tried.key]);
    expect(await trials("false")).toContain(first.key);
    expect(await trials("false")).not.toContain(tried.key);
    const inState = async (state: Job["state"]) => (await listJobs({ state, limit: 1 })).jobs.map(({ key }) => key);
    expect(await inState("failed")).toEqual([first.key]);
    expect((await listJobs({ state: "canceled" })).jobs.map(({ key }) => key)).toContain(second.key);
  });

  test("of failed jobs is sorted by due time, or newest first on request", async () => {
    const at = NOW + 4000 * MINUTE;
    const older = await made({ createdAt: new Date(at).toISOString(), dueAt: at + 2 * MINUTE });
    const newer = await made({ createdAt: new Date(at + 1000).toISOString(), dueAt: at + MINUTE });
    for (const job of [older, newer]) await replaceJob({ before: job, job: { ...job, state: "failed" } });
    const keys = async (query: JobFilter) => (await listJobs({ state: "failed", ...query })).jobs.map(({ key }) => key);
    expect((await keys({})).slice(0, 2)).toEqual([older.key, newer.key]);
    expect((await keys({ sort: "-createdAt" })).slice(0, 2)).toEqual([newer.key, older.key]);
  });

  test("refuses an invalid cursor", async () => {
    for (const cursor of ["x", "bm9uZQ", "e30"])
      expect(await refusal(listJobs({ cursor }))).toMatchObject({ kind: "input", details: [{ field: "cursor" }] });
  });
});
