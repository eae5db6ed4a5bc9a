import { marshall } from "@aws-sdk/util-dynamodb";
import type { ImageAnswer, ImageUpload } from "@tresen/contract/media/image";
import { runReactions } from "@tresen/core/event";
import { writeObject } from "@tresen/core/platform/blob";
import { batchWrite } from "@tresen/core/platform/db";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

let shade = 0;
/** A picture that no other is equal to. */
function picture(): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width: 30, height: 20, channels: 3, background: { r: shade, g: 7, b: 7 } } })
    .png()
    .toBuffer();
}
const post = (path: string, body?: object, session: string | null = sessions.manager) =>
  send({ method: "POST", path: `/api/images${path}`, ...(body ? { body } : {}), session });
const read = async (id: string) => (await send({ path: `/api/images/${id}`, session: sessions.manager })).data;
const formOf = (data: unknown): ImageUpload => {
  const { upload } = data as ImageAnswer;
  if (!upload) throw new Error("No form");
  return upload;
};
function conditionsOf({ fields }: ImageUpload): unknown[] {
  const policy: unknown = JSON.parse(Buffer.from(fields["policy"] ?? "", "base64").toString());
  return (policy as { conditions: unknown[] }).conditions;
}
/** What a browser does with the form. */
const sendFile = ({ fields: { key = "" } }: ImageUpload, body: Uint8Array) =>
  writeObject({ key, body, contentType: "image/png" });
async function waiting(fields: object = {}): Promise<{ id: string; form: ImageUpload }> {
  const { status, data, errors } = await post("", { name: "Foto", ...fields });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return { id: (data as ImageAnswer).id, form: formOf(data) };
}
const incoming = () => [...bucket.objects.keys()].filter((key) => key.startsWith("incoming/"));
const files = (id: string) => [...bucket.objects.keys()].filter((key) => key.startsWith("image/") && key.includes(id));

describe("a file that a browser sends to the bucket", () => {
  test("is awaited by a record, and becomes its picture", async () => {
    const { id, form } = await waiting({ alt: "Ofen" });
    expect(await read(id)).toMatchObject({ state: "waiting", extension: null, digest: null, error: null });
    expect(form.fields["key"]).toMatch(/^incoming\/img_/);
    expect(conditionsOf(form)).toContainEqual(["content-length-range", 1, 40_000_000]);
    expect(conditionsOf(form)).toContainEqual(["starts-with", "$Content-Type", "image/"]);

    const early = await post(`/${id}/uploaded`);
    expect([early.status, early.errors[0]?.code]).toEqual([409, "image.not_arrived"]);
    await sendFile(form, await picture());
    const taken = await post(`/${id}/uploaded`);
    expect(taken).toMatchObject({
      status: 200,
      data: { state: "ready", fileVersion: 1, extension: "png", width: 30, height: 20, refusal: null, duplicates: [] },
    });
    expect(await post(`/${id}/uploaded`)).toMatchObject({ status: 200, data: { state: "ready", fileVersion: 1 } });
    expect(incoming()).toEqual([]);
    expect((await send({ path: `/image/${id}-1.png` })).status).toBe(200);
    expect((await post(`/${id}/upload`, {})).status).toBe(409);
  });

  test("is taken once, however often and at the same time it is asked for", async () => {
    const { id, form } = await waiting();
    await sendFile(form, await picture());
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(`/${id}/uploaded`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const record = (await read(id)) as ImageAnswer;
    for (const { data } of answers) expect(data).toMatchObject({ state: "ready", fileVersion: record.fileVersion });
    expect(record).toMatchObject({ state: "ready", version: 2 });
    expect(incoming()).toEqual([]);
  });

  test("is refused with a sentence where it is no picture, and another one may be sent", async () => {
    const { id, form } = await waiting();
    await sendFile(form, Buffer.from("<html><script>alert(1)</script>"));
    const refused = await post(`/${id}/uploaded`);
    const error = expect.stringContaining("nicht unterstützt");
    expect(refused).toMatchObject({ status: 200, data: { state: "refused", error, refusal: error, extension: null } });
    expect(await post(`/${id}/uploaded`)).toMatchObject({ status: 200, data: { state: "refused", refusal: error } });
    expect(incoming()).toEqual([]);
    // Forms of the same millisecond have no order.
    const body = { file: { contentType: "image/png", size: 100 } };
    const later = { session: sessions.manager ?? null, now: NOW + 1000 };
    const again = await send({ method: "POST", path: `/api/images/${id}/upload`, body, ...later });
    expect(again).toMatchObject({ status: 200, data: { state: "waiting", error: null } });
    // What arrives by the former form is never taken.
    await sendFile(form, await picture());
    expect((await post(`/${id}/uploaded`)).status).toBe(409);
    await sendFile(formOf(again.data), await picture());
    expect(await post(`/${id}/uploaded`)).toMatchObject({ data: { state: "ready", refusal: null } });
  });

  test("is refused before it is sent where it is known not to be taken", async () => {
    const large = await post("", { file: { contentType: "image/jpeg", size: 200_000_000 } });
    expect([large.status, large.errors[0]?.message]).toEqual([400, expect.stringContaining("höchstens 40 MB")]);
    const film = await post("", { file: { contentType: "video/mp4", size: 1 } });
    expect([film.status, film.errors[0]?.message]).toEqual([400, expect.stringContaining("nicht unterstützt")]);
  });

  test("is refused where it is larger than a form allows", async () => {
    const { id, form } = await waiting();
    await sendFile(form, Buffer.alloc(40_000_001, 1));
    expect(await post(`/${id}/uploaded`)).toMatchObject({
      data: { state: "refused", refusal: expect.stringContaining("höchstens 40 MB") },
    });
  });

  test("is sent by whoever may upload pictures", async () => {
    const { id } = await waiting();
    for (const path of ["", `/${id}/upload`, `/${id}/uploaded`]) {
      expect([path, (await post(path, {}, sessions.employee)).status]).toEqual([path, 403]);
      expect([path, (await post(path, {}, null)).status]).toEqual([path, 401]);
    }
    expect((await post("/img_none/uploaded")).status).toBe(404);
    expect((await post("/img_none/upload", {})).status).toBe(404);
  });
});

describe("a file that replaces another", () => {
  async function ready(): Promise<string> {
    const { id, form } = await waiting();
    await sendFile(form, await picture());
    await post(`/${id}/uploaded`);
    return id;
  }

  test("is shown only once it is taken", async () => {
    const id = await ready();
    const before = (await read(id)) as ImageAnswer;
    const asked = await post(`/${id}/file`, { version: before.version });
    expect(asked).toMatchObject({ status: 200, data: { state: "ready", fileVersion: 1, version: before.version } });
    // The description may change meanwhile.
    const put = { ...before, alt: "Neu beschrieben" };
    await send({ method: "PUT", path: `/api/images/${id}`, body: put, session: sessions.manager });
    await sendFile(formOf(asked.data), await picture());
    expect(await post(`/${id}/uploaded`)).toMatchObject({
      status: 200,
      data: { state: "ready", fileVersion: 2, alt: "Neu beschrieben", refusal: null },
    });
    const kept = await send({ path: `/api/images/${id}/files`, session: sessions.manager });
    expect(kept.data).toMatchObject([{ fileVersion: 1, digest: before.digest }]);
    for (const version of [1, 2]) expect((await send({ path: `/image/${id}-${version}.png` })).status).toBe(200);
  });

  test("leaves the picture as it is where it is refused", async () => {
    const id = await ready();
    const before = (await read(id)) as ImageAnswer;
    const asked = await post(`/${id}/file`, { version: before.version });
    await sendFile(formOf(asked.data), Buffer.from("%PDF-1.7"));
    for (let round = 0; round < 2; round += 1)
      expect(await post(`/${id}/uploaded`)).toMatchObject({
        status: 200,
        data: { state: "ready", error: null, fileVersion: 1, refusal: expect.stringContaining("nicht unterstützt") },
      });
    expect(await read(id)).toEqual(before);
    expect(incoming().filter((key) => key.includes(id))).toEqual([]);
  });

  test("needs the right to change pictures, and the version that was read", async () => {
    const id = await ready();
    expect((await post(`/${id}/file`, { version: 9 })).status).toBe(409);
    expect((await post(`/${id}/file`, { version: 2 }, sessions.employee)).status).toBe(403);
  });
});

describe("a picture without a file", () => {
  /** What the stream tells when the time of the row has come. */
  async function expire({ id, key }: { id: string; key: string }): Promise<void> {
    const OldImage = marshall({
      ...{ pk: `image-upload#${id}`, sk: key, __edb_e__: "imageUpload", __edb_v__: "1" },
      ...{ image: id, key, createdAt: "2026-06-05T16:30:00.000Z", expiresAt: 1 },
    });
    const Keys = { pk: { S: `image-upload#${id}` }, sk: { S: key } };
    expect(await runReactions([{ dynamodb: { Keys, OldImage } }])).toBeNull();
  }
  const keyOf = ({ fields: { key = "" } }: ImageUpload): string => key;

  test("cannot be referred to, and is in no published content", async () => {
    const { id, form } = await waiting();
    const image = { id, version: 1, extension: "png", alt: "" };
    const create = () =>
      send({ method: "POST", path: "/api/categories", body: { name: "Zu früh", image }, session: sessions.admin });
    expect(await create()).toMatchObject({ status: 400, errors: [{ field: "image.id" }] });
    const config = await send({ method: "POST", path: "/api/config", body: { logo: image }, session: sessions.admin });
    expect(config.status).toBe(400);
    expect((await send({ path: `/image/${id}-1.png` })).status).toBe(404);
    await sendFile(form, Buffer.from("no picture"));
    await post(`/${id}/uploaded`);
    expect((await create()).status).toBe(400);
    await rebuildSnapshot({ startedAt: Date.now() });
    expect(JSON.stringify((await send({ path: "/api/init" })).data)).not.toContain(id);
  });

  test("leaves nothing behind when its upload is given up", async () => {
    const { id, form } = await waiting({ folder: "Verworfen", tags: ["halb"] });
    await sendFile(form, await picture());
    await batchWrite([{ delete: { pk: `image-upload#${id}`, sk: keyOf(form) } }]);
    await expire({ id, key: keyOf(form) });
    await expire({ id, key: keyOf(form) });
    expect((await send({ path: `/api/images/${id}`, session: sessions.manager })).status).toBe(404);
    expect([...incoming(), ...files(id)].filter((key) => key.includes(id))).toEqual([]);
    const folders = await send({ path: "/api/images/folders", session: sessions.manager });
    expect(JSON.stringify(folders.data)).not.toContain("Verworfen");
  });

  test("stays while it waits for a later form, and a ready one stays for ever", async () => {
    const first = await waiting();
    await post(`/${first.id}/upload`, {});
    await expire({ id: first.id, key: keyOf(first.form) });
    expect(await read(first.id)).toMatchObject({ state: "waiting" });
    const second = await waiting();
    await sendFile(second.form, await picture());
    await post(`/${second.id}/uploaded`);
    await expire({ id: second.id, key: keyOf(second.form) });
    expect(await read(second.id)).toMatchObject({ state: "ready" });
    expect((await send({ path: `/image/${second.id}-1.png` })).status).toBe(200);
  });
});

test("equal pictures are named, and told when they are uploaded", async () => {
  const body = `data:image/png;base64,${(await picture()).toString("base64")}`;
  const [first, second] = [await post("", { name: "Eins", data: body }), await post("", { name: "Zwei", data: body })];
  const [one, two] = [first.data as ImageAnswer, second.data as ImageAnswer];
  expect(one.duplicates).toEqual([]);
  expect(two.duplicates).toEqual([{ id: one.id, name: "Eins" }]);
  const of = (id: string) => send({ path: `/api/images/${id}/duplicates`, session: sessions.employee });
  expect((await of(one.id)).data).toEqual([{ id: two.id, name: "Zwei" }]);
  expect((await of("img_none")).status).toBe(404);
  await send({ method: "DELETE", path: `/api/images/${two.id}`, session: sessions.manager });
  expect((await of(one.id)).data).toEqual([]);
});

describe("folders and tags", () => {
  const asked = async (what: string, session = sessions.employee) =>
    (await send({ path: `/api/images/${what}`, session })).data;

  test("are counted as pictures come, move and go", async () => {
    const put = async (id: string, fields: object) => {
      const record = (await read(id)) as ImageAnswer;
      const body = { ...record, ...fields };
      const { status } = await send({ method: "PUT", path: `/api/images/${id}`, body, session: sessions.manager });
      expect(status).toBe(200);
    };
    const a = await waiting({ folder: "Zählen/Eis", tags: ["kalt", "süß"] });
    const b = await waiting({ folder: "Zählen/Eis", tags: ["kalt"] });
    const counted = async () => ({
      folders: ((await asked("folders")) as { folder: string }[]).filter(({ folder }) => folder.startsWith("Zählen")),
      tags: ((await asked("tags")) as { tag: string }[]).filter(({ tag }) => ["kalt", "süß", "warm"].includes(tag)),
    });
    expect(await counted()).toEqual({
      folders: [
        { folder: "Zählen", count: 0 },
        { folder: "Zählen/Eis", count: 2 },
      ],
      tags: [
        { tag: "kalt", count: 2 },
        { tag: "süß", count: 1 },
      ],
    });
    await put(a.id, { folder: "Zählen", tags: ["warm"] });
    await send({ method: "DELETE", path: `/api/images/${b.id}`, session: sessions.manager });
    expect(await counted()).toEqual({ folders: [{ folder: "Zählen", count: 1 }], tags: [{ tag: "warm", count: 1 }] });
    expect((await asked("folders")) as unknown[]).toContainEqual({ folder: "", count: expect.any(Number) });
    expect((await send({ path: "/api/images/folders", session: null })).status).toBe(401);
  });

  test("are counted right where many pictures come at the same moment", async () => {
    await Promise.all(Array.from({ length: 12 }, () => waiting({ folder: "Gleichzeitig" })));
    expect(await asked("folders")).toContainEqual({ folder: "Gleichzeitig", count: 12 });
  });
});

test("pictures without a description are listed", async () => {
  const described = await waiting({ alt: "Ofen", folder: "Alt" });
  const empty = await waiting({ alt: " ", folder: "Alt" });
  const list = async (hasAlt: string) => {
    const query = { hasAlt, folder: "Alt", sort: "-createdAt" };
    const { data } = await send({ path: "/api/images", query, session: sessions.employee });
    return (data as ImageAnswer[]).map(({ id }) => id);
  };
  expect([await list("false"), await list("true")]).toEqual([[empty.id], [described.id]]);
  const body = { ...((await read(empty.id)) as ImageAnswer), alt: "Jetzt schon" };
  await send({ method: "PUT", path: `/api/images/${empty.id}`, body, session: sessions.manager });
  expect(await list("false")).toEqual([]);
  expect((await list("true")).sort()).toEqual([empty.id, described.id].sort());
});
