import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";
import type { Stage } from "../stage";

/** How long a deleted or replaced picture can be brought back. */
const UNDO_DAYS = 90;
/** A customer's file that is deleted is to be gone: S3 takes the shorter of two rules. */
const UPLOADS = "upload/";
const UPLOAD_UNDO_DAYS = 1;

export const CLOSED: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
};
/** A bucket goes with its stage only when it is empty. */
const EMPTIED: BucketProps = { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true };

export interface Buckets {
  /** Pictures and uploads: originals that nothing can make again. */
  media: Bucket;
  /** The built pages, made again by each deployment. */
  site: Bucket;
}

/**
 * Private, encrypted buckets. They live in the stack of the distribution, since their policies name it and it names
 * them.
 */
export function createBuckets({ stack, stage }: { stack: Stack; stage: Stage }): Buckets {
  const media = new Bucket(stack, "Media", {
    ...CLOSED,
    ...removalOf(stage),
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(UNDO_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // The mark of a deletion still has the file's key.
      {
        prefix: UPLOADS,
        noncurrentVersionExpiration: Duration.days(UPLOAD_UNDO_DAYS),
        expiredObjectDeleteMarker: true,
      },
    ],
  });
  const site = new Bucket(stack, "Site", { ...CLOSED, ...EMPTIED });
  NagSuppressions.addResourceSuppressions(media, [
    { id: "AwsSolutions-S1", reason: "The key of a customer's file opens it and would stand in an access log." },
  ]);
  NagSuppressions.addResourceSuppressions(site, [
    {
      id: "AwsSolutions-S1",
      reason: "It holds the built pages, which everybody may read and each deployment makes again.",
    },
  ]);
  return { media, site };
}

/** Production's stays, whatever happens to the stage. */
export function removalOf({ isProduction }: Stage): BucketProps {
  return isProduction ? { removalPolicy: RemovalPolicy.RETAIN } : EMPTIED;
}
