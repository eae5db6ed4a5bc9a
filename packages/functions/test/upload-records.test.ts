import { marshall } from "@aws-sdk/util-dynamodb";
import { isObject } from "@tresen/contract/kit/object";
import type { LogEntry } from "@tresen/contract/log/log";
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { startBucket } from "../../core/test/bucket";
import { UploadEntity } from "../../core/src/media/upload/upload.entity";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, order, signIn } from "./support/shop";

const DAY = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString();

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
/** Works in another branch than the orders of these tests. */
let stranger: string;
let photo: string;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  const body = {
    id: "prd_cake",
    name: "Fototorte",
    type: "configurable",
    price: 3900,
    config: { parts: [{ name: "Foto", type: "images" }] },
  };
  await send({ method: "POST", path: "/api/products", body, session: sessions.admin });
  const [menu] = (await send({ path: "/api/menus" })).data as {
    id: string;
    catalog: { category: string; products: string[] }[];
  }[];
  const catalog = menu?.catalog.map((entry) => ({ ...entry, products: [...entry.products, "prd_cake"] }));
  const put = { method: "PUT" as const, path: `/api/menus/${menu?.id}`, body: { ...menu, catalog } };
  expect((await send({ ...put, session: sessions.admin })).status).toBe(200);
  await rebuildSnapshot({ startedAt: Date.now() });
  await addUser({ username: "fremd@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_nord"] });
  stranger = await signIn({ username: "fremd@example.test" });
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: "#c0392b" } });
  photo = `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString("base64")}`;
});
afterAll(() => bucket.stop());

async function upload(name: string, now = NOW): Promise<string> {
  const { data, status } = await send({ method: "POST", path: "/api/uploads", body: { data: photo, name }, now });
  expect(status).toBe(201);
  return (data as { id: string }).id;
}
async function placeOrder(ids: string[]): Promise<string> {
  const body = order({ items: [{ product: "prd_cake", amount: 1, unit: "piece", parts: [ids] }] });
  const { status, data, errors } = await send({ method: "POST", path: "/api/orders", body });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as { uid: string }).uid;
}
const list = (query: Record<string, string> = {}, session = sessions.admin) =>
  send({ path: "/api/uploads", query, session });
const names = async (query: Record<string, string> = {}, session = sessions.admin): Promise<string[]> =>
  ((await list(query, session)).data as UploadRecord[]).map(({ name }) => name);
const read = async (id: string, now = NOW): Promise<UploadRecord> =>
  (await send({ path: `/api/uploads/${id}`, session: sessions.admin, now })).data as UploadRecord;
const put = (record: UploadRecord, changes: object, session = sessions.manager) =>
  send({ method: "PUT", path: `/api/uploads/${record.id}`, body: { ...record, ...changes }, session });
const remove = (id: string, session = sessions.manager) =>
  send({ method: "DELETE", path: `/api/uploads/${id}`, session });
const rowOf = async (id: string) => (await UploadEntity.get({ id }).go({ consistent: true })).data;

/** What the stream tells of a row that is gone, given to its reader. */
async function streamed(row: object): Promise<void> {
  const params: unknown = UploadEntity.put(row as never).params();
  const item = isObject(params) && isObject(params.Item) ? params.Item : {};
  const Keys = marshall({ pk: item.pk, sk: item.sk }) as never;
  const Records = [
    { eventName: "REMOVE" as const, dynamodb: { SequenceNumber: "1", Keys, OldImage: marshall(item) as never } },
  ];
  expect(await withGrantsOf("stream", () => consume({ Records }))).toEqual({ batchItemFailures: [] });
}

describe("the list of files", () => {
  test("is in pages, newest first, by order and by words of the name", async () => {
    const ids: string[] = [];
    for (const [index, name] of ["Erste Torte.jpg", "Zweite Torte.jpg", "Dritte.jpg"].entries())
      ids.push(await upload(name, NOW + index * 1000));
    expect((await names()).slice(0, 3)).toEqual(["Dritte.jpg", "Zweite Torte.jpg", "Erste Torte.jpg"]);
    const first = await list({ limit: "2" });
    expect((first.data as UploadRecord[]).map(({ name }) => name)).toEqual(["Dritte.jpg", "Zweite Torte.jpg"]);
    expect(await names({ limit: "2", cursor: String(first.cursor) })).toEqual(["Erste Torte.jpg"]);
    expect(await names({ search: "TORTE erste" })).toEqual(["Erste Torte.jpg"]);
    expect(await list({ search: "andere", cursor: String(first.cursor) })).toMatchObject({ status: 400 });

    const uid = await placeOrder(ids.slice(0, 2));
    expect(await names({ order: uid })).toEqual(["Zweite Torte.jpg", "Erste Torte.jpg"]);
    expect(await names({ order: "0".repeat(26) })).toEqual([]);
    expect(await read(ids[0] ?? "")).toEqual({
      ...{ id: ids[0], version: 1, createdAt: iso(NOW), updatedAt: iso(NOW) },
      ...{ name: "Erste Torte.jpg", extension: "jpg", mimeType: "image/jpeg", size: expect.any(Number) },
      ...{ publicHash: expect.stringMatching(/^[\w-]{43}$/), fileVersion: 1 },
      ...{ order: uid, ticketNumber: expect.any(Number), branch: "brn_mitte", part: "Foto" },
      ...{ expiresAt: null, keepUntil: null },
    });
  });

  test("shows each person the files of their branches, and those of no order to managers", async () => {
    const used = await upload("Verwendet.jpg");
    await upload("Unbenutzt.jpg");
    const uid = await placeOrder([used]);
    const seen = async (session: string): Promise<string[]> =>
      (await names({}, session)).filter((name) => ["Verwendet.jpg", "Unbenutzt.jpg"].includes(name)).sort();
    expect(await seen(sessions.admin)).toEqual(["Unbenutzt.jpg", "Verwendet.jpg"]);
    expect(await seen(sessions.manager)).toEqual(["Unbenutzt.jpg", "Verwendet.jpg"]);
    expect(await seen(sessions.employee)).toEqual(["Verwendet.jpg"]);
    expect(await seen(stranger)).toEqual(["Unbenutzt.jpg"]);
    expect(await names({ order: uid }, stranger)).toEqual([]);
    expect(await send({ path: `/api/uploads/${used}`, session: stranger })).toMatchObject({ status: 404 });
    expect(await send({ path: "/api/uploads" })).toMatchObject({ status: 401 });
    expect(await send({ path: `/api/uploads/${used}` })).toMatchObject({ status: 401 });
  });
});

describe("a file", () => {
  test("is renamed and kept longer, within bounds, by those who may", async () => {
    const before = await read(await upload("Foto.jpg"));
    expect(before.expiresAt).toBe(iso(NOW + 2 * DAY));
    const until = iso(NOW + 30 * DAY);
    const kept = await put(before, { name: "../Ofen\u202e.png", keepUntil: until, size: 1, order: "x" });
    expect(kept).toMatchObject({
      status: 200,
      data: { ...before, version: 2, name: "Ofen.jpg", keepUntil: until, expiresAt: until, updatedAt: iso(NOW) },
    });
    expect(await read(before.id, NOW + 3 * DAY)).toEqual(kept.data);
    expect(await put(before, {})).toMatchObject({ status: 409, errors: [{ code: "record.stale" }] });
    const record = kept.data as UploadRecord;
    for (const [keepUntil, code] of [
      [iso(NOW - 1), "upload.keep_past"],
      [iso(NOW + 401 * DAY), "upload.keep_too_long"],
    ])
      expect(await put(record, { keepUntil })).toMatchObject({ status: 400, errors: [{ field: "keepUntil", code }] });
    expect(await put(record, { size: 1, unknown: 1 })).toMatchObject({ status: 400 });
    expect(await put(record, { name: "x" }, sessions.employee)).toMatchObject({ status: 403 });
    const again = await put(record, { keepUntil: null });
    expect(again.data).toMatchObject({ version: 3, keepUntil: null, expiresAt: iso(NOW + 2 * DAY) });
    expect(await rowOf(before.id)).not.toHaveProperty("keepUntil");
  });

  test("that is kept no longer is there for one more day if its time is over", async () => {
    const before = await read(await upload("Alt.jpg"));
    const kept = (await put(before, { keepUntil: iso(NOW + 30 * DAY) })).data as UploadRecord;
    const now = NOW + 20 * DAY;
    await addUser({ username: "spaeter@example.test", roles: ["ROLE_ADMIN"], branches: [] });
    const session = await signIn({ username: "spaeter@example.test", now });
    const body = { version: kept.version, keepUntil: null };
    const sent = await send({ method: "PUT", path: `/api/uploads/${kept.id}`, body, session, now });
    expect(sent.data).toMatchObject({ expiresAt: iso(now + DAY) });
  });

  test("of an order is kept with it, and its name is changed for staff", async () => {
    const id = await upload("Foto.jpg");
    const record = await read(id);
    const uid = await placeOrder([id]);
    // An order began to use it, which is no change of the record but ends its expiry.
    const renamed = await put(record, { name: "Torte für Anna" });
    expect(renamed.data).toMatchObject({ name: "Torte für Anna.jpg", order: uid, expiresAt: null, version: 2 });
    const download = await send({ path: `/upload/${record.publicHash}/${id}-1.jpg` });
    expect(download.headers["content-disposition"]).toContain("filename*=UTF-8''Torte%20f%C3%BCr%20Anna.jpg");
  });

  test("that is gone is told in a sentence to whoever opens its address", async () => {
    const path = `/upload/${"a".repeat(43)}/upl_${"0".repeat(26)}-1.jpg`;
    const page = await send({ path, headers: { accept: "text/html,*/*;q=0.8" } });
    expect([page.status, page.headers["content-type"], page.bytes.toString()]).toEqual([
      ...[404, "text/plain; charset=utf-8", "Diese Datei gibt es nicht oder nicht mehr."],
    ]);
    expect((await send({ path })).errors).toMatchObject([{ code: "upload.missing" }]);
  });

  test("of an order is told to be deleted on the status page of the order", async () => {
    const ids = [await upload("Weg.jpg"), await upload("Da.jpg")];
    const body = order({ items: [{ product: "prd_cake", amount: 1, unit: "piece", parts: [ids] }] });
    const { uid, hash } = (await send({ method: "POST", path: "/api/orders", body })).data as {
      uid: string;
      hash: string;
    };
    const told = async () => {
      const { data } = await withGrantsOf("public-orders", () => send({ path: `/api/orders/public/${uid}/${hash}` }));
      return (data as { items: { parts: unknown[] }[] }).items[0]?.parts;
    };
    expect(await told()).toEqual([{ name: "Foto", type: "images", value: ["Weg.jpg", "Da.jpg"] }]);
    expect(await remove(ids[0] ?? "")).toMatchObject({ status: 200 });
    expect(await told()).toEqual([{ name: "Foto", type: "images", value: ["Weg.jpg (gelöscht)", "Da.jpg"] }]);
  });

  test("is deleted with bytes and preview, at once and by itself", async () => {
    const gone = [await upload("Weg.jpg"), await upload("Läuft ab.jpg")];
    const [first, second] = await Promise.all(gone.map((id) => read(id)));
    if (!first || !second) throw new Error("No files");
    const keysOf = ({ publicHash, id }: UploadRecord): string[] => [
      `upload/${publicHash}/${id}-1.jpg`,
      `upload/${publicHash}/preview/${id}-1.jpg`,
    ];
    for (const record of [first, second]) {
      for (const key of keysOf(record)) expect(await send({ path: `/${key}` })).toMatchObject({ status: 200 });
      for (const key of keysOf(record)) expect(bucket.objects.has(key)).toBe(true);
    }
    const row = await rowOf(first.id);
    expect(await remove(first.id, sessions.employee)).toMatchObject({ status: 403 });
    expect(await remove(first.id)).toMatchObject({ status: 200, data: null });
    expect(await rowOf(first.id)).toBeNull();
    await streamed(row ?? {});
    expect(await remove(first.id)).toMatchObject({ status: 404 });

    // What has expired is gone for everybody before its row is removed.
    expect(await read(second.id, NOW + 2 * DAY - 1000)).toMatchObject({ id: second.id });
    const late = await send({ path: `/api/uploads/${second.id}`, session: sessions.admin, now: NOW + 2 * DAY });
    expect(late).toMatchObject({ status: 404, errors: [{ code: "upload.missing" }] });
    const expired = await rowOf(second.id);
    await UploadEntity.delete({ id: second.id }).go();
    await streamed(expired ?? {});
    for (const key of [first, second].flatMap(keysOf)) {
      expect(bucket.objects.has(key)).toBe(false);
      expect(await send({ path: `/${key}` })).toMatchObject({ status: 404 });
    }
  });

  test("of another branch can be changed by nobody else, and the log does not name it", async () => {
    const id = await upload("Privat.jpg");
    await placeOrder([id]);
    const record = await read(id);
    expect(await put(record, { name: "x" }, stranger)).toMatchObject({ status: 404 });
    expect(await remove(id, stranger)).toMatchObject({ status: 404 });
    expect(await remove(id)).toMatchObject({ status: 200 });
    await indexLog();
    const { data } = await send({ path: "/api/logs", query: { resource: "uploads" }, session: sessions.manager });
    const entry = (data as LogEntry[]).find(({ subject }) => subject?.id === id);
    expect(entry).toMatchObject({ action: "remove", branch: "brn_mitte", subject: { title: "jpg" } });
  });
});
