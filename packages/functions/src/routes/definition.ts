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

/** The folder of handlers, and the file of routes, that a function belongs to. */
export type FunctionGroup = "shop" | "backoffice" | "team";

export interface FunctionDefinition {
  name: string;
  /** File and export, from the folder of this package. */
  handler: `src/${string}.handler`;
  grants: Grants;
  secrets?: readonly SecretName[];
  /** Sends mails and SMS. */
  isSender?: true;
  /** Tells queues that there are jobs to do. */
  handsOnJobs?: true;
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
   * What every order asks for: CloudFront calls it at an address of its own, past the HTTP API, which costs more for
   * each request than everything else that such a call needs. It answers nobody without CloudFront's key.
   */
  isDirect?: true;
}

/** Reads the table's stream. */
export interface StreamFunction extends FunctionDefinition {
  /** Of the records those of these partitions, by their whole name or its beginning, some only in certain states. */
  partitions: readonly (string | { prefix: string; states?: readonly string[] })[];
  batchSize: number;
  retries: number;
  /** Seconds that records are gathered for before they are handed over together. */
  gathering: number;
}

/** Does the jobs of one kind, whose ids come through a queue of their own. */
export interface QueueFunction extends FunctionDefinition {
  kind: string;
  /** German, for the list of queues. */
  title: string;
  batchSize: number;
  /** Times that a message is received before it is set aside. */
  receives: number;
}

export interface ScheduledFunction extends FunctionDefinition {
  /** German, for the list of schedules. */
  title: string;
  /** As EventBridge writes it. */
  schedule: `rate(${string})` | `cron(${string})`;
}

/** Records and what refers to them; whoever signs in is read along. */
export const RECORDS: readonly TableAction[] = [
  "GetItem",
  "BatchGetItem",
  "Query",
  "PutItem",
  "UpdateItem",
  "DeleteItem",
];
/** Building and publishing the snapshot, as its first reader does where there is none yet. */
export const SNAPSHOT: readonly TableAction[] = RECORDS;

/** Reading an order and writing it anew, its slot with it. */
export const ORDER: readonly TableAction[] = ["GetItem", "PutItem", "UpdateItem"];

/** Doing a job that sends a message about an order. */
export const MESSAGE: readonly TableAction[] = ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"];

export const MOLLIE: readonly SecretName[] = ["MOLLIE_API_KEY"];
export const DATATRANS: readonly SecretName[] = ["DATATRANS_MERCHANT_ID", "DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY"];
/** Also for whoever publishes the snapshot, which says what can be paid with. */
export const PAYMENT_SECRETS: readonly SecretName[] = [...MOLLIE, ...DATATRANS];

export const API = { memory: 512, timeout: 10 };

/** One function for everything below `/api/{name}`, whose handler stands in the folder of its group. */
export function api({
  group,
  name,
  grants,
  ...sizing
}: {
  group: FunctionGroup;
  name: string;
  grants: readonly TableAction[];
  memory?: number;
  timeout?: number;
  secrets?: readonly SecretName[];
}): HttpFunction {
  return {
    name,
    handler: `src/api/${group}/${name}.handler`,
    paths: [`/api/${name}`, `/api/${name}/{proxy+}`],
    grants: { table: grants, bucket: [] },
    ...API,
    ...sizing,
  };
}
