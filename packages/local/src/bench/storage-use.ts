import type { AttributeValue, DynamoDBStreamEvent } from "aws-lambda";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { StorageUse } from "@tresen/core/platform/db";
import { TABLE } from "../environment";
import type { Mailbox } from "../message/mailbox";
import type { DatabaseCall } from "../storage/database-client";
import { consume, invoke } from "./invoke";
import { realOrder } from "./shop";

export interface FlowUse {
  /** The first request of a fresh process. */
  coldInit: StorageUse;
  /** The most that a request of a warm process needed, over more than a second. */
  warmInitCalls: number;
  order: StorageUse;
  /** What follows an order: mails to customer and branch. */
  messages: StorageUse;
  status: StorageUse;
}

/** Warm requests are spread over this long, so that the look for a newer snapshot falls in. */
const SPREAD = 30;
const REQUESTS = 100;
const ORDERS = 20;
/** Customer and branch: see `realOrder`. */
const MAILS = 2;

/**
 * Counts requests to the database and the units it bills, by running the functions themselves in this process.
 * @param mailbox what takes the mails that these functions send. @throws Error where an order was not told of to both:
 * its figures would be those of something else.
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
    messages.push((await metered(() => consume(event))).use);
    const mails = mailbox.mails().length - mailsBefore;
    if (mails !== MAILS)
      throw new Error(`An order was told of by ${mails} mails instead of ${MAILS}: what it costs was not measured.`);
    statuses.push(
      (await metered(() => invoke("orders", { method: "GET", path: `/api/orders/public/${uid}/${hash}` }))).use,
    );
  }
  return { coldInit, warmInitCalls, order: mean(orders), messages: mean(messages), status: mean(statuses) };
}

/** With the limits on, each from a customer of its own at another address. */
async function order(number: number): Promise<{ uid: string; hash: string }> {
  const answer = await invoke("orders", {
    method: "POST",
    path: "/api/orders",
    json: realOrder(number),
    address: `198.51.100.${number}`,
    headers: { "idempotency-key": randomUUID() },
  });
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.statusCode} ${answer.body}`);
  return (JSON.parse(answer.body ?? "") as { data: { uid: string; hash: string } }).data;
}

/**
 * The record of a new order as the table's stream hands it over, under another number: the platform has told of this
 * one.
 */
async function orderEvent({ uid, call }: { uid: string; call: DatabaseCall }): Promise<DynamoDBStreamEvent> {
  const Keys = { pk: { S: `order#${uid}` }, sk: { S: "order" } };
  const { Item } = await call<{ Item: Record<string, AttributeValue> }>("DynamoDB_20120810.GetItem", {
    TableName: TABLE,
    Key: Keys,
    ConsistentRead: true,
  });
  const other = [...uid].reverse().join("");
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

function mean(uses: readonly StorageUse[]): StorageUse {
  const average = (pick: (use: StorageUse) => number): number =>
    uses.reduce((sum, use) => sum + pick(use), 0) / uses.length;
  const names = new Set(uses.flatMap((use) => Object.keys(use.operations)));
  const operations = Object.fromEntries([...names].map((name) => [name, average((use) => use.operations[name] ?? 0)]));
  return {
    calls: average((use) => use.calls),
    readUnits: average((use) => use.readUnits),
    writeUnits: average((use) => use.writeUnits),
    operations,
  };
}
