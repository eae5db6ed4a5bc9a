import { httpFunctions, queueFunctions, streamFunction } from "@tresen/functions/routes";
import type { FlowUse } from "./storage-use";

/**
 * Dollars on AWS for a million, or for a GB-second of Lambda on arm64. Transactions already count double in the units.
 */
export const PRICES = {
  httpApi: 1,
  lambda: 0.2,
  lambdaSecond: 0.0000133334,
  writeUnit: 0.625,
  readUnit: 0.125,
  sqs: 0.4,
};
/**
 * The invocation that reads an order's record makes a job for each mail: three database calls of 8 ms and the
 * function's own work. The records of both jobs follow in a second batch, and their ids are sent to the queue in one
 * call.
 */
const STREAM_MILLISECONDS = [30, 15];
/** A mail's job is claimed, composed and completed with three database calls of 8 ms; SES takes about 80 ms. */
const MAIL_MILLISECONDS = 110;
/** Customer and branch: see `realOrder`. */
const MAILS = 2;
/** The order's own record, and that of the job of each mail. */
const STREAM_RECORDS = 1 + MAILS;
/** The number of entries that one call of SQS sends, receives or deletes. */
const QUEUE_BATCH = 10;
/** Lambda polls each queue, also an empty one, with this many parallel long polls of 20 seconds. */
const POLLS = 5;
const POLLS_A_MONTH = (POLLS * 30 * 86_400) / 20;
const MILLION = 1_000_000;

export interface Durations {
  init: number;
  order: number;
  status: number;
}

/** How often the services are called for each order. */
export interface AfterEffects {
  /** Invocations of the function that reads the table's stream. */
  stream: number;
  mail: number;
  sqs: { send: number; receive: number; remove: number };
}

/**
 * With few orders each record and message is processed alone: the order's record, then the records of its two jobs
 * together, one call that sends both messages, and each mail received, sent and deleted separately. A million orders in
 * a month are one in two and a half seconds, so these are the costs of a million.
 */
export const EACH_ALONE: AfterEffects = {
  stream: STREAM_MILLISECONDS.length,
  mail: MAILS,
  sqs: { send: 1, receive: MAILS, remove: MAILS },
};

/** With so many orders that every batch is full, the lowest possible cost of an order. */
export const FULL_BATCHES: AfterEffects = {
  stream: STREAM_RECORDS / streamFunction.batchSize,
  mail: MAILS / mailFunction().batchSize,
  sqs: { send: MAILS / QUEUE_BATCH, receive: MAILS / QUEUE_BATCH, remove: MAILS / QUEUE_BATCH },
};

export interface Cost {
  lines: { name: string; dollars: number }[];
  total: number;
}

/** The functions that answer an order's three requests. */
const ASKED = ["init", "orders", "orders"];

/**
 * The cost of a million orders, each with a request for the menu, its creation, mails to customer and branch (without
 * the price of SES) and one request for its status, without any cache.
 */
export function costOfMillion({
  use,
  durations,
  after = EACH_ALONE,
}: {
  use: FlowUse;
  durations: Durations;
  after?: AfterEffects;
}): Cost {
  const throughApi = ASKED.filter((name) => !httpFunction(name)?.isDirect).length;
  const answering =
    gbSeconds({ memory: httpFunction("init")?.memory, milliseconds: durations.init }) +
    gbSeconds({ memory: httpFunction("orders")?.memory, milliseconds: durations.order }) +
    gbSeconds({ memory: httpFunction("orders")?.memory, milliseconds: durations.status });
  const reacting = STREAM_MILLISECONDS.map((milliseconds) => gbSeconds({ ...streamFunction, milliseconds }));
  const sending = MAILS * gbSeconds({ ...mailFunction(), milliseconds: MAIL_MILLISECONDS });
  const { send, receive, remove } = after.sqs;
  const reads = use.order.readUnits + use.messages.readUnits + use.status.readUnits + 0.5 * use.warmInitCalls;
  const lines = [
    { name: "HTTP API", dollars: throughApi * PRICES.httpApi },
    { name: "Lambda requests of shoppers", dollars: ASKED.length * PRICES.lambda },
    { name: "Lambda requests of the stream", dollars: after.stream * PRICES.lambda },
    { name: "Lambda requests of the mails' queue", dollars: after.mail * PRICES.lambda },
    { name: "Lambda time of shoppers", dollars: answering * PRICES.lambdaSecond * MILLION },
    { name: "Lambda time of the stream", dollars: sum(reacting) * PRICES.lambdaSecond * MILLION },
    { name: "Lambda time of the mails' queue", dollars: sending * PRICES.lambdaSecond * MILLION },
    { name: "SQS, sent, received and deleted", dollars: (send + receive + remove) * PRICES.sqs },
    { name: "DynamoDB writes", dollars: (use.order.writeUnits + use.messages.writeUnits) * PRICES.writeUnit },
    { name: "DynamoDB reads", dollars: reads * PRICES.readUnit },
  ];
  return { lines, total: sum(lines.map(({ dollars }) => dollars)) };
}

/** The cost of the queues in a month without a single message: Lambda polls each continuously. */
export function costOfEmptyQueues(): number {
  return (queueFunctions.length * POLLS_A_MONTH * PRICES.sqs) / MILLION;
}

/** Lambda bills each started millisecond. */
function gbSeconds({ memory = 1024, milliseconds }: { memory?: number | undefined; milliseconds: number }): number {
  return (memory / 1024) * (Math.ceil(milliseconds) / 1000);
}

function httpFunction(name: string): (typeof httpFunctions)[number] | undefined {
  return httpFunctions.find((definition) => definition.name === name);
}

/** @throws Error if no function runs the jobs that send mails. */
function mailFunction(): (typeof queueFunctions)[number] {
  const found = queueFunctions.find(({ kind }) => kind === "mail");
  if (!found) throw new Error("No function sends mails.");
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
