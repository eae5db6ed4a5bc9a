import { marshall } from "@aws-sdk/util-dynamodb";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { REMOVED_FILE_GONE } from "@tresen/contract/media/media.texts";
import { runReactions } from "@tresen/core/event";
import { type Item, batchWrite, readPartition } from "@tresen/core/platform/db";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { keptOrMade } from "../src/image/variant";
import { handler as doBulk } from "../src/job/bulk-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
  return () => bucket.stop();
});

let shade = 0;
async function photo(): Promise<string> {
  shade += 1;
  const create = { width: 40, height: 30, channels: 3 as const, background: { r: shade, g: 80, b: 0 } };
  return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString("base64")}`;
}

const post = (path: string, body?: object, session = sessions.manager) =>
  send({ method: "POST", path: `/api/${path}`, body, session });
const read = (id: string) => send({ path: `/api/images/${id}`, session: sessions.manager });
const shown = async (address: string) => (await send({ path: `/image/${address}` })).status;

/** A picture whose file was replaced, with a crop, whose small variant was drawn. */
async function picture(): Promise<ImageRecord> {
  const { id } = (await post("images", { data: await photo() })).data as ImageRecord;
  const { data } = await post(`images/${id}/file`, { version: 1, data: await photo() });
  const crops = { product: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } };
  const body = { ...(data as ImageRecord), name: "Topfen", folder: "Kuchen", tags: ["süß"], crops };
  const path = `/api/images/${id}`;
  const changed = await send({ method: "PUT", path, body, session: sessions.manager });
  expect(changed.status).toBe(200);
  expect(await shown(`tiny/${id}-2.png`)).toBe(200);
  return changed.data as ImageRecord;
}

/** What was written of the picture's files since the last time, as the stream tells its reader. */
const known = new Map<string, Item>();
async function settle(id: string): Promise<void> {
  const rows = await readPartition(`image-file#${id}`);
  const records = rows.map((row) => {
    const before = known.get(`${row.pk} ${row.sk}`);
    known.set(`${row.pk} ${row.sk}`, row);
    const Keys = { pk: { S: row.pk }, sk: { S: row.sk } };
    return { dynamodb: { Keys, NewImage: marshall(row), ...(before ? { OldImage: marshall(before) } : {}) } };
  });
  expect(await withGrantsOf("stream", () => runReactions(records))).toBeNull();
}

/** The time of the current file's row has come. */
async function expire(id: string): Promise<void> {
  const row = (await readPartition(`image-file#${id}`)).at(-1);
  if (!row) throw new Error("no row");
  await batchWrite([{ delete: { pk: row.pk, sk: row.sk } }]);
  const Keys = { pk: { S: row.pk }, sk: { S: row.sk } };
  expect(
    await withGrantsOf("stream", () => runReactions([{ dynamodb: { Keys, OldImage: marshall(row) } }])),
  ).toBeNull();
}

const remove = ({ id }: Pick<ImageRecord, "id">) =>
  send({ method: "DELETE", path: `/api/images/${id}`, session: sessions.manager });
const objects = (id: string) => [...bucket.objects.keys()].filter((key) => key.includes(id)).sort();

test("a removed picture is shown nowhere, and comes back with its id, file, crops, and addresses", async () => {
  const image = await picture();
  const { id } = image;
  await settle(id);
  expect((await remove(image)).status).toBe(200);
  await settle(id);
  await settle(id);
  expect(objects(id)).toEqual([`removed/image/${id}-1.png`, `removed/image/${id}-2.png`]);
  for (const address of [`${id}-1.png`, `${id}-2.png`, `tiny/${id}-2.png`]) expect(await shown(address)).toBe(404);
  expect((await post(`images/${id}/undelete`, undefined, sessions.employee)).status).toBe(403);
  const restored = await post(`images/${id}/undelete`);
  expect(restored).toMatchObject({ status: 201, data: { ...image, ...times, version: 5 } });
  expect((await read(id)).data).toEqual(restored.data);
  expect(await shown(`${id}-2.png`)).toBe(200);
  await settle(id);
  expect(objects(id)).toEqual([`image/${id}-1.png`, `image/${id}-2.png`]);
  expect(await shown(`tiny/${id}-2.png`)).toBe(200);
  const folders = await send({ path: "/api/images/folders", session: sessions.manager });
  expect(folders.data).toContainEqual({ folder: "Kuchen", count: 1 });
  expect((await post(`images/${id}/undelete`)).status).toBe(409);
  // The row's time comes although the picture is there again.
  await expire(id);
  expect(await shown(`${id}-2.png`)).toBe(200);
  expect((await post("images/img_none/undelete")).status).toBe(404);
});

test("a picture is gone with the answer to its removal, and back with the answer to its restoration, also its earlier file", async () => {
  const { id } = await picture();
  const addresses = [`${id}-1.png`, `${id}-2.png`, `tiny/${id}-2.png`];
  await settle(id);
  await remove({ id });
  for (const address of addresses) expect([address, await shown(address)]).toEqual([address, 404]);
  expect((await post(`images/${id}/undelete`)).status).toBe(201);
  for (const address of addresses) expect([address, await shown(address)]).toEqual([address, 200]);
  await settle(id);
  for (const address of addresses) expect([address, await shown(address)]).toEqual([address, 200]);
});

test("a size that is drawn while the picture is removed stays nowhere", async () => {
  const image = await picture();
  const name = `${image.id}-2`;
  await settle(image.id);
  const draw = async (): Promise<Buffer> => {
    await remove(image);
    await settle(image.id);
    await settle(image.id);
    return Buffer.from("drawn");
  };
  expect(await keptOrMade({ path: `image/small/${name}.webp`, name, extension: "webp", draw })).toBeNull();
  expect(objects(image.id)).toEqual([`removed/image/${image.id}-1.png`, `removed/image/${image.id}-2.png`]);
});

const times = { createdAt: expect.any(String) as string, updatedAt: expect.any(String) as string };

test("a picture that is removed and restored before the stream was read keeps its file", async () => {
  const image = await picture();
  await settle(image.id);
  await remove(image);
  const [before] = (await readPartition(`image-file#${image.id}`)).slice(-1);
  expect((await post(`images/${image.id}/undelete`)).status).toBe(201);
  if (before) known.set(`${before.pk} ${before.sk}`, before);
  await settle(image.id);
  expect(await shown(`${image.id}-2.png`)).toBe(200);
  expect(objects(image.id)).not.toContain(`removed/image/${image.id}-2.png`);
});

test("what is left of a removed picture goes when its time has come, and it cannot be restored then", async () => {
  const image = await picture();
  await remove(image);
  await settle(image.id);
  await expire(image.id);
  expect(objects(image.id)).toEqual([`removed/image/${image.id}-1.png`]);
  const refused = await post(`images/${image.id}/undelete`);
  expect([refused.status, refused.errors[0]?.message]).toEqual([409, REMOVED_FILE_GONE]);
  expect((await read(image.id)).status).toBe(404);
});

test("many pictures are removed by a job, whose undo restores all of them", async () => {
  const images = [await picture(), await picture(), await picture()];
  const ids = images.map(({ id }) => id);
  const finished = async (started: { data: unknown }): Promise<BulkView> => {
    const { id } = started.data as { id: string };
    const Records = [queueRecord({ body: id })];
    expect(await withGrantsOf("bulk-jobs", () => doBulk({ Records }))).toEqual({ batchItemFailures: [] });
    return (await send({ path: `/api/bulk/${id}`, session: sessions.manager })).data as BulkView;
  };
  const asked = { resource: "images", action: "remove", ids };
  // What a dry run would do, it does not do.
  expect(await finished(await post("bulk", { ...asked, dryRun: true }))).toMatchObject({ changed: 3, refused: 0 });
  for (const id of ids) expect((await readPartition(`image-file#${id}`)).at(-1)?.sk).toBe("000000002");
  for (const id of ids) expect((await readPartition(`image-file#${id}`)).some((row) => "removedAt" in row)).toBe(false);
  const removal = await finished(await post("bulk", { ...asked, dryRun: false }));
  expect(removal).toMatchObject({ changed: 3, refused: 0, canUndo: true });
  for (const id of ids) await settle(id);
  for (const id of ids) expect(await shown(`${id}-2.png`)).toBe(404);
  const undo = await finished(await post(`bulk/${removal.id}/undo`));
  expect(undo).toMatchObject({ changed: 3, refused: 0 });
  for (const image of images) expect((await read(image.id)).data).toMatchObject({ ...image, ...times, version: 5 });
  for (const id of ids) expect(await shown(`${id}-2.png`)).toBe(200);
});
