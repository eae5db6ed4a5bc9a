export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "BatchWriteItem"
  | "ConditionCheckItem";
export type BucketAction = "GetObject" | "PutObject" | "DeleteObject" | "AbortMultipartUpload" | "ListBucket";
/**
 * The folders of the bucket: images of the shop, customers' uploads, videos for screens, fonts and their style sheets, files of exports, and files
 * that browsers have sent to the bucket and nobody has looked into yet, files of removed pictures, which are never
 * served, the ids of erased people, and what screens play: manifests and drawn pictures, by the hash of their content.
 */
export type BucketFolder =
  "image" | "upload" | "video" | "signage" | "font" | "export" | "incoming" | "removed" | "erasures";
/** How long ids of erased people are kept: longer than any backup of the table. */
export const ERASURES_DAYS = 400;
/** How long a file waits in the folder `incoming` for whoever looks into it. */
export const INCOMING_DAYS = 1;
/** Where parts of pictures are stored, by the crops of whenever they were drawn, and for how long; then they are drawn anew. */
export const CUT_FOLDER = "image/cut";
export const CUT_DAYS = 90;
/** Where manifests of screens and pictures drawn for them are stored, and for how long; they are written anew before they go. */
export const SIGNAGE_FOLDER = "signage";
export const SIGNAGE_DAYS = 45;

export interface Grants {
  /** `dynamodb:` actions on the table; with `Query` also on its indexes. */
  table: readonly TableAction[];
  /** `s3:` actions on the objects below each of `folders`. */
  bucket: readonly BucketAction[];
  folders?: readonly BucketFolder[];
}

/** Secrets with the keys of outside services. A function can read only those it names. */
export type SecretName =
  | "MOLLIE_API_KEY"
  | "DATATRANS_MERCHANT_ID"
  | "DATATRANS_PASSWORD"
  | "DATATRANS_SIGN_KEY"
  | "VAPID_PUBLIC_KEY"
  | "VAPID_PRIVATE_KEY";

/** The group of a function, which is also the name of its folder of handlers and of its file of routes. */
export type FunctionGroup = "shop" | "backoffice" | "device" | "signage" | "team" | "system";

export interface FunctionDefinition {
  name: string;
  /** The file and export, relative to this package. */
  handler: `src/${string}.handler`;
  grants: Grants;
  secrets?: readonly SecretName[];
  /** Whether it sends mails or SMS. */
  isSender?: true;
  /** Whether it sends jobs to queues. */
  handsOnJobs?: true;
  /** Whether it sends hints to connections of the WebSocket, or ends them. */
  managesConnections?: true;
  /** Whether it reads the packaged typefaces, which are then copied beside its bundle. */
  hasFonts?: true;
  /** Whether it describes the schemas of all calls. Its bundle keeps metadata that others leave out. */
  describesSchemas?: true;
  /** Whether it names fields by their German titles and labels, which other bundles leave out. */
  namesFields?: true;
  /** Whether what it imports dynamically is a file of its own, which is loaded when it is first needed. */
  isSplit?: true;
  /** Memory in MB; CPU is proportional to it. */
  memory: number;
  /** The time limit in seconds. */
  timeout: number;
}

export interface HttpFunction extends FunctionDefinition {
  /** Paths of the API, each for every method. The function itself answers 404 and 405. */
  paths: readonly string[];
  /**
   * Whether CloudFront calls the function by its own URL instead of the HTTP API. This is for calls that every order
   * needs: the HTTP API would cost more per request than everything else. The function refuses requests without
   * CloudFront's secret.
   */
  isDirect?: true;
}

/** The function of the WebSocket. */
export interface SocketFunction extends FunctionDefinition {
  /** The actions of messages that it answers, `$default` for all others, and `$disconnect` for connections that ended. */
  routes: readonly string[];
}

/** A function that reads the table's stream. */
export interface StreamFunction extends FunctionDefinition {
  /** The partitions whose records it receives, by name or prefix; some only in certain states, or with an attribute. */
  partitions: readonly (string | { prefix: string; states?: readonly string[]; has?: string })[];
  batchSize: number;
  retries: number;
  /** The seconds for which records are collected before they are delivered as a batch. */
  gathering: number;
}

/** A function that executes the jobs of one kind, whose ids arrive through a queue. */
export interface QueueFunction extends FunctionDefinition {
  kind: string;
  /** The German name in the list of queues. */
  title: string;
  batchSize: number;
  /** Whether a job that failed raises an alarm. Others are followed by whoever started them. */
  raisesAlarm?: true;
  /** Whether it repeats the calls that the stream's readers failed, from the bucket in which Lambda stores them. */
  redrivesFailedRecords?: true;
  /** How often a message is received before it moves to the dead-letter queue. */
  receives: number;
}

export interface ScheduledFunction extends FunctionDefinition {
  /** The German name in the list of schedules. */
  title: string;
  /** Whether it counts the stream records that failed for good, in the bucket in which Lambda stores them. */
  countsFailedRecords?: true;
  /** In EventBridge's format. */
  schedule: `rate(${string})` | `cron(${string})`;
}

/** To read and write records, check references and authenticate the caller. */
export const RECORDS: readonly TableAction[] = [
  "GetItem",
  "BatchGetItem",
  "Query",
  "PutItem",
  "UpdateItem",
  "DeleteItem",
];
/** To build and publish the snapshot, also when a first reader finds none. */
export const SNAPSHOT: readonly TableAction[] = RECORDS;

/**
 * To read an order and write it together with its slot, and to place one again that was paid: by the snapshot and by
 * what is taken of its stations.
 */
export const ORDER: readonly TableAction[] = ["GetItem", "Query", "PutItem", "UpdateItem"];

/** To tell stations about an order as it was read, by what the snapshot says of them. */
export const TELLING: readonly TableAction[] = [...SNAPSHOT, "ConditionCheckItem"];

/** To execute a job that sends a message about an order. */
export const MESSAGE: readonly TableAction[] = ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"];

export const MOLLIE: readonly SecretName[] = ["MOLLIE_API_KEY"];
export const DATATRANS: readonly SecretName[] = ["DATATRANS_MERCHANT_ID", "DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY"];
/** Also for functions that publish the snapshot, since it lists the available payment methods. */
export const PAYMENT_SECRETS: readonly SecretName[] = [...MOLLIE, ...DATATRANS];

/** Those of a function's secrets with which it asks payment providers. */
export function paymentSecretsOf({ secrets = [] }: Pick<FunctionDefinition, "secrets">): readonly SecretName[] {
  return secrets.filter((name) => PAYMENT_SECRETS.includes(name));
}

/** The pair of keys by which push services know the platform. */
export const PUSH_SECRETS: readonly SecretName[] = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"];

/** Whether a function takes subscriptions to push messages, or sends these. */
export function usesPushServices({ secrets = [] }: Pick<FunctionDefinition, "secrets">): boolean {
  return secrets.some((name) => PUSH_SECRETS.includes(name));
}

export const API = { memory: 512, timeout: 10 };

/** A function for all paths below `/api/{name}`, whose handler is in the folder of its group, or in one within it. */
export function api({
  group,
  folder,
  name,
  grants,
  ...sizing
}: {
  group: FunctionGroup;
  folder?: string;
  name: string;
  grants: readonly TableAction[];
  memory?: number;
  timeout?: number;
  secrets?: readonly SecretName[];
}): HttpFunction {
  return {
    name,
    handler: `src/api/${[group, ...(folder ? [folder] : []), name].join("/")}.handler`,
    paths: [`/api/${name}`, `/api/${name}/{proxy+}`],
    grants: { table: grants, bucket: [] },
    ...API,
    ...sizing,
  };
}
