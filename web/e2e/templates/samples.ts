import { type Layer, type LayerType, layer } from "@tresen/contract/template/layer/layer";
import sharp from "sharp";
import type { PictureInput } from "./page-renderer";

/** What a record has for a template: short values, the longest, or none. */
interface Values {
  name: string;
  description: string;
  price: number | null;
  oldPrice: number | null;
  rows: object[];
  hours: object[];
}

const LONG_NAME = "Donaudampfschifffahrtskapitänsschnitzel vom Größten Waldviertler Weideschwein mit Petersilerdäpfeln";
const DESCRIPTION = "Mit Röstzwiebeln, Łódźer Gurken und Käse; nur 12,90 € je Stück – z. B. für Selbst\u00ADabholer.";

const rowsOf = (count: number): object[] =>
  Array.from({ length: count }, (_, index) =>
    index % 7 === 0
      ? { isHeading: true, title: `Speisen der Gruppe ${index / 7 + 1}` }
      : {
          title: index % 3 === 0 ? LONG_NAME : `Gericht ${index}`,
          description: index % 2 === 0 ? DESCRIPTION : "",
          note: "A, C, G",
          price: 390 + 1234 * index,
          isStruck: index % 5 === 0,
        },
  );

export const VALUES: Readonly<Record<"short" | "longest" | "missing", Values>> = {
  short: {
    ...{ name: "Gulasch", description: "Mit Brot", price: 990, oldPrice: 1290, rows: rowsOf(5) },
    hours: [{ label: "Montag", text: "11:00–14:00" }],
  },
  longest: {
    ...{ name: LONG_NAME, description: `${DESCRIPTION} ${DESCRIPTION} 🍕`, price: 99_999_999, oldPrice: 100_000_000 },
    rows: rowsOf(40),
    hours: Array.from({ length: 9 }, (_, index) => ({
      label: `Sonn- und Feiertage ${index}`,
      text: "11:00 – 14:30 Uhr, 17:00 – 22:00 Uhr",
    })),
  },
  missing: { name: "", description: "", price: null, oldPrice: null, rows: [], hours: [] },
};

type Box = [x: number, y: number, width: number, height: number];

/** Templates that have all types of layers. */
export function sampleLayers(values: Values): Record<string, PictureInput["layers"]> {
  let count = 0;
  const of = (type: LayerType, [x, y, width, height]: Box, value: object, more: object = {}): Layer => {
    count += 1;
    return layer.parse({ id: `${type}-${count}`, type, x, y, width, height, value, ...more });
  };
  const { name, description, price, oldPrice, rows, hours } = values;
  const photo = { id: "img_photo", version: 1, extension: "jpg", width: 1920, height: 1280 };
  const logo = { id: "img_logo", version: 1, extension: "png", width: 600, height: 300 };
  const serif = { font: "Playfair Display", isItalic: true };
  return {
    offer: [
      of("image", [0, 0, 900, 560], { image: photo, focus: { x: 0.2, y: 0.8 } }),
      of("shape", [40, 380, 620, 260], { fill: "#a4161ae6", radius: 24, stroke: "#ffffff", strokeWidth: 6 }),
      of("image", [40, 40, 240, 140], { image: logo, fit: "contain" }),
      of("text", [70, 400, 560, 110], { text: name, size: 64, weight: 700, color: "#ffffff", verticalAlign: "middle" }),
      of("text", [70, 520, 560, 90], { text: description, size: 26, color: "#ffe9c9", overflow: "wrap" }),
      of("image", [640, 40, 220, 220], { image: photo, radius: 110 }, { rotation: -12 }),
      of("price", [560, 660, 300, 180], {
        ...{ price, oldPrice, unitPrice: price === null ? "" : "24,50 € je kg", prefix: "ab", missing: "auf Anfrage" },
        ...{ size: 96, weight: 700, areCentsRaised: true, align: "right", verticalAlign: "middle" },
      }),
      of(
        "shape",
        [60, 680, 140, 140],
        { shape: "star", fill: "#f4a261", stroke: "#1a1a1a", strokeWidth: 3 },
        {
          ...{ rotation: 20, opacity: 0.7 },
        },
      ),
      of("shape", [220, 690, 140, 120], { shape: "ellipse", fill: "#2a9d8f80" }),
      of("shape", [380, 690, 120, 120], { shape: "triangle", fill: "#264653" }),
      of("text", [60, 830, 480, 60], {
        ...serif,
        text: name || "Fjord & Affe",
        size: 44,
        isUpperCase: true,
        overflow: "cut",
      }),
    ],
    screen: [
      of("shape", [0, 0, 900, 900], { fill: "#ff0000" }),
      of("image", [0, 0, 900, 900], { image: photo, focus: { x: 0.37, y: 0.5 } }),
      of("text", [60, 700, 780, 140], { text: name, size: 80, weight: 700, color: "#ffffff", align: "center" }),
    ],
    menu: [
      of("text", [40, 20, 820, 80], {
        ...serif,
        text: "Täglich frisch",
        size: 60,
        align: "center",
        letterSpacing: 0.04,
      }),
      of("line", [40, 104, 820, 8], { thickness: 3, dash: "dotted", color: "#a4161a" }),
      of("table", [40, 130, 820, 500], {
        ...{ rows, columns: 2, columnGap: 40, rowGap: 6, size: 26, lineColor: "#cccccc", priceColor: "#a4161a" },
        ...{ minimumSize: 14 },
      }),
      of("line", [40, 640, 820, 8], { thickness: 3, dash: "dashed" }),
      of("hours", [40, 660, 420, 220], { rows: hours, size: 24, minimumSize: 8 }),
      of("qr", [500, 660, 200, 200], { content: "https://shop.example.test/store/neubau?table=12" }),
      of("barcode", [710, 690, 180, 120], { content: "4006381333931" }),
      of("barcode", [500, 840, 300, 50], { content: "ART-1234", kind: "code128", isTextShown: false }, { rotation: 3 }),
    ],
  };
}

export const SAMPLE_SIZE = { width: 900, height: 900, unit: "px", dpi: 96, background: "#fffaf3" } as const;

/** The pictures of the samples: a photo, and a logo with transparency. */
export async function samplePictures(): Promise<PictureInput["pictures"]> {
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" rx="150"' +
      ' fill="#ffffffcc"/><circle cx="150" cy="150" r="90" fill="#a4161a"/></svg>',
  );
  const logo = await sharp(drawn).png().toBuffer();
  return {
    img_photo: await photo(),
    img_logo: `data:image/png;base64,${logo.toString("base64")}`,
  };
}

/** Soft shapes, hard edges and grain; always the same. */
async function photo(): Promise<string> {
  const [width, height] = [1920, 1280];
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const small = Buffer.from(Uint8Array.from({ length: 24 * 16 * 3 }, () => random() * 255));
  const soft = await sharp(small, { raw: { width: 24, height: 16, channels: 3 } })
    .resize(width, height, { kernel: "cubic" })
    .raw()
    .toBuffer();
  const pixels = Buffer.from(
    soft.map((value, index) => {
      const pixel = Math.floor(index / 3);
      const isStripe = Math.floor((pixel % width) / 90) % 5 === 0 && Math.floor(pixel / width / 120) % 3 === 0;
      return Math.max(0, Math.min(255, (isStripe ? 230 : value) + random() * 16 - 8));
    }),
  );
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
