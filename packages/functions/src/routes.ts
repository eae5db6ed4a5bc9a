/**
 * Every function of the platform, as data: the stacks provision from it, the local gateway routes by it.
 * It imports nothing but data, so that reading it runs nothing.
 */

export { siteHeaders } from "./site-headers";

export type TableAction = "GetItem" | "BatchGetItem" | "Query" | "PutItem" | "UpdateItem" | "DeleteItem" | "BatchWriteItem" | "ConditionCheckItem";
export type BucketAction = "GetObject" | "PutObject";

export interface Grants {
  /** `dynamodb:` actions on the table and, where `Query` is among them, on its indexes. */
  table: readonly TableAction[];
  /** `s3:` actions on the bucket's objects below `image/`. */
  bucket: readonly BucketAction[];
}

interface FunctionDefinition {
  name: string;
  /** File and export, from the folder of this package. */
  handler: `src/${string}.handler`;
  grants: Grants;
  /** MB; processor time comes in proportion. */
  memory: number;
  /** Seconds. */
  timeout: number;
}

export interface HttpFunction extends FunctionDefinition {
  /** Paths of the HTTP API, each for every method; the function itself answers 404 and 405. */
  paths: readonly string[];
}

export interface ScheduledFunction extends FunctionDefinition {
  /** German, for the list of schedules. */
  title: string;
  /** As EventBridge writes it. */
  schedule: `rate(${string})` | `cron(${string})`;
}

/** Records and what refers to them; whoever signs in is read along. */
const RECORDS: readonly TableAction[] = ["GetItem", "BatchGetItem", "Query", "PutItem", "DeleteItem"];
/** Building and publishing the snapshot, as its first reader does where there is none yet. */
const SNAPSHOT: readonly TableAction[] = [...RECORDS, "UpdateItem"];

const API = { memory: 512, timeout: 10 };

function api({ name, grants, ...sizing }: { name: string; grants: readonly TableAction[]; memory?: number; timeout?: number }): HttpFunction {
  return { name, handler: `src/api/${name}.handler`, paths: [`/api/${name}`, `/api/${name}/{proxy+}`], grants: { table: grants, bucket: [] }, ...API, ...sizing };
}

function generic(name: string): HttpFunction {
  return api({ name, grants: RECORDS });
}

export const httpFunctions: readonly HttpFunction[] = [
  api({ name: "init", grants: SNAPSHOT, memory: 1024 }),
  api({ name: "orders", grants: SNAPSHOT, memory: 1024 }),
  api({ name: "config", grants: ["GetItem", "BatchGetItem", "PutItem"] }),
  // More processor, since a password's hash is slow on purpose.
  api({ name: "login", grants: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], memory: 1024 }),
  api({ name: "logout", grants: ["DeleteItem"] }),
  api({ name: "users", grants: [...RECORDS, "BatchWriteItem", "ConditionCheckItem"], memory: 1024 }),
  // Lists the published menus of a branch.
  api({ name: "branches", grants: SNAPSHOT }),
  generic("menus"),
  generic("categories"),
  generic("products"),
  generic("tags"),
  generic("tables"),
  generic("divisions"),
  generic("donatees"),
  generic("sites"),
  generic("navigations"),
  generic("blocks"),
  { ...api({ name: "openapi", grants: [] }), paths: ["/api/openapi.json"] },
  // Alone in needing sharp, whose binary comes beside the bundle.
  { name: "image", handler: "src/image/image.handler", paths: ["/image/{proxy+}"], grants: { table: [], bucket: ["GetObject", "PutObject"] }, memory: 1536, timeout: 28 },
];

/** What the HTTP API calls for every other path. */
export const fallbackFunction: FunctionDefinition = { name: "fallback", handler: "src/fallback.handler", grants: { table: [], bucket: [] }, memory: 256, timeout: 5 };

/** Reads the table's stream; records that keep failing go to the failure queue. */
export const streamFunction: FunctionDefinition & { batchSize: number; retries: number } = {
  name: "stream",
  handler: "src/event/stream.handler",
  grants: { table: SNAPSHOT, bucket: [] },
  memory: 1024,
  timeout: 60,
  batchSize: 100,
  retries: 5,
};

export const scheduledFunctions: readonly ScheduledFunction[] = [
  {
    name: "rebuild-snapshot",
    title: "Veröffentlichten Stand des Shops neu aufbauen",
    schedule: "rate(4 hours)",
    handler: "src/job/rebuild-snapshot.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    memory: 1024,
    timeout: 60,
  },
];

/**
 * How the functions are bundled for Lambda. The runtime brings the SDK; sharp comes with its binary beside the bundle.
 * Module sources come first, since only what is written as a module can be left out where it is not used.
 */
export const bundling = {
  bundle: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node24",
  mainFields: ["module", "main"],
  external: ["@aws-sdk/*", "@smithy/*", "sharp"],
  alias: { jsonschema: "@tresen/functions/bundle/model-validator" },
  // What is written for CommonJS calls `require`, which a module does not have.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
} as const;
