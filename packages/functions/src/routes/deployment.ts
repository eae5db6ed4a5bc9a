import { type FunctionDefinition, SNAPSHOT, type TableAction } from "./definition";

const GRANTS: readonly TableAction[] = [...SNAPSHOT, "BatchWriteItem", "ConditionCheckItem"];
/** The longest that a function may take: stored data are read and written as a whole. */
const SIZING = { memory: 1024, timeout: 900 };

/** Runs before any function of the new version does. */
export const migrateFunction: FunctionDefinition = {
  name: "migrate",
  handler: "src/deployment/migrate.handler",
  grants: { table: GRANTS, bucket: [] },
  ...SIZING,
};

/** Runs after all functions of the new version are in place. */
export const migrateAgainFunction: FunctionDefinition = {
  name: "migrate-again",
  handler: "src/deployment/migrate-again.handler",
  grants: { table: GRANTS, bucket: [] },
  ...SIZING,
};
