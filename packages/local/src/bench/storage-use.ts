import { orderIn } from "./created-order";
import type { AttributeValue, DynamoDBStreamEvent } from "aws-lambda";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { StorageUse } from "@tresen/core/platform/db";
import type { Job } from "@tresen/core/platform/job";
import { TABLE } from "../environment";
import type { Mailbox } from "../message/mailbox";
import type { DatabaseCall } from "../storage/database-client";
import { consume, doJobs, invoke } from "./invoke";
import { realOrder } from "./shop";

export interface FlowUse {
  /** The first request of a fresh process. */
  coldInit: StorageUse;
  /** The largest use by a request of a warm process, over more than a second. */
  warmInitCalls: number;
  order: StorageUse;
  /** The work after an order: mails to customer and branch. */
  messages: StorageUse;
  status: StorageUse;
}

/** Warm requests are spread over this time, so that it includes a check for a newer snapshot. */
const SPREAD = 30;
const REQUESTS = 100;
const ORDERS = 20;
/** Customer and branch: see `realOrder`. */
const MAILS = 2;

/**
 * Counts requests to the database and the units that it bills, by running the functions in this process.
 * @param mailbox receives the mails that these functions send.
 * @throws Error if an order did not cause both mails: the figures would be wrong.
 */
export async function measureStorageUse({ call, mailbox }: { call: DatabaseCall; mailbox: Mailbox }): Promise<FlowUse> {
  const { metered } = await import("@tresen/core/platform/db");
  const init = (): Promise<unknown> => invoke("init", { method: "GET", path: "/api/init" });
  const coldInit = (await metered(init)).use;
  let warmInitCalls = 0;
  for (let request = 0; request < REQUESTS; request += 1) {
    warmInitCalls = Math.max(warmInitCalls, (await metered(init)).use.calls);
    await wait(SPREAD);
  }
  await order(ORDERS);
  const orders: StorageUse[] = [];
  const messages: StorageUse[] = [];
  const statuses: StorageUse[] = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const created = await metered(() => order(number));
    orders.push(created.use);
    const { uid, hash } = created.result;
    const event = await orderEvent({ uid, call });
    const mailsBefore = mailbox.mails().length;
    const queued = (await metered(() => consume(event))).use;
    messages.push(queued, await sendingUse({ uid }));
    const mails = mailbox.mails().length - mailsBefore;
    if (mails !== MAILS)
      throw new Error(`An order caused ${mails} mails instead of ${MAILS}: its cost was not measured.`);
    statuses.push(
      (await metered(() => invoke("orders", { method: "GET", path: `/api/orders/public/${uid}/${hash}` }))).use,
    );
  }
  return {
    coldInit,
    warmInitCalls,
    order: mean(orders),
    messages: perOrder({ uses: messages, orders: ORDERS }),
    status: mean(statuses),
  };
}

/** The use for sending the two mails, as jobs in one batch that the running platform does not process. */
async function sendingUse({ uid }: { uid: string }): Promise<StorageUse> {
  const { metered } = await import("@tresen/core/platform/db");
  const { createJob, listed, readJob } = await import("@tresen/core/platform/job");
  const jobs: Job[] = [];
  for (const about of ["newOrder#branch#mail", "received#customer#mail"]) {
    const made = await readJob({ kind: "mail", key: `${otherUid(uid)}#${about}` });
    if (!made) throw new Error("An order made no job of its mails: what it costs was not measured.");
    const { reason: _, endedAt: __, leaseUntil: ___, ...rest } = made;
    const now = new Date().toISOString();
    // A grouped job waits for the sweep each minute, so nobody else processes it meanwhile.
    const job = listed({
      ...rest,
      key: `${uid}#bench#${about}`,
      owner: uid,
      group: "bench",
      state: "waiting",
      attempts: 0,
      dueAt: now,
    });
    await createJob(job);
    jobs.push(job);
  }
  return (await metered(() => doJobs(jobs))).use;
}

/** Rate limits are on, so each order comes from a different customer and address. */
async function order(number: number): Promise<{ uid: string; hash: string }> {
  const answer = await invoke("orders", {
    method: "POST",
    path: "/api/orders",
    json: realOrder(number),
    address: `198.51.100.${number}`,
    headers: { "idempotency-key": randomUUID() },
  });
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.statusCode} ${answer.body}`);
  return orderIn(answer.body ?? "");
}

/**
 * The stream record of a new order, with another number, because the platform has sent the mails of the original one.
 */
async function orderEvent({ uid, call }: { uid: string; call: DatabaseCall }): Promise<DynamoDBStreamEvent> {
  const Keys = { pk: { S: `order#${uid}` }, sk: { S: "order" } };
  const { Item } = await call<{ Item: Record<string, AttributeValue> }>("DynamoDB_20120810.GetItem", {
    TableName: TABLE,
    Key: Keys,
    ConsistentRead: true,
  });
  const other = otherUid(uid);
  const pk = { S: `order#${other}` };
  return {
    Records: [
      {
        eventName: "INSERT",
        dynamodb: { SequenceNumber: "1", Keys: { ...Keys, pk }, NewImage: { ...Item, pk, uid: { S: other } } },
      },
    ],
  };
}

function otherUid(uid: string): string {
  return [...uid].reverse().join("");
}

function mean(uses: readonly StorageUse[]): StorageUse {
  return perOrder({ uses, orders: uses.length });
}

/** The average use per order. */
function perOrder({ uses, orders }: { uses: readonly StorageUse[]; orders: number }): StorageUse {
  const average = (pick: (use: StorageUse) => number): number => uses.reduce((sum, use) => sum + pick(use), 0) / orders;
  const names = new Set(uses.flatMap((use) => Object.keys(use.operations)));
  const operations = Object.fromEntries([...names].map((name) => [name, average((use) => use.operations[name] ?? 0)]));
  return {
    calls: average((use) => use.calls),
    rounds: average((use) => use.rounds),
    readUnits: average((use) => use.readUnits),
    writeUnits: average((use) => use.writeUnits),
    operations,
  };
}
