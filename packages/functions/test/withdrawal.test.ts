import { WITHDRAWAL_MESSAGES } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import { beforeAll, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { doQueuedJobs } from "./support/jobs";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";
import { insertions } from "./support/stream";
import { JobEntity } from "../../core/src/platform/job";

const provider = useProvider();
let sessions: Sessions;

async function changeBranch(id: string, changes: object): Promise<void> {
  const { data } = await send({ path: `/api/branches/${id}` });
  const { createdAt: _, updatedAt: __, ...branch } = data as Record<string, unknown>;
  expect(
    (
      await send({
        method: "PUT",
        path: `/api/branches/${id}`,
        body: { ...branch, ...changes },
        session: sessions.admin,
      })
    ).status,
  ).toBe(200);
}

beforeAll(async () => {
  sessions = await openShop();
  await changeBranch("brn_mitte", { email: "mitte@example.test", isWithdrawalEnabled: true });
});

const declaration = { name: "Anna Gruber", email: "anna@example.test" };
const declare = (body: object, ip = "192.0.2.1") => send({ method: "POST", path: "/api/custom/withdrawal", body, ip });

async function placed(branch = "brn_mitte"): Promise<{ id: string; path: string; status: string }> {
  const { data, status } = await send({ method: "POST", path: "/api/orders", body: order({ branch }) });
  expect(status).toBe(201);
  const { uid, hash } = data as { uid: string; hash: string };
  return {
    id: `ord_${uid}`,
    status: `/api/orders/public/${uid}/${hash}`,
    path: `/api/orders/public/${uid}/${hash}/withdraw`,
  };
}

test("the customer withdraws from an order once; customer and staff see it", async () => {
  const { id, path, status } = await placed();
  const at = new Date(NOW + 60_000).toISOString();
  expect(
    await send({ method: "POST", path, body: { ...declaration, remark: "nur eine" }, now: NOW + 60_000 }),
  ).toMatchObject({ status: 200, data: { withdrawnAt: at } });
  expect(await send({ method: "POST", path, body: declaration, now: NOW + 120_000 })).toMatchObject({
    status: 200,
    data: { withdrawnAt: at },
  });
  expect((await send({ path: status })).data).toMatchObject({ withdrawnAt: at, isConfirmed: false });
  const { data } = await send({ path: `/api/orders/${id}`, session: sessions.employee });
  expect(data).toMatchObject({ state: "pending", withdrawal: { ...declaration, remark: "nur eine" } });
  expect((data as { timeline: object[] }).timeline.at(-1)).toMatchObject({
    at,
    by: "customer",
    action: "withdraw",
    message: "nur eine",
  });
});

test("faults are reported by field, and change nothing", async () => {
  const { path, status } = await placed();
  expect(await send({ method: "POST", path, body: {} })).toMatchObject({
    status: 400,
    errors: [
      ["name", "Ihren Namen"],
      ["email", "Ihre E-Mail-Adresse"],
    ].map(([field, asked]) => ({ field, code: "validation.blank", message: `Bitte geben Sie ${asked} an.` })),
  });
  expect(
    await send({ method: "POST", path, body: { ...declaration, email: "nirgends", reason: "zu groß" } }),
  ).toMatchObject({
    status: 400,
    errors: [
      { field: "email", message: "Bitte geben Sie eine gültige E-Mail-Adresse an." },
      { field: "reason", code: "validation.unexpected_field" },
    ],
  });
  expect((await send({ path: status })).data).toMatchObject({ withdrawnAt: null });
});

test("a wrong hash is an unknown order, and an order of a branch without withdrawal is refused", async () => {
  const { path } = await placed();
  const [wrong, unknown] = await Promise.all(
    [
      path.replace(/[^/]+\/withdraw$/, `${"x".repeat(43)}/withdraw`),
      `/api/orders/public/${"0".repeat(26)}/${"x".repeat(43)}/withdraw`,
    ].map((address) => send({ method: "POST", path: address, body: declaration })),
  );
  expect(wrong).toMatchObject({ status: 404, errors: [{ code: "order.missing" }] });
  expect(unknown?.errors).toEqual(wrong?.errors);
  const other = await placed("brn_nord");
  expect(await send({ method: "POST", path: other.path, body: declaration })).toMatchObject({
    status: 409,
    errors: [{ code: "order.withdrawal_not_offered", message: WITHDRAWAL_MESSAGES.notOffered }],
  });
});

test("without a key it is sent once to the branch through outbox and stream, with a receipt for the customer", async () => {
  const body = { ...declaration, orderNumber: "Ticket 12" };
  const { data } = await declare(body);
  expect(data).toEqual({ receivedAt: new Date(NOW).toISOString() });
  expect((await declare(body)).data).toEqual(data);
  const Records = await insertions(JobEntity);
  for (let time = 0; time < 2; time += 1)
    expect(await withGrantsOf("stream", () => consume({ Records }))).toEqual({ batchItemFailures: [] });
  await doQueuedJobs(provider);
  expect(provider.mails.map(({ to, subject }) => [to[0], subject]).sort()).toEqual([
    ["anna@example.test", "Pizzeria Probe: Eingangsbestätigung Ihres Widerrufs: Ticket 12"],
    ["mitte@example.test", "Mitte: Widerruf: Ticket 12"],
  ]);
});

test("without a key faults are reported by field, a bot's entry is answered like a success, too many are refused", async () => {
  expect(await declare({}, "192.0.2.2")).toMatchObject({
    status: 400,
    errors: [
      ["name", "Ihren Namen"],
      ["email", "Ihre E-Mail-Adresse"],
      ["orderNumber", "Ihre Bestellnummer"],
    ].map(([field, asked]) => ({ field, code: "validation.blank", message: `Bitte geben Sie ${asked} an.` })),
  });
  expect(await declare({ ...declaration, orderNumber: "1", branch: "brn_nord" }, "192.0.2.2")).toMatchObject({
    status: 400,
    errors: [{ field: "branch", code: "withdrawal.not_offered", message: WITHDRAWAL_MESSAGES.notOffered }],
  });
  expect(
    (await declare({ ...declaration, orderNumber: "1", website: "https://spam.example.test" }, "192.0.2.2")).status,
  ).toBe(200);
  for (let index = 0; index < 4; index += 1)
    expect(
      (await declare({ ...declaration, email: `anna${index}@example.test`, orderNumber: "1" }, "192.0.2.2")).status,
    ).toBe(200);
  expect(await declare({ ...declaration, orderNumber: "1" }, "192.0.2.2")).toMatchObject({
    status: 429,
    headers: { "retry-after": "3600" },
    errors: [{ code: "limit.exceeded" }],
  });
});

test("once disabled again, withdrawal is not offered", async () => {
  await changeBranch("brn_mitte", { isWithdrawalEnabled: false });
  expect(await declare({ ...declaration, orderNumber: "1" }, "192.0.2.3")).toMatchObject({
    status: 404,
    errors: [{ code: "withdrawal.not_offered", message: WITHDRAWAL_MESSAGES.notOffered }],
  });
  expect((await send({ method: "POST", path: (await placed()).path, body: declaration })).status).toBe(409);
});
