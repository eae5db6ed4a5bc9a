import { DAY, HOUR, MINUTE, instantAt } from "@tresen/contract/kit/time";
import { beforeAll, describe, expect, test } from "vitest";
import { jobsOf } from "../../test/jobs";
import { PHONE, placed, useMessageShop } from "../../test/messages";
import { aheadNow, createCustomer, decide, deliver, endings, orderOf, stored, told, work } from "../../test/reminders";
import { NOW, admin, create } from "../../test/shop";
import { getConfig, saveConfig } from "../config";
import { changeContactStop, readContactStops } from "../customer";
import { changeOrder, sendQuestionnaire } from "../order";
import { followStopLink, openStopLink, stopsOf } from "../outbox";

const provider = useMessageShop();
const NEXT_DAY = instantAt({ date: "2026-06-06", minutes: 11 * 60, zone: "Europe/Vienna" });
const act = (uid: string, action: "confirm" | "completed" | "reopen") =>
  changeOrder({ actor: admin, id: `ord_${uid}`, action, now: NOW });

async function withReviews(enablePluginOrderReviews: boolean): Promise<void> {
  const { version, ...config } = await getConfig();
  const input = { ...config, version, updatedAt: undefined, enablePluginOrderReviews };
  await saveConfig({ actor: admin, now: NOW, input });
}

beforeAll(async () => {
  await withReviews(true);
  for (const kind of ["review", "quotation", "quotationStaff", "payment"] as const) await decide(kind);
});

/** A completed order. */
async function bought(changes: Parameters<typeof placed>[0]): Promise<string> {
  const { uid } = await placed({ isSmsEnabled: false, phone: "", ...changes });
  await deliver({ before: null, after: await orderOf(uid) });
  await act(uid, "confirm");
  await told(uid, () => act(uid, "completed"));
  return uid;
}

describe("a request for a review", () => {
  test("goes the day after to whoever could object and did not, and says how to stop it", async () => {
    const uid = await bought({ email: "offered@example.test", advertising: "offered" });
    const ahead = aheadNow();
    await work(uid, NEXT_DAY - HOUR, ahead);
    expect(provider.mails).toEqual([]);
    await work(uid, NEXT_DAY, ahead);
    await work(uid, NEXT_DAY + DAY, ahead);
    expect(provider.mails.map(({ to }) => to)).toEqual([["offered@example.test"]]);
    const [mail] = provider.mails;
    expect(mail?.text).toContain("weil Sie bei uns bestellt und dem nicht widersprochen haben");
    const token = /\/api\/stop\/([\w-]{16})/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(await openStopLink({ token })).toEqual({ use: "advertising", isStopped: false });
    await followStopLink({ token, stop: true, now: NOW });
    await followStopLink({ token, stop: true, now: NOW });
    const again = await bought({ email: "Offered@Example.test", advertising: "offered" });
    await work(again, NEXT_DAY, aheadNow());
    expect(provider.mails).toHaveLength(1);
    expect(await endings(again)).toEqual(["mail review dropped"]);
    await followStopLink({ token, stop: false, now: NOW });
    expect(await stopsOf("offered@example.test")).toEqual([]);
  });

  test("does not go to whoever was not asked or objected, whose objection holds for later orders too", async () => {
    const unasked = await bought({ email: "unasked@example.test" });
    const refused = await bought({ email: "refused@example.test", advertising: "refused" });
    const later = await bought({ email: "refused@example.test", advertising: "offered" });
    for (const uid of [unasked, refused, later]) await work(uid, NEXT_DAY, aheadNow());
    expect(provider.mails).toEqual([]);
    const reasons = async (uid: string) => (await jobsOf(uid)).map(({ reason }) => reason).sort();
    expect([await reasons(unasked), await reasons(refused), await reasons(later)]).toEqual([
      ["no consent"],
      ["no consent"],
      ["unsubscribed", undefined],
    ]);
  });

  test("goes by SMS only with a consent that was not withdrawn", async () => {
    const sms = { isSmsEnabled: true, phone: PHONE, email: "", lastName: "Einwillig" };
    const without = await bought(sms);
    await work(without, NEXT_DAY, aheadNow());
    expect(provider.sms).toEqual([]);
    const consent = { purpose: "Werbung", channel: "sms" as const, givenAt: "2026-01-01T10:00:00.000Z", text: "" };
    const consents = [{ ...consent, covers: "advertising" as const, source: "Formular" }];
    await createCustomer({ id: "cus_sms", lastName: "Einwillig", phones: [PHONE], consents });
    const uid = await bought(sms);
    await work(uid, NEXT_DAY, aheadNow());
    expect(provider.sms.map(({ to }) => to)).toEqual([PHONE]);
    expect(provider.sms[0]?.text).toMatch(/Bewertung: Infos\/Stopp: https/);
  });

  test("is dropped when the order was rated, opened again, or reviews are off", async () => {
    const offered = { email: "rated@example.test", advertising: "offered" as const };
    const rated = await bought(offered);
    const { hash } = await orderOf(rated);
    const answers = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: "" };
    await sendQuestionnaire({ uid: rated, hash, answers, now: NOW });
    const opened = await bought(offered);
    await told(opened, () => act(opened, "reopen"));
    const off = await bought(offered);
    await work(rated, NEXT_DAY, aheadNow());
    await work(opened, NEXT_DAY, aheadNow());
    await withReviews(false);
    await work(off, NEXT_DAY, aheadNow());
    await withReviews(true);
    expect(provider.mails).toEqual([]);
  });
});

test("a low rating is told at once to the managers of the branch, each once", async () => {
  const user = { roles: ["ROLE_MANAGER" as const], isEnabled: true };
  await create("users", { id: "usr_m1", username: "leitung@example.test", ...user, branches: [{ id: "pizzeria" }] });
  await create("users", { id: "usr_m2", username: "andere@example.test", ...user, branches: [{ id: "center" }] });
  const uid = await bought({ email: "unhappy@example.test" });
  const { hash } = await orderOf(uid);
  const answers = { rating: 1, foodRating: 1, serviceRating: 2, processRating: 3, comment: "Kalt" };
  const change = await told(uid, () => sendQuestionnaire({ uid, hash, answers, now: NOW }));
  await deliver(change);
  await work(uid, NOW, aheadNow());
  await work(uid, NOW, aheadNow());
  expect(provider.mails.map(({ to }) => to)).toEqual([["leitung@example.test"]]);
  expect(provider.mails[0]?.text).toContain("„Kalt“");
  expect(provider.mails[0]?.headers).toEqual({});
});

describe("what nobody has answered or paid", () => {
  test("a quotation is told of to staff after a day and to the customer after three, while nobody answers", async () => {
    const { uid } = await placed({ isSmsEnabled: false, phone: "" });
    await stored(uid, { isQuotation: true });
    await deliver({ before: null, after: await orderOf(uid) });
    const ahead = aheadNow();
    await work(uid, NOW + DAY, ahead);
    expect(provider.mails.map(({ to }) => to)).toEqual([["neubau@example.test"]]);
    await work(uid, NOW + 3 * DAY, ahead);
    expect(provider.mails.map(({ to }) => to)).toEqual([["neubau@example.test"], ["max@example.test"]]);
    const answered = await placed({ isSmsEnabled: false, phone: "" });
    await stored(answered.uid, { isQuotation: true });
    await deliver({ before: null, after: await orderOf(answered.uid) });
    await act(answered.uid, "confirm");
    await work(answered.uid, NOW + 3 * DAY, aheadNow());
    expect(provider.mails).toHaveLength(2);
  });

  test("a link to pay is sent again after two days, unless it was paid", async () => {
    const { uid } = await placed({ isSmsEnabled: false, phone: "" });
    await act(uid, "confirm");
    const link = { kind: "link" as const, provider: "mollie" as const, currency: "EUR", amount: 950, refunded: 0 };
    await told(uid, () => stored(uid, { payments: [{ ...link, id: "1", state: "open" }] }));
    const ahead = aheadNow();
    await work(uid, NOW + DAY, ahead);
    expect(provider.mails).toEqual([]);
    await work(uid, NOW + 2 * DAY, ahead);
    expect(provider.mails[0]?.text).toContain("Bitte bezahlen Sie noch 9,50 €.");
    const paid = await placed({ isSmsEnabled: false, phone: "" });
    await act(paid.uid, "confirm");
    await told(paid.uid, () => stored(paid.uid, { payments: [{ ...link, id: "1", state: "open" }] }));
    await stored(paid.uid, { payments: [{ ...link, id: "1", state: "paid" }] });
    await work(paid.uid, NOW + 2 * DAY, aheadNow());
    expect(provider.mails).toHaveLength(1);
  });

  test("a link to pay is sent again before it ends, with until when it is good, whatever day is set", async () => {
    await decide("payment", { time: "20:00" });
    const link = { kind: "link" as const, provider: "mollie" as const, currency: "EUR", amount: 950, refunded: 0 };
    const asked = async (): Promise<string> => {
      const { uid } = await placed({ isSmsEnabled: false, phone: "" });
      await act(uid, "confirm");
      const startedAt = new Date(NOW).toISOString();
      await told(uid, () => stored(uid, { payments: [{ ...link, id: "1", state: "open", startedAt }] }));
      return uid;
    };
    const uid = await asked();
    await work(uid, NOW + 44 * HOUR - MINUTE, aheadNow());
    expect(provider.mails).toEqual([]);
    await work(uid, NOW + 44 * HOUR, aheadNow());
    expect(provider.mails.map(({ text }) => text.includes("bitte bis Sonntag, 07.06.2026 um 18:30 Uhr"))).toEqual([
      true,
    ]);
    // Its payment was begun and left at the provider: the page of the order begins it anew.
    const left = await asked();
    await stored(left, { payments: [{ ...link, id: "1", state: "expired", reference: "tr_1" }] });
    await work(left, NOW + 44 * HOUR, aheadNow());
    expect(provider.mails).toHaveLength(2);
    expect(provider.mails[1]?.text).toContain("Bitte bezahlen Sie noch");
    expect(provider.mails[1]?.text).not.toContain("bitte bis");
    await decide("payment", { time: "10:00" });
  });
});

test("staff see what a customer has stopped, and write down what they ask for", async () => {
  await createCustomer({ id: "cus_stop", lastName: "Stopp", emails: ["still@example.test"], phones: [] });
  const seen = await readContactStops({ actor: admin, id: "cus_stop" });
  expect(seen).toEqual([{ kind: "mail", value: "still@example.test", stopped: [] }]);
  const body = { kind: "mail" as const, value: "still@example.test", use: "advertising" as const, isStopped: true };
  const after = await changeContactStop({ actor: admin, id: "cus_stop", body, now: NOW });
  expect(after[0]?.stopped).toEqual(["advertising"]);
  expect(await stopsOf("still@example.test")).toEqual(["advertising"]);
});
