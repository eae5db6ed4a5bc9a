import type { Erasure } from "@tresen/contract/privacy/erasure";
import type { LockedInvoice } from "@tresen/contract/privacy/locked-invoice";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { findOrder } from "@tresen/core/order";
import { batchWrite } from "@tresen/core/platform/db";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { useProvider } from "../../core/test/provider";
import { send } from "./support/api";
import { LATER, PERSON, TRACES, makePerson, moneyOf } from "./support/erased-person";
import { doQueuedJobs } from "./support/jobs";
import { addPhotoCake } from "./support/photo-cake";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";
import { findTraces } from "./support/traces";
import { allRowsOfTable, followTable } from "./support/whole-stream";

const { log } = vi.hoisted(() => {
  vi.stubEnv("LOG_LEVEL", "info");
  return { log: [] as string[] };
});
const provider = useProvider();
let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let stream: Awaited<ReturnType<typeof followTable>>;

/** All that follows from what was done: reactions, and the jobs that they make. */
async function settle(): Promise<void> {
  do {
    await stream.deliver();
    await doQueuedJobs(provider);
    await stream.deliver();
  } while (provider.queued.length > 0);
}
const traces = () => findTraces({ traces: TRACES, objects: bucket.objects, log });
const api = (method: string, path: string, body?: unknown) =>
  send({ method, path: `/api/${path}`, body, session: sessions.admin });
async function customers(): Promise<{ id: string; version: number; number: number; lastName: string }[]> {
  return (await api("GET", "customers")).data as Awaited<ReturnType<typeof customers>>;
}

beforeAll(async () => {
  bucket = await startBucket();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
  sessions = await openShop();
  const berlin = { id: "brn_berlin", identifier: "berlin", name: "Berlin", country: "DE", timeZone: "Europe/Berlin" };
  const openingHours = [{ type: "daily", from: "10:00", to: "22:00" }];
  expect((await api("POST", "branches", { ...berlin, openingHours, email: "berlin@example.test" })).status).toBe(201);
  const [menu] = (await send({ path: "/api/menus" })).data as { id: string; branches: { id: string }[] }[];
  const branches = [...(menu?.branches ?? []), { id: "brn_berlin" }];
  expect((await api("PUT", `menus/${menu?.id}`, { ...menu, branches })).status).toBe(200);
  await addPhotoCake(sessions.admin);
  const printer = {
    id: "dev_star",
    identifier: "star",
    name: "Star",
    branch: "brn_mitte",
    kind: "print",
    driver: "cloudprnt",
  };
  const prints = { events: ["newOrder", "confirmed"], documents: ["kitchenTicket", "receipt", "deliverySlip"] };
  expect((await api("POST", "devices", { ...printer, ...prints })).status).toBe(201);
  await rebuildSnapshot({ startedAt: Date.now() });
  stream = await followTable();
});
afterAll(() => bucket.stop());

/** Starts an erasure and waits for its end. */
async function erase(id: string): Promise<void> {
  expect((await api("DELETE", `customers/${id}`)).status).toBe(200);
  await settle();
}
async function ordered(changes: object, now = LATER): Promise<string> {
  const { status, errors, data } = await send({ method: "POST", path: "/api/orders", body: order(changes), now });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as { uid: string }).uid;
}
const locked = async () => (await api("GET", "privacy/locked")).data as LockedInvoice[];
const erasures = async () => (await api("GET", "privacy/erasures")).data as Erasure[];
const named = async (name: string) => (await customers()).filter(({ lastName }) => lastName === name);
/** Traces in what is not locked, by the kinds of rows and objects. */
const kindsOfTraces = async (): Promise<string[]> => [
  ...new Set(
    (await traces()).map((trace) => trace.split(/[#/:]/, 1)[0] ?? "").filter((kind) => kind !== "locked-invoice"),
  ),
];

/** The table as it was. What was noted outside of it stays. */
async function restore(rows: Record<string, unknown>[]): Promise<void> {
  const now = await allRowsOfTable();
  await batchWrite(now.map(({ pk, sk }) => ({ delete: { pk: String(pk), sk: String(sk) } })));
  await batchWrite(rows.map((row) => ({ put: row })));
  stream = await followTable();
}

let uids: Record<string, string>;
let backup: Record<string, unknown>[];
let id: string;
let project: string;
let money: unknown[];

test("somebody leaves traces in orders, messages, files, forms, prints, exports and the log", async () => {
  const made = await makePerson({ admin: sessions.admin, deliver: stream.deliver });
  uids = { ...made.uids, rejected: made.rejected };
  await settle();
  const [customer] = await named("Jägermüßler");
  if (!customer) throw new Error("Nobody has this name");
  id = customer.id;
  // Staff have entered them a second time, merged both, written about them, and exported all customers.
  const body = { firstName: "Jürgen", lastName: "Jägermüßler", emails: ["alt.juergen.j@example.test"] };
  const other = (await api("POST", "customers", body)).data as { id: string; version: number };
  const both = { version: customer.version, other: other.id, otherVersion: other.version };
  expect((await api("POST", `customers/${id}/merge`, both)).status).toBe(200);
  expect((await api("POST", "exports", { resource: "customers", query: {}, format: "csv" })).status).toBe(202);
  const rows = [{ id, line: 2, values: { lastName: "Jägermüßler", note: "Ruft gern an" } }];
  expect((await api("POST", "imports", { resource: "customers", rows })).status).toBe(202);
  await settle();
  money = await Promise.all(Object.values(uids).map(moneyOf));
  const rowsWith = [
    "bulk",
    "caller",
    "change",
    "customer-key",
    "job",
    "order",
    "print-job",
    "resource",
    "sent",
    "upload",
  ];
  expect(await kindsOfTraces()).toEqual(expect.arrayContaining([...rowsWith, "export", "word"]));
  backup = await allRowsOfTable();
});

/** Nothing of the person is left, and what was sold is as it was. */
async function expectErased(): Promise<void> {
  expect(await kindsOfTraces()).toEqual([]);
  expect(await Promise.all(Object.values(uids).map(moneyOf))).toEqual(money);
}

test("a project of theirs is no reason to keep them, and stays with its tasks without them", async () => {
  const { data } = await api("POST", "projects/from-order", { order: `ord_${uids.plain}` });
  project = (data as { id: string }).id;
  expect((await api("GET", `projects/${project}`)).data).toMatchObject({ customer: id });
  await settle();
});

test("after the erasure nothing of it is left but what invoices need, and their money stays", async () => {
  const { hash } = (await findOrder(uids.plain ?? "")) ?? {};
  await erase(id);
  await expectErased();
  expect((await api("GET", `projects/${project}`)).data).toMatchObject({ customer: null, order: `ord_${uids.plain}` });
  const tasks = await send({ path: "/api/tasks", query: { project }, session: sessions.admin });
  expect(tasks.data).toHaveLength(1);
  expect(await erasures()).toMatchObject([
    { customer: id, startedBy: { name: "admin@example.test" }, state: "done", orders: 6, uploads: 1, locked: 3 },
  ]);
  // Names and addresses stand nowhere but here: of dear orders, by the law of each country, and of a company.
  const invoices = await locked();
  expect(
    Object.fromEntries(invoices.map((one) => [one.uid, [one.country, one.reason, one.until.slice(0, 10)]])),
  ).toEqual({
    [uids.dear ?? ""]: ["AT", "amount", "2033-12-31"],
    [uids.german ?? ""]: ["DE", "amount", "2034-12-31"],
    [uids.company ?? ""]: ["AT", "company", "2033-12-31"],
  });
  expect(invoices.find(({ uid }) => uid === uids.company)).toMatchObject({
    ...{ name: "Jürgen Jägermüßler", companyName: "Tupferl GmbH", vatNumber: "ATU87654321" },
    address: "Hintertupfgasse 77, 1099 Wien, AT",
  });
  const entries = (await send({ path: "/api/logs", query: { resource: "locked-invoices" }, session: sessions.admin }))
    .data as { action: string; message: string }[];
  expect(entries.map(({ action }) => action)).toEqual(["read", "read", "read"]);
  // The order is still there for staff, and its page is closed to whoever has the link.
  expect((await api("GET", `orders/ord_${uids.plain}`)).data).toMatchObject({
    ...{ state: "completed", lastName: "", erasedAt: expect.any(String), questionnaire: { rating: 4, comment: "" } },
  });
  expect((await send({ path: `/api/orders/public/${uids.plain}/${hash}` })).status).toBe(404);
});

test("an erased order takes nothing that is about its customer, and is printed and refunded without them", async () => {
  const path = `orders/ord_${uids.plain}`;
  const refused = await Promise.all([
    api("POST", `${path}/notes`, { text: "Jürgen rief an" }),
    api("POST", `${path}/reopen`, { version: 1 }),
    api("POST", `${path}/undo`, { version: 1 }),
    api("POST", `${path}/payment-link`, { version: 1 }),
    api("POST", `${path}/resend-new-order-email`),
  ]);
  for (const { status, errors } of refused)
    expect({ status, errors }).toMatchObject({
      status: 409,
      errors: [{ code: "order.erased", message: expect.stringContaining("wurden gelöscht") }],
    });
  expect((await api("POST", `${path}/print`)).status).toBeLessThan(300);
  const version = (await findOrder(uids.plain ?? ""))?.version;
  const refund = await api("POST", `${path}/refunds`, { version, amount: 100, reason: "Jürgen war krank" });
  expect(refund).toMatchObject({ status: 200, errors: [] });
  await settle();
  const after = await findOrder(uids.plain ?? "");
  expect(after?.refunds).toMatchObject([{ amount: 100 }]);
  expect(JSON.stringify(after)).not.toContain("krank");
  expect(await kindsOfTraces()).toEqual([]);
});

test("a table that was restored from a backup is treated again by the ids that were noted", async () => {
  await restore(backup);
  expect(await kindsOfTraces()).not.toEqual([]);
  expect((await api("POST", "privacy/erasures/replay", { since: "2026-06-06" })).data).toEqual({
    erasures: 0,
    refused: [],
  });
  const again = await api("POST", "privacy/erasures/replay", { since: "2026-06-05" });
  expect(again).toMatchObject({ status: 202, data: { erasures: 1, refused: [] } });
  await settle();
  await expectErased();
  // Also where the customer was removed before the backup was made, and the orders were not erased yet.
  await restore(backup.filter(({ pk, sk }) => pk !== "resource#customers" || sk !== id));
  expect((await api("POST", "privacy/erasures/replay", { since: "2026-06-05" })).data).toMatchObject({ erasures: 1 });
  await settle();
  expect((await kindsOfTraces()).filter((kind) => kind === "order" || kind === "job" || kind === "upload")).toEqual([]);
});

test("who orders while they are erased is a new customer, and nothing of the new order goes", async () => {
  const person = { ...PERSON, lastName: "Neubauer", email: "neu@example.test", phone: "+43 660 1112233" };
  const former = await ordered(person, NOW);
  await stream.deliver();
  const [customer] = await named("Neubauer");
  const refused = await api("DELETE", `customers/${customer?.id}`);
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringMatching(/läuft: \d+ \(Mitte\)\.$/) }],
  });
  for (const step of ["confirm", "completed"])
    expect((await api("POST", `orders/ord_${former}/status/${step}`, {})).status).toBe(200);
  await settle();
  const removals = await Promise.all([1, 2].map(() => api("DELETE", `customers/${customer?.id}`)));
  expect(removals.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([404, 409])]);
  const later = await ordered(person);
  await settle();
  const [now] = await named("Neubauer");
  expect(now).toMatchObject({ orderCount: 1 });
  expect(now?.id).not.toBe(customer?.id);
  expect((await findOrder(later))?.customer).toMatchObject({ lastName: "Neubauer", street: "Hintertupfgasse 77" });
  expect((await findOrder(former))?.customer).toEqual({});
});
