import {
  type QueueFunction,
  type ScheduledFunction,
  type StreamFunction,
  type TableAction,
  MESSAGE,
  ORDER,
  PAYMENT_SECRETS,
  SNAPSHOT,
} from "./definition";

/** Every reader is given each record in turn; those that keep failing are kept whole, to be handed over again. */
const READER = { batchSize: 100, retries: 5, memory: 1024, timeout: 60 };

/** Hands on what follows from changes: reactions of orders, jobs to their queues, files that nobody used. */
export const streamFunction: StreamFunction = {
  name: "stream",
  handler: "src/event/stream.handler",
  // Files that no order used go with their records.
  grants: { table: SNAPSHOT, bucket: ["DeleteObject"], folders: ["upload"] },
  secrets: PAYMENT_SECRETS,
  handsOnJobs: true,
  ...READER,
  // An order should reach its branch at once; under load batches fill by themselves.
  gathering: 0,
  partitions: [{ prefix: "order#" }, { prefix: "job#", states: ["waiting", "retry"] }, { prefix: "upload#" }],
};

/** Publishes the shop: however many of its records change within a second, once for all of them. */
export const publishFunction: StreamFunction = {
  name: "publish",
  handler: "src/event/publish.handler",
  grants: { table: SNAPSHOT, bucket: [] },
  secrets: PAYMENT_SECRETS,
  ...READER,
  gathering: 1,
  partitions: [{ prefix: "resource#" }, "config", "snapshot-request"],
};

/** As many as the table's stream may have. */
export const streamFunctions: readonly StreamFunction[] = [streamFunction, publishFunction];

/** Kinds of jobs that the server does, each with a queue of its own, so that none waits for another kind. */
export const queueFunctions: readonly QueueFunction[] = [
  job({ kind: "mail", title: "E-Mails senden", grants: MESSAGE }),
  job({ kind: "sms", title: "SMS senden", grants: MESSAGE }),
];

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
    name: "sweep-jobs",
    title: "Liegen gebliebene Hintergrundaufgaben nachholen, gesammelte Mails und SMS zusammenfassen",
    schedule: "rate(1 minute)",
    handler: "src/job/sweep-jobs.handler",
    grants: { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"], bucket: [] },
    handsOnJobs: true,
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

/** The function that does the jobs of one kind. Six times its time is how long SQS hides what it was given. */
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
    isSender: true,
    memory: 512,
    timeout: 30,
    batchSize: 10,
    receives: 5,
  };
}
