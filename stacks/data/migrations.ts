import { type StackContext, dependsOn, use } from "sst/constructs";
import { migrateAgainFunction } from "../../packages/functions/src/routes";
import { Backoffice, Insight } from "../api/api";
import { Jobs } from "../messaging/jobs";
import { Messaging } from "../messaging/messaging";
import { stageOf } from "../stage";
import { Web } from "../web/web";
import { createMigration } from "./migration-trigger";

/** The last step migrates what the former version's functions wrote before they were replaced. */
export function Migrations({ app, stack }: StackContext) {
  for (const before of [Backoffice, Insight, Jobs, Messaging]) dependsOn(before);
  const { media: bucket, publicUrl } = use(Web);
  createMigration({ stack, stage: stageOf(app), definition: migrateAgainFunction, bucket, publicUrl });
}
