import { createHash } from "node:crypto";
import { marshall } from "@aws-sdk/util-dynamodb";
import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import type { VideoAnswer, VideoUpload } from "@tresen/contract/signage/video/video";
import { VIDEO_LIMIT, VIDEO_PART_BYTES } from "@tresen/contract/signage/video/video.limits";
import { runReactions } from "@tresen/core/event";
import { writeObject } from "@tresen/core/platform/blob";
import { batchRead, batchWrite } from "@tresen/core/platform/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { type Mp4, mp4, webm } from "../../core/test/videos";
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

let count = 0;
/** A film that no other is equal to. */
function film(of: Mp4 = {}): Buffer {
  count += 1;
  return mp4({ media: 2000 + count, ...of });
}
const post = (path: string, body?: object, session: string | null = sessions.manager) =>
  send({ method: "POST", path: `/api/signage-videos${path}`, ...(body ? { body } : {}), session });
const read = (id: string) => send({ path: `/api/signage-videos/${id}`, session: sessions.manager });
const remove = (id: string, session = sessions.manager) =>
  send({ method: "DELETE", path: `/api/signage-videos/${id}`, session });
const sent = (upload: VideoUpload) => ({ parts: upload.parts.map(({ number }) => ({ number, etag: `"${number}"` })) });
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const keysIn = (folder: string) => [...bucket.objects.keys()].filter((key) => key.startsWith(folder));

async function waiting(bytes: number, fields: object = {}): Promise<VideoAnswer> {
  const { status, data, errors } = await post("", { name: "Sommer", ...fields, file: { name: "sommer.mp4", bytes } });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as VideoAnswer;
}
/** What a browser does with the addresses. */
async function sendParts(upload: VideoUpload, file: Buffer): Promise<void> {
  for (const { number, bytes, url } of upload.parts) {
    const from = (number - 1) * VIDEO_PART_BYTES;
    const body = new Uint8Array(file.subarray(from, from + bytes));
    expect((await fetch(url, { method: "PUT", body })).status).toBe(200);
  }
}
async function uploaded(file: Buffer): Promise<SignageVideo> {
  const { id, upload } = await waiting(file.length);
  await sendParts(upload, file);
  const { status, data, errors } = await post(`/${id}/uploaded`, sent(upload));
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data as SignageVideo;
}
/** What the stream tells after a file lost a video, or a row's time has come. */
async function tell({ pk, sk, before }: { pk: string; sk: string; before?: Record<string, unknown> }): Promise<void> {
  const found = await batchRead([{ pk, sk }]);
  const item = found({ pk, sk });
  const [OldImage, NewImage] = [before, item].map((image) => image && marshall(image, { removeUndefinedValues: true }));
  const Keys = { pk: { S: pk }, sk: { S: sk } };
  const dynamodb = { Keys, ...(OldImage ? { OldImage } : {}), ...(NewImage ? { NewImage } : {}) };
  expect(await runReactions([{ dynamodb }])).toBeNull();
}
const fileRow = (sha256: string) => ({ pk: `video-file#${sha256}`, sk: "file" });
const uploadRow = (id: string) => ({ pk: `video-upload#${id}`, sk: "upload" });

describe("the file of a video", () => {
  test("is sent to the bucket in parts, and becomes the video's", async () => {
    const file = film({ moovFirst: true });
    const { id, upload, ...record } = await waiting(file.length, { tags: ["Sommer"] });
    expect(record).toMatchObject({ name: "Sommer", tags: ["Sommer"], state: "waiting", sha256: null, seconds: null });
    expect(upload.expiresAt).toBe(new Date(NOW + 3_600_000).toISOString());
    const [part] = upload.parts;
    expect(part).toMatchObject({ number: 1, bytes: file.length });
    const { pathname, searchParams } = new URL(part?.url ?? "");
    expect(pathname).toMatch(/\/incoming\/vid_/);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ partNumber: "1", uploadId: "upload", "X-Amz-Expires": "3600" },
      "X-Amz-SignedHeaders": "content-length;host",
    });

    const early = await post(`/${id}/uploaded`, sent(upload));
    expect([early.status, early.errors[0]?.code]).toEqual([409, "video.not_arrived"]);
    await sendParts(upload, file);
    const taken = await post(`/${id}/uploaded`, sent(upload));
    const sha256 = hashOf(file);
    const known = { state: "ready", error: null, bytes: file.length, sha256, mimeType: "video/mp4" };
    expect(taken).toMatchObject({
      status: 200,
      data: { ...known, videoCodec: "H.264", audioCodec: "AAC", width: 1920, height: 1080, seconds: 10 },
    });
    expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({ status: 200, data: known });
    expect(bucket.objects.get(`video/${sha256}.mp4`)).toMatchObject({ body: file, type: "video/mp4" });
    expect(keysIn("incoming/")).toEqual([]);
    const after = [
      await post(`/${id}/upload`, { file: { name: "a.mp4", bytes: 5 } }),
      await post(`/${id}/parts`, { numbers: [1] }),
    ];
    expect(after.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      Array(2).fill([409, "video.has_file"]),
    );
  });

  test("is put together from several parts, some of them with later addresses", async () => {
    const file = webm({ media: VIDEO_PART_BYTES + 5000, seconds: 60 });
    const { id, upload } = await waiting(file.length);
    expect(upload.parts.map(({ bytes }) => bytes)).toEqual([VIDEO_PART_BYTES, file.length - VIDEO_PART_BYTES]);
    await sendParts({ ...upload, parts: upload.parts.slice(0, 1) }, file);
    const missing = await post(`/${id}/uploaded`, { parts: sent(upload).parts.slice(0, 1) });
    expect([missing.status, missing.errors[0]?.code]).toEqual([409, "video.not_arrived"]);
    const now = NOW + 7_200_000;
    const path = `/api/signage-videos/${id}/parts`;
    const later = await send({ method: "POST", path, body: { numbers: [2] }, session: sessions.manager, now });
    const again = later.data as VideoUpload;
    expect(again).toMatchObject({ parts: [{ number: 2 }], expiresAt: new Date(now + 3_600_000).toISOString() });
    await sendParts(again, file);
    expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({
      data: { state: "ready", mimeType: "video/webm", videoCodec: "VP9", seconds: 60, bytes: file.length },
    });
    expect(bucket.objects.get(`video/${hashOf(file)}.webm`)?.body.equals(file)).toBe(true);
    expect(await post(`/${id}/parts`, { numbers: [3] })).toMatchObject({ status: 409 });
  });

  test("is taken once, however often and at the same time it is asked for", async () => {
    const file = film();
    const { id, upload } = await waiting(file.length);
    await sendParts(upload, file);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(`/${id}/uploaded`, sent(upload))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { data } of answers) expect(data).toMatchObject({ state: "ready", sha256: hashOf(file), version: 2 });
    expect(keysIn("incoming/")).toEqual([]);
  });

  test("is refused with a sentence, and another one may be sent", async () => {
    const file = film({ picture: "hvc1" });
    const { id, upload } = await waiting(file.length);
    await sendParts(upload, file);
    const error = expect.stringContaining("HEVC");
    for (let round = 0; round < 2; round += 1)
      expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({
        status: 200,
        data: { state: "refused", error, sha256: null },
      });
    expect([keysIn("incoming/"), keysIn(`video/${hashOf(file)}`)]).toEqual([[], []]);
    expect((await post(`/${id}/parts`, { numbers: [1] })).status).toBe(409);
    const other = film();
    const again = await post(`/${id}/upload`, { file: { name: "neu.mp4", bytes: other.length } });
    expect(again).toMatchObject({ status: 200, data: { state: "waiting", error: null } });
    const { upload: renewed } = again.data as VideoAnswer;
    await sendParts(renewed, other);
    expect(await post(`/${id}/uploaded`, sent(renewed))).toMatchObject({ data: { state: "ready", error: null } });
  });

  test("is refused before it is sent where it is too large or none", async () => {
    const large = await post("", { name: "Zu groß", file: { name: "a.mp4", bytes: VIDEO_LIMIT + 1 } });
    expect([large.status, large.errors[0]?.message]).toEqual([400, expect.stringContaining("500 MB")]);
    for (const file of [{ name: "a.mp4", bytes: 0 }, { name: "", bytes: 9 }, undefined])
      expect((await post("", { name: "Leer", ...(file ? { file } : {}) })).status).toBe(400);
    const { id } = await waiting(1000);
    const none = await post(`/${id}/parts`, { numbers: [2] });
    expect([none.status, none.errors[0]?.field]).toEqual([400, "numbers"]);
    const part = { number: 1, etag: "a" };
    expect((await post(`/${id}/uploaded`, { parts: [part, part] })).status).toBe(400);
  });

  test("that does not arrive as it was announced is not taken", async () => {
    const file = film();
    const { id, upload } = await waiting(file.length);
    await fetch(upload.parts[0]?.url ?? "", { method: "PUT", body: new Uint8Array(file.subarray(1)) });
    expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({ status: 409 });
    expect((await read(id)).data).toMatchObject({ state: "waiting" });
  });

  test("is sent by whoever may make videos", async () => {
    const { id } = await waiting(1000);
    const file = { name: "a.mp4", bytes: 9 };
    const asked: [string, object][] = [
      ["", { name: "Fremd", file }],
      [`/${id}/upload`, { file }],
      [`/${id}/parts`, { numbers: [1] }],
      [`/${id}/uploaded`, { parts: [{ number: 1, etag: "a" }] }],
    ];
    for (const [path, body] of asked) {
      expect([path, (await post(path, body, sessions.employee)).status]).toEqual([path, 403]);
      expect([path, (await post(path, body, null)).status]).toEqual([path, 401]);
    }
    for (const [path, body] of asked.slice(1))
      expect((await post(path.replace(id, "vid_none"), body)).status).toBe(404);
  });
});

describe("a video", () => {
  test("is renamed, and keeps what is known of its file", async () => {
    const video = await uploaded(film());
    const body = { ...video, name: "Winter", tags: ["kalt"], sha256: "0".repeat(64), state: "waiting" };
    const path = `/api/signage-videos/${video.id}`;
    const { status, data } = await send({ method: "PUT", path, body, session: sessions.manager });
    expect([status, data]).toMatchObject([
      200,
      { name: "Winter", tags: ["kalt"], state: "ready", sha256: video.sha256 },
    ]);
  });

  test("takes its file with it, unless another one has the same", async () => {
    const file = film();
    const [one, two] = [await uploaded(file), await uploaded(file)];
    const sha256 = hashOf(file);
    expect([one.sha256, two.sha256]).toEqual([sha256, sha256]);
    expect((await remove(one.id)).status).toBe(200);
    await tell(fileRow(sha256));
    expect(keysIn(`video/${sha256}`)).toHaveLength(1);
    expect((await remove(two.id)).status).toBe(200);
    await tell(fileRow(sha256));
    await tell(fileRow(sha256));
    expect(keysIn(`video/${sha256}`)).toEqual([]);
    const third = await uploaded(file);
    expect([third.state, keysIn(`video/${sha256}`).length]).toEqual(["ready", 1]);
  });

  test("does not get a file that is being removed at this moment, but can a moment later", async () => {
    const file = film();
    const sha256 = hashOf(file);
    const key = `video/${sha256}.mp4`;
    const row = { ...fileRow(sha256), sha256, key, __edb_e__: "videoFile", __edb_v__: "1" };
    await batchWrite([{ put: { ...row, isRemoving: true } }]);
    const { id, upload } = await waiting(file.length);
    await sendParts(upload, file);
    const early = await post(`/${id}/uploaded`, sent(upload));
    expect([early.status, early.errors[0]?.code]).toEqual([409, "video.being_removed"]);
    await batchWrite([{ delete: fileRow(sha256) }]);
    expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({ status: 200, data: { state: "ready" } });
  });

  test("that a scene shows is not removed", async () => {
    const video = await uploaded(film());
    const content = { video: video.id };
    const scene = { path: "video-szene", name: "Video", title: "Video", type: "video", content };
    const made = await send({ method: "POST", path: "/api/scenes", body: scene, session: sessions.admin });
    expect([made.status, made.errors]).toEqual([201, []]);
    expect((await remove(video.id)).status).toBe(409);
  });

  test("is shown by scenes only once its file was taken in", async () => {
    const scene = (video: string) =>
      send({
        ...{ method: "POST", path: "/api/scenes", session: sessions.admin },
        body: { path: "ohne-datei", name: "Video", type: "video", content: { video } },
      });
    const noFile = {
      field: "content.video",
      code: "validation.reference",
      message: "Die Datei des ausgewählten Eintrags ist noch nicht geprüft oder wurde abgelehnt.",
    };
    const file = Buffer.from("kein Film");
    const { id, upload } = await waiting(file.length);
    expect(await scene(id)).toMatchObject({ status: 400, errors: [noFile] });
    await sendParts(upload, file);
    expect(await post(`/${id}/uploaded`, sent(upload))).toMatchObject({ data: { state: "refused" } });
    expect(await scene(id)).toMatchObject({ status: 400, errors: [noFile] });
    expect(await scene("vid_none")).toMatchObject({
      ...{ status: 400, errors: [{ field: "content.video", message: "Der ausgewählte Eintrag existiert nicht." }] },
    });
  });

  test("without a file is forgotten after a day, with what arrived of it", async () => {
    const file = film();
    const { id } = await waiting(file.length);
    const row = (await batchRead([uploadRow(id)]))(uploadRow(id));
    const key = String(row?.["key"]);
    await writeObject({ key, body: file, contentType: "video/mp4" });
    await batchWrite([{ delete: uploadRow(id) }]);
    await tell({ ...uploadRow(id), before: { ...row, sha256: hashOf(file), mimeType: "video/mp4" } });
    expect((await read(id)).status).toBe(404);
    expect(keysIn(key)).toEqual([]);
    await tell(fileRow(hashOf(file)));
    const left = await batchRead([fileRow(hashOf(file))]);
    expect(left(fileRow(hashOf(file)))).toBeUndefined();
  });

  test("stays where it waits for a later file, and a ready one stays for ever", async () => {
    const { id, upload } = await waiting(1000);
    const former = (await batchRead([uploadRow(id)]))(uploadRow(id));
    const renewed = await post(`/${id}/upload`, { file: { name: "b.mp4", bytes: 2000 } });
    expect((renewed.data as VideoAnswer).upload.parts[0]?.bytes).toBe(2000);
    expect((renewed.data as VideoAnswer).upload.parts[0]?.url).not.toBe(upload.parts[0]?.url);
    await tell({ ...uploadRow(id), ...(former ? { before: former } : {}) });
    expect((await read(id)).data).toMatchObject({ state: "waiting" });
    const ready = await uploaded(film());
    await tell({ ...uploadRow(ready.id), before: { ...former, video: ready.id } });
    expect((await read(ready.id)).data).toMatchObject({ state: "ready" });
  });
});
