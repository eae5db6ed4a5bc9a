import { DAY } from "@tresen/contract/kit/time";
import type { LogEntry } from "@tresen/contract/log/log";
import type { Erasure } from "@tresen/contract/privacy/erasure";
import type { RetainedKind, RetentionView } from "@tresen/contract/privacy/retention/retention.view";
import { customerReactions } from "@tresen/core/customer/order";
import { findOrder } from "@tresen/core/order";
import { findJob, jobId } from "@tresen/core/platform/job";
import { erasureExecutor } from "@tresen/core/privacy/executor";
import { retentionSlice } from "@tresen/core/privacy/retention";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { runJob } from "../../core/test/run-job";
import { handler as sweep } from "../src/job/schedule/sweep-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { place } from "./support/orders";
import { addPhotoCake } from "./support/photo-cake";
import { NOW } from "./support/request";
import { type Sessions, openShop, order, signIn } from "./support/shop";

const PATH = "/api/privacy/retention";
/** Some months after the orders of these tests, by day and at the hour of the night in which runs begin. */
const LATER = NOW + 110 * DAY;
const night = (days: number): number => Date.parse("2026-09-24T03:30:00+02:00") + days * DAY;

const PHOTO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
let admin: string;
/** The uids of orders: many that are settled, one that is open, and one that is new. */
let old: string[];
let open: string;
let recent: string;

async function settled(uid: string, session: string, now: number): Promise<string> {
  for (const step of ["confirm", "completed"]) {
    const path = `/api/orders/ord_${uid}/status/${step}`;
    const { status, errors } = await send({ method: "POST", path, body: {}, session, now });
    expect({ step, status, errors }).toEqual({ step, status: 200, errors: [] });
  }
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
  return uid;
}
const save = (periods: Record<string, number | null>) =>
  send({ method: "POST", path: "/api/config", body: periods, session: admin, now: LATER });
async function preview(now = LATER, session = admin): Promise<RetentionView> {
  const { status, data } = await send({ path: PATH, session, now });
  expect(status).toBe(200);
  return data as RetentionView;
}
async function kind(wanted: RetainedKind["kind"]): Promise<RetainedKind | undefined> {
  return (await preview()).kinds.find((one) => one.kind === wanted);
}
async function confirm(session = admin) {
  const { kinds } = await preview();
  const cutoffs = Object.fromEntries(kinds.map((one) => [one.kind, one.cutoff]));
  return send({ method: "POST", path: `${PATH}/start`, body: { cutoffs }, session, now: LATER });
}
const sweepAt = (now: number) => withGrantsOf("sweep-jobs", () => sweep({ time: new Date(now).toISOString() }));
const runOf = (day: string): string => jobId({ kind: "erasure", key: `retention-${day}` });
const work = (day: string, now: number, executor = erasureExecutor) =>
  withGrantsOf("erasure-jobs", () => runJob({ id: runOf(day), executor, now }));
const left = async (): Promise<string[]> => {
  const rows = await Promise.all([...old, open, recent].map(findOrder));
  return rows.flatMap((row) => (row && row.erasedAt === undefined ? [row.uid] : []));
};

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  old = [];
  for (let count = 0; count < 30; count += 1) {
    const body = order({ email: `gast${count}@example.test` });
    // Orders of one address are limited.
    const { data } = await send({ method: "POST", path: "/api/orders", body, ip: `203.0.113.${count}` });
    old.push(await settled((data as { uid: string }).uid, sessions.admin, NOW));
  }
  open = (await place({ email: "offen@example.test" })).uid;
  admin = await signIn({ username: "admin@example.test", now: LATER });
  const placed = await send({
    method: "POST",
    path: "/api/orders",
    body: order({ email: "neu@example.test" }),
    now: LATER,
  });
  recent = await settled((placed.data as { uid: string }).uid, admin, LATER);
});

afterAll(() => bucket.stop());

test("nothing is removed before somebody has seen and confirmed what", async () => {
  expect((await preview()).kinds.map(({ months, count }) => [months, count])).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
  ]);
  expect((await save({ ordersKeptMonths: 2 })).errors).toMatchObject([{ field: "ordersKeptMonths" }]);
  expect((await save({ ordersKeptMonths: 3 })).status).toBe(200);
  expect(await kind("orders")).toEqual({
    ...{ kind: "orders", months: 3, cutoff: "2026-06-23", count: 30, isMore: false, isConfirmed: false },
    oldest: new Date(NOW).toISOString(),
  });
  await sweepAt(night(0));
  expect(await findJob(runOf("2026-09-24"))).toBeNull();
  expect(await left()).toHaveLength(32);
});

test("only administrators see and confirm it, and only what is shown", async () => {
  for (const session of [null, sessions.manager, sessions.employee])
    for (const call of [{ path: PATH }, { method: "POST", path: `${PATH}/start`, body: { cutoffs: {} } }])
      expect([401, 403]).toContain((await send({ ...call, session })).status);
  const start = (cutoffs: object) =>
    send({ method: "POST", path: `${PATH}/start`, body: { cutoffs }, session: admin, now: LATER });
  expect((await start({ orders: "2026-06-24", customers: null, uploads: null })).status).toBe(409);
  expect((await start({ orders: "2026-06-23", customers: "2026-06-23", uploads: null })).status).toBe(409);
  expect((await start({ orders: "2026-06-23" })).status).toBe(400);
  expect((await preview()).confirmedAt).toBeNull();
  const { status, data } = await confirm();
  expect({ status, isConfirmed: (data as RetentionView).kinds[0]?.isConfirmed }).toEqual({
    status: 200,
    isConfirmed: true,
  });
  const { data: log } = await send({ path: "/api/logs", query: { resource: "retention" }, session: admin, now: LATER });
  expect(log as LogEntry[]).toMatchObject([
    { message: "Aufbewahrungsfristen geändert", changes: [{ field: "orders", before: null, after: 3 }] },
  ]);
});

test("a run begins once a night, goes on where it was interrupted, and leaves what is open or new", async () => {
  await sweepAt(LATER);
  expect(await findJob(runOf("2026-09-23"))).toBeNull();
  await Promise.all([sweepAt(night(0)), sweepAt(night(0)), sweepAt(night(0) + 60_000)]);
  const job = await findJob(runOf("2026-09-24"));
  if (!job) throw new Error("There is no run");
  // A worker that is killed after its first slice has saved nothing of it.
  let slice = await retentionSlice({ job, at: 0, now: night(0), isFirst: true });
  while (slice.state === "again" && (await left()).length === 32)
    slice = await retentionSlice({ job: { ...job, data: slice.data }, at: 0, now: night(0), isFirst: false });
  expect([7, 8]).toContain((await left()).length);
  await work("2026-09-24", night(0), { ...erasureExecutor, budget: 0 });
  await work("2026-09-24", night(0));
  expect((await findJob(runOf("2026-09-24")))?.state).toBe("done");
  expect(await left()).toEqual([open, recent]);
  expect((await findOrder(old[0] ?? ""))?.customer).toEqual({});
  const { kinds, lastRun } = await preview();
  expect(kinds[0]).toMatchObject({ count: 0, oldest: null, isConfirmed: true });
  expect(lastRun).toMatchObject({ day: "2026-09-24" });
});

test("an order that was open is removed once it is settled", async () => {
  await settled(open, admin, LATER);
  expect(await kind("orders")).toMatchObject({ count: 1 });
  await sweepAt(night(1));
  await work("2026-09-25", night(1));
  expect(await left()).toEqual([recent]);
  expect((await preview()).lastRun).toMatchObject({
    day: "2026-09-25",
    removed: { orders: 1, customers: 0, uploads: 0 },
  });
});

test("customers go after their period, and those who have ordered since stay", async () => {
  expect((await save({ customersKeptMonths: 3 })).status).toBe(200);
  // Nobody has confirmed this period.
  await sweepAt(night(2));
  await work("2026-09-26", night(2));
  const people = async (): Promise<{ emails: string[] }[]> =>
    (await send({ path: "/api/customers", query: { limit: "100" }, session: admin, now: LATER })).data as {
      emails: string[];
    }[];
  const before = await people();
  expect(await kind("customers")).toMatchObject({ count: before.length - 1, isConfirmed: false });
  expect((await confirm()).status).toBe(200);
  // A longer period removes less, so it needs no other confirmation; a shorter one does.
  await save({ ordersKeptMonths: 4 });
  expect(await kind("orders")).toMatchObject({ isConfirmed: true });
  await save({ ordersKeptMonths: 3, customersKeptMonths: null });
  expect((await kind("orders"))?.isConfirmed).toBe(true);
  // What is taken out and entered again waits for another confirmation: meanwhile more has become old enough.
  await save({ customersKeptMonths: 3 });
  expect(await kind("customers")).toMatchObject({ isConfirmed: false });
  await sweepAt(night(3));
  await work("2026-09-27", night(3));
  expect(await people()).toHaveLength(before.length);
  expect((await confirm()).status).toBe(200);
  await sweepAt(night(4));
  await work("2026-09-28", night(4));
  expect((await people()).map(({ emails }) => emails)).toEqual([["neu@example.test"]]);
  const { data: erasures } = await send({ path: "/api/privacy/erasures", session: admin, now: LATER });
  expect((erasures as Erasure[]).length).toBe(before.length - 1);
  expect((erasures as Erasure[])[0]?.startedBy).toBeNull();
});

test("files go after their period, unless they are wanted longer or the order is open", async () => {
  await addPhotoCake(admin);
  const later = LATER + 60 * DAY;
  const ordered = async (isSettled: boolean): Promise<string> => {
    const upload = { method: "POST", path: "/api/uploads", body: { data: PHOTO, name: "Torte.png" }, now: LATER };
    const { id } = (await send(upload)).data as { id: string };
    const items = [{ product: "prd_cake", amount: 1, unit: "piece", parts: [[id], null] }];
    const placed = {
      method: "POST",
      path: "/api/orders",
      body: order({ email: "neu@example.test", items }),
      now: LATER,
    };
    const { uid } = (await send(placed)).data as { uid: string };
    if (isSettled) await settled(uid, admin, LATER);
    return id;
  };
  const [gone, wanted, needed] = [await ordered(true), await ordered(true), await ordered(false)];
  const keepUntil = new Date(later + 30 * DAY).toISOString();
  const kept = {
    method: "PUT",
    path: `/api/uploads/${wanted}`,
    body: { version: 1, keepUntil },
    session: admin,
    now: LATER,
  };
  expect((await send(kept)).status).toBe(200);
  await save({ ordersKeptMonths: null, customersKeptMonths: null, uploadsKeptMonths: 1 });
  admin = await signIn({ username: "admin@example.test", now: later });
  const cutoffs = { orders: null, customers: null, uploads: (await preview(later)).kinds[2]?.cutoff };
  const start = { method: "POST", path: `${PATH}/start`, body: { cutoffs }, session: admin, now: later };
  expect((await send(start)).data).toMatchObject({ kinds: [{}, {}, { kind: "uploads", count: 1, isConfirmed: true }] });
  const run = Date.parse("2026-11-23T03:30:00+01:00");
  await sweepAt(run);
  await work("2026-11-23", run);
  const { data } = await send({ path: "/api/uploads", session: admin, now: later });
  expect((data as { id: string }[]).map(({ id }) => id).toSorted()).toEqual([wanted, needed].toSorted());
  expect(gone).toBeDefined();
  expect((await preview(later)).kinds[2]).toMatchObject({ count: 0 });
});
