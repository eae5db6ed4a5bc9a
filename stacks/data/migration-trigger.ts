import { Duration } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Trigger } from "aws-cdk-lib/triggers";
import type { IConstruct } from "constructs";
import type { Stack } from "sst/constructs";
import { type Definition, createFunction } from "../lambda";
import type { Stage } from "../stage";

/**
 * A function that the deployment calls and waits for whenever its code has changed. When it fails, so does the
 * deployment, and the version before is put back.
 */
export function createMigration({
  stack,
  stage,
  definition,
  bucket,
  publicUrl,
}: {
  stack: Stack;
  stage: Stage;
  definition: Definition;
  bucket: IBucket;
  publicUrl: string;
}): Trigger {
  const handler = createFunction({ stack, stage, definition, bucket, publicUrl });
  const trigger = new Trigger(stack, "Migration", { handler, timeout: Duration.seconds(definition.timeout) });
  // It may do nothing before its role may.
  if (handler.role) trigger.node.addDependency(handler.role);
  return trigger;
}

/** The functions wait for the stored data to be migrated before they are put in place. */
export function migrateBefore({
  migration,
  functions,
}: {
  migration: Trigger;
  functions: readonly IConstruct[];
}): void {
  for (const handler of functions) handler.node.addDependency(migration);
}
