import { JOB_KINDS } from "@tresen/contract/job/job.state";
import { createJob, findJob, jobId, newJob } from "@tresen/core/platform/job";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { queueFunctions } from "../src/routes";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";

const modules = import.meta.glob<{ handler: (event: SQSEvent) => Promise<SQSBatchResponse> }>("../src/job/*.ts");
useProvider();

test("each kind of job has one queue with a function, and no function belongs to an unknown kind", () => {
  expect(queueFunctions.map(({ kind }) => kind).sort()).toEqual([...JOB_KINDS].sort());
});

test.each(JOB_KINDS)("the function of the queue of %s executes jobs of this kind, and no others", async (kind) => {
  const definition = queueFunctions.find((candidate) => candidate.kind === kind);
  const load = modules[`../${definition?.handler.replace(/\.handler$/, ".ts")}`];
  if (!definition || !load) throw new Error(`Nobody does jobs of the kind ${kind}`);
  const { handler } = await load();
  const at = Date.now();
  const message = { event: "newOrder", side: "branch", to: "wien@example.test" };
  const report = { report: "weeklyReport", branch: "brn_none", day: "2026-06-08", user: "usr_none" };
  const data = { ...message, ...report, device: "dev_1", subscription: "psh_1" };
  for (const made of JOB_KINDS) {
    const createdAt = new Date(at).toISOString();
    const key = `of-${kind}`;
    const job = newJob({ kind: made, key, owner: "01J0000000000000000000NONE", data, createdAt, dueAt: at, at });
    await createJob(job);
    const id = jobId(job);
    const done = await withGrantsOf(definition.name, () => handler({ Records: [queueRecord({ body: id })] }));
    expect(done).toEqual({ batchItemFailures: [] });
    // Its order is gone, so there is nothing to send.
    expect((await findJob(id))?.state).toBe(made === kind ? "dropped" : "waiting");
  }
});
