/*
 * A drawn district for shops without a map provider, and for reading offline: streets, blocks, houses and a square,
 * the same each time for the same place. It shows no real street, and says so; what is true in it is that the branch
 * stands in its middle.
 */

export type DistrictKind = "block" | "square" | "yard" | "house" | "branch" | "trunk" | "crown" | "line";

/** GeoJSON. */
interface Shape {
  type: "Feature";
  properties: { kind: DistrictKind; height: number; base: number; shade: number };
  geometry: { type: "Polygon"; coordinates: [number, number][][] };
}
type Point = readonly [east: number, north: number];
interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

const METERS_PER_DEGREE = 111_320;
/** From one street's middle to the next, in metres. */
const ACROSS = 72;
const ALONG = 66;
/** Half a street with its pavement. */
const STREET = 9;
/** How many blocks each way. */
const REACH = 7;
/** The branch's door is at 0/0: on the west side of this street. */
const FIRST_STREET = { x: 10, y: 30 };

export function district({ longitude, latitude }: { longitude: number; latitude: number }): { type: "FeatureCollection"; features: Shape[] } {
  const random = seeded(Math.round(longitude * 1e5) * 31 + Math.round(latitude * 1e5));
  const place = placer({ longitude, latitude, turn: (random() - 0.5) * 0.24 });
  const features: Shape[] = [];
  const add = (kind: DistrictKind, outline: readonly Point[], { height = 0, base = 0, shade = 0 } = {}): void => {
    const ring = [...outline, outline[0] ?? [0, 0]].map((point) => place(point as Point));
    features.push({ type: "Feature", properties: { kind, height, base, shade }, geometry: { type: "Polygon", coordinates: [ring] } });
  };
  for (let column = -REACH; column <= REACH; column += 1) {
    for (let row = -REACH; row <= REACH; row += 1) {
      const block = blockAt({ column, row });
      const isSquare = (column === 1 && row === 0) || random() < 0.08;
      add("block", corners(grown(block, 3.5)));
      if (isSquare && !(column === 0 && row === 0)) addSquare({ block, add, random });
      else addHouses({ block, add, random });
    }
  }
  addMarkings(add);
  return { type: "FeatureCollection", features };
}

type Add = (kind: DistrictKind, outline: readonly Point[], look?: { height?: number; base?: number; shade?: number }) => void;

/** Column 0, row 0 is the branch's own block. */
function blockAt({ column, row }: { column: number; row: number }): Box {
  const east = FIRST_STREET.x + column * ACROSS - STREET;
  const north = FIRST_STREET.y + row * ALONG - STREET;
  return { west: east - ACROSS + 2 * STREET, east, south: north - ALONG + 2 * STREET, north };
}

/** Houses along the edge of a block, a yard in its middle. */
function addHouses({ block, add, random }: { block: Box; add: Add; random: () => number }): void {
  const depth = 12 + random() * 2;
  add("yard", corners(grown(block, -depth)));
  const { west, east, south, north } = block;
  for (const [from, to] of parcels({ from: south, to: north, random })) {
    const isBranch = east > -2 && east < 2 && from <= 0 && to > 0;
    house({ box: { west: east - depth, east, south: from, north: to }, isBranch, add, random });
    house({ box: { west, east: west + depth, south: from, north: to }, isBranch: false, add, random });
  }
  for (const [from, to] of parcels({ from: west + depth, to: east - depth, random })) {
    house({ box: { west: from, east: to, south: north - depth, north }, isBranch: false, add, random });
    house({ box: { west: from, east: to, south, north: south + depth }, isBranch: false, add, random });
  }
}

function house({ box, isBranch, add, random }: { box: Box; isBranch: boolean; add: Add; random: () => number }): void {
  const height = isBranch ? 11 : 7 + random() * 9;
  const shade = random();
  add(isBranch ? "branch" : "house", corners(box), { height, shade });
  // A set-back upper floor now and then, so that roofs differ.
  if (!isBranch && shade > 0.55) add("house", corners(grown(box, -2.2)), { height: height + 2.6, base: height, shade: shade - 0.3 });
}

/** A stretch of street in house widths. */
function parcels({ from, to, random }: { from: number; to: number; random: () => number }): [number, number][] {
  const count = Math.max(1, Math.round((to - from) / (13 + random() * 4)));
  const cuts = Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1 + (random() - 0.5) * 0.35)) / count);
  const edges = [from, ...cuts, to];
  return edges.slice(1).map((edge, index): [number, number] => [edges[index] ?? from, edge]);
}

function addSquare({ block, add, random }: { block: Box; add: Add; random: () => number }): void {
  add("square", corners(block));
  for (let x = block.west + 7; x < block.east - 4; x += 11) {
    for (let y = block.south + 7; y < block.north - 4; y += 11) {
      const isOpen = Math.abs(x - (block.west + block.east) / 2) < 9 && Math.abs(y - (block.south + block.north) / 2) < 9;
      if (isOpen || random() < 0.25) continue;
      const at: Point = [x + (random() - 0.5) * 3, y + (random() - 0.5) * 3];
      const size = 1.9 + random() * 1.1;
      add("trunk", round({ at, radius: 0.25 }), { height: 2.2 });
      add("crown", round({ at, radius: size }), { height: 3.8 + size, base: 2, shade: random() });
    }
  }
}

/** The broken line in the middle of each street. */
function addMarkings(add: Add): void {
  const size = (REACH + 1) * ACROSS;
  for (let index = -REACH; index <= REACH; index += 1) {
    const x = FIRST_STREET.x + index * ACROSS;
    const y = FIRST_STREET.y + index * ALONG;
    for (let at = -size; at < size; at += 9) {
      add("line", corners({ west: x - 0.12, east: x + 0.12, south: at, north: at + 3.5 }));
      add("line", corners({ west: at, east: at + 3.5, south: y - 0.12, north: y + 0.12 }));
    }
  }
}

const corners = ({ west, east, south, north }: Box): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

const grown = ({ west, east, south, north }: Box, by: number): Box => ({ west: west - by, east: east + by, south: south - by, north: north + by });

function round({ at: [x, y], radius }: { at: Point; radius: number }): Point[] {
  return Array.from({ length: 10 }, (_, index): Point => [x + radius * Math.cos((index * Math.PI) / 5), y + radius * Math.sin((index * Math.PI) / 5)]);
}

/** Metres from the branch to degrees; a few hundred of them, so the earth may be flat. */
function placer({ longitude, latitude, turn }: { longitude: number; latitude: number; turn: number }): (point: Point) => [number, number] {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const perDegree = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return ([x, y]) => [longitude + (x * cos - y * sin) / perDegree, latitude + (x * sin + y * cos) / METERS_PER_DEGREE];
}

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
