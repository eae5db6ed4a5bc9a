import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../test/bucket";
import { NOW, admin, create, createShop, draft } from "../../test/shop";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { metered, batchRead } from "../platform/db";
import { createUpload, releaseUploads } from "../media/file";
import { getRecord, updateRecord } from "../records";
import { rebuildSnapshot } from "../snapshot";
import { uploadOf, uploadRowKey } from "../media/upload";
import { getUpload, updateUpload } from "../media/upload-record";
import { findOrder, getOrder, withStep } from ".";
import { createOrder } from "./create";

const DAY = 86_400_000;
const MONTH = 30 * DAY;
const GIF = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
  await create("products", {
    id: "engraved",
    name: "Gravur",
    price: 1500,
    config: { parts: [{ name: "Vorlagen", type: "images", options: [] }] },
  });
  const menu = await getRecord({ resource: menus as never, actor: admin, id: "menu" });
  await updateRecord({
    resource: menus as never,
    actor: admin,
    now: NOW,
    id: "menu",
    input: { ...menu, catalog: [{ category: "pizza", products: ["margherita", "engraved"] }] },
  });
  await rebuildSnapshot({ startedAt: Date.now() });
});
afterAll(() => bucket.stop());

const send = () => createUpload({ input: { data: GIF, name: "vorlage.gif" }, ip: "198.51.100.1", now: NOW });
const order = (ids: string[]) =>
  createOrder({ draft: draft({ items: [{ product: "engraved", amount: 1, unit: "piece", parts: [ids] }] }), now: NOW });

test("an order with files takes as many calls as one without, and keeps its files permanently", async () => {
  const files = [await send(), await send()];
  await createOrder({ draft: draft(), now: NOW });
  const { result, use } = await metered(() => order(files.map(({ id }) => id)));
  expect(use.operations).toEqual({ BatchGetItem: 1, Query: 1, UpdateItem: 1, TransactWriteItems: 1 });
  const keys = files.map(({ id }) => uploadRowKey(id));
  const found = await batchRead(keys);
  for (const key of keys) expect(uploadOf({ item: found(key), now: NOW + MONTH })).toMatchObject({ order: result.uid });
  const [item] = (await getOrder({ actor: admin, id: `ord_${result.uid}` })).items;
  expect(item?.parts[0]?.uploads?.map(({ id }) => id)).toEqual(files.map(({ id }) => id));
});

test("the same file named twice is kept once", async () => {
  const { id } = await send();
  const { uid } = await order([id, id]);
  expect((await getOrder({ actor: admin, id: `ord_${uid}` })).items[0]?.parts[0]).toMatchObject({
    value: ["vorlage.gif"],
    uploads: [{ id }],
  });
});

test("files of a failed order are removed after two days, unless a later order has them", async () => {
  const [lost, kept] = [await send(), await send()];
  const { uid } = await order([lost.id, kept.id]);
  const later = await order([kept.id]);
  const before = await findOrder(uid);
  if (!before) throw new Error("The order is gone");
  const fail = {
    before,
    state: "failed",
    action: "payment-failed",
    by: { id: "system", name: "Zahlung" },
    now: NOW,
  } as const;
  const after = withStep(fail);
  const { use } = await metered(() => releaseUploads({ before, after }));
  // Both are read, and one is written.
  expect(use.operations).toEqual({ GetItem: 2, UpdateItem: 1 });
  await releaseUploads({ before, after });
  const keys = [uploadRowKey(lost.id), uploadRowKey(kept.id)] as const;
  const found = await batchRead(keys);
  const rowsAt = (now: number) => keys.map((key) => uploadOf({ item: found(key), now })?.order ?? null);
  expect(rowsAt(NOW + 2 * DAY - 1000)).toEqual([uid, later.uid]);
  expect(rowsAt(NOW + 2 * DAY + 1000)).toEqual([null, later.uid]);
});

test("files of a failed order that staff want kept are kept until then", async () => {
  const { id } = await send();
  const { version } = await getUpload({ actor: admin, id, now: NOW });
  const keepUntil = new Date(NOW + MONTH).toISOString();
  await updateUpload({ actor: admin, id, input: { version, keepUntil }, now: NOW });
  const before = await findOrder((await order([id])).uid);
  if (!before) throw new Error("The order is gone");
  expect(await getUpload({ actor: admin, id, now: NOW })).toMatchObject({ expiresAt: null, keepUntil });
  await releaseUploads({ before, after: { ...before, state: "failed" } });
  expect(await getUpload({ actor: admin, id, now: NOW })).toMatchObject({ expiresAt: keepUntil, keepUntil });
});

test("orders that did not fail or have no files cause no read", async () => {
  const { uid } = await createOrder({ draft: draft(), now: NOW });
  const plain = await findOrder(uid);
  const withFile = await findOrder((await order([(await send()).id])).uid);
  if (!plain || !withFile) throw new Error("The order is gone");
  const { use } = await metered(async () => {
    await releaseUploads({ before: plain, after: { ...plain, state: "failed" } });
    await releaseUploads({ before: null, after: withFile });
    await releaseUploads({ before: withFile, after: { ...withFile, state: "canceled" } });
  });
  expect(use.calls).toBe(0);
});
