import { images } from "@tresen/contract/media/image.resource";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBucket } from "../../test/bucket";
import { createShop } from "../../test/shop";
import { writeImage } from "../media/image";
import { findRow, writeRow } from "../records/rows";
import { pictureLibrary } from "./0006-picture-library";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

it("takes pictures of an earlier version into the library with their ids and addresses", async () => {
  const earlier = { version: 3, extension: "jpg", width: 40, height: 30, alt: "Ofen", digest: "d" };
  const row = { id: "img_oven", version: 2, createdAt: "", updatedAt: "", parts: 0, secrets: {} };
  await writeRow({
    resource: { name: "images", one: "Bild", title: ["alt"], unique: [] },
    before: null,
    after: { ...row, fields: earlier },
    cause: { actor: null, action: "import", now: 0 },
  });
  await writeImage({ path: "image/img_oven-3.jpg", body: Buffer.alloc(123) });
  expect(await pictureLibrary.run()).toMatch(/^1 picture is in the library now/);
  const stored = await findRow({ resource: images, id: "img_oven" });
  expect(images.fields.parse(stored?.fields)).toEqual({
    ...{ name: "", alt: "Ofen", folder: "", tags: [], focus: { x: 0.5, y: 0.5 }, crops: {} },
    ...{
      uploadedAt: null,
      fileVersion: 3,
      extension: "jpg",
      mimeType: "image/jpeg",
      width: 40,
      height: 30,
      size: 123,
      digest: "d",
    },
    ...{ state: "ready", error: null, hasAlt: true },
  });
  expect(stored?.version).toBe(2);
  expect(await pictureLibrary.run()).toMatch(/^0 pictures/);
});
