import type { IsoPicture } from "./picture";

/** The boxes and properties that decide how a picture looks. All others are notes. */
const TOP: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat"]);
const META: ReadonlySet<string> = new Set(["hdlr", "pitm", "iinf", "iloc", "iref", "iprp", "idat", "grpl"]);
const PROPERTIES: ReadonlySet<string> = new Set([
  ...["ispe", "pixi", "colr", "av1C", "hvcC", "irot", "imir", "clap", "pasp", "auxC"],
  ...["clli", "mdcv", "cclv", "amve", "ndwt", "a1op", "a1lx", "lsel"],
]);
/** A box without meaning, and an item of no known type. */
const FREE = "free";
const DATA: ReadonlySet<string> = new Set(["mdat", "idat"]);

/**
 * The file without what a camera or a program noted in it, such as the place. Nothing moves, since its parts are found
 * by their positions: notes become empty boxes and items of no type, and whatever is not data of the picture becomes
 * zeros. What follows the last box is left out.
 */
export function withoutNotes({ bytes, picture }: { bytes: Buffer; picture: IsoPicture }): Buffer {
  const { boxes, items, needed } = picture;
  const body = Buffer.from(bytes.subarray(0, boxes.at(-1)?.end));
  const empty = ({ start, from, end }: { start: number; from: number; end: number }): void => {
    body.write(FREE, start + 4, "latin1");
    body.fill(0, from, end);
  };
  for (const box of boxes) if (!TOP.has(box.type)) empty(box);
  for (const box of items.boxes) if (!META.has(box.type)) empty(box);
  for (const box of items.properties) if (!PROPERTIES.has(box.type)) empty(box);
  // The name of the handler: version and flags, a number, the type and three more come before it.
  for (const { type, from, end } of items.boxes) if (type === "hdlr") body.fill(0, Math.min(from + 24, end), end);
  for (const { id, entry } of items.items.values()) {
    if (!needed.has(id)) body.write(FREE, entry.type, "latin1");
    // The name of the item, and of notes their type.
    body.fill(0, Math.min(entry.type + 4, entry.end), entry.end);
  }
  const kept = [...needed].flatMap((id) => items.items.get(id)?.data ?? []).sort((a, b) => a.from - b.from);
  for (const box of [...boxes, ...items.boxes]) {
    if (!DATA.has(box.type)) continue;
    let at = box.from;
    for (const { from, end } of kept) {
      if (end <= box.from || from >= box.end) continue;
      if (from > at) body.fill(0, at, from);
      at = Math.max(at, end);
    }
    if (at < box.end) body.fill(0, at, box.end);
  }
  return body;
}
