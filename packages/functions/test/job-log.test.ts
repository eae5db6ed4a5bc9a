import type { LogEntry } from "@tresen/contract/log/log";
import { logReactions } from "@tresen/core/log";
import { metered } from "@tresen/core/platform/db";
import { type Executor, type Job, JobEntity, createJob, findJob, jobId, newJob } from "@tresen/core/platform/job";
import { runJob } from "../../core/test/run-job";
import { beforeAll, describe, expect, test } from "vitest";
import { worker } from "../src/job/worker";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { queueRecord } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const logs = async (query: Record<string, string>, session = sessions.admin): Promise<LogEntry[]> => {
  await indexLog();
  return (await send({ path: "/api/logs", query, session })).data as LogEntry[];
};
async function stored(id: string): Promise<Job> {
  return (await findJob(id)) ?? Promise.reject(new Error("The job is gone"));
}
/** Tells the log's reaction of the job as it is now, as the stream does: twice. */
async function told(id: string): Promise<number> {
  const job = await stored(id);
  const react = () => Promise.all(logReactions.job.map((reaction) => reaction({ before: null, after: job })));
  await react();
  return (await metered(react)).use.writeUnits;
}
const made = async (key: string): Promise<Job> => {
  const at = Date.now();
  const data = { event: "newOrder", side: "branch", to: "wien@example.test" };
  const job = newJob({ kind: "mail", key, owner: key, data, createdAt: new Date(at).toISOString(), dueAt: at, at });
  await createJob(job);
  return job;
};
const executor = (outcome: "done" | "failed"): Executor => ({
  kind: "mail",
  waits: [],
  isRepeatable: true,
  run: () => Promise.resolve(outcome === "done" ? { state: "done" } : { state: "failed", reason: "MessageRejected" }),
});

describe("the log of jobs", () => {
  test("has no entry for a successful job", async () => {
    const id = jobId(await made("well"));
    await runJob({ id, executor: executor("done") });
    expect((await stored(id)).timeline).toBeUndefined();
    expect(await told(id)).toBe(0);
  });

  test("has one entry for a failed job, and one for who retried or canceled it", async () => {
    const id = jobId(await made("ill"));
    await runJob({ id, executor: executor("failed"), now: NOW });
    await told(id);
    const act = (action: string, now: number) =>
      send({ method: "POST", path: `/api/jobs/${id}/${action}`, session: sessions.admin, now });
    expect((await act("retry", NOW + 1000)).status).toBe(200);
    await runJob({ id, executor: executor("failed"), at: Date.now() + 60_000, now: NOW + 2000 });
    expect((await act("cancel", NOW + 3000)).status).toBe(200);
    await told(id);
    const ended = await stored(id);
    const again = await metered(() =>
      Promise.all(logReactions.job.map((react) => react({ before: ended, after: ended }))),
    );
    expect(again.use.writeUnits).toBe(0);
    const entries = await logs({ resource: "jobs", subject: id });
    expect(entries.map(({ action, level, kind, actor }) => [action, level, kind, actor.kind])).toEqual([
      ["job-canceled", "info", "job", "staff"],
      ["job-failed", "error", "job", "system"],
      ["job-retried", "info", "job", "staff"],
      ["job-failed", "error", "job", "system"],
    ]);
    expect(entries[1]?.message).toBe("Hintergrundaufgabe „E-Mail“ fehlgeschlagen");
    expect(JSON.stringify(entries)).not.toContain("wien@");
    // A worker's steps stand at the platform's time, as those of people do: its today tells of them.
    expect(entries.map(({ at }) => Date.parse(at) - NOW)).toEqual([3000, 2000, 1000, 0]);
    expect((await logs({ kind: "job", level: "error" })).map(({ subject }) => subject?.id)).toEqual([id, id]);
    expect(await logs({ kind: "change", resource: "jobs" })).toEqual([]);
    // Jobs are the administrators' alone.
    expect(await logs({ resource: "jobs" }, sessions.manager)).toEqual([]);
  });

  test("keeps what it told of a job whose row has expired, when one with the same key is made", async () => {
    const make = async (at: number): Promise<string> => {
      const id = jobId(await made("again"));
      await runJob({ id, executor: executor("failed"), now: at });
      await told(id);
      return id;
    };
    const id = await make(NOW - 7000);
    const path = `/api/jobs/${id}/cancel`;
    expect((await send({ method: "POST", path, session: sessions.admin, now: NOW - 6000 })).status).toBe(200);
    await told(id);
    const first = await logs({ resource: "jobs", subject: id });
    expect(first).toHaveLength(2);
    await JobEntity.remove({ kind: "mail", key: "again" }).go();
    // The new one takes the same steps again, and each of them is told several times.
    await make(NOW - 5000);
    expect((await send({ method: "POST", path, session: sessions.admin, now: NOW - 4000 })).status).toBe(200);
    await told(id);
    const all = await logs({ resource: "jobs", subject: id });
    expect(all.map(({ action, at }) => [action, Date.parse(at) - NOW])).toEqual([
      ["job-canceled", -4000],
      ["job-failed", -5000],
      ["job-canceled", -6000],
      ["job-failed", -7000],
    ]);
    expect(all.slice(2)).toEqual(first);
    const [last] = all;
    expect((await send({ path: `/api/logs/${last?.id}`, session: sessions.admin })).data).toEqual(last);
  });

  test("answers an entry by the id that the list gave it, also that of a job with a long key", async () => {
    const id = jobId(await made("k".repeat(290)));
    await runJob({ id, executor: executor("failed"), now: NOW });
    await told(id);
    const [entry] = await logs({ resource: "jobs", subject: id });
    expect(entry?.id.length).toBeGreaterThan(300);
    expect((await send({ path: `/api/logs/${entry?.id}`, session: sessions.admin })).data).toEqual(entry);
  });

  test("has the failure of a worker's job with the time from its queue", async () => {
    const id = jobId(await made("late"));
    const work = worker(executor("failed"));
    expect(await work({ Records: [queueRecord({ body: id, at: NOW + 5000 })] })).toEqual({ batchItemFailures: [] });
    const { timeline, endedAt } = await stored(id);
    expect(timeline).toEqual([{ step: "job-failed", at: new Date(NOW + 5000).toISOString() }]);
    // All other times of a job are the machine's, by which its leases run.
    expect(Date.parse(endedAt ?? "")).toBeGreaterThan(NOW + 60_000);
  });

  test("shows times that stay the same and are in order, whatever the machine's clock says", async () => {
    const at = Date.now();
    const data = { event: "test", side: "branch", to: "theke@example.test" };
    const createdAt = new Date(NOW).toISOString();
    const job = newJob({ kind: "mail", key: "times", owner: "times", data, createdAt, dueAt: at, at });
    expect(await createJob(job)).toBe(true);
    const path = `/api/jobs/${jobId(job)}`;
    const read = async (now: number) => (await send({ path, session: sessions.admin, now })).data;
    const waiting = await read(NOW + 1000);
    expect(waiting).toMatchObject({ createdAt, dueAt: createdAt });
    expect(await read(NOW + 60_000)).toEqual(waiting);
    await worker(executor("failed"))({ Records: [queueRecord({ body: jobId(job), at: NOW + 5000 })] });
    const ended = await read(NOW + 61_000);
    expect(ended).toMatchObject({ createdAt, dueAt: createdAt, endedAt: new Date(NOW + 5000).toISOString() });
    expect(await read(NOW + 3_600_000)).toEqual(ended);
  });
});
