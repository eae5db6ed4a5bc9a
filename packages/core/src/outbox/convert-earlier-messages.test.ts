import { MINUTE } from "@tresen/contract/kit/time";
import { describe, expect, test } from "vitest";
import { doQueued, jobsOf, queuedJobs, sweep, tell } from "../../test/jobs";
import { placed, states, useMessageShop } from "../../test/messages";
import { MessageEntity } from "./message.entity";
import { type MessageRow, findMessage, convertEarlierMessages } from "./convert-earlier-messages";

const provider = useMessageShop();

/** A message as the version before jobs kept it. */
async function earlier(changes: Partial<MessageRow> & Pick<MessageRow, "owner" | "state">): Promise<MessageRow> {
  const ago = changes.state === "waiting" || changes.state === "queued" ? -1 : MINUTE;
  const channel = changes.channel ?? "mail";
  const row: MessageRow = {
    key: `newOrder#branch#${channel}`,
    event: "newOrder",
    channel,
    to: channel === "mail" ? "neubau@example.test" : "+431234567",
    branch: "pizzeria",
    attempts: changes.state === "claimed" || changes.state === "retry" ? 1 : 0,
    createdAt: new Date().toISOString(),
    dueAt: new Date(Date.now() - ago).toISOString(),
    expiresAt: Math.ceil(Date.now() / 1000) + 86_400,
    ...changes,
  };
  await MessageEntity.put(row).go();
  return row;
}

describe("messages of the version before jobs", () => {
  test("that wait become jobs and are sent once, wherever and however often they are converted", async () => {
    const order = await placed();
    const rows = [
      await earlier({ owner: order.uid, state: "retry" }),
      await earlier({ owner: order.uid, state: "queued", key: "newOrder#branch#mail#again" }),
      await earlier({ owner: order.uid, state: "queued", channel: "sms" }),
    ];
    const counts = await Promise.all([convertEarlierMessages(), convertEarlierMessages(), convertEarlierMessages()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect(await convertEarlierMessages()).toBe(0);
    for (const row of rows) expect(await findMessage(row)).toBeNull();
    expect((await jobsOf(order.uid)).map(({ key, state, attempts }) => [key, state, attempts])).toEqual([
      [`${order.uid}#newOrder#branch#mail`, "retry", 1],
      [`${order.uid}#newOrder#branch#mail#again`, "waiting", 0],
      [`${order.uid}#newOrder#branch#sms`, "waiting", 0],
    ]);
    await doQueued();
    await sweep();
    // The step of the order comes again, as after a restart: only what nobody has told yet is told.
    await tell({ before: null, after: order });
    await sweep();
    expect(provider.mails.map(({ to }) => to[0]).sort()).toEqual([
      "max@example.test",
      "neubau@example.test",
      "neubau@example.test",
    ]);
    expect(provider.sms).toHaveLength(1);
  });

  test("that were sent are not sent again with their step, by mail or by SMS", async () => {
    const order = await placed();
    for (const channel of ["mail", "sms"] as const) {
      const { dueAt: _, ...row } = await earlier({ owner: order.uid, state: "sent", channel });
      await MessageEntity.put(row).go();
    }
    await convertEarlierMessages();
    await tell({ before: null, after: order });
    expect(provider.mails.map(({ to }) => to[0])).toEqual(["max@example.test"]);
    expect(provider.sms).toEqual([]);
  });

  test("that the earlier version is sending are skipped; after the claim an SMS waits for a person", async () => {
    const order = await placed();
    const soon = new Date(Date.now() + MINUTE).toISOString();
    const sms = await earlier({ owner: order.uid, state: "claimed", channel: "sms", dueAt: soon });
    expect(await convertEarlierMessages()).toBe(0);
    expect(await findMessage(sms)).not.toBeNull();
    await earlier({ owner: order.uid, state: "claimed", channel: "sms" });
    expect(await convertEarlierMessages()).toBe(1);
    await sweep();
    expect(provider.sms).toEqual([]);
    expect(await states(order.uid)).toEqual({ "newOrder#branch#sms": "unconfirmed" });
  });

  test("that wait for others of their minute are still joined with these", async () => {
    const orders = [await placed(), await placed()];
    for (const { uid } of orders) await earlier({ owner: uid, state: "waiting" });
    await convertEarlierMessages();
    expect(await queuedJobs()).toEqual([]);
    await sweep();
    await doQueued();
    expect(provider.mails.map(({ subject }) => subject)).toEqual(["Neubau: 2 neue Bestellungen"]);
  });
});
