import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { env, messageEnv } from "../../platform/env";
import { requestHandler } from "../../platform/sdk";
import type { Outcome } from "../../platform/job";

/** SNS errors before sending that will occur again. */
const FINAL = new Set([
  "InvalidParameterException",
  "InvalidParameterValueException",
  "InvalidParameter",
  "OptedOutException",
  "AuthorizationErrorException",
  "ValidationException",
]);
/** SNS errors before sending that may be temporary. */
const BUSY = new Set(["ThrottledException", "Throttling", "ThrottlingException", "ECONNREFUSED", "ENOTFOUND"]);

const client = new SNSClient({
  region: env.AWS_REGION,
  ...(messageEnv.SNS_ENDPOINT ? { endpoint: messageEnv.SNS_ENDPOINT } : {}),
  // The SDK must not retry on its own: if an answer was lost, the SMS may have been sent.
  maxAttempts: 1,
  requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 8000 }),
});

/** Sends one SMS to a number in E.164 format. If it is unknown whether it was sent, the outcome is `unconfirmed`. */
export async function sendSms({
  text,
  to,
  sender,
}: {
  text: string;
  to: string;
  sender: string | undefined;
}): Promise<Outcome> {
  const attribute = (StringValue: string) => ({ DataType: "String", StringValue });
  const command = new PublishCommand({
    PhoneNumber: to,
    Message: text,
    MessageAttributes: {
      "AWS.SNS.SMS.SMSType": attribute("Transactional"),
      ...(sender ? { "AWS.SNS.SMS.SenderID": attribute(sender) } : {}),
    },
  });
  try {
    const { MessageId } = await client.send(command);
    return { state: "done", ...(MessageId ? { result: MessageId } : {}) };
  } catch (error) {
    const reason = reasonOf(error);
    if (FINAL.has(reason)) return { state: "failed", reason };
    return { state: BUSY.has(reason) ? "retry" : "unconfirmed", reason };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return JOB_REASONS.unknown;
  return "code" in error && typeof error.code === "string" && BUSY.has(error.code) ? error.code : error.name;
}
