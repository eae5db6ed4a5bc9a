import { Duration } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Trigger } from "aws-cdk-lib/triggers";
import type { IConstruct } from "constructs";
import type { Stack } from "sst/constructs";
import { type Definition, createFunction } from "../lambda";
import type { Stage } from "../stage";

/**
 * A function that the deployment calls, and waits for, whenever its code has changed. If it fails, the deployment fails
 * and CloudFormation restores the former version.
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
  // It must not run before its role has its permissions.
  if (handler.role) trigger.node.addDependency(handler.role);
  return trigger;
}

/** The functions are deployed after the stored data was migrated. */
export function migrateBefore({
  migration,
  functions,
}: {
  migration: Trigger;
  functions: readonly IConstruct[];
}): void {
  for (const handler of functions) handler.node.addDependency(migration);
}
