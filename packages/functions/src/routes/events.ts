import { type FunctionDefinition, type ScheduledFunction, ORDER, PAYMENT_SECRETS, SNAPSHOT } from "./definition";

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
