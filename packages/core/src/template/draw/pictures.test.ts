import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBucket } from "../../../test/bucket";
import { writeObject } from "../../platform/blob";
import { pictureKey, picturesOf } from "./pictures";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

it("are left out where their file is gone, damaged or something else, and all others are there", async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7919) % 251));
  const photo = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });
  const [jpeg, png, cmyk] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().toColourspace("cmyk").jpeg().toBuffer(),
  ]);
  const files: Record<string, [extension: "jpg" | "png", body: Buffer]> = {
    ...{ jpeg: ["jpg", jpeg], png: ["png", png], cmyk: ["jpg", cmyk] },
    ...{ halfJpeg: ["jpg", jpeg.subarray(0, jpeg.length / 2)], halfPng: ["png", png.subarray(0, png.length / 2)] },
    text: ["png", Buffer.from("Kein Bild")],
  };
  const images = Object.entries(files).map(([id, [extension]]) => ({ id, version: 1, extension, alt: "" }));
  for (const [id, [extension, body]] of Object.entries(files))
    await writeObject({ key: `image/${id}-1.${extension}`, body, contentType: "image/png" });
  const pictures = await picturesOf([...images, { id: "gone", version: 1, extension: "png", alt: "" }]);
  expect([...pictures.keys()]).toEqual(["jpeg", "png", "cmyk"].map((id) => pictureKey({ id, version: 1 })));
  const read = pictures.get(pictureKey({ id: "cmyk", version: 1 }));
  expect((await sharp(read?.bytes).metadata()).space).toBe("srgb");
});
