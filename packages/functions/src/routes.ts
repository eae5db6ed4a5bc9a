/**
 * Every function of the platform, as data: the stacks provision from it, the local gateway routes by it.
 * It imports nothing but data, so that reading it runs nothing.
 */

export { FONTS } from "@tresen/contract/media/fonts";
export { bundlingOf } from "./bundle/bundling";
export { siteHeaders, uploadHeaders } from "./site-headers";

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "BatchWriteItem"
  | "ConditionCheckItem";
export type BucketAction = "GetObject" | "PutObject" | "DeleteObject";
/** Where in the bucket: pictures of the shop, files of customers, style sheets of fonts. */
export type BucketFolder = "image" | "upload" | "font";

export interface Grants {
  /** `dynamodb:` actions on the table and, where `Query` is among them, on its indexes. */
  table: readonly TableAction[];
  /** `s3:` actions on the bucket's objects below each of `folders`. */
  bucket: readonly BucketAction[];
  folders?: readonly BucketFolder[];
}

/** Keys of outside services, kept as secrets: who has none of a name does not get to see it. */
export type SecretName = "MOLLIE_API_KEY" | "DATATRANS_MERCHANT_ID" | "DATATRANS_PASSWORD" | "DATATRANS_SIGN_KEY";

interface FunctionDefinition {
  name: string;
  /** File and export, from the folder of this package. */
  handler: `src/${string}.handler`;
  grants: Grants;
  secrets?: readonly SecretName[];
  /** Sends mails and SMS. */
  isSender?: true;
  /** Tells the schemas of all calls: its bundle keeps what others leave out. */
  describesSchemas?: true;
  /** MB; processor time comes in proportion. */
  memory: number;
  /** Seconds. */
  timeout: number;
}

export interface HttpFunction extends FunctionDefinition {
  /** Paths below the shop's address, each for every method; the function itself answers 404 and 405. */
  paths: readonly string[];
  /**
   * What every order asks for: CloudFront calls it at an address of its own, past the HTTP API, which costs more for each
   * request than everything else that such a call needs. It answers nobody without CloudFront's key.
   */
  isDirect?: true;
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

/** Reading an order and writing it anew, its slot with it. */
const ORDER: readonly TableAction[] = ["GetItem", "PutItem", "UpdateItem"];

const MOLLIE: readonly SecretName[] = ["MOLLIE_API_KEY"];
const DATATRANS: readonly SecretName[] = ["DATATRANS_MERCHANT_ID", "DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY"];
/** Also for whoever publishes the snapshot, which says what can be paid with. */
export const PAYMENT_SECRETS: readonly SecretName[] = [...MOLLIE, ...DATATRANS];

const API = { memory: 512, timeout: 10 };

function api({
  name,
  grants,
  ...sizing
}: {
  name: string;
  grants: readonly TableAction[];
  memory?: number;
  timeout?: number;
  secrets?: readonly SecretName[];
}): HttpFunction {
  return {
    name,
    handler: `src/api/${name}.handler`,
    paths: [`/api/${name}`, `/api/${name}/{proxy+}`],
    grants: { table: grants, bucket: [] },
    ...API,
    ...sizing,
  };
}

/** Where a payment provider calls when something happened to a payment. */
function webhook({ provider, secrets }: { provider: string; secrets: readonly SecretName[] }): HttpFunction {
  return {
    name: `webhook-${provider}`,
    handler: `src/webhook/${provider}.handler`,
    paths: [`/api/payments/webhook/${provider}/{proxy+}`],
    grants: { table: ORDER, bucket: [] },
    secrets,
    memory: 512,
    timeout: 14,
  };
}

function generic(name: string): HttpFunction {
  return api({ name, grants: RECORDS });
}

export const httpFunctions: readonly HttpFunction[] = [
  { ...api({ name: "init", grants: SNAPSHOT, memory: 1024 }), isDirect: true },
  { ...api({ name: "orders", grants: SNAPSHOT, memory: 1024, timeout: 20, secrets: PAYMENT_SECRETS }), isDirect: true },
  // Customers on their way back from a provider's page.
  {
    ...api({ name: "payments", grants: SNAPSHOT, timeout: 20, secrets: PAYMENT_SECRETS }),
    paths: ["/api/payments/return/{proxy+}", "/api/payments/abandon/{proxy+}"],
  },
  webhook({ provider: "mollie", secrets: MOLLIE }),
  webhook({ provider: "datatrans", secrets: DATATRANS }),
  api({ name: "config", grants: ["GetItem", "BatchGetItem", "PutItem"] }),
  // More processor, since a password's hash is slow on purpose.
  api({ name: "login", grants: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], memory: 1024 }),
  api({ name: "logout", grants: ["DeleteItem"] }),
  api({ name: "users", grants: [...RECORDS, "UpdateItem", "BatchWriteItem", "ConditionCheckItem"], memory: 1024 }),
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
  { ...api({ name: "openapi", grants: [] }), paths: ["/api/openapi.json"], describesSchemas: true },
  { ...api({ name: "app", grants: ["GetItem"] }), paths: ["/api/app/{proxy+}"] },
  api({ name: "analytics-log", grants: SNAPSHOT }),
  // The contact and rental forms: into the outbox, from which the stream's consumer sends.
  api({ name: "custom", grants: ["GetItem", "Query", "PutItem", "UpdateItem"] }),
  // What the link in an SMS opens.
  { ...api({ name: "sms", grants: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"] }), paths: ["/api/sms/{proxy+}"] },
  api({ name: "snapshot", grants: SNAPSHOT }),
  // The shop's pages as documents, and what search engines ask for; the edge sends them here.
  {
    ...api({ name: "page", grants: SNAPSHOT }),
    handler: "src/page/page.handler",
    paths: ["/index.html", "/sitemap.xml", "/robots.txt"],
  },
  // More processor, since a file of some MB is decoded and looked at.
  {
    ...api({ name: "uploads", grants: ["PutItem", "UpdateItem"], memory: 1024, timeout: 20 }),
    grants: { table: ["PutItem", "UpdateItem"], bucket: ["PutObject"], folders: ["upload"] },
  },
  // Alone in needing sharp, whose binary comes beside the bundle.
  {
    name: "image",
    handler: "src/image/image.handler",
    paths: ["/image/{proxy+}", "/upload/{proxy+}"],
    grants: { table: [], bucket: ["GetObject", "PutObject"], folders: ["image", "upload"] },
    memory: 1536,
    timeout: 28,
  },
  // The packaged fonts come beside the bundle.
  {
    name: "fonts",
    handler: "src/font/font.handler",
    paths: ["/fonts/{proxy+}"],
    grants: { table: [], bucket: ["GetObject", "PutObject"], folders: ["font"] },
    memory: 512,
    timeout: 10,
  },
];

/** What the HTTP API calls for every other path. */
export const fallbackFunction: FunctionDefinition = {
  name: "fallback",
  handler: "src/fallback.handler",
  grants: { table: [], bucket: [] },
  memory: 256,
  timeout: 5,
};

/** Reads the table's stream; records that keep failing are kept whole, to be handed over again. */
export const streamFunction: FunctionDefinition & { batchSize: number; retries: number } = {
  name: "stream",
  handler: "src/event/stream.handler",
  // Files that no order used go with their records.
  grants: { table: SNAPSHOT, bucket: ["DeleteObject"], folders: ["upload"] },
  secrets: PAYMENT_SECRETS,
  isSender: true,
  memory: 1024,
  timeout: 60,
  batchSize: 100,
  retries: 5,
};

export const scheduledFunctions: readonly ScheduledFunction[] = [
  {
    name: "reconcile-payments",
    title: "Zahlungen abgleichen, offene Rückerstattungen nachholen",
    schedule: "rate(5 minutes)",
    handler: "src/job/reconcile-payments.handler",
    grants: { table: [...ORDER, "Query"], bucket: [] },
    secrets: PAYMENT_SECRETS,
    memory: 512,
    timeout: 240,
  },
  {
    name: "send-messages",
    title: "Gesammelte Mails und SMS senden, liegen gebliebene nachholen",
    schedule: "rate(1 minute)",
    handler: "src/job/send-messages.handler",
    grants: { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"], bucket: [] },
    isSender: true,
    memory: 512,
    timeout: 120,
  },
  {
    name: "rebuild-snapshot",
    title: "Veröffentlichten Stand des Shops neu aufbauen, Schlüssel der Zahlungsdienste prüfen",
    schedule: "rate(15 minutes)",
    handler: "src/job/rebuild-snapshot.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    secrets: PAYMENT_SECRETS,
    memory: 1024,
    timeout: 60,
  },
];
