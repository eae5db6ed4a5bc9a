import { SQSClient, SendMessageBatchCommand } from "@aws-sdk/client-sqs";
import { MINUTE } from "@tresen/contract/kit/time";
import * as z from "zod";
import { UNKNOWN_ERROR } from "@tresen/contract/kit/errors.texts";
import { eachChunk } from "../db";
import { env, jobEnv } from "../env";
import { AppError } from "../errors";
import { type Job, jobId } from "../job";
import { requestHandler } from "../sdk";

/** The limits of SQS: messages per call, and the longest delay of a message. */
const BATCH = 10;
const LONGEST_DELAY = 15 * MINUTE;

const client = new SQSClient({
  region: env.AWS_REGION,
  ...(jobEnv.SQS_ENDPOINT ? { endpoint: jobEnv.SQS_ENDPOINT } : {}),
  maxAttempts: 3,
  requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 5000 }),
});

/**
 * Sends a message for each job to the queue of its kind, delayed until the job is due. A job that is due later than a
 * queue can delay stays in the table, and the sweep each minute finds it. A message may arrive twice or never: the
 * job's row decides.
 * @param at by the machine's clock.
 * @throws upstream when SQS did not accept all messages.
 */
export async function queueJobs({ jobs, at = Date.now() }: { jobs: readonly Job[]; at?: number }): Promise<void> {
  const soon = jobs.filter(({ dueAt }) => Date.parse(dueAt) <= at + LONGEST_DELAY);
  for (const [kind, all] of Map.groupBy(soon, (job) => job.kind))
    await eachChunk({ all, size: BATCH, parallel: 4, run: (chunk) => send({ url: queueOf(kind), jobs: chunk, at }) });
}

async function send({ url, jobs, at }: { url: string; jobs: readonly Job[]; at: number }): Promise<void> {
  const Entries = jobs.map((job, index) => ({
    Id: String(index),
    MessageBody: jobId(job),
    DelaySeconds: Math.max(0, Math.ceil((Date.parse(job.dueAt) - at) / 1000)),
  }));
  try {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    if (Failed.length > 0) throw new Error(`${Failed.length} messages were not taken: ${Failed[0]?.Code}`);
  } catch (cause) {
    throw new AppError("queue.failed", "upstream", UNKNOWN_ERROR, [], { cause });
  }
}

const queues = z.record(z.string(), z.url()).parse(JSON.parse(jobEnv.JOB_QUEUES ?? "{}"));

function queueOf(kind: Job["kind"]): string {
  const url = queues[kind];
  if (!url) throw new Error(`The environment names no queue for jobs of the kind ${kind}.`);
  return url;
}
