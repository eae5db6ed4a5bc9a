import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import { afterEach, expect, test, vi } from "vitest";
import { jobsOf } from "../../test/jobs";
import { placed, useMessageShop } from "../../test/messages";
import { RETURNED_AT, bounced, complained, sent as sentNotice } from "../../test/returned";
import { runJob } from "../../test/run-job";
import { NOW, admin, staff } from "../../test/shop";
import { readHealth } from "../health";
import { queueOrderMessages } from "../message";
import { mailExecutor } from "../message/mail";
import { stopsOf } from "../outbox";
import { batchWrite, readPartition } from "../platform/db";
import { findJob, jobId, replaceJob } from "../platform/job";
import { log } from "../platform/log";
import { reachHash } from "../privacy/begin";
import { forgetReturnedMails } from "./forget";
import { noteReturnedMail } from "./note";
import { MailDayEntity, ReturnedMailEntity } from "./returned-mail.entity";

const provider = useMessageShop();
const note = (message: string) => noteReturnedMail({ message });
const report = (now = NOW, actor = admin) => readHealth({ actor, schedules: [], now, at: Date.now() });
const check = async (now = NOW) => (await report(now)).checks.find(({ area }) => area === "mails");
const returned = async (now = NOW) => (await report(now)).returnedMails;
let noted = 0;
const sent = async (count: number, now = NOW): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    noted += 1;
    await note(sentNotice({ messageId: `sent-${noted}`, at: new Date(now).toISOString() }));
  }
};

afterEach(async () => {
  vi.restoreAllMocks();
  const { data } = await ReturnedMailEntity.scan.go({ pages: "all" });
  await ReturnedMailEntity.delete(data).go();
  await batchWrite((await readPartition("mail-days")).map(({ pk, sk }) => ({ delete: { pk, sk } })));
});

test("a mail that SES took is counted, and tells by its tag which order it was about", async () => {
  const order = await placed({ isSmsEnabled: false });
  await queueOrderMessages({ before: null, after: order });
  const job = (await jobsOf(order.uid)).find(({ key }) => key.includes("customer#mail"));
  if (!job) throw new Error("The customer is told nothing");
  await runJob({ id: jobId(job), executor: mailExecutor, now: NOW });
  const [mail] = provider.mails;
  expect(mail?.tags).toEqual({ job: jobId(job) });
  const tags = { job: [mail?.tags.job ?? ""] };
  for (let times = 0; times < 2; times += 1) await note(sentNotice({ tags }));
  await note(bounced({ tags }));
  expect(await returned()).toEqual({
    count: 1,
    mails: [
      {
        ...{ at: RETURNED_AT, recipient: "m…@example.test", kind: "permanent", event: "received" },
        subject: { resource: "orders", id: `ord_${order.uid}` },
      },
    ],
  });
  expect((await MailDayEntity.query.primary({}).go()).data).toMatchObject([
    { day: "2026-06-05", sent: 1, returned: 1 },
  ]);
});

test("a mail whose answer was lost is not sent a second time once SES has told that it was sent", async () => {
  const order = await placed({ isSmsEnabled: false });
  await queueOrderMessages({ before: null, after: order });
  const job = (await jobsOf(order.uid)).find(({ key }) => key.includes("customer#mail"));
  if (!job) throw new Error("The customer is told nothing");
  const before = provider.mails.length;
  // The worker was interrupted after SES had taken the mail.
  const left = {
    ...job,
    state: "running" as const,
    attempts: 1,
    leaseUntil: new Date(Date.now() - 1000).toISOString(),
  };
  await replaceJob({ before: job, job: left });
  await note(sentNotice({ messageId: "ses-9", tags: { job: [jobId(job)] } }));
  await runJob({ id: jobId(job), executor: mailExecutor, now: NOW });
  expect(provider.mails).toHaveLength(before);
  expect(await findJob(jobId(job))).toMatchObject({ state: "done", result: "ses-9" });
});

test("notifications that come twice, also at once, count once", async () => {
  await Promise.all([bounced(), bounced(), bounced({ to: "Max@Example.test" })].map(note));
  await note(bounced());
  await note(bounced({ to: "eva@example.test" }));
  await note(bounced({ messageId: "ses-2" }));
  await note(complained());
  expect(await returned()).toMatchObject({ count: 4 });
  const [day] = (await MailDayEntity.query.primary({}).go()).data;
  expect(day).toMatchObject({ returned: 3, complained: 1 });
});

test("advertising stops for addresses that take no mails or reported one, and for no others", async () => {
  await note(bounced({ to: "gone@example.test" }));
  await note(bounced({ to: "full@example.test", type: "Transient" }));
  await note(bounced({ to: "odd@example.test", type: "Undetermined" }));
  await note(complained({ to: "Eva Muster <eva@example.test>" }));
  await note(complained({ to: "kind@example.test", feedback: "not-spam" }));
  const stopped = (name: string) => stopsOf(`${name}@example.test`);
  expect(await Promise.all(["gone", "full", "odd", "eva", "kind"].map(stopped))).toEqual([
    ["advertising"],
    [],
    [],
    ["advertising"],
    [],
  ]);
});

test("anything else that is published is ignored, and no address is written into the log", async () => {
  const warn = vi.spyOn(log, "warn");
  await note("Successfully validated SNS topic for Amazon SES event publishing.");
  await note(JSON.stringify({ eventType: "Delivery", mail: { messageId: "ses-1" } }));
  await note(JSON.stringify({ eventType: "Bounce", bounce: { bouncedRecipients: [] } }));
  await note(bounced({ tags: { job: ["bm9uZQ"] } }));
  const said = JSON.stringify(warn.mock.calls);
  expect(await returned()).toMatchObject({ count: 1, mails: [{ event: null, subject: null }] });
  expect(said.match(/mail\.notice_ignored/g)).toHaveLength(3);
  expect(said).toContain("mail.returned");
  expect(said).not.toContain("@");
});

test("more than 5 % of 7 days and every complaint are bad, less is to be watched, and it ends", async () => {
  expect(await check()).toMatchObject({ state: "good" });
  await sent(20, NOW - 6 * DAY);
  await note(bounced());
  expect(await check()).toMatchObject({ state: "odd", text: "In 7 Tagen kam 1 E-Mail von 20 zurück." });
  await note(bounced({ to: "eva@example.test" }));
  expect(await check()).toMatchObject({ state: "bad", text: "In 7 Tagen kamen 2 E-Mails von 20 zurück." });
  await sent(20);
  await note(complained({ to: "tom@example.test" }));
  const told = await check();
  expect(told).toMatchObject({ state: "bad", advice: expect.stringContaining("gemeldet") });
  expect(told?.text).toContain("In 7 Tagen wurde 1 E-Mail als unerwünscht gemeldet.");
  expect(await check(NOW + 7 * DAY)).toMatchObject({ state: "good" });
  expect(await returned(NOW + 29 * DAY)).toMatchObject({ count: 3 });
  expect(await returned(NOW + 30 * DAY)).toEqual({ count: 0, mails: [] });
});

test("the newest come first, 50 of them, and all are counted", async () => {
  const at = (index: number) => new Date(NOW - index * HOUR).toISOString();
  for (let index = 0; index < 60; index += 1) await note(bounced({ messageId: `ses-${index}`, at: at(index) }));
  const { count = 0, mails = [] } = (await returned()) ?? {};
  expect([count, mails.length]).toEqual([60, 50]);
  expect(mails[0]?.at).toBe(at(0));
  expect(mails.map((mail) => mail.at)).toEqual(
    mails
      .map((mail) => mail.at)
      .toSorted()
      .toReversed(),
  );
});

test("they are told to whoever may see the whole shop alone", async () => {
  await note(bounced());
  const { checks, returnedMails } = await report(NOW + MINUTE, staff("ROLE_MANAGER", "center"));
  expect(returnedMails).toBeNull();
  expect(checks.filter(({ area }) => area === "mails")).toEqual([]);
});

test("an erasure removes the rows of its person, whose stop stays", async () => {
  await note(bounced());
  await note(bounced({ to: "eva@example.test" }));
  await forgetReturnedMails({ reach: [reachHash({ kind: "mail", value: "max@example.test" })] });
  expect((await returned())?.mails.map(({ recipient }) => recipient)).toEqual(["e…@example.test"]);
  expect(await stopsOf("max@example.test")).toEqual(["advertising"]);
});
