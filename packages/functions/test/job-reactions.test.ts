import { marshall } from "@aws-sdk/util-dynamodb";
import { JOB_STATES, type JobState } from "@tresen/contract/job/job.state";
import { cancelJob, queuedJobOf, retryJob } from "@tresen/core/job";
import { jobStepsOf } from "@tresen/core/log";
import { itemOf } from "@tresen/core/platform/db";
import type { StreamRecord } from "@tresen/core/platform/event";
import {
  type Executor,
  type Job,
  type Outcome,
  JobEntity,
  createJob,
  findJob,
  jobId,
  joinJobs,
  newJob,
} from "@tresen/core/platform/job";
import { beforeAll, expect, test } from "vitest";
import { runJob } from "../../core/test/run-job";
import { NOW, admin } from "../../core/test/shop";
import { streamFunction } from "../src/routes";

/** What the table's stream tells of each write of a job in this file, in its order. */
const records: { state: JobState; record: StreamRecord }[] = [];
const last = new Map<string, Job>();

/** Notes what the stream tells of the job's last write. */
async function note(id: string): Promise<Job> {
  const job = await findJob(id);
  if (!job) throw new Error("The job is gone");
  const { pk, sk } = itemOf(JobEntity.put(job).params());
  const before = last.get(id);
  const image = (row: Job) => marshall(itemOf(JobEntity.put(row).params()), { removeUndefinedValues: true });
  const images = { NewImage: image(job), ...(before ? { OldImage: image(before) } : {}) };
  records.push({ state: job.state, record: { dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, ...images } } });
  last.set(id, job);
  return job;
}

async function made(key: string): Promise<string> {
  const at = Date.now();
  const data = { event: "newOrder", side: "branch", to: "wien@example.test" };
  const job = newJob({ kind: "mail", key, owner: key, data, createdAt: new Date(at).toISOString(), dueAt: at, at });
  await createJob(job);
  await note(jobId(job));
  return jobId(job);
}

async function attempt(id: string, outcome: Outcome): Promise<void> {
  const executor: Executor = {
    kind: "mail",
    waits: [1000],
    isRepeatable: true,
    run: async () => {
      await note(id);
      return outcome;
    },
  };
  await runJob({ id, executor, at: Date.now() + 60_000 });
  await note(id);
}

/** Each transition of a job, as worker and administrator cause it. */
beforeAll(async () => {
  const reason = "MessageRejected";
  await attempt(await made("done"), { state: "done" });
  await attempt(await made("sent"), { state: "done", isLogged: true });
  await attempt(await made("dropped"), { state: "dropped", reason });
  await attempt(await made("unconfirmed"), { state: "unconfirmed", reason });
  const failing = await made("failed");
  await attempt(failing, { state: "retry", reason });
  await attempt(failing, { state: "failed", reason });
  await retryJob({ actor: admin, now: NOW, id: failing });
  await note(failing);
  await attempt(failing, { state: "done" });
  const canceled = await made("canceled");
  await cancelJob({ actor: admin, now: NOW, id: canceled });
  await note(canceled);
  const joined = await made("joined");
  const job = await note(joined);
  await joinJobs({ jobs: [job], joined: { ...job, key: "joint" } });
  await note(joined);
});

test("of jobs that went well, the reader is given those that the log tells of", () => {
  const done = records.filter(({ state }) => state === "done").map(({ record }) => record);
  const marked = done.map(({ dynamodb }) => "sentAt" in (dynamodb?.NewImage ?? {}));
  expect(marked).toEqual(done.map((record) => jobStepsOf(record) !== null));
  expect(marked.filter(Boolean)).toHaveLength(1);
  const partition = { prefix: "job#", states: ["done"], has: "sentAt" };
  expect(streamFunction.partitions).toContainEqual(partition);
});

test.each(JOB_STATES)(
  "the stream's reader is given jobs that have become %s where a reaction wants them, and only there",
  (state) => {
    const ofState = records.filter((each) => each.state === state).map(({ record }) => record);
    expect(ofState.length).toBeGreaterThan(0);
    const isHandled = ofState.some((record) => queuedJobOf(record) !== null || jobStepsOf(record) !== null);
    const states = streamFunction.partitions.flatMap((partition) =>
      typeof partition === "object" && partition.prefix === "job#" ? (partition.states ?? JOB_STATES) : [],
    );
    expect(states.includes(state)).toBe(isHandled);
  },
);
