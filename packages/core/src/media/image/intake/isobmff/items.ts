import { type Box, Cursor, boxesIn } from "../../../boxes";

/** A part of the file. */
export interface Range {
  from: number;
  end: number;
}

/** One of the pictures of a file, or something that belongs to them (ISO/IEC 14496-12, 8.11). */
export interface Item {
  id: number;
  type: string;
  /** Where its entry in the list of items has the type, and where the entry ends. */
  entry: { type: number; end: number };
  data: Range[];
  /** The boxes that describe it. */
  properties: Box[];
}

export interface Reference {
  type: string;
  from: number;
  to: number[];
}

export interface Items {
  primary: number;
  items: ReadonlyMap<number, Item>;
  references: readonly Reference[];
  /** All boxes with properties, those that no item has, too. */
  properties: readonly Box[];
  /** The boxes within the box `meta`. */
  boxes: readonly Box[];
}

const MOST_ITEMS = 2000;
const MOST_PARTS = 10_000;

/** What the box `meta` of a file says. Throws RangeError where it is malformed, or has data outside of the file. */
export function readItems({ bytes, meta }: { bytes: Buffer; meta: Box }): Items {
  // The version and flags come first.
  const boxes = boxesIn({ bytes, from: meta.from + 4, end: meta.end });
  const boxOf = (type: string): Box => {
    const box = boxes.find((one) => one.type === type);
    if (!box) throw new RangeError(`no ${type}`);
    return box;
  };
  const cursorOf = (box: Box): Cursor => new Cursor(bytes, box.from, box.end);
  const [containers, associations] = propertyBoxes({ bytes, iprp: boxOf("iprp") });
  const data = locations({ cursor: cursorOf(boxOf("iloc")), idat: boxes.find(({ type }) => type === "idat"), bytes });
  const described = propertiesOf({ associations, properties: containers, bytes });
  const items = new Map<number, Item>();
  for (const { id, ...entry } of entriesOf({ bytes, iinf: boxOf("iinf") })) {
    if (items.size === MOST_ITEMS) throw new RangeError("too many items");
    items.set(id, { ...entry, id, data: data.get(id) ?? [], properties: described.get(id) ?? [] });
  }
  const pitm = cursorOf(boxOf("pitm"));
  const primary = pitm.number(4) >>> 24 === 0 ? pitm.number(2) : pitm.number(4);
  const iref = boxes.find(({ type }) => type === "iref");
  return { primary, items, references: iref ? referencesIn({ bytes, iref }) : [], properties: containers, boxes };
}

function propertyBoxes({ bytes, iprp }: { bytes: Buffer; iprp: Box }): [Box[], Box[]] {
  const inside = boxesIn({ bytes, from: iprp.from, end: iprp.end });
  const ipco = inside.find(({ type }) => type === "ipco");
  if (!ipco) throw new RangeError("no ipco");
  return [boxesIn({ bytes, from: ipco.from, end: ipco.end }), inside.filter(({ type }) => type === "ipma")];
}

function propertiesOf({
  bytes,
  associations,
  properties,
}: {
  bytes: Buffer;
  associations: readonly Box[];
  properties: readonly Box[];
}): Map<number, Box[]> {
  const described = new Map<number, Box[]>();
  for (const { from, end } of associations) {
    const cursor = new Cursor(bytes, from, end);
    const head = cursor.number(4);
    const [idSize, indexSize] = [head >>> 24 < 1 ? 2 : 4, head & 1 ? 2 : 1];
    for (let left = cursor.number(4); left > 0; left -= 1) {
      const id = cursor.number(idSize);
      const own = described.get(id) ?? [];
      for (let more = cursor.number(1); more > 0; more -= 1) {
        // The highest bit says whether a reader must understand the property.
        const index = cursor.number(indexSize) & (indexSize === 2 ? 0x7fff : 0x7f);
        const property = properties[index - 1];
        if (property) own.push(property);
      }
      described.set(id, own);
    }
  }
  return described;
}

function* entriesOf({ bytes, iinf }: { bytes: Buffer; iinf: Box }): Generator<Pick<Item, "id" | "type" | "entry">> {
  const cursor = new Cursor(bytes, iinf.from, iinf.end);
  cursor.number(cursor.number(4) >>> 24 === 0 ? 2 : 4);
  for (const { type, from, end } of boxesIn({ bytes, from: cursor.at, end: iinf.end })) {
    if (type !== "infe") continue;
    const entry = new Cursor(bytes, from, end);
    const version = entry.number(4) >>> 24;
    // Entries of the first versions have no type, so they are no pictures.
    if (version < 2) throw new RangeError("an entry without a type");
    const id = entry.number(version === 2 ? 2 : 4);
    if (entry.number(2) !== 0) throw new RangeError("a protected item");
    const place = entry.at;
    yield { id, type: entry.text(4), entry: { type: place, end } };
  }
}

/** Where the data of each item is: in the file, or in the box `idat`. */
function locations({
  cursor,
  idat,
  bytes,
}: {
  cursor: Cursor;
  idat: Box | undefined;
  bytes: Buffer;
}): Map<number, Range[]> {
  const version = cursor.number(4) >>> 24;
  const sizes = cursor.number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >>> 12, (sizes >>> 8) & 15, (sizes >>> 4) & 15];
  const indexSize = version === 1 || version === 2 ? sizes & 15 : 0;
  if ([offsetSize, lengthSize, baseSize, indexSize].some((size) => ![0, 4, 8].includes(size)))
    throw new RangeError("sizes of locations");
  const found = new Map<number, Range[]>();
  let parts = 0;
  for (let left = cursor.number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = cursor.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : cursor.number(2) & 15;
    if (cursor.number(2) !== 0 || method > 1) throw new RangeError("data elsewhere");
    const inside = method === 1 ? idat : { from: 0, end: bytes.length };
    if (!inside) throw new RangeError("no idat");
    const base = inside.from + cursor.number(baseSize);
    const ranges: Range[] = [];
    for (let more = cursor.number(2); more > 0; more -= 1) {
      cursor.number(indexSize);
      const from = base + cursor.number(offsetSize);
      const length = cursor.number(lengthSize);
      // Without a length it is all that is left.
      const end = length === 0 ? inside.end : from + length;
      if (from < inside.from || end > inside.end || from > end || ++parts > MOST_PARTS)
        throw new RangeError("data outside");
      ranges.push({ from, end });
    }
    found.set(id, ranges);
  }
  return found;
}

function referencesIn({ bytes, iref }: { bytes: Buffer; iref: Box }): Reference[] {
  const cursor = new Cursor(bytes, iref.from, iref.end);
  const idSize = cursor.number(4) >>> 24 === 0 ? 2 : 4;
  return boxesIn({ bytes, from: cursor.at, end: iref.end }).map((box) => {
    const inside = new Cursor(bytes, box.from, box.end);
    const from = inside.number(idSize);
    const to = Array.from({ length: inside.number(2) }, () => inside.number(idSize));
    return { type: box.type, from, to };
  });
}
