import type { ImageAnswer, ImageUpload } from "@tresen/contract/media/image";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { MIDDLE } from "@tresen/contract/media/image-shown";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { writeObject } from "@tresen/core/platform/blob";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { BLUE, GREEN, column, columns } from "./support/columns";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

const post = (path: string, body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: `/api${path}`, body, session });
const dataUrl = async (file: Sharp) => `data:image/png;base64,${(await file.png().toBuffer()).toString("base64")}`;
async function upload(fields: Partial<ImageRecord>): Promise<ImageRecord> {
  const sent = await post("/images", { ...fields, data: await dataUrl(columns()) });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 201, errors: [] });
  return sent.data as ImageRecord;
}
async function change(image: ImageRecord, fields: Partial<ImageRecord>): Promise<void> {
  const body = { ...image, ...fields };
  const sent = await send({ method: "PUT", path: `/api/images/${image.id}`, body, session: sessions.admin });
  expect({ status: sent.status, errors: sent.errors }).toEqual({ status: 200, errors: [] });
}
const read = async (id: string) =>
  (await send({ path: `/api/images/${id}`, session: sessions.admin })).data as ImageRecord;
/** The picture as a category refers to it. */
async function reference({ id, fileVersion: version, extension }: ImageRecord): Promise<ImageRef> {
  const sent = await post("/categories", { name: `Kategorie ${id}`, image: { id, version, extension } });
  return (sent.data as { image: ImageRef }).image;
}
/** The size of what each use shows of the picture. */
async function sizes({ id, fileVersion }: ImageRecord): Promise<unknown[]> {
  const found = [];
  for (const use of ["product", "category", "hero"]) {
    const { bytes } = await send({ path: `/image/${use}/${id}-${fileVersion}.png` });
    const { width, height } = await sharp(bytes).metadata();
    found.push([width, height]);
  }
  return found;
}
const formOf = (data: unknown): ImageUpload => {
  const { upload: form } = data as ImageAnswer;
  if (!form) throw new Error("No form");
  return form;
};
const sendFile = async ({ fields: { key = "" } }: ImageUpload, file: Sharp) =>
  writeObject({ key, body: await file.png().toBuffer(), contentType: "image/png" });

describe("another file", () => {
  test("of another shape takes the crops with it, also one that is restored; each use keeps its proportions", async () => {
    const image = await upload({ crops: { product: column(GREEN), hero: column(BLUE) } });
    expect(await reference(image)).toHaveProperty("cropKeys");
    const tall = sharp({ create: { width: 120, height: 200, channels: 3, background: "#0d0e0f" } });
    const at = `/images/${image.id}`;
    const replaced = await post(`${at}/file`, { version: image.version, data: await dataUrl(tall) });
    expect(replaced.data).toMatchObject({ fileVersion: 2, crops: {}, focus: MIDDLE });
    expect(await reference(image)).not.toHaveProperty("cropKeys");
    expect(await sizes(replaced.data as ImageRecord)).toEqual([
      [120, 120],
      [120, 120],
      [120, 68],
    ]);
    const crops = { category: { x: 0, y: 0, width: 0.5, height: 0.3 } };
    await change(replaced.data as ImageRecord, { crops });
    const restored = await post(`${at}/restore`, { version: (await read(image.id)).version, fileVersion: 1 });
    expect(restored.data).toMatchObject({ fileVersion: 3, width: 400, crops: {} });
    // What the history says of the picture when it had another shape.
    await change(restored.data as ImageRecord, { crops });
    expect(await sizes(restored.data as ImageRecord)).toEqual([
      [200, 200],
      [60, 60],
      [356, 200],
    ]);
  });

  test("of the same shape keeps the crops, and a focus within them counts where they are cut again", async () => {
    const crops = { category: column(GREEN), hero: { x: 0, y: 0, width: 0.5, height: 0.5625 } };
    const image = await upload({ crops, focus: { x: 0.3, y: 0.25 } });
    const half = sharp({ create: { width: 200, height: 101, channels: 3, background: "#0a0b0c" } });
    const replaced = await post(`/images/${image.id}/file`, { version: 1, data: await dataUrl(half) });
    expect(replaced.data).toMatchObject({ fileVersion: 2, crops, focus: image.focus });
    expect((await reference(image)).cropFocus).toEqual({ category: { x: 0.2, y: 0.5 }, hero: { x: 0.6, y: 0.444 } });
  });
});

test("of two people who replace a picture at the same moment, the second is told of the first one's file", async () => {
  const { id, version, uploadedAt } = await upload({});
  expect(uploadedAt).toMatch(/^20/);
  const forms = [];
  for (const person of [sessions.manager, sessions.admin])
    forms.push(formOf((await post(`/images/${id}/file`, { version }, person)).data));
  const [first, second] = forms as [ImageUpload, ImageUpload];
  const other = columns();
  await sendFile(second, other);
  await sendFile(first, columns());
  const uploaded = ({ fields: { key } }: ImageUpload) => post(`/images/${id}/uploaded`, { key });
  const taken = await uploaded(first);
  expect(taken).toMatchObject({ status: 200, data: { fileVersion: 2, refusal: null } });
  // However often they ask.
  for (const late of [await uploaded(second), await uploaded(second)])
    expect([late.status, late.errors[0]?.message]).toEqual([409, expect.stringContaining("andere Datei")]);
  expect(await uploaded(first)).toMatchObject({ status: 200, data: { fileVersion: 2, refusal: null } });
  expect((await post(`/images/${id}/uploaded`, {})).status).toBe(200);
  const now = await read(id);
  expect(now).toMatchObject({ fileVersion: 2, digest: (taken.data as ImageAnswer).digest });
  expect([...bucket.objects.keys()].filter((key) => key.startsWith("incoming/"))).toEqual([]);
  // Having seen it, they may replace it.
  const again = formOf((await post(`/images/${id}/file`, { version: now.version })).data);
  await sendFile(again, other);
  expect(await uploaded(again)).toMatchObject({ data: { fileVersion: 3 } });
  const kept = (await send({ path: `/api/images/${id}/files`, session: sessions.admin })).data;
  expect((kept as { fileVersion: number }[]).map(({ fileVersion }) => fileVersion)).toEqual([2, 1]);
});

test("of two files that have arrived, none is taken before it is said which", async () => {
  const { id, version } = await upload({});
  const forms = [];
  for (const person of [sessions.manager, sessions.admin])
    forms.push(formOf((await post(`/images/${id}/file`, { version }, person)).data));
  const [first, second] = forms as [ImageUpload, ImageUpload];
  const other = sharp({ create: { width: 30, height: 20, channels: 3, background: "#332211" } });
  const another = sharp({ create: { width: 30, height: 20, channels: 3, background: "#112233" } });
  await sendFile(first, other);
  await sendFile(second, another);
  const both = await Promise.all(
    [sessions.manager, sessions.admin].map((person) => post(`/images/${id}/uploaded`, {}, person)),
  );
  expect(both.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
    [409, "image.several_arrived"],
    [409, "image.several_arrived"],
  ]);
  expect(await read(id)).toMatchObject({ fileVersion: 1 });
  const taken = await post(`/images/${id}/uploaded`, { key: first.fields["key"] });
  expect(taken).toMatchObject({ status: 200, data: { fileVersion: 2, refusal: null } });
  const late = await post(`/images/${id}/uploaded`, {});
  expect([late.status, late.errors[0]?.code]).toEqual([409, "image.file_changed"]);
  expect((await read(id)).digest).toBe((taken.data as ImageAnswer).digest);
});

test("of two files that are awaited, the one that has arrived is taken", async () => {
  const { id, version } = await upload({});
  const first = formOf((await post(`/images/${id}/file`, { version })).data);
  await post(`/images/${id}/file`, { version });
  await sendFile(first, sharp({ create: { width: 30, height: 20, channels: 3, background: "#abcdef" } }));
  expect(await post(`/images/${id}/uploaded`, {})).toMatchObject({ status: 200, data: { fileVersion: 2 } });
});

test("the files before are others than the one that is shown", async () => {
  const image = await upload({ name: "Strudel" });
  const at = `/images/${image.id}`;
  const other = sharp({ create: { width: 31, height: 20, channels: 3, background: "#abcdef" } });
  await post(`${at}/file`, { version: 1, data: await dataUrl(other) });
  await post(`${at}/restore`, { version: 2, fileVersion: 1 });
  const kept = (await send({ path: `/api${at}/files`, session: sessions.admin })).data;
  expect((kept as { fileVersion: number }[]).map(({ fileVersion }) => fileVersion)).toEqual([2]);
});
