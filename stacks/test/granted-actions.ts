import { allFunctions, queueFunctions, streamFunctions } from "../../packages/functions/src/routes";
import type { StackName } from "./synth";

/** The permissions with which Lambda polls a queue for its function. */
const CONSUMING = [
  "sqs:ReceiveMessage",
  "sqs:ChangeMessageVisibility",
  "sqs:GetQueueUrl",
  "sqs:DeleteMessage",
  "sqs:GetQueueAttributes",
];
/** Those with which it leaves an event that failed in the queue of failures. */
const FAILING = ["sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:SendMessage"];

const REDRIVING = ["s3:ListBucket", "s3:GetObject", "s3:DeleteObject", "lambda:InvokeFunction"];

export function isReader(name: string): boolean {
  return streamFunctions.some((reader) => reader.name === name);
}

/** All that the role of a function may do, as its definition says. */
export function grantedActions(definition: (typeof allFunctions)[number] & { stack: StackName }): string[] {
  const { grants, name, stack } = definition;
  return [
    "logs:CreateLogStream",
    "logs:PutLogEvents",
    ...(definition.secrets?.length ? ["ssm:GetParameters"] : []),
    ...grants.table.map((action) => `dynamodb:${action}`),
    ...grants.bucket.map((action) => `s3:${action}`),
    ...(definition.isSender ? ["ses:SendEmail", "sns:Publish"] : []),
    ...(isReader(name)
      ? ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator", "dynamodb:ListStreams"]
      : []),
    ...(isReader(name) ? ["s3:ListBucket", "s3:PutObject"] : []),
    ...("countsFailedRecords" in definition ? ["s3:ListBucket"] : []),
    ...(definition.handsOnJobs ? ["sqs:SendMessage"] : []),
    ...(definition.managesConnections ? ["execute-api:ManageConnections"] : []),
    ...(queueFunctions.some((worker) => worker.name === name) ? CONSUMING : []),
    ...("redrivesFailedRecords" in definition ? REDRIVING : []),
    ...(stack === "Jobs" || name === "returned-mails" ? FAILING : []),
  ];
}
