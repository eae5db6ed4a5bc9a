import { beforeAll, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { handler as consume } from "../src/event/stream";
import { handler as sweep } from "../src/job/schedule/sweep-jobs";
import { send } from "./support/api";
import { doQueuedJobs } from "./support/jobs";
import { NOW } from "./support/request";
import { withGrantsOf } from "./support/grants";
import { type Sessions, openShop } from "./support/shop";
import { insertions } from "./support/stream";
import { JobEntity } from "../../core/src/platform/job";
import { SmsLinkEntity } from "../../core/src/outbox/sms-link.entity";

const provider = useProvider();
let sessions: Sessions;
const form = { branch: "brn_mitte", lastName: "Muster", phone: "0660", comment: "Hallo" };

beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/branches/brn_mitte" });
  const { createdAt: _, updatedAt: __, ...branch } = data as Record<string, unknown>;
  expect(
    (
      await send({
        method: "PUT",
        path: "/api/branches/brn_mitte",
        body: { ...branch, email: "mitte@example.test" },
        session: sessions.admin,
      })
    ).status,
  ).toBe(200);
});

const submit = (body: object, ip?: string) =>
  send({ method: "POST", path: "/api/custom/contact-form", body, ...(ip ? { ip } : {}) });

test("a form is sent to the branch through outbox and stream", async () => {
  expect(await submit(form, "192.0.2.1")).toMatchObject({ status: 200, data: null });
  const Records = await insertions(JobEntity);
  expect(Records).toHaveLength(1);
  for (let time = 0; time < 2; time += 1)
    expect(await withGrantsOf("stream", () => consume({ Records }))).toEqual({ batchItemFailures: [] });
  await withGrantsOf("sweep-jobs", () => sweep({ time: new Date(NOW).toISOString() }));
  await doQueuedJobs(provider);
  expect(provider.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [["mitte@example.test"], "Pizzeria Probe: Kontaktanfrage von Muster"],
  ]);
});

test("a form's faults are reported by field, a bot's entry is answered like a success, too many are refused", async () => {
  const from = "192.0.2.2";
  expect(await submit({}, from)).toMatchObject({
    status: 400,
    errors: [
      ["lastName", "Ihren Nachnamen"],
      ["phone", "Ihre Telefonnummer"],
      ["comment", "Ihr Anliegen"],
    ].map(([field, asked]) => ({ field, code: "validation.blank", message: `Bitte geben Sie ${asked} an.` })),
  });
  expect(await submit({ ...form, email: "nirgends", comment: "x".repeat(5001) }, from)).toMatchObject({ status: 400 });
  expect(await submit({ ...form, website: "https://spam.example.test" }, from)).toMatchObject({
    status: 200,
    data: null,
  });
  for (let index = 0; index < 5; index += 1) expect((await submit(form, from)).status).toBe(200);
  expect(await submit(form, from)).toMatchObject({ status: 429, errors: [{ code: "limit.exceeded" }] });
  expect((await submit(form, "192.0.2.3")).status).toBe(200);
});

test.each([
  ["contact", {}, "Das Anliegen"],
  ["rental", { email: "max@example.test", date: "morgen", time: "abends" }, "Die Nachricht"],
])("a %s form's text that is too long is reported with its field's name", async (_, more, called) => {
  expect(await submit({ ...form, ...more, comment: "x".repeat(5001) }, "192.0.2.4")).toMatchObject({
    status: 400,
    errors: [
      { field: "comment", code: "validation.too_long", message: `${called} darf höchstens 5000 Zeichen haben.` },
    ],
  });
});

test("the page of an SMS's link changes nothing when it is opened, and runs no scripts", async () => {
  await SmsLinkEntity.put({
    token: "abcDEF123_-x",
    phoneHash: "h",
    uid: "U",
    hash: "H",
    expiresAt: 9_999_999_999,
  }).go();
  const path = "/api/sms/abcDEF123_-x";
  const first = await send({ path });
  expect(first).toMatchObject({
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    },
  });
  expect(first.bytes.toString()).toContain('action="/api/sms/abcDEF123_-x/stop"');
  expect(first.bytes.toString()).toContain('href="/status/U/H"');
  expect((await send({ path })).bytes.toString()).toContain("/stop");
  expect((await send({ method: "POST", path: `${path}/stop` })).bytes.toString()).toContain(
    'action="/api/sms/abcDEF123_-x/resume"',
  );
  expect((await send({ path })).bytes.toString()).toContain("/resume");
  expect((await send({ method: "POST", path: `${path}/resume` })).bytes.toString()).toContain("/stop");
  for (const unknown of ["AAAAAAAAAAAA", "short", "%3Cscript%3E"]) {
    const { status, bytes } = await send({ path: `/api/sms/${unknown}` });
    expect(status).toBe(404);
    expect(bytes.toString()).not.toContain("<script");
  }
});

test("staff can send the branch's message about an order again", async () => {
  const path = "/api/orders/ord_01ARZ3NDEKTSV4RRFFQ69G5FAV/resend-new-order-email";
  expect((await send({ method: "POST", path })).status).toBe(401);
  expect((await send({ method: "POST", path, session: sessions.employee })).status).toBe(404);
});
