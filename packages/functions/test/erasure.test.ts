import type { Erasure } from "@tresen/contract/privacy/erasure";
import type { LockedInvoice } from "@tresen/contract/privacy/locked-invoice";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { findOrder } from "@tresen/core/order";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { useProvider } from "../../core/test/provider";
import { send } from "./support/api";
import { LATER, PERSON, TRACES, makePerson, moneyOf } from "./support/erased-person";
import { doQueuedJobs } from "./support/jobs";
import { addPhotoCake } from "./support/photo-cake";
import { type Sessions, openShop, order } from "./support/shop";
import { findTraces } from "./support/traces";
import { allRowsOfTable, followTable } from "./support/whole-stream";

const { log } = vi.hoisted(() => {
  process.env.LOG_LEVEL = "info";
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
  send({ method, path: `/api/${path}`, body, session: sessions.admin, now: LATER });
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
/** An order of later. */
async function ordered(changes: object): Promise<string> {
  const { status, errors, data } = await send({
    method: "POST",
    path: "/api/orders",
    body: order(changes),
    now: LATER,
  });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as { uid: string }).uid;
}
const erasures = async () => (await api("GET", "privacy/erasures")).data as Erasure[];
const locked = async () => (await api("GET", "privacy/locked")).data as LockedInvoice[];

test("a person is erased from orders, messages, files, forms, prints and exports, and their money stays", async () => {
  const { uids, rejected } = await makePerson({ admin: sessions.admin, deliver: stream.deliver });
  await settle();
  // Somebody else with the same number, and somebody whom staff have merged into the person.
  await ordered({ ...PERSON, lastName: "Mitbewohner", firstName: "Otto", email: "otto@example.test" });
  const merged = await api("POST", "customers", { lastName: "Jägermüßler", emails: ["alt.juergen.j@example.test"] });
  await settle();
  const all = await customers();
  const customer = all.find(({ lastName }) => lastName === "Jägermüßler");
  if (!customer) throw new Error("Nobody has this name");
  const other = merged.data as { id: string; version: number };
  const both = { version: customer.version, other: other.id, otherVersion: other.version };
  expect((await api("POST", `customers/${customer.id}/merge`, both)).status).toBe(200);
  expect((await api("POST", "exports", { resource: "customers", query: {}, format: "csv" })).status).toBe(202);
  const rows = [{ lastName: "Jägermüßler", note: "Ruft gern an" }];
  await settle();
  const money = await Promise.all([...Object.values(uids), rejected].map(moneyOf));
  const before = await traces();
  console.error(before.length, rows.length);
  await erase(customer.id);
  console.error(await traces(), await erasures());
  expect(await Promise.all([...Object.values(uids), rejected].map(moneyOf))).toEqual(money);
  console.error(await locked());
});
