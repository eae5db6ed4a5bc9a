import {
  type FunctionDefinition,
  type Grants,
  type QueueFunction,
  type ScheduledFunction,
  type SocketFunction,
  type StreamFunction,
  type TableAction,
  MESSAGE,
  ORDER,
  PAYMENT_SECRETS,
  PUSH_SECRETS,
  RECORDS,
  SNAPSHOT,
  TELLING,
} from "./definition";
import { EVENT_TITLES } from "./events.texts";
import { PROJECT_ROWS, timeClockFunction } from "./time";

/** A failed batch is retried. Records that keep failing are stored completely, so that they can be delivered again. */
const READER = { batchSize: 100, retries: 5, memory: 1024, timeout: 60 };

/** Runs reactions to changes: to orders and their projects, to jobs that must be queued, and to expired uploads. */
export const streamFunction: StreamFunction = {
  name: "stream",
  handler: "src/event/stream.handler",
  // Orders without a name or number have no customer to be found.
  isSplit: true,
  // Expired uploads and files of pictures are removed with their rows; those of removed pictures are hidden.
  grants: {
    table: [...TELLING, "BatchWriteItem"],
    bucket: ["GetObject", "PutObject", "DeleteObject"],
    folders: ["upload", "image", "video", "incoming", "removed"],
  },
  secrets: PAYMENT_SECRETS,
  handsOnJobs: true,
  ...READER,
  // Without delay, since a new order should reach its branch at once; under load batches are full anyway.
  gathering: 0,
  // What stations were told of orders (`sent#`), printers print. Of jobs, those that must be queued or that the log tells of.
  partitions: [
    ...[{ prefix: "order#" }, { prefix: "sent#" }],
    { prefix: "job#", states: ["waiting", "retry", "canceled", "failed", "unconfirmed"] },
    { prefix: "job#", states: ["done"], has: "sentAt" },
    { prefix: "upload#" },
    ...[{ prefix: "image-file#" }, { prefix: "image-upload#" }],
    ...[{ prefix: "video-file#" }, { prefix: "video-upload#" }],
    // Entries of the log, which are found by more than their day; parts of an import are not.
    { prefix: "change#", has: "gsi1pk" },
    { prefix: "log-event#" },
    ...PROJECT_ROWS,
  ],
};

/** Rebuilds the snapshot and tells the screens of staff about orders, once for all changes within a second. */
export const publishFunction: StreamFunction = {
  name: "publish",
  handler: "src/event/publish.handler",
  grants: { table: SNAPSHOT, bucket: [] },
  secrets: PAYMENT_SECRETS,
  managesConnections: true,
  ...READER,
  gathering: 1,
  partitions: [
    ...[{ prefix: "resource#" }, "config", "snapshot-request"],
    // What screens are told of: also of a display's key that was revoked, but not of what devices say of themselves.
    ...[{ prefix: "order#" }, { prefix: "now#" }, { prefix: "access-key", has: "revokedAt" }],
    { prefix: "tv-command#", states: ["queued", "aborted"] },
  ],
};

/** Answers what screens send over the WebSocket, and notes which TVs are off; hints to them come from `publish`. */
export const socketFunction: SocketFunction = {
  name: "socket",
  handler: "src/socket/socket.handler",
  grants: { table: ["PutItem", "UpdateItem", "DeleteItem"], bucket: [] },
  managesConnections: true,
  routes: ["subscribe", "ping", "$default", "$disconnect"],
  memory: 512,
  timeout: 10,
};

/** Gets what SES tells of mails that came back or were reported as unwanted. */
export const returnedMailsFunction: FunctionDefinition = {
  name: "returned-mails",
  handler: "src/event/returned-mails.handler",
  grants: { table: ["BatchGetItem", "PutItem", "UpdateItem"], bucket: [] },
  memory: 256,
  timeout: 20,
};

/** The table's stream allows no more readers than these. */
export const streamFunctions: readonly StreamFunction[] = [streamFunction, publishFunction];

/** To write records of every resource with what their hooks write and check, and the report beside the job. */
const WRITING: readonly TableAction[] = [...RECORDS, "BatchWriteItem", "ConditionCheckItem"];

/** One function and queue for each kind of job that the server executes, so that the kinds do not delay each other. */
export const queueFunctions: readonly QueueFunction[] = [
  { ...job({ kind: "mail", title: EVENT_TITLES.mail, grants: MESSAGE }), isSender: true },
  { ...job({ kind: "sms", title: EVENT_TITLES.sms, grants: MESSAGE }), isSender: true },
  job({ kind: "begin", title: EVENT_TITLES.begin, grants: TELLING }),
  // Reads customers, branches and staff to say whom a reminder goes to.
  // Draws charts as pictures, and documents.
  {
    ...job({ kind: "report", title: EVENT_TITLES.report, grants: [...MESSAGE, "Query"] }),
    isSender: true,
    isSplit: true,
    memory: 1769,
    timeout: 60,
  },
  job({ kind: "reminder", title: EVENT_TITLES.reminder, grants: [...MESSAGE, "Query"] }),
  { ...job({ kind: "push", title: EVENT_TITLES.push, grants: MESSAGE }), secrets: PUSH_SECRETS },
  {
    ...records({
      kind: "bulk",
      title: EVENT_TITLES.bulk,
      // Pictures are removed and restored with their files.
      grants: { table: WRITING, bucket: ["GetObject", "PutObject", "DeleteObject"], folders: ["image", "removed"] },
    }),
    isSplit: true,
  },
  { ...records({ kind: "import", title: EVENT_TITLES.import, grants: { table: WRITING, bucket: [] } }), isSplit: true },
  {
    ...records({
      kind: "export",
      title: EVENT_TITLES.export,
      grants: {
        table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
        bucket: ["GetObject", "PutObject", "DeleteObject"],
        folders: ["export"],
      },
    }),
    namesFields: true,
  },
  // Somebody planned it for a time and does not watch it, so an alarm tells of what did not go.
  {
    ...job({ kind: "plan", title: EVENT_TITLES.plan, grants: WRITING }),
    isSplit: true,
    namesFields: true,
    memory: 1024,
    timeout: 60,
  },
  // Nobody watches it either. It removes what a person left in the table, and files of exports that name them.
  {
    ...records({
      kind: "erasure",
      title: EVENT_TITLES.erasure,
      grants: {
        table: WRITING,
        bucket: ["GetObject", "PutObject", "DeleteObject"],
        folders: ["erasures", "export"],
      },
    }),
    isSplit: true,
    raisesAlarm: true,
  },
  // Calls the readers of the stream, which work for up to a minute.
  {
    ...records({ kind: "redrive", title: EVENT_TITLES.redrive, grants: { table: MESSAGE, bucket: [] } }),
    memory: 256,
    redrivesFailedRecords: true,
  },
  // Draws pictures, as the function of image templates does. The file of all of them is made in one slice.
  {
    ...records({
      kind: "pictures",
      title: EVENT_TITLES.pictures,
      grants: {
        table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
        bucket: ["GetObject", "PutObject", "DeleteObject", "AbortMultipartUpload"],
        folders: ["export", "image", "font"],
      },
    }),
    hasFonts: true,
    isSplit: true,
    memory: 2048,
    timeout: 150,
  },
];

export const scheduledFunctions: readonly ScheduledFunction[] = [
  {
    name: "reconcile-payments",
    title: EVENT_TITLES["reconcile-payments"],
    schedule: "rate(5 minutes)",
    handler: "src/job/schedule/reconcile-payments.handler",
    grants: { table: ORDER, bucket: [] },
    secrets: PAYMENT_SECRETS,
    memory: 512,
    timeout: 240,
  },
  {
    name: "order-clock",
    title: EVENT_TITLES["order-clock"],
    schedule: "rate(1 minute)",
    handler: "src/job/schedule/order-clock.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    memory: 512,
    timeout: 50,
  },
  {
    name: "print-clock",
    title: EVENT_TITLES["print-clock"],
    schedule: "rate(1 minute)",
    handler: "src/job/schedule/print-clock.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    memory: 512,
    timeout: 50,
  },
  {
    name: "reminder-clock",
    title: EVENT_TITLES["reminder-clock"],
    schedule: "rate(5 minutes)",
    handler: "src/job/schedule/reminder-clock.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    memory: 512,
    timeout: 120,
  },
  {
    name: "sweep-jobs",
    title: EVENT_TITLES["sweep-jobs"],
    schedule: "rate(1 minute)",
    handler: "src/job/schedule/sweep-jobs.handler",
    countsFailedRecords: true,
    grants: { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"], bucket: [] },
    handsOnJobs: true,
    memory: 512,
    timeout: 120,
  },
  {
    name: "check-statistics",
    title: EVENT_TITLES["check-statistics"],
    // At night in Europe.
    schedule: "cron(30 2 * * ? *)",
    handler: "src/job/schedule/check-statistics.handler",
    grants: { table: ["GetItem", "BatchGetItem", "Query", "PutItem"], bucket: [] },
    memory: 1024,
    timeout: 300,
  },
  {
    name: "forget-visitors",
    title: EVENT_TITLES["forget-visitors"],
    // No branch's day lasts longer than this in what is stored of its visitors.
    schedule: "rate(5 minutes)",
    handler: "src/job/schedule/forget-visitors.handler",
    grants: { table: ["Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"], bucket: [] },
    memory: 512,
    timeout: 240,
  },
  timeClockFunction,
  {
    name: "rebuild-snapshot",
    title: EVENT_TITLES["rebuild-snapshot"],
    schedule: "rate(15 minutes)",
    handler: "src/job/schedule/rebuild-snapshot.handler",
    grants: { table: SNAPSHOT, bucket: [] },
    secrets: PAYMENT_SECRETS,
    memory: 1024,
    timeout: 60,
  },
];

/** A function that executes the jobs of one kind. Its queue hides a message for six times the function's time limit. */
function job({
  kind,
  title,
  grants,
}: Pick<QueueFunction, "kind" | "title"> & { grants: readonly TableAction[] }): QueueFunction {
  return {
    name: `${kind}-jobs`,
    kind,
    title,
    handler: `src/job/${kind}-jobs.handler`,
    grants: { table: grants, bucket: [] },
    memory: 512,
    timeout: 30,
    raisesAlarm: true,
    batchSize: 10,
    receives: 5,
  };
}

/**
 * A function that works on many records, one job a call. It goes on for a minute (`BUDGET`), and the rest of its time
 * is for the last slice. A job's lease is longer.
 */
function records({ kind, title, grants }: Pick<QueueFunction, "kind" | "title"> & { grants: Grants }): QueueFunction {
  return {
    name: `${kind}-jobs`,
    kind,
    title,
    handler: `src/job/${kind}-jobs.handler`,
    grants,
    memory: 1024,
    timeout: 120,
    batchSize: 1,
    receives: 5,
  };
}
