import type { ImageAnswer } from "@tresen/contract/media/image";
import { writeObject } from "@tresen/core/platform/blob";
import { readPartition } from "@tresen/core/platform/db";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

const post = (path: string, body?: object) =>
  send({ method: "POST", path: `/api/images${path}`, ...(body ? { body } : {}), session: sessions.manager });

async function waiting(): Promise<ImageAnswer> {
  return (await post("", { name: "Foto" })).data as ImageAnswer;
}
async function uploaded({ id, upload }: ImageAnswer, body: Uint8Array): Promise<void> {
  await writeObject({ key: upload?.fields["key"] ?? "", body, contentType: "image/png" });
  expect((await post(`/${id}/uploaded`)).status).toBe(200);
}
async function list(state: string) {
  const { data, cursor } = await send({ path: "/api/images", query: { state }, session: sessions.employee });
  return { ids: (data as ImageAnswer[]).map(({ id }) => id).sort(), cursor };
}

test("pictures without a file are listed by their state from rows of their own", async () => {
  const [awaited, other, taken] = [await waiting(), await waiting(), await waiting()];
  expect(await list("waiting")).toEqual({ ids: [awaited.id, other.id, taken.id].sort(), cursor: null });
  await uploaded(other, Buffer.from("kein Bild"));
  const background = { r: 1, g: 2, b: 3 };
  await uploaded(
    taken,
    await sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  expect(await list("waiting")).toEqual({ ids: [awaited.id], cursor: null });
  expect(await list("refused")).toEqual({ ids: [other.id], cursor: null });
  expect((await list("ready")).ids).toContain(taken.id);
  for (const [state, ids] of [
    ["waiting", [awaited.id]],
    ["refused", [other.id]],
    ["ready", []],
  ] as const)
    expect((await readPartition(`lookup#images#state=${state}`)).map(({ sk }) => sk)).toEqual(
      ids.map((id) => `#${id}`),
    );
});
