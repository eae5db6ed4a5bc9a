import { isGsm7, septets } from "@tresen/contract/message/gsm7";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Provider, startProvider } from "../../test/provider";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create, createShop, draft, staff } from "../../test/shop";
import { getConfig, saveConfig } from "../config";
import { metered } from "../platform/db";
import { log } from "../platform/log";
import { type OrderRow, createOrder, findOrder } from "../order";
import {
  MessageEntity,
  type MessageRow,
  insertMessage,
  listMessages,
  messageRow,
  openSmsLink,
  resendNewOrder,
  stopSms,
  submitForm,
} from "../outbox";
import { sendDueMessages, sendOrderMessages, sendQueuedMessage } from ".";

// What comes too fast at a branch is told together: digest.test.ts is about that.
vi.mock("./rush", () => ({ isRush: () => false }));

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await createShop();
  await create("branches", {
    id: "pizzeria",
    identifier: "pizzeria",
    name: "Neubau",
    street: "Burggasse 1",
    zipCode: "1070",
    city: "Wien",
    phone: "+43 1 234567",
    email: "neubau@example.test",
    isNewOrderSmsEnabled: true,
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
  });
  await create("menus", {
    id: "menu2",
    name: "Karte 2",
    branches: [{ id: "pizzeria" }],
    catalog: [{ category: "pizza", products: ["margherita", "custom"] }],
  });
  const { version, ...config } = await getConfig();
  await saveConfig({
    actor: admin,
    now: NOW,
    input: {
      ...config,
      version,
      updatedAt: undefined,
      shopName: "Pizzeria Bäcker",
      enablePluginSMS: true,
      smsSender: "Pizzeria",
      primaryColor: "#ffee00",
    },
  });
  const { rebuildSnapshot } = await import("../snapshot");
  await rebuildSnapshot({ startedAt: Date.now() });
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.mails.length = 0;
  provider.sms.length = 0;
  provider.behaviours.length = 0;
});

const PHONE = "+436601234567";
async function placed(changes: Parameters<typeof draft>[0] = {}): Promise<OrderRow> {
  const { uid } = await createOrder({
    draft: draft({ branch: "pizzeria", email: "max@example.test", phone: PHONE, isSmsEnabled: true, ...changes }),
    now: NOW,
  });
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return row;
}
const step = (before: OrderRow, changes: Partial<OrderRow>, by = "usr_1"): OrderRow => ({
  ...before,
  ...changes,
  version: before.version + 1,
  timeline: [...before.timeline, { at: before.updatedAt, by, name: "X", action: "x" }],
});
const states = async (owner: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await listMessages(owner)).map(({ key, state }) => [key.split("#").slice(0, 3).join("#"), state]),
  );
/** As if the time that a claim or a pause lasts had passed. */
async function makeDue(row: MessageRow): Promise<void> {
  await MessageEntity.put({ ...row, dueAt: new Date(Date.now() - 1000).toISOString() }).go();
}

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

describe("SMS", () => {
  test("go to who asked for them, from the shop, in GSM-7 and one part", async () => {
    const before = await placed({ firstName: "Jürgen" });
    await sendOrderMessages({
      before,
      after: step(before, {
        state: "rejected",
        rejectionMessage:
          "„Leider“ ist der Ofen 🔥 kaputt – wir bitten vielmals um Entschuldigung und freuen uns auf ein anderes Mal, ganz bestimmt!",
      }),
    });
    const [sms] = provider.sms;
    expect(sms).toMatchObject({ to: PHONE, sender: "Pizzeria" });
    expect(isGsm7(sms?.text ?? "")).toBe(true);
    expect(septets(sms?.text ?? "")).toBeLessThanOrEqual(160);
    expect(sms?.text).toMatch(
      /^Pizzeria Bäcker: Bestellung leider abgelehnt\. "Leider".* Infos\/Stopp: https:\/\/shop\.example\.test\/api\/sms\/[\w-]{12}$/,
    );
  });

  test("do not go to who did not ask, nor to a number that is none", async () => {
    for (const changes of [{ isSmsEnabled: false }, { phone: "" }]) {
      const before = await placed(changes);
      await sendOrderMessages({ before, after: step(before, { state: "confirmed" }) });
    }
    expect(provider.sms).toEqual([]);
  });

  test("are no more than five for an order, and each change of an offer is told once", async () => {
    let before = await placed({ email: "" });
    const offer = async (day: number): Promise<void> => {
      const after = step(before, { counterAppointment: `2026-06-${10 + day}T16:00:00.000Z` });
      await sendOrderMessages({ before, after });
      // The stream hands over what it cannot be sure of a second time.
      await sendOrderMessages({ before, after });
      before = after;
    };
    for (const day of [1, 2, 1, 1, 3, 4, 5, 6]) await offer(day);
    const told = provider.sms.map(({ text }) => text);
    expect(told).toHaveLength(5);
    expect([told[2], new Set(told).size]).toEqual([told[0], 4]);
    expect((await listMessages(before.uid)).filter(({ reason }) => reason === "cap reached")).toHaveLength(2);
  });

  test("to the branch leave the customer's as many, and one that is left out is logged without its number", async () => {
    const warn = vi.spyOn(log, "warn");
    const phone = "+436607777777";
    const before = await placed({ email: "", phone });
    await sendOrderMessages({ before: null, after: before });
    const again = () => resendNewOrder({ actor: admin, id: `ord_${before.uid}`, channel: "sms", now: NOW });
    for (let turn = 0; turn < 4; turn += 1) await again();
    expect(await refusal(again())).toMatchObject({
      code: "message.sms_cap",
      kind: "limit",
      message: expect.stringMatching(/^Zu dieser Bestellung wurden der Filiale schon 5 SMS gesendet/),
    });
    for (const row of await listMessages(before.uid)) if (row.state === "queued") await sendQueuedMessage(row);
    expect(provider.sms.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => "+431234567"));
    provider.sms.length = 0;

    let row = before;
    for (const day of [1, 2, 3, 4, 5, 6]) {
      const after = step(row, { counterAppointment: `2026-06-${10 + day}T16:00:00.000Z` });
      await sendOrderMessages({ before: row, after });
      row = after;
    }
    expect(provider.sms.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => phone));
    expect(warn.mock.calls).toEqual([
      ["message.dropped", { owner: before.uid, event: "counterOffer", channel: "sms", reason: "cap reached" }],
    ]);
    warn.mockRestore();
  });

  test("end with the link in them, whose token does not name the number, and begin again with it", async () => {
    const number = "+436609999999";
    const before = await placed({ email: "", phone: number });
    await sendOrderMessages({ before, after: step(before, { state: "confirmed" }) });
    const token = provider.sms[0]?.text.split("/").at(-1) ?? "";
    expect(token).not.toContain("9999");
    expect(await openSmsLink({ token })).toEqual({
      orderPath: `/status/${before.uid}/${before.hash}`,
      isStopped: false,
    });
    await stopSms({ token, stop: true, now: NOW });
    expect(await openSmsLink({ token })).toMatchObject({ isStopped: true });
    const other = await placed({ email: "", phone: number });
    await sendOrderMessages({ before: other, after: step(other, { state: "confirmed" }) });
    expect(provider.sms).toHaveLength(1);
    expect(await states(other.uid)).toEqual({ "confirmed#customer#sms": "dropped" });
    await stopSms({ token, stop: false, now: NOW });
    await sendOrderMessages({ before: other, after: step(other, { state: "canceled" }) });
    expect(provider.sms).toHaveLength(2);
    expect(await refusal(openSmsLink({ token: "AAAAAAAAAAAA" }))).toMatchObject({ kind: "missing" });
  });
});

describe("resending", () => {
  test("queues a message of its own that is sent once", async () => {
    const order = await placed();
    await resendNewOrder({
      actor: staff("ROLE_EMPLOYEE", "pizzeria"),
      id: `ord_${order.uid}`,
      channel: "mail",
      now: NOW,
    });
    const [row] = await listMessages(order.uid);
    if (!row) throw new Error("Nothing queued");
    expect(row.state).toBe("queued");
    await Promise.all([sendQueuedMessage(row), sendQueuedMessage(row)]);
    expect(provider.mails).toHaveLength(1);
    expect(provider.mails[0]).toMatchObject({ to: ["neubau@example.test"], replyTo: ["max@example.test"] });
  });

  test("is for staff of the branch, a few times an hour, where the branch can be reached", async () => {
    const order = await placed();
    const again = (actor = admin, id = `ord_${order.uid}`) => resendNewOrder({ actor, id, channel: "sms", now: NOW });
    expect(await refusal(again(staff("ROLE_EMPLOYEE", "center")))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(again(anonymous))).toMatchObject({ kind: "unauthenticated" });
    for (let turn = 0; turn < 5; turn += 1) await again();
    expect(await refusal(again())).toMatchObject({ kind: "limit" });
    const elsewhere = await placed({ branch: "center" });
    expect(
      await refusal(resendNewOrder({ actor: admin, id: `ord_${elsewhere.uid}`, channel: "mail", now: NOW })),
    ).toMatchObject({ kind: "conflict", code: "message.no_recipient" });
  });
});

describe("forms", () => {
  const form = {
    firstName: "Max",
    lastName: "Muster\r\nBcc: x@example.test",
    email: "max@example.test",
    phone: "0660",
    comment: "Zeile 1\n<script>alert(1)</script>",
    website: "",
  };
  const queued = async (): Promise<MessageRow[]> => {
    const { data } = await MessageEntity.scan
      .where(
        ({ channel, event }, { eq }) =>
          `${eq(channel, "mail")} AND (${eq(event, "contact")} OR ${eq(event, "rental")})`,
      )
      .go({ pages: "all" });
    return data.filter(({ state }) => state === "queued");
  };

  test("are delivered to the branch, answers going to the sender, and kept for a month only", async () => {
    await submitForm({ form: { ...form, branch: "pizzeria" }, ip: "192.0.2.1", now: NOW });
    const [row] = await queued();
    if (!row) throw new Error("Nothing queued");
    expect(row.expiresAt - Date.now() / 1000).toBeLessThan(31 * 86_400);
    await sendQueuedMessage(row);
    expect(provider.mails).toHaveLength(1);
    expect(provider.mails[0]).toMatchObject({ to: ["neubau@example.test"], replyTo: ["max@example.test"] });
    expect(provider.mails[0]?.subject).toBe("Pizzeria Bäcker: Kontaktanfrage von Max Muster Bcc: x@example.test");
    expect(provider.mails[0]?.html).not.toContain("<script>");
    expect(provider.mails[0]?.html).toContain("Zeile 1<br>&lt;script&gt;");
  });

  test("without a branch go to the shop's address", async () => {
    await submitForm({ form: { ...form, date: "Freitag", time: "16 Uhr" }, ip: "192.0.2.2", now: NOW });
    const [row] = await queued();
    expect(row).toMatchObject({ to: "neubau@example.test", event: "rental" });
    const { version, ...config } = await getConfig();
    await saveConfig({
      actor: admin,
      now: NOW,
      input: { ...config, version, updatedAt: undefined, contactEmail: "office@example.test" },
    });
    await submitForm({ form, ip: "192.0.2.2", now: NOW });
    expect((await queued()).map(({ to }) => to)).toContain("office@example.test");
  });

  test("that a program filled in go nowhere; an unknown branch is a fault; too many are refused", async () => {
    const before = (await queued()).length;
    await submitForm({ form: { ...form, website: "https://spam.test" }, ip: "192.0.2.3", now: NOW });
    expect(await queued()).toHaveLength(before);
    expect(
      await refusal(submitForm({ form: { ...form, branch: "nowhere" }, ip: "192.0.2.3", now: NOW })),
    ).toMatchObject({ kind: "input", details: [{ field: "branch" }] });
    for (let turn = 0; turn < 5; turn += 1) await submitForm({ form, ip: "192.0.2.4", now: NOW });
    expect(await refusal(submitForm({ form, ip: "192.0.2.4", now: NOW }))).toMatchObject({
      kind: "limit",
      message: expect.stringContaining("60 Minuten"),
    });
  });
});
