import { ellipse, n, rect } from "./shape.mjs";
import { randomFrom } from "./random.mjs";

const stops = (list) =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/**
 * One picture: collects its definitions, hands out seeded random numbers, and closes to an SVG document.
 * The viewBox is 1200 × 1200 (square), 1200 × 900 (wide) or as told.
 */
export function canvas(name, { width = 1200, height = 1200 } = {}) {
  const defs = [];
  const body = [];
  const known = new Map();
  let count = 0;
  // The size at which records refer to it, so that the renderer need not enlarge pixels.
  const rendered = height === 900 ? 1600 : 1280;
  const define = (key, markup) => {
    let id = known.get(key);
    if (!id) {
      id = `i${(count++).toString(36)}`;
      known.set(key, id);
      defs.push(markup(id));
    }
    return id;
  };
  return {
    name,
    width,
    height,
    random: randomFrom(name),
    add: (...parts) => body.push(...parts.flat(Infinity)),
    /** Top to bottom, or along `angle`. */
    linear: (list, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}) => {
      const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      const markup = (id) => `<linearGradient id="${id}" ${ends}>${stops(list)}</linearGradient>`;
      return `url(#${define(JSON.stringify(["l", list, x1, y1, x2, y2]), markup)})`;
    },
    radial: (list, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) => {
      const circle = `cx="${cx}" cy="${cy}" r="${r}"`;
      const markup = (id) => `<radialGradient id="${id}" ${circle}>${stops(list)}</radialGradient>`;
      return `url(#${define(JSON.stringify(["r", list, cx, cy, r]), markup)})`;
    },
    clip: (markup) => `url(#${define(`c${markup}`, (id) => `<clipPath id="${id}">${markup}</clipPath>`)})`,
    /** Markup to be placed with `use`. */
    symbol: (key, markup) => define(`s${key}`, (id) => `<g id="${id}">${[markup()].flat(Infinity).join("")}</g>`),
    close: () => {
      const box = `viewBox="0 0 ${n(width)} ${n(height)}"`;
      const size = `width="${rendered}" height="${n((rendered * height) / width)}"`;
      const content = `<defs>${defs.join("")}</defs>${body.join("")}`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${size}>${content}</svg>\n`;
    },
  };
}

/** Warm light ground for a view from above, with light from the upper left. */
export function tableTop(c, [light, dark] = ["#fdf6ea", "#f0dcc0"]) {
  c.add(
    rect(0, 0, c.width, c.height, {
      fill: c.radial(
        [
          [0, light],
          [1, dark],
        ],
        { cx: 0.38, cy: 0.3, r: 0.95 },
      ),
    }),
  );
}

/** Wall and counter for a view from the side; `horizon` is where they meet. */
export function counter(c, { wall = ["#fdf5e8", "#f5e3ca"], top = ["#e8cda6", "#d8b586"], horizon = 860 } = {}) {
  c.add(
    rect(0, 0, c.width, horizon + 2, {
      fill: c.radial(
        [
          [0, wall[0]],
          [1, wall[1]],
        ],
        { cx: 0.4, cy: 0.35, r: 0.95 },
      ),
    }),
    rect(0, horizon, c.width, c.height - horizon, {
      fill: c.linear([
        [0, top[0]],
        [1, top[1]],
      ]),
    }),
    rect(0, horizon, c.width, 5, { fill: "#fff", opacity: 0.35 }),
  );
}

/** A soft shadow without a filter, which would be slow to render. */
export function shadow(c, cx, cy, rx, ry, strength = 0.4) {
  c.add(ellipse(cx, cy, rx, ry, { fill: softShadow(c, strength) }));
}

export function softShadow(c, strength = 0.4) {
  return c.radial([
    [0, "#4a2a12", strength],
    [0.55, "#4a2a12", strength * 0.75],
    [0.82, "#4a2a12", strength * 0.22],
    [1, "#4a2a12", 0],
  ]);
}
