import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IEventSourceDlq } from "aws-cdk-lib/aws-lambda";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";
import type { Stage } from "../stage";
import { CLOSED, removalOf } from "../data/storage";

const DAYS = 14;
/** What Lambda's keys begin with. */
const FOLDER = "aws/lambda";

export interface FailedRecords {
  bucket: Bucket;
  destination: IEventSourceDlq;
  /** What the consumer's role needs: Lambda writes as the consumer. */
  statements: PolicyStatement[];
}

/**
 * Where the stream's records lie that their consumer could not take. A queue would hold their place in the stream
 * alone, which the stream forgets after a day; a bucket holds them whole, and `npm run stream:redrive` hands them over
 * again.
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
