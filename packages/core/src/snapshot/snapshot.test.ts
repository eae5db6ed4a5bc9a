import { brotliDecompressSync } from "node:zlib";
import type { InitEntry } from "@tresen/contract/snapshot/init";
import { divisions } from "@tresen/contract/branch/division.resource";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW, admin, anonymous, create, createShop, staff } from "../../test/shop";
import { saveConfig } from "../config";
import { metered } from "../platform/db";
import { publishChanges } from "../event";
import { removeRecord } from "../records";
import { rebuildSnapshot } from ".";
import { SnapshotMetaEntity, SnapshotRequestEntity } from "./snapshot.entity";

beforeAll(createShop);

// Each test reads like a process of its own: nothing in memory.
let fresh: typeof import(".");
let meter: typeof metered;
beforeEach(async () => {
  vi.resetModules();
  fresh = await import(".");
  ({ metered: meter } = await import("../platform/db"));
});

function entriesOf(brotli: Uint8Array): Map<string, unknown> {
  return new Map(
    (JSON.parse(brotliDecompressSync(brotli).toString()) as { data: InitEntry[] }).data.map(({ url, data }) => [
      url,
      data,
    ]),
  );
}

describe("readInit", () => {
  it("answers everything that the shop shows, without a user", async () => {
    const { brotli, etag, json, staffJson } = await fresh.readInit();
    const entries = entriesOf(brotli);
    expect([...entries.keys()]).toEqual([
      "config",
      "users/me",
      "divisions",
      "tags",
      "tax-rates",
      "branches",
      "categories",
      "products",
      "menus",
      "tables",
      "stations",
      "donatees",
      "sites",
      "blocks",
      "navigations",
    ]);
    expect(entries.get("users/me")).toBeNull();
    expect(entries.get("branches")).toHaveLength(3);
    expect(etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(JSON.parse(staffJson({ id: "me" })).data[1]).toEqual({ url: "users/me", data: { id: "me" } });
    expect(JSON.parse(json())).toEqual(JSON.parse(brotliDecompressSync(brotli).toString()));
  });

  it("takes 1 call cold, none warm, and 1 to find that nothing changed", async () => {
    const cold = await meter(() => Promise.all(Array.from({ length: 50 }, () => fresh.readInit())));
    expect(cold.use).toMatchObject({ calls: 1, operations: { Query: 1 } });
    expect((await meter(() => Promise.all(Array.from({ length: 50 }, () => fresh.readInit())))).use.calls).toBe(0);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1001);
    const later = await meter(() => Promise.all(Array.from({ length: 50 }, () => fresh.readInit())));
    expect(later.use).toMatchObject({ calls: 1, operations: { GetItem: 1 } });
    vi.restoreAllMocks();
  });

  it("shows within a second what another process published", async () => {
    const before = await fresh.readInit();
    await create("divisions", { id: "published", identifier: "published", name: "Neu" });
    await rebuildSnapshot({ startedAt: Date.now() });
    expect((await fresh.readInit()).etag).toBe(before.etag);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1001);
    const after = await fresh.readInit();
    vi.restoreAllMocks();
    expect(after.version).toBe(before.version + 1);
    expect(JSON.stringify(entriesOf(after.brotli).get("divisions"))).toContain("published");
  });
});

it("keeps what is put away for the orders that have it, and offers it to nobody", async () => {
  await create("products", { id: "away", name: "Zwetschkenknödel", price: 980, isArchived: true });
  await rebuildSnapshot({ startedAt: Date.now() });
  const { json, staffJson } = await fresh.readInit();
  expect(json()).not.toContain("Zwetschkenknödel");
  const { data } = JSON.parse(staffJson({ id: "me" })) as { data: InitEntry[] };
  const products = data.find(({ url }) => url === "products")?.data;
  expect(products).toEqual(expect.arrayContaining([expect.objectContaining({ id: "away", isEnabled: false })]));
});

describe("a hidden price", () => {
  const productsIn = (entries: Map<string, unknown>) =>
    new Map((entries.get("products") as { id: string; price: number | null }[]).map(({ id, price }) => [id, price]));

  it("is only in the answer to staff, with the same single read", async () => {
    await create("products", { id: "vault", name: "Tresor", price: 7_654_321, isPriceHidden: true });
    await rebuildSnapshot({ startedAt: Date.now() });
    const { result, use } = await meter(() => fresh.readInit());
    expect(use).toMatchObject({ calls: 1, operations: { Query: 1 } });
    expect(productsIn(entriesOf(result.brotli)).get("vault")).toBeNull();
    expect(result.json()).not.toContain("7654321");
    const forStaff = new Map(
      (JSON.parse(result.staffJson({ id: "me" })) as { data: InitEntry[] }).data.map(({ url, data }) => [url, data]),
    );
    expect(productsIn(forStaff).get("vault")).toBe(7_654_321);
    expect(forStaff.get("users/me")).toEqual({ id: "me" });
    expect([...productsIn(forStaff)].filter(([id]) => !["vault", "away"].includes(id))).toEqual(
      [...productsIn(entriesOf(result.brotli))].filter(([id]) => id !== "vault"),
    );
  });
});

describe("rebuildSnapshot", () => {
  it("keeps version and etag when nothing changed", async () => {
    const first = await rebuildSnapshot({ startedAt: Date.now() });
    expect(await rebuildSnapshot({ startedAt: Date.now() })).toMatchObject({
      version: first.version,
      etag: first.etag,
    });
  });

  it("publishes the last state when many build at once", async () => {
    const made = await create("divisions", { identifier: "race", name: "Rennen" });
    const other = fresh;
    await Promise.all([
      rebuildSnapshot({ startedAt: Date.now() }),
      other.rebuildSnapshot({ startedAt: Date.now() }),
      rebuildSnapshot({ startedAt: Date.now() }),
    ]);
    expect(JSON.stringify(entriesOf((await fresh.readInit()).brotli).get("divisions"))).toContain("race");
    await removeRecord({ resource: divisions as never, actor: admin, now: NOW, id: made.id, referrers: [] });
    await Promise.all([other.rebuildSnapshot({ startedAt: Date.now() }), rebuildSnapshot({ startedAt: Date.now() })]);
    vi.resetModules();
    expect(JSON.stringify(entriesOf((await (await import(".")).readInit()).brotli).get("divisions"))).not.toContain(
      "race",
    );
  });
});

describe("a shop without a published snapshot", () => {
  it("is published by the stream's consumer, and answers meanwhile when to retry", async () => {
    await SnapshotMetaEntity.delete({}).go();
    await expect(fresh.readInit()).rejects.toMatchObject({ code: "snapshot.missing", kind: "unavailable", wait: 5000 });
    const { data } = await SnapshotRequestEntity.get({}).go();
    expect(data?.requestedAt).toBeGreaterThan(Date.now() - 10_000);
    const reading = fresh.readInit();
    await rebuildSnapshot({ startedAt: Date.now() });
    expect((await reading).etag).toMatch(/^"/);
  });
});

describe("publishSnapshot and getSnapshotState", () => {
  it("are allowed to administrators", async () => {
    const published = await fresh.publishSnapshot({ actor: admin });
    expect(published).toMatchObject({
      version: expect.any(Number),
      age: expect.any(Number),
      bytes: expect.any(Number),
      isRebuilding: true,
    });
    expect((await fresh.getSnapshotState({ actor: admin })).version).toBe(published.version);
    for (const run of [fresh.publishSnapshot, fresh.getSnapshotState]) {
      await expect(run({ actor: staff("ROLE_MANAGER", "center") })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(run({ actor: anonymous })).rejects.toMatchObject({ kind: "unauthenticated" });
    }
  });
});

describe("publishChanges", () => {
  const record = (pk: string, at?: number) => ({
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: "x" } },
      ApproximateCreationDateTime: at === undefined ? undefined : at / 1000,
    },
  });

  it("publishes changes of what the shop shows, and nothing else", async () => {
    const now = Date.now() + 5000;
    for (const pk of ["order#1", "resource#users", "session#1", "snapshot", "unique#sites#path#a"])
      expect(await publishChanges([record(pk, now)])).toEqual({ rebuilt: false, failure: null });
    await saveConfig({ actor: admin, now: NOW, input: { shopName: "Umbenannt" } });
    expect(await publishChanges([record("order#1", now), record("config", now)])).toEqual({
      rebuilt: true,
      failure: null,
    });
    expect((entriesOf((await fresh.readInit()).brotli).get("config") as { shopName: string }).shopName).toBe(
      "Umbenannt",
    );
  });

  it("ignores changes that the current snapshot must already contain", async () => {
    const written = Date.now();
    expect(await publishChanges([record("resource#products", written)])).toEqual({ rebuilt: true, failure: null });
    expect(await publishChanges([record("resource#products", written - 60_000)])).toEqual({
      rebuilt: false,
      failure: null,
    });
    expect(await publishChanges([record("resource#products")])).toEqual({ rebuilt: true, failure: null });
  });
});
