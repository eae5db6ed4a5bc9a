import { DAY, HOUR } from "@tresen/contract/kit/time";
import { findJob } from "@tresen/core/platform/job";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDue } from "../../core/test/jobs";
import { handler as work } from "../src/job/plan-jobs";
import { type Reply, send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";

const PATH = "/api/products/prd_margherita";
const FROM = NOW + HOUR;
const UNTIL = NOW + 2 * HOUR;
const RECORD = { source: "product", record: "prd_margherita" };
const iso = (at: number): string => new Date(at).toISOString();
let sessions: Sessions;

const admin = (method: string, path: string, body?: unknown, now = NOW) =>
  send({ method, path, body, session: sessions.admin, now });
const change = async (fields: object, now = NOW): Promise<Reply> =>
  admin("PUT", PATH, { ...((await admin("GET", PATH)).data as object), ...fields }, now);

beforeAll(async () => {
  sessions = await openShop();
});

describe("a reduced price", () => {
  test("must be lower than the price", async () => {
    expect(await change({ reducedPrice: 990 })).toMatchObject({
      status: 400,
      errors: [{ field: "reducedPrice", message: "Der ermäßigte Preis muss niedriger sein als der Preis." }],
    });
  });

  test("is answered and published with the lowest price before, in advance", async () => {
    const reduction = { reducedPrice: 490, reducedFrom: iso(FROM), reducedUntil: iso(UNTIL) };
    const saved = await change(reduction);
    const expected = { price: 990, ...reduction, priorPrice: { cents: 990, since: expect.any(String) } };
    expect(saved).toMatchObject({ status: 200, data: expected });
    expect((await send({ path: PATH })).data).toMatchObject(expected);
    expect((await send({ path: "/api/products" })).data).toMatchObject([expected]);
    const publishedAt = async (at: number): Promise<unknown> => {
      await rebuildSnapshot({ startedAt: at });
      const entries = (await send({ path: "/api/init" })).data as { url: string; data: unknown }[];
      return entries.find(({ url }) => url === "products")?.data;
    };
    expect(await publishedAt(NOW)).toMatchObject([expected]);
    expect(await publishedAt(UNTIL - 1)).toMatchObject([expected]);
    expect(JSON.stringify(await publishedAt(UNTIL))).not.toContain("priorPrice");
    // What is answered comes back with the next change and is not stored.
    const again = await change({ ...(saved.data as object), priorPrice: { cents: 1 } });
    expect(again).toMatchObject({ status: 200, data: expected });
  });

  test("is what is sold between two moments, without a rebuild of the shop", async () => {
    const soldAt = async (now: number, appointmentDate: string | null = null): Promise<unknown> => {
      const { status, data } = await send({
        method: "POST",
        path: "/api/orders",
        body: order({ appointmentDate }),
        now,
      });
      expect(status).toBe(201);
      const { uid, hash } = data as { uid: string; hash: string };
      const shown = (await send({ path: `/api/orders/public/${uid}/${hash}`, now })).data;
      return (shown as { items: { unitPrice: number }[] }).items.map(({ unitPrice }) => unitPrice);
    };
    // The pizza of the order is large, for 3.00 € more.
    expect(await soldAt(FROM - 1)).toEqual([1290]);
    expect(await soldAt(FROM)).toEqual([790]);
    expect(await soldAt(UNTIL - 1, "2026-06-06T18:00")).toEqual([790]);
    expect(await soldAt(UNTIL)).toEqual([1290]);
  });

  test("is what templates show, with the price before only where something is saved", async () => {
    const shown = async (now: number) =>
      (await send({ path: "/api/image-templates/data", query: RECORD, session: sessions.admin, now })).data;
    expect(await shown(FROM - 1)).toMatchObject({ data: { "product.price": 990, "product.priorPrice": null } });
    expect(await shown(FROM)).toMatchObject({
      data: { "product.price": 490, "product.priceNote": expect.stringContaining("9,90") },
    });
  });
});

describe("the history of prices", () => {
  test("is answered to staff, with planned changes once they happened", async () => {
    const { version } = (await admin("GET", PATH)).data as { version: number };
    const body = {
      resource: "products",
      record: "prd_margherita",
      version,
      at: iso(NOW + DAY),
      fields: { price: 1090 },
    };
    const plan = (await admin("POST", "/api/planned-changes", body)).data as { id: string };
    const job = await findJob(plan.id);
    if (!job) throw new Error("There is no such job");
    await makeDue(job);
    const Records = [queueRecord({ body: plan.id, at: NOW + DAY })];
    expect(await withGrantsOf("plan-jobs", () => work({ Records }))).toEqual({ batchItemFailures: [] });
    const { data } = await admin("GET", `${PATH}/prices`, undefined, NOW + DAY);
    const { spans } = data as { spans: { from: string; cents: number; isReduced: boolean }[] };
    expect(spans.slice(-4).map(({ from, cents, isReduced }) => [from, cents, isReduced])).toEqual([
      [expect.any(String), 990, false],
      [iso(FROM), 490, true],
      [iso(UNTIL), 990, false],
      [iso(NOW + DAY), 1090, false],
    ]);
    expect((await send({ path: `${PATH}/prices` })).status).toBe(401);
    expect((await send({ path: `${PATH}/prices`, session: sessions.employee })).status).toBe(200);
  });

  test("has the price of a version that was restored", async () => {
    const { record } = (await admin("GET", `${PATH}/versions/1`)).data as { record: { price: number } };
    const later = NOW + 2 * DAY;
    expect((await change({ price: record.price }, later)).status).toBe(200);
    const { data } = await admin("GET", `${PATH}/prices`, undefined, later);
    expect((data as { spans: unknown[] }).spans.at(-1)).toEqual({
      ...{ from: iso(later), until: null, cents: 990, isReduced: false },
    });
  });
});
