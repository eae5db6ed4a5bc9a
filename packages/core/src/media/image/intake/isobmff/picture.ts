import type { Size } from "../raster";
import { av1Sizes } from "./av1";
import { type Box, boxAt } from "../../../boxes";
import { hevcDataSizes, hevcSizes } from "./hevc";
import { type Item, type Items, readItems } from "./items";

/** The picture of a file (ISO/IEC 23008-12): what is shown of it, and the items that it is made of. */
export interface IsoPicture {
  coding: "av1" | "hevc";
  /** As it is shown, after it was turned. */
  size: Size;
  /** The largest size, in pixels, that decoding it takes at once. */
  decoded: number;
  items: Items;
  /** The ids of the items that are needed to show it. */
  needed: ReadonlySet<number>;
  /** The colour profile of the picture (ICC), if it has one. */
  profile: Range | null;
  /** The boxes of the file, up to what follows the last one. */
  boxes: readonly Box[];
  /** Whether it is a film as well. */
  moves: boolean;
}

interface Range {
  from: number;
  end: number;
}

const CODINGS: Readonly<Record<string, IsoPicture["coding"]>> = { av01: "av1", hvc1: "hevc", hev1: "hevc" };
/** The coding of pictures in blocks, whose edges may stand over. */
const BLOCK = 64;

/**
 * Reads what the file says of its picture, and compares it with what its coded data say, without decoding anything.
 * Throws RangeError where the file is malformed, or says what is not so.
 * @param checkSize refuses too many pixels.
 */
export function readIsoPicture({ bytes, checkSize }: { bytes: Buffer; checkSize: (size: Size) => void }): IsoPicture {
  const boxes = topBoxes(bytes);
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) throw new RangeError("no meta");
  const items = readItems({ bytes, meta });
  const primary = itemOf(items, items.primary);
  const tiles = primary.type === "grid" ? tilesOf({ items, grid: primary }) : [primary];
  const coding = CODINGS[tiles[0]?.type ?? ""];
  if (!coding || tiles.some(({ type }) => CODINGS[type] !== coding)) throw new RangeError("unknown coding");
  const extent = extentOf({ bytes, item: primary });
  checkSize(extent);
  const needed = neededBy({ items, id: primary.id });
  let decoded = 0;
  for (const id of needed) {
    const item = itemOf(items, id);
    if (item.type !== "grid") decoded += checkedPixels({ bytes, item });
    else checkGrid({ bytes, item, items });
  }
  return {
    coding,
    size: shownSize({ bytes, item: primary, extent }),
    decoded,
    items,
    needed,
    profile: profileOf({ bytes, item: primary }) ?? profileOf({ bytes, item: tiles[0] ?? primary }),
    boxes,
    moves: boxes.some(({ type }) => type === "moov" || type === "moof"),
  };
}

/** The boxes of the file. Behind the last one there may be anything, which is no part of the picture. */
function topBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let box = boxAt({ bytes, start: 0, limit: bytes.length }); box && boxes.length < 1000;) {
    boxes.push(box);
    const next = boxAt({ bytes, start: box.end, limit: bytes.length });
    box = next && /^[a-z0-9 ]{4}$/i.test(next.type) ? next : null;
  }
  return boxes;
}

function itemOf({ items }: Items, id: number): Item {
  const item = items.get(id);
  if (!item) throw new RangeError("no item");
  return item;
}

function tilesOf({ items, grid }: { items: Items; grid: Item }): Item[] {
  const tiles = items.references
    .filter(({ type, from }) => type === "dimg" && from === grid.id)
    .flatMap(({ to }) => to);
  return tiles.map((id) => itemOf(items, id));
}

/** The item with those that it is made of, and what belongs to them, such as how transparent they are. */
function neededBy({ items, id }: { items: Items; id: number }): Set<number> {
  const needed = new Set([id]);
  for (const one of needed)
    for (const { type, from, to } of items.references) {
      if ((type === "dimg" || type === "prem") && from === one) for (const other of to) needed.add(other);
      if (type === "auxl" && to.includes(one)) needed.add(from);
    }
  return needed;
}

function property({ item, type }: { item: Item; type: string }): Box | undefined {
  return item.properties.find((box) => box.type === type);
}

/** The size in the property `ispe`, before anything is cut off or turned. */
function extentOf({ bytes, item }: { bytes: Buffer; item: Item }): Size {
  const box = property({ item, type: "ispe" });
  if (!box || box.end - box.from < 12) throw new RangeError("no size");
  return { width: bytes.readUInt32BE(box.from + 4), height: bytes.readUInt32BE(box.from + 8) };
}

/** The pixels of one coded picture, whose data must announce the size that the file states. */
function checkedPixels({ bytes, item }: { bytes: Buffer; item: Item }): number {
  const { width, height } = extentOf({ bytes, item });
  const data = Buffer.concat(item.data.map(({ from, end }) => bytes.subarray(from, end)));
  const isHevc = CODINGS[item.type] === "hevc";
  const box = property({ item, type: isHevc ? "hvcC" : "av1C" });
  if (!box || !CODINGS[item.type]) throw new RangeError("no configuration");
  const configuration = bytes.subarray(box.from, box.end);
  const sizes = isHevc
    ? [...hevcSizes(configuration), ...hevcDataSizes({ data, configuration })]
    : [...av1Sizes(configuration.subarray(4)), ...av1Sizes(data)];
  const over = isHevc ? BLOCK : 0;
  const isTrue = (stated: number, coded: number): boolean => coded >= stated && coded <= stated + over;
  if (sizes.length === 0 || !sizes.every((size) => isTrue(width, size.width) && isTrue(height, size.height)))
    throw new RangeError("another size");
  return width * height;
}

/** A picture of tiles, all of which are there and cover it (ISO/IEC 23008-12, 6.6.2.3). */
function checkGrid({ bytes, item, items }: { bytes: Buffer; item: Item; items: Items }): void {
  const data = Buffer.concat(item.data.map(({ from, end }) => bytes.subarray(from, end)));
  const isLong = (data.readUInt8(1) & 1) === 1;
  const [rows, columns] = [data.readUInt8(2) + 1, data.readUInt8(3) + 1];
  const read = (at: number): number => (isLong ? data.readUInt32BE(at) : data.readUInt16BE(at));
  const [width, height] = [read(4), read(isLong ? 8 : 6)];
  const extent = extentOf({ bytes, item });
  const tiles = tilesOf({ items, grid: item });
  const sizes = tiles.map((tile) => extentOf({ bytes, item: tile }));
  const [first] = sizes;
  const isCovered =
    first !== undefined &&
    sizes.every((size) => size.width === first.width && size.height === first.height) &&
    tiles.length === rows * columns &&
    first.width * columns >= width &&
    first.height * rows >= height;
  if (!isCovered || width !== extent.width || height !== extent.height) throw new RangeError("another size");
}

/** The size after a part was cut out (`clap`) and the rest was turned (`irot`). */
function shownSize({ bytes, item, extent }: { bytes: Buffer; item: Item; extent: Size }): Size {
  const clap = property({ item, type: "clap" });
  const part = (at: number): number => Math.round(bytes.readUInt32BE(at) / bytes.readUInt32BE(at + 4));
  const { width, height } = clap ? { width: part(clap.from), height: part(clap.from + 8) } : extent;
  const isPart = width >= 1 && height >= 1 && width <= extent.width && height <= extent.height;
  if (!isPart) throw new RangeError("another size");
  const irot = property({ item, type: "irot" });
  const isTurned = irot !== undefined && (bytes.readUInt8(irot.from) & 1) === 1;
  return isTurned ? { width: height, height: width } : { width, height };
}

function profileOf({ bytes, item }: { bytes: Buffer; item: Item }): Range | null {
  const box = item.properties.find(
    ({ type, from }) => type === "colr" && ["prof", "rICC"].includes(bytes.toString("latin1", from, from + 4)),
  );
  return box ? { from: box.from + 4, end: box.end } : null;
}
