import { randomBytes } from "node:crypto";
import { imageFile } from "@tresen/contract/media/image.resource";
import { resources } from "@tresen/contract/resources";
import sharp from "sharp";
import { TABLE } from "../../environment";
import { databaseFile } from "../../storage/emulator";
import { fillTable } from "../records/fill";
import { itemsOf } from "../records/items";

const WORDS = ["Zwetschkenknödel", "Pizza", "Gemischter Salat", "Terrasse", "Rindsgulasch mit Semmelknödel", "Team"];
const WIDTH = 1600;
const HEIGHT = 1067;
/** The photos among which all pictures are divided; each picture has an address of its own all the same. */
const PHOTOS = 12;

/** Records of pictures, written as an import would write them. Their files are sent by the measurement itself. */
export async function fillLibrary({ dataDir, count }: { dataDir: string; count: number }): Promise<number> {
  const [{ bulkWrites }, { indexing }] = await Promise.all([
    import("@tresen/core/records/rows"),
    import("@tresen/core/records"),
  ]);
  const recordOf = (index: number) => {
    const name = `${WORDS[index % WORDS.length]} ${index + 1}`;
    const alt = index % 5 === 0 ? "" : `${name} von oben`;
    const file: Record<keyof typeof imageFile.fields, unknown> = {
      fileVersion: 1,
      extension: "jpg",
      mimeType: "image/jpeg",
      width: WIDTH,
      height: HEIGHT,
      size: 400_000,
      digest: null,
      uploadedAt: null,
      state: "ready",
      error: null,
      hasAlt: alt !== "",
    };
    const fields = resources.images.fields.parse({ name, alt, tags: ["Speisen"], ...file });
    return { id: `img_bench_${index}`, fields };
  };
  let rows = 0;
  const shared = { bulkWrites, indexing, resource: resources.images };
  for await (const items of itemsOf({ ...shared, from: 0, to: count, recordOf }))
    rows += fillTable({ file: databaseFile(dataDir), table: TABLE, items });
  return rows;
}

/** Photos in the sizes that tiles ask for, as detailed as real ones, so that the browser has as much to decode. */
export async function tilePhotos(): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: PHOTOS }, async () => {
      const [width, height] = [48, 32];
      const coarse = { raw: { width, height, channels: 3 as const } };
      const photo = sharp(randomBytes(width * height * 3), coarse).resize(TILE_WIDTH, null, { kernel: "cubic" });
      return photo.webp({ quality: 80 }).toBuffer();
    }),
  );
}

/** The width of the variant `small`. */
const TILE_WIDTH = 640;
