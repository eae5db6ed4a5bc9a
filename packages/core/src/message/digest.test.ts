import { BRANCH_SMS_LIMIT, SINGLE_MESSAGES } from "@tresen/contract/order/order-limits";
import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { placedAs, useMessageShop } from "../../test/messages";
import { refusal } from "../../test/refusal";
import { NOW, admin, create } from "../../test/shop";
import { type OrderRow, changeOrder } from "../order";
import { groupOf, messageJob, messageOf, resendNewOrder, countBranchSms } from "../outbox";
import { type Job, claimJob, createJob, jobId } from "../platform/job";
import { rebuildSnapshot } from "../snapshot";
import { joinMessages } from ".";
import { doQueued, jobsOf, queuedJobs, sweep, tell } from "../../test/jobs";

const MAIL = "neubau@example.test";
const PHONE = "+431234567";
const RUSH = SINGLE_MESSAGES.limit + 7;
const provider = useMessageShop();

beforeAll(async () => {
  await create("branches", {
    id: "other",
    identifier: "other",
    name: "Wieden",
    email: "wieden@example.test",
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
  });
  await create("menus", {
    id: "menu3",
    name: "Karte 3",
    branches: [{ id: "other" }],
    catalog: [{ category: "pizza", products: ["margherita"] }],
  });
  await rebuildSnapshot({ startedAt: Date.now() });
});
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  // Begins a minute, and an SMS day, of its own.
  vi.useFakeTimers({ toFake: ["Date"], now: (Math.floor(Date.now() / DAY) + 2) * DAY });
});

/** Orders that come in together, as the stream hands them over. */
async function rush(count: number, branch = "pizzeria"): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = await placedAs({ branch });
    await tell({ before: null, after: order });
    orders.push(order);
  }
  return orders;
}
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
/** What the stream's consumer does with what the job has put into the outbox. */
const consume = doQueued;
const joinedJobs = async (): Promise<Job[]> =>
  (await queuedJobs()).filter((job) => messageOf(job).event === "newOrders");
const states = async (order: OrderRow | undefined): Promise<string[]> =>
  (await jobsOf(order?.uid ?? "")).map(({ kind, state }) => `${kind} ${state}`).sort();
const ticketsIn = (text: string): number[] =>
  [...text.matchAll(/^Ticket (\d+):/gm)].map(([, ticket]) => Number(ticket));

describe("many new orders within a minute", () => {
  test("are reported together after the minute, each once, by mail and by SMS", async () => {
    const orders = await rush(RUSH);
    expect([provider.mails.length, provider.sms.length]).toEqual([SINGLE_MESSAGES.limit, SINGLE_MESSAGES.limit]);
    expect(await states(orders.at(-1))).toEqual(["mail waiting", "sms waiting"]);
    // Handed over again, and looked after too early: nothing happens.
    for (const after of orders) await tell({ before: null, after });
    await sweep();
    expect(await consume()).toEqual([]);
    later(MINUTE);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await consume()).toHaveLength(2);
    await sweep();
    for (const after of orders) await tell({ before: null, after });
    expect([provider.mails.length, provider.sms.length]).toEqual([
      SINGLE_MESSAGES.limit + 1,
      SINGLE_MESSAGES.limit + 1,
    ]);
    const tickets = orders.slice(SINGLE_MESSAGES.limit).map(({ ticketNumber }) => ticketNumber);
    expect(provider.mails.at(-1)).toMatchObject({ to: [MAIL], subject: "Neubau: 7 neue Bestellungen" });
    expect(ticketsIn(provider.mails.at(-1)?.text ?? "")).toEqual(tickets);
    expect(provider.mails.at(-1)?.text).toContain(`Ticket ${tickets[0]}: Takeaway · 9,50 €\nMaria Muster`);
    expect(provider.sms.at(-1)).toMatchObject({
      to: PHONE,
      text: `7 neue Bestellungen, Neubau: Ticket ${tickets.join(", ")}`,
    });
    expect(await states(orders.at(-1))).toEqual(["mail joined", "sms joined"]);
  });

  test("do not affect other branches, and end with the minute", async () => {
    await rush(RUSH);
    await rush(1, "other");
    expect(provider.mails.at(-1)?.to).toEqual(["wieden@example.test"]);
    later(MINUTE + 1);
    provider.mails.length = 0;
    await rush(1);
    expect(provider.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Neubau: Neue Bestellung: Ticket/),
    ]);
  });

  test("are reported by a single message if only one is left; orders that were rejected meanwhile are not reported", async () => {
    const orders = await rush(SINGLE_MESSAGES.limit + 1, "other");
    later(MINUTE);
    await sweep();
    expect(provider.mails).toHaveLength(SINGLE_MESSAGES.limit + 1);
    expect(await states(orders.at(-1))).toEqual(["mail done"]);
    later(MINUTE);
    const [gone, ...others] = (await rush(RUSH, "other")).slice(SINGLE_MESSAGES.limit);
    await changeOrder({ actor: admin, id: `ord_${gone?.uid}`, action: "reject", now: NOW });
    provider.mails.length = 0;
    later(MINUTE);
    await sweep();
    await consume();
    const toWieden = provider.mails.filter(({ to }) => to[0] === "wieden@example.test");
    expect(toWieden.map(({ subject }) => subject)).toEqual(["Wieden: 6 neue Bestellungen"]);
    expect(ticketsIn(toWieden[0]?.text ?? "")).toEqual(others.map(({ ticketNumber }) => ticketNumber));
  });

  test("are split into as many messages as needed", async () => {
    const order = await placedAs({ branch: "pizzeria" });
    const at = Date.now();
    const message = { event: "newOrder", side: "branch", channel: "mail", to: MAIL, branch: "pizzeria" } as const;
    const jobs = Array.from({ length: 150 }, (_, index) =>
      messageJob({
        owner: `many-${index}`,
        ...message,
        group: groupOf(message),
        createdAt: order.createdAt,
        at,
        dueAt: at - 1,
      }),
    );
    await Promise.all(jobs.map(createJob));
    await sweep();
    const joined = (await joinedJobs()).map((job) => messageOf(job).orders ?? []);
    expect(joined.map(({ length }) => length)).toEqual([75, 75]);
    expect(new Set(joined.flat()).size).toBe(150);
    await consume();
  });
});

describe("after an interruption", () => {
  test("between joining and sending: the sweep sends it once", async () => {
    await rush(RUSH);
    later(MINUTE);
    await sweep();
    expect(provider.mails).toHaveLength(SINGLE_MESSAGES.limit);
    later(3 * MINUTE);
    await Promise.all([sweep(), sweep()]);
    expect([provider.mails.length, provider.sms.length]).toEqual([
      SINGLE_MESSAGES.limit + 1,
      SINGLE_MESSAGES.limit + 1,
    ]);
  });

  test("between claiming and sending: a mail is sent again, an SMS waits for a person, and no order is reported separately", async () => {
    const orders = await rush(RUSH);
    later(MINUTE);
    await sweep();
    const joined = await joinedJobs();
    expect(joined).toHaveLength(2);
    for (const job of joined) await claimJob({ id: jobId(job), kind: job.kind, isRepeatable: true, at: Date.now() });
    await sweep();
    expect(provider.mails).toHaveLength(SINGLE_MESSAGES.limit);
    later(3 * MINUTE);
    await sweep();
    expect([provider.mails.length, provider.sms.length]).toEqual([SINGLE_MESSAGES.limit + 1, SINGLE_MESSAGES.limit]);
    const after = await Promise.all(
      joined.map(async ({ owner }) => (await jobsOf(owner)).map(({ kind, state }) => `${kind} ${state}`)),
    );
    expect(after.flat().sort()).toEqual(["mail done", "sms unconfirmed"]);
    expect(await states(orders.at(-1))).toEqual(["mail joined", "sms joined"]);
  });

  test("while joining, by a worker that claimed one of the jobs: nothing is joined, and the next sweep reports the rest", async () => {
    const orders = await rush(RUSH, "other");
    const [job] = await jobsOf(orders.at(-1)?.uid ?? "");
    if (!job) throw new Error("Nothing waits");
    await claimJob({ id: jobId(job), kind: job.kind, isRepeatable: true, at: Date.now() + MINUTE });
    expect(await joinMessages([job, ...(await jobsOf(orders.at(-2)?.uid ?? ""))])).toBe(0);
    expect(await states(orders.at(-2))).toEqual(["mail waiting"]);
  });
});

test("a branch gets a limited number of SMS a day, including those that staff send again, and then only mails", async () => {
  for (let index = 0; index < BRANCH_SMS_LIMIT.limit - 1; index += 1)
    await countBranchSms({ branch: "pizzeria", at: Date.now() });
  const order = await placedAs({ branch: "pizzeria" });
  await resendNewOrder({ actor: admin, id: `ord_${order.uid}`, channel: "sms", now: NOW });
  expect(
    await refusal(resendNewOrder({ actor: admin, id: `ord_${order.uid}`, channel: "sms", now: NOW })),
  ).toMatchObject({
    code: "message.sms_cap",
    kind: "limit",
    message: expect.stringMatching(/^Die Filiale hat in den letzten 24 Stunden schon 100 SMS erhalten/),
  });
  const [next] = await rush(1);
  // What staff asked for is the last one.
  expect([provider.mails.length, provider.sms.length]).toEqual([1, 1]);
  expect(await states(next)).toEqual(["mail done", "sms dropped"]);
});
