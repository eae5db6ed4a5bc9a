import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop, order } from "./support/shop";

interface Stored {
  id: string;
  version: number;
}
const VALUES = [{ rate: 0.1 }, { from: "2027-01-01", rate: 0.05 }, { from: "2027-07-01", rate: 0.13 }];
const PRODUCT = "/api/products/prd_margherita";
let sessions: Sessions;
let rate: Stored;

const admin = (method: string, path: string, body?: unknown) => send({ method, path, body, session: sessions.admin });
/** Publishes the shop as of an instant, and answers the product in it. */
const publishedAt = async (instant: string): Promise<unknown> => {
  await rebuildSnapshot({ startedAt: Date.parse(instant) });
  const entries = (await send({ path: "/api/init" })).data as { url: string; data: unknown }[];
  expect(entries.find(({ url }) => url === "tax-rates")?.data).toMatchObject([{ identifier: "reduced" }]);
  return entries.find(({ url }) => url === "products")?.data;
};

beforeAll(async () => {
  sessions = await openShop();
  const body = { identifier: "reduced", name: "Ermäßigt", values: VALUES };
  rate = (await admin("POST", "/api/tax-rates", body)).data as Stored;
  const product = (await send({ path: PRODUCT })).data as Stored;
  expect((await admin("PUT", PRODUCT, { ...product, takeawayTax: 0.2, takeawayTaxRate: rate.id })).status).toBe(200);
});

describe("a product with a named tax rate", () => {
  test("is answered with the rate of today beside the stored one's name", async () => {
    const seen = async (now: string): Promise<unknown> => (await send({ path: PRODUCT, now: Date.parse(now) })).data;
    expect(await seen("2026-12-31T23:59:59+01:00")).toMatchObject({ takeawayTax: 0.1, takeawayTaxRate: rate.id });
    expect(await seen("2027-01-01T00:00:00+01:00")).toMatchObject({ takeawayTax: 0.05, tax: 0.1 });
    expect(await seen("2027-07-01T00:00:00+02:00")).toMatchObject({ takeawayTax: 0.13 });
  });

  test("is published with the rate of the day on which the shop is published", async () => {
    expect(await publishedAt("2026-12-31T22:59:59Z")).toMatchObject([{ takeawayTax: 0.1 }]);
    expect(await publishedAt("2026-12-31T23:00:00Z")).toMatchObject([{ takeawayTax: 0.05 }]);
  });

  test("is published with the rate of the platform's day, where its clock is ahead of the machine's", async () => {
    const at = Date.parse("2026-12-31T22:59:59Z");
    vi.stubEnv("CLOCK_OFFSET", String(Date.parse("2026-12-31T23:00:00Z") - at));
    expect(await publishedAt("2026-12-31T22:59:59Z")).toMatchObject([{ takeawayTax: 0.05 }]);
    vi.unstubAllEnvs();
  });

  test("is sold at the rate of the day on which the order is served, which the order keeps", async () => {
    const now = Date.parse("2026-12-31T18:00:00+01:00");
    const ordered = async (change: object): Promise<{ path: string }> => {
      const { data } = await send({ method: "POST", path: "/api/orders", body: order(change), now });
      const { uid, hash } = data as { uid: string; hash: string };
      return { path: `/api/orders/public/${uid}/${hash}` };
    };
    const today = await ordered({});
    const later = await ordered({ appointmentDate: "2027-01-02T18:00" });
    const taxes = async ({ path }: { path: string }): Promise<unknown> =>
      ((await send({ path, now })).data as { pricing: { taxes: unknown } }).pricing.taxes;
    const sold = [expect.objectContaining({ rate: 0.1 })];
    expect(await taxes(today)).toEqual(sold);
    expect(await taxes(later)).toEqual([expect.objectContaining({ rate: 0.05 })]);
    const changed = { ...rate, identifier: "reduced", name: "Ermäßigt", values: [{ rate: 0.19 }] };
    rate = (await admin("PUT", `/api/tax-rates/${rate.id}`, changed)).data as Stored;
    expect(await taxes(today)).toEqual(sold);
  });

  test("keeps its rate from being removed, and names only rates that exist", async () => {
    const removal = await admin("DELETE", `/api/tax-rates/${rate.id}`);
    expect(removal).toMatchObject({ status: 409 });
    expect(JSON.stringify(removal.errors)).toContain("Margherita");
    const product = (await send({ path: PRODUCT })).data as Stored;
    expect(await admin("PUT", PRODUCT, { ...product, taxRate: "txr_missing" })).toMatchObject({ status: 400 });
  });
});

test("who may not change the catalogue changes no tax rate", async () => {
  const body = { identifier: "other", name: "Anderer", values: [{ rate: 0.1 }] };
  expect((await send({ method: "POST", path: "/api/tax-rates", body })).status).toBe(401);
  const { status } = await send({ method: "POST", path: "/api/tax-rates", body, session: sessions.employee });
  expect(status).toBe(403);
});
