import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IEventSourceDlq, IFunction } from "aws-cdk-lib/aws-lambda";
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
      reason:
        "Lambda writes into it, and one function and one command read it; what fails is counted, logged and alarmed about.",
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

/** The permissions to read and delete what is stored, and to call the readers again with it. */
export function redriveAccess({
  failedRecords: { bucket },
  readers,
}: {
  failedRecords: FailedRecords;
  readers: readonly string[];
}): { environment: Record<string, string>; statements: PolicyStatement[] } {
  return {
    environment: { FAILED_RECORDS_BUCKET: bucket.bucketName },
    statements: [
      new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucket.bucketArn] }),
      new PolicyStatement({
        actions: ["s3:GetObject", "s3:DeleteObject"],
        resources: [bucket.arnForObjects(`${FOLDER}/*`)],
      }),
      new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: [...readers] }),
    ],
  };
}

/** Says why the role of a function may use all objects of the folder. */
export function allowFolder({ role }: Pick<IFunction, "role">): void {
  if (!role) return;
  NagSuppressions.addResourceSuppressions(
    role,
    [
      {
        id: "AwsSolutions-IAM5",
        reason: "Lambda names what it keeps: the grant ends at its folder.",
        appliesTo: [{ regex: "/\\.Arn>\\/aws\\/lambda\\/\\*$/" }],
      },
    ],
    true,
  );
}
