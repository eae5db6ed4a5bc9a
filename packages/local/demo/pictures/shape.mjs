/** Small SVG vocabulary. All functions return markup or path data as strings; angles are degrees. */

/** Whole units for what is large, tenths for what is small: nobody sees the difference, the file is half the size. */
export const n = (value) => String(Math.abs(value) >= 40 ? Math.round(value) : Math.round(value * 10) / 10);
const attributes = (options) =>
  Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${kebab(key)}="${typeof value === "number" ? n1000(value) : value}"`)
    .join("");
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const n1000 = (value) => String(Math.round(value * 1000) / 1000);

export const path = (d, options = {}) => `<path d="${d}"${attributes(options)}/>`;
export const circle = (cx, cy, r, options = {}) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(options)}/>`;
export const ellipse = (cx, cy, rx, ry, options = {}) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(options)}/>`;
export const rect = (x, y, width, height, options = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(options)}/>`;
export const line = (x1, y1, x2, y2, options = {}) =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" fill="none"${attributes(options)}/>`;
export const group = (content, options = {}) => `<g${attributes(options)}>${[content].flat(Infinity).join("")}</g>`;
const transform = ({ x, y, turn, scale, scaleY = scale }) => {
  const turned = turn ? ` rotate(${Math.round(turn)})` : "";
  const factors = scaleY === scale ? n1000(scale) : `${n1000(scale)} ${n1000(scaleY)}`;
  const scaled = scale !== 1 || scaleY !== 1 ? ` scale(${factors})` : "";
  return `translate(${n(x)} ${n(y)})${turned}${scaled}`;
};
export const at = (x, y, content, { turn = 0, scale = 1, scaleY = scale, ...options } = {}) =>
  group(content, { transform: transform({ x, y, turn, scale, scaleY }), ...options });

/** A symbol drawn once and placed often. */
export const use = (id, x, y, { turn = 0, scale = 1, ...options } = {}) =>
  `<use href="#${id}" transform="${transform({ x, y, turn, scale })}"${attributes(options)}/>`;

export const polar = (angle, radius, cx = 0, cy = 0) => [
  cx + radius * Math.cos((angle * Math.PI) / 180),
  cy + radius * Math.sin((angle * Math.PI) / 180),
];

/**
 * A smooth line through the points (Catmull-Rom as cubic curves). Tangents are the same on both sides of a point,
 * so each curve after the first needs its second handle only; all relative, for the size.
 */
export function smooth(points, { closed = false } = {}) {
  const count = points.length;
  const round = (value) => Math.round(value * 10) / 10;
  const point = (index) => (closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]);
  const handle = (index, side) =>
    [0, 1].map((axis) => point(index)[axis] + (side * (point(index + 1)[axis] - point(index - 1)[axis])) / 6);
  let [x, y] = point(0).map(round);
  let d = `M${x} ${y}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const end = point(index + 1).map(round);
    const [c1, c2] = [handle(index, 1), handle(index + 1, -1)];
    const relative = ([hx, hy]) => `${n(hx - x)} ${n(hy - y)}`;
    d +=
      index === 0
        ? `c${relative(c1)} ${relative(c2)} ${n(end[0] - x)} ${n(end[1] - y)}`
        : `s${relative(c2)} ${n(end[0] - x)} ${n(end[1] - y)}`;
    // What was written is rounded: go on from where the pen really is.
    x = round(x + Number(n(end[0] - x)));
    y = round(y + Number(n(end[1] - y)));
  }
  return (closed ? `${d}Z` : d).replaceAll(" -", "-").replaceAll(/([ csM-])0\./g, "$1.");
}

/** An uneven round: `wobble` is the share of the radius by which it varies. */
export function blob(random, cx, cy, rx, { ry = rx, wobble = 0.12, points = 10 } = {}) {
  const start = random.between(0, 360);
  return smooth(
    Array.from({ length: points }, (_, index) => {
      const k = 1 + random.between(-wobble, wobble);
      const [x, y] = polar(start + (index * 360) / points, 1);
      return [cx + x * rx * k, cy + y * ry * k];
    }),
    { closed: true },
  );
}

/** Places spread over a disc without heaps: the sunflower's spiral, shaken a little. */
export function spread(random, count, radius, { from = 0, shake = 0.5, cx = 0, cy = 0 } = {}) {
  const turn = random.between(0, 360);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const r = Math.sqrt(from * from + share * (radius * radius - from * from));
    const gap = (radius / Math.sqrt(count)) * shake;
    const [x, y] = polar(turn + index * 137.508, r, cx, cy);
    return [x + random.between(-gap, gap), y + random.between(-gap, gap)];
  });
}
