import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Provider } from "../../test/provider";
import { metered } from "../platform/db";
import { MessageEntity, insertMessage, listMessages, messageRow } from "../outbox";
import { sendDueMessages, sendOrderMessages } from ".";
import { makeDue, openMessageShop, placed, states, step } from "../../test/messages";

// What comes too fast at a branch is told together: digest.test.ts is about that.
vi.mock("./rush", () => ({ isRush: () => false }));

let provider: Provider;
beforeAll(async () => {
  provider = await openMessageShop();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.mails.length = 0;
  provider.sms.length = 0;
  provider.behaviours.length = 0;
});

describe("exactly once", () => {
  test("however often and however concurrently a step is handed over", async () => {
    const after = await placed();
    await Promise.all(Array.from({ length: 8 }, () => sendOrderMessages({ before: null, after })));
    await sendOrderMessages({ before: null, after });
    expect(provider.mails.map(({ to }) => to[0]).sort()).toEqual(["max@example.test", "neubau@example.test"]);
    expect(provider.sms.map(({ to }) => to)).toEqual(["+431234567"]);
    expect(await states(after.uid)).toEqual({
      "newOrder#branch#mail": "sent",
      "newOrder#branch#sms": "sent",
      "received#customer#mail": "sent",
    });
  });

  test("a step that concerns nobody costs no call to the database", async () => {
    const before = await placed();
    const { use } = await metered(() =>
      sendOrderMessages({
        before,
        after: step(before, {
          questionnaire: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: "" },
        }),
      }),
    );
    expect(use.calls).toBe(0);
  });

  test("a step that sends a mail costs one read and one write of one unit", async () => {
    const before = await placed({ phone: "", isSmsEnabled: false });
    const { use } = await metered(() => sendOrderMessages({ before, after: step(before, { state: "confirmed" }) }));
    expect(provider.mails).toHaveLength(1);
    expect(use).toMatchObject({ calls: 2, writeUnits: 1, operations: { BatchGetItem: 1, BatchWriteItem: 1 } });
  });

  test("a mail whose noting was interrupted is sent again with its step", async () => {
    const after = await placed();
    await sendOrderMessages({ before: null, after });
    const sent = provider.mails.length;
    await MessageEntity.delete({ owner: after.uid, key: "received#customer#mail" }).go();
    await sendOrderMessages({ before: null, after });
    expect(provider.mails.slice(sent).map(({ to }) => to[0])).toEqual(["max@example.test"]);
  });

  test("a mail whose sender was interrupted is sent again once its claim is over, an SMS is not", async () => {
    const order = await placed();
    for (const channel of ["mail", "sms"] as const) {
      const at = Date.now();
      await insertMessage(
        messageRow({
          owner: order.uid,
          key: `newOrder#branch#${channel}`,
          event: "newOrder",
          channel,
          to: channel === "mail" ? "neubau@example.test" : "+431234567",
          branch: "pizzeria",
          createdAt: order.createdAt,
          state: "claimed",
          at,
          dueAt: at + 60_000,
        }),
      );
    }
    // The step comes again while the claim lasts: it is left alone.
    await sendOrderMessages({ before: null, after: order });
    expect(provider.mails.map(({ to }) => to[0])).toEqual(["max@example.test"]);
    await sendDueMessages();
    expect(provider.mails).toHaveLength(1);
    for (const row of await listMessages(order.uid)) if (row.state === "claimed") await makeDue(row);
    await Promise.all([sendDueMessages(), sendDueMessages()]);
    expect(provider.mails.map(({ to }) => to[0])).toEqual(["max@example.test", "neubau@example.test"]);
    expect(provider.sms).toEqual([]);
    expect(await states(order.uid)).toMatchObject({
      "newOrder#branch#mail": "sent",
      "newOrder#branch#sms": "unconfirmed",
    });
  });

  test("an SMS whose answer was lost is not sent again; one that was turned away is", async () => {
    const before = await placed({ email: "" });
    provider.behaviours.push("hang up after taking it");
    await sendOrderMessages({ before, after: step(before, { state: "confirmed" }) });
    expect(provider.sms).toHaveLength(1);
    expect(await states(before.uid)).toEqual({ "confirmed#customer#sms": "unconfirmed" });
    await sendDueMessages();
    expect(provider.sms).toHaveLength(1);

    const other = await placed({ email: "" });
    provider.behaviours.push("throttle");
    await sendOrderMessages({ before: other, after: step(other, { state: "rejected" }) });
    const [waiting] = await listMessages(other.uid);
    expect(waiting).toMatchObject({ state: "retry", attempts: 1 });
    if (waiting) await makeDue(waiting);
    await sendDueMessages();
    expect(await states(other.uid)).toEqual({ "rejected#customer#sms": "sent" });
    expect(provider.sms).toHaveLength(2);
  });

  test("what a provider will never take has failed, what is not true any more is dropped", async () => {
    const before = await placed({ isSmsEnabled: false });
    provider.behaviours.push("reject");
    await sendOrderMessages({ before, after: step(before, { state: "rejected", rejectionMessage: "Ofen kaputt" }) });
    expect(await states(before.uid)).toEqual({ "rejected#customer#mail": "failed" });

    // The row that is stored is still pending, so that it is confirmed is not so.
    provider.behaviours.push("throttle", "throttle", "throttle");
    const other = await placed({ isSmsEnabled: false });
    await sendOrderMessages({ before: other, after: step(other, { state: "confirmed" }) });
    const [waiting] = await listMessages(other.uid);
    expect(waiting?.state).toBe("retry");
    if (waiting) await makeDue(waiting);
    await sendDueMessages();
    expect(await states(other.uid)).toEqual({ "confirmed#customer#mail": "dropped" });
  });

  test("a mail that keeps failing has failed in the end", async () => {
    const order = await placed({ isSmsEnabled: false });
    const at = Date.now();
    await insertMessage({
      ...messageRow({
        owner: order.uid,
        key: "newOrder#branch#mail",
        event: "newOrder",
        channel: "mail",
        to: "neubau@example.test",
        branch: "pizzeria",
        createdAt: order.createdAt,
        state: "queued",
        at,
        dueAt: at - 1,
      }),
      state: "retry",
      attempts: 5,
    });
    provider.behaviours.push("throttle", "throttle", "throttle");
    await sendDueMessages();
    expect(await states(order.uid)).toEqual({ "newOrder#branch#mail": "failed" });
    await sendDueMessages();
    expect(provider.mails).toEqual([]);
  });
});
