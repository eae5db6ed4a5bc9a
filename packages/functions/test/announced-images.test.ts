import type { ImageAnswer, ImageUpload } from "@tresen/contract/media/image";
import { writeObject } from "@tresen/core/platform/blob";
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

const post = (path: string, body: object) =>
  send({ method: "POST", path: `/api/images${path}`, body, session: sessions.manager });
const formOf = (data: unknown): ImageUpload => {
  const { upload } = data as ImageAnswer;
  if (!upload) throw new Error("No form");
  return upload;
};
function conditionsOf({ fields }: ImageUpload): unknown[] {
  const policy: unknown = JSON.parse(Buffer.from(fields["policy"] ?? "", "base64").toString());
  return (policy as { conditions: unknown[] }).conditions;
}

test("a form is bound to the size and type that were announced, and to the general bounds otherwise", async () => {
  const file = { contentType: "image/png", size: 1234 };
  const bound = [["content-length-range", 1234, 1234], { "Content-Type": "image/png" }];
  const created = await post("", { name: "Foto", file });
  const { id } = created.data as ImageAnswer;
  const again = await post(`/${id}/upload`, { file });
  for (const { data } of [created, again]) expect(conditionsOf(formOf(data))).toEqual(expect.arrayContaining(bound));
  const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#aa0000" } })
    .png()
    .toBuffer();
  await writeObject({ key: formOf(again.data).fields["key"] ?? "", body, contentType: "image/png" });
  const { data: taken } = await post(`/${id}/uploaded`, { key: formOf(again.data).fields["key"] });
  const replaced = await post(`/${id}/file`, { version: (taken as ImageAnswer).version, file });
  expect(conditionsOf(formOf(replaced.data))).toEqual(expect.arrayContaining(bound));
  const open = await post(`/${id}/file`, { version: (taken as ImageAnswer).version });
  expect(conditionsOf(formOf(open.data))).toContainEqual(["content-length-range", 1, 40_000_000]);
});
