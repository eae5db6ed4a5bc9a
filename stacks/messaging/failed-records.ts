import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IEventSourceDlq } from "aws-cdk-lib/aws-lambda";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";
import type { Stage } from "../stage";
import { CLOSED, removalOf } from "../data/storage";

const DAYS = 14;
/** The prefix of Lambda's keys. */
const FOLDER = "aws/lambda";

export interface FailedRecords {
  bucket: Bucket;
  destination: IEventSourceDlq;
  /** The permissions of the consumer's role, since Lambda writes with it. */
  statements: PolicyStatement[];
}

/**
 * The bucket for stream records that their consumer could not process. A queue would contain only their positions in
 * the stream, which expire after a day; the bucket contains the whole records, and `npm run stream:redrive` retries
 * them.
 */
export function createFailedRecords({ stack, stage }: { stack: Stack; stage: Stage }): FailedRecords {
  const bucket = new Bucket(stack, "FailedRecords", {
    ...CLOSED,
    ...removalOf(stage),
    lifecycleRules: [{ expiration: Duration.days(DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  NagSuppressions.addResourceSuppressions(bucket, [
    {
      id: "AwsSolutions-S1",
      reason: "Lambda writes into it and one command reads it; what fails is counted, logged and alarmed about.",
    },
  ]);
  stack.addOutputs({ FailedRecordsBucket: bucket.bucketName });
  return {
    bucket,
    // The CDK's own destination would also let the consumer read and delete them.
    destination: { bind: () => ({ destination: bucket.bucketArn }) },
    statements: [
      new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucket.bucketArn] }),
      new PolicyStatement({ actions: ["s3:PutObject"], resources: [bucket.arnForObjects(`${FOLDER}/*`)] }),
    ],
  };
}
