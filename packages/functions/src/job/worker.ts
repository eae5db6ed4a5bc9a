import { type Executor, runJobs } from "@tresen/core/platform/job";
import { logFailure } from "@tresen/core/platform/log";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/**
 * The function that does the jobs of one kind: each message of its queue is a job's id. What came of a job stands in
 * its row; a message comes again only where that could not be written or read. What time it is, the queue says: on one
 * machine the platform's clock may be set to another.
 */
export function worker(executor: Executor): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const outcomes = await runJobs({
      tasks: Records.map(({ body, attributes }) => ({
        id: body,
        now: Number(attributes.ApproximateFirstReceiveTimestamp),
      })),
      executor,
    });
    const batchItemFailures = Records.flatMap(({ messageId, body }, index) => {
      const outcome = outcomes[index];
      if (outcome?.status !== "rejected") return [];
      logFailure(outcome.reason, { function: executor.kind, job: body });
      return [{ itemIdentifier: messageId }];
    });
    return { batchItemFailures };
  };
}
