import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";
import type { Stage } from "./stage";

const LOG_DAYS = 30;
/** How long a deleted or replaced picture can be brought back. */
const UNDO_DAYS = 90;
/** A customer's file that is deleted is to be gone: S3 takes the shorter of two rules. */
const UPLOADS = "upload/";
const UPLOAD_UNDO_DAYS = 1;

export interface Buckets {
  /** Pictures and uploads: originals that nothing can make again. */
  media: Bucket;
  /** The built pages, made again by each deployment. */
  site: Bucket;
  /** Who asked for what, from S3 and CloudFront. */
  logs: Bucket;
}

/** Private, encrypted buckets. They live in the stack of the distribution, since their policies name it and it names them. */
export function createBuckets({ stack, stage }: { stack: Stack; stage: Stage }): Buckets {
  const closed = { blockPublicAccess: BlockPublicAccess.BLOCK_ALL, encryption: BucketEncryption.S3_MANAGED, enforceSSL: true, minimumTLSVersion: 1.2 };
  // A bucket goes with its stage only when it is empty.
  const emptied = { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true };
  const kept = stage.isProduction ? { removalPolicy: RemovalPolicy.RETAIN } : emptied;
  const logs = new Bucket(stack, "Logs", {
    ...closed,
    // CloudFront hands its logs over by access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    ...kept,
    lifecycleRules: [{ expiration: Duration.days(LOG_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  NagSuppressions.addResourceSuppressions(logs, [{ id: "AwsSolutions-S1", reason: "The log bucket cannot log into itself without end." }]);
  const media = new Bucket(stack, "Media", {
    ...closed,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: true,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: "media/",
    ...kept,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(UNDO_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // The mark of a deletion still has the file's key.
      { prefix: UPLOADS, noncurrentVersionExpiration: Duration.days(UPLOAD_UNDO_DAYS), expiredObjectDeleteMarker: true },
    ],
  });
  const site = new Bucket(stack, "Site", {
    ...closed,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: "site/",
    ...emptied,
  });
  return { media, site, logs };
}
