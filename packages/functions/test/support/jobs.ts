import type { SQSRecord } from "aws-lambda";
import { expect } from "vitest";
import type { Provider } from "../../../core/test/provider";
import { handler as doBegin } from "../../src/job/begin-jobs";
import { handler as doBulk } from "../../src/job/bulk-jobs";
import { handler as doErasures } from "../../src/job/erasure-jobs";
import { handler as doExports } from "../../src/job/export-jobs";
import { handler as doImports } from "../../src/job/import-jobs";
import { handler as doMails } from "../../src/job/mail-jobs";
import { handler as doPlanned } from "../../src/job/plan-jobs";
import { handler as doPush } from "../../src/job/push-jobs";
import { handler as doSms } from "../../src/job/sms-jobs";
import { withGrantsOf } from "./grants";
import { NOW } from "./request";

const WORKERS = {
  mail: doMails,
  sms: doSms,
  begin: doBegin,
  push: doPush,
  bulk: doBulk,
  import: doImports,
  export: doExports,
  plan: doPlanned,
  erasure: doErasures,
};

/** Hands the functions of jobs what their queues were given, each message twice, as a queue may. */
export async function doQueuedJobs({ queued }: Provider): Promise<void> {
  const messages = queued.splice(0);
  for (const [kind, handler] of Object.entries(WORKERS)) {
    const Records = messages
      .filter(({ queue }) => queue === kind)
      .map(({ body }, index) => queueRecord({ body, index }));
    for (let time = 0; time < 2; time += 1)
      expect(await withGrantsOf(`${kind}-jobs`, () => handler({ Records }))).toEqual({ batchItemFailures: [] });
  }
}

/** A message as Lambda hands it over. @param at when it was received. */
export function queueRecord({ body, index = 0, at = NOW }: { body: string; index?: number; at?: number }): SQSRecord {
  return {
    messageId: String(index),
    receiptHandle: String(index),
    body,
    attributes: {
      ApproximateReceiveCount: "1",
      SentTimestamp: String(at),
      SenderId: "test",
      ApproximateFirstReceiveTimestamp: String(at),
    },
    messageAttributes: {},
    md5OfBody: "",
    eventSource: "aws:sqs",
    eventSourceARN: "arn:aws:sqs:local:000000000000:test",
    awsRegion: "local",
  };
}
