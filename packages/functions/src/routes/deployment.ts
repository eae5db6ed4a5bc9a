import { type FunctionDefinition, SNAPSHOT, type TableAction } from "./definition";

const GRANTS: readonly TableAction[] = [...SNAPSHOT, "BatchWriteItem", "ConditionCheckItem"];
/** The longest time limit that Lambda allows, since migrations may read and write all data. */
const SIZING = { memory: 1024, timeout: 900 };

/** Runs before any function is updated to the new version. */
export const migrateFunction: FunctionDefinition = {
  name: "migrate",
  handler: "src/deployment/migrate.handler",
  grants: { table: GRANTS, bucket: ["GetObject"], folders: ["image"] },
  ...SIZING,
};

/** Runs after all functions were updated to the new version. */
export const migrateAgainFunction: FunctionDefinition = {
  name: "migrate-again",
  handler: "src/deployment/migrate-again.handler",
  grants: { table: GRANTS, bucket: ["GetObject"], folders: ["image"] },
  ...SIZING,
};
