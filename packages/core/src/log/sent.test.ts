import { DAY } from "@tresen/contract/kit/time";
import { expect, test } from "vitest";
import { jobsOf } from "../../test/jobs";
import { indexLog } from "../../test/log-index";
import { readLog } from "../../test/log-reading";
import { placed, useMessageShop } from "../../test/messages";
import { aheadNow, deliver, orderOf, stored, work } from "../../test/reminders";
import { NOW } from "../../test/shop";
import { reportJob } from "../report";
import { logReactions } from "./reactions";

const provider = useMessageShop();

test("a reminder that was sent is told once, of its order and without names, and other messages are not", async () => {
  const { uid } = await placed({ isSmsEnabled: false, phone: "" });
  await stored(uid, { isQuotation: true });
  const order = await orderOf(uid);
  await deliver({ before: null, after: order });
  await work(uid, NOW + DAY, aheadNow());
  expect(provider.mails).toHaveLength(1);
  for (const job of [...(await jobsOf(uid)), ...(await jobsOf(uid))])
    for (const react of logReactions.job) await react({ before: null, after: job });
  await indexLog();
  const { entries } = await readLog({ kind: "job" }, { now: NOW + 2 * DAY });
  expect(entries).toMatchObject([
    {
      ...{ action: "reminder-sent", level: "info", branch: "pizzeria", actor: { kind: "system" } },
      subject: { resource: "orders", id: `ord_${uid}`, title: String(order.ticketNumber) },
      message: `Bestellung „${order.ticketNumber}“: Anfrage ohne Antwort per E-Mail gesendet`,
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/example\.test|Muster/);
});

test("a report that was sent is told of its branch", async () => {
  const job = reportJob({ report: "closingReport", branch: "pizzeria", day: "2026-06-06", user: "usr_1", now: NOW });
  const at = new Date(NOW).toISOString();
  const after = { ...job, state: "done" as const, timeline: [{ step: "job-sent" as const, at }] };
  for (const react of logReactions.job) await react({ before: job, after });
  await indexLog();
  const { entries } = await readLog({ resource: "branches", kind: "job" });
  expect(entries).toMatchObject([
    { subject: { resource: "branches", id: "pizzeria" }, message: "Filiale: Tagesabschluss per E-Mail gesendet" },
  ]);
});
