import { canvas, shadow, tableTop } from "./canvas.mjs";
import { at, blob, circle, ellipse, n, path, polar, rect, smooth, spread } from "./shape.mjs";
import { herbs, place, raised } from "./toppings.mjs";

const PLATE = [
  [0, "#ffffff"],
  [0.6, "#fbf8f2"],
  [0.7, "#ece4d6"],
  [0.73, "#ffffff"],
  [0.94, "#f6f1e7"],
  [1, "#d9cdb9"],
];

/** Folded linen in a corner of the table. */
export function napkin(c, color = ["#c8473a", "#a83228"], x = 1010, y = 1000) {
  c.add(
    at(
      x,
      y,
      [
        rect(-216, -206, 460, 460, { rx: 12, fill: "#4a2a12", opacity: 0.18, transform: "translate(10 16)" }),
        rect(-216, -206, 460, 460, {
          rx: 12,
          fill: c.linear(
            [
              [0, color[0]],
              [1, color[1]],
            ],
            { x2: 1, y2: 1 },
          ),
        }),
        path("M-180 -206V254M-166 -206V254M-216 -170H244M-216 -156H244", {
          stroke: "#fff",
          strokeWidth: 6,
          opacity: 0.5,
        }),
      ],
      { turn: -24 },
    ),
  );
}

export function fork(c, x, y, turn = 0) {
  const metal = c.linear(
    [
      [0, "#f4f4f2"],
      [0.5, "#c9cbcb"],
      [1, "#8f9495"],
    ],
    { x2: 1, y2: 0 },
  );
  const d =
    "M-34-330C-36-280-34-230-14-206L-12 300C-12 330 12 330 12 300L14-206" +
    "C34-230 36-280 34-330L24-330L21-240L14-240L10-330L-10-330L-14-240L-21-240L-24-330Z";
  c.add(
    at(x, y, [path(d, { fill: "#4a2a12", opacity: 0.22, transform: "translate(8 12)" }), path(d, { fill: metal })], {
      turn,
    }),
  );
}

/** A round plate from above, with a rim; the well has `r` × 0.7. */
export function plate(c, { cx = 600, cy = 600, r = 510, rim = "#b3261e" } = {}) {
  shadow(c, cx + 14, cy + 34, r * 1.1, r * 1.09, 0.5);
  c.add(
    circle(cx, cy, r, { fill: c.radial(PLATE) }),
    circle(cx, cy, r - 20, { fill: "none", stroke: rim, strokeWidth: 7, opacity: 0.75 }),
    path(smooth(Array.from({ length: 9 }, (_, i) => polar(198 + i * 10, r * 0.86, cx, cy))), {
      fill: "none",
      stroke: "#fff",
      strokeWidth: 20,
      opacity: 0.9,
      strokeLinecap: "round",
    }),
  );
}

/** A deep glazed bowl from above. */
export function bowl(c, { cx = 600, cy = 600, r = 470, color = ["#3f6f78", "#2b525b", "#5f97a0"] } = {}) {
  shadow(c, cx + 16, cy + 38, r * 1.12, r * 1.1, 0.55);
  c.add(
    circle(cx, cy, r, {
      fill: c.linear(
        [
          [0, color[2]],
          [0.5, color[0]],
          [1, color[1]],
        ],
        { x2: 0.7, y2: 1 },
      ),
    }),
    circle(cx, cy, r - 30, {
      fill: c.linear(
        [
          [0, color[1]],
          [1, color[2]],
        ],
        { x2: 0.7, y2: 1 },
      ),
    }),
    circle(cx, cy, r - 15, { fill: "none", stroke: "#fff", strokeWidth: 5, opacity: 0.3 }),
  );
}

export const STYLES = {
  spaghetti: { count: 70, width: 17, curl: [90, 250] },
  tagliatelle: { count: 40, width: 30, curl: [90, 230] },
  linguine: { count: 62, width: 18, curl: [90, 250] },
};

/** A nest of noodles: arcs over arcs, each with its own shade and a light edge. */
export function noodles(
  c,
  { cx = 600, cy = 600, r = 375, style = "spaghetti", tint = ["#f5d98c", "#eec76a", "#e4b34f"] } = {},
) {
  const { random } = c;
  const { count, width, curl } = STYLES[style];
  c.add(
    path(blob(random, cx + 6, cy + 16, r * 0.93, { wobble: 0.04, points: 14 }), { fill: "#6a3d10", opacity: 0.22 }),
    path(blob(random, cx, cy, r * 0.88, { wobble: 0.04, points: 14 }), { fill: "#c88d33" }),
  );
  for (let index = 0; index < count; index++) {
    const radius = random.between(0.25, 0.8) * r;
    const away = Math.sqrt(random.next()) * (r - radius) * 0.95;
    const [ox, oy] = polar(random.between(0, 360), away, cx, cy);
    const start = random.between(0, 360);
    const length = random.between(...curl);
    const points = [0, 0.33, 0.66, 1].map((share) =>
      polar(start + share * length, radius * random.between(0.92, 1.06), ox, oy),
    );
    const d = smooth(points);
    const k = r / 330;
    c.add(
      path(d, { fill: "none", stroke: "#a8701f", strokeWidth: (width + 6) * k, strokeLinecap: "round", opacity: 0.75 }),
      path(d, { fill: "none", stroke: random.pick(tint), strokeWidth: width * k, strokeLinecap: "round" }),
    );
    if (index % 2)
      c.add(
        path(d, {
          fill: "none",
          stroke: "#fff4cc",
          strokeWidth: width * 0.22 * k,
          strokeLinecap: "round",
          opacity: 0.65,
          transform: "translate(-2-3)",
        }),
      );
  }
}

/** Sauce poured over, with lumps in it. */
export function sauce(
  c,
  { cx = 600, cy = 590, r = 190, colors = ["#e4553a", "#c9341f", "#9c1f10"], lumps = 16, wobble = 0.17 } = {},
) {
  const d = blob(c.random, cx, cy, r, { ry: r * 0.92, wobble, points: 13 });
  c.add(
    path(d, { fill: "#5a1206", opacity: 0.3, transform: "translate(4 10)" }),
    path(d, {
      fill: c.radial(
        [
          [0, colors[0]],
          [0.7, colors[1]],
          [1, colors[2]],
        ],
        { cx: 0.42, cy: 0.38, r: 0.62 },
      ),
    }),
  );
  c.add(
    spread(c.random, lumps, r * 0.78, { cx, cy }).map(([x, y]) =>
      path(blob(c.random, x, y, c.random.between(12, 26), { wobble: 0.25, points: 7 }), {
        fill: c.random.pick(colors),
        opacity: 0.75,
      }),
    ),
  );
  c.add(
    path(
      spread(c.random, 10, r * 0.75, { cx, cy })
        .map(([x, y]) => `M${n(x)} ${n(y)}q10-9 24-3`)
        .join(""),
      { stroke: "#fff", strokeWidth: 6, strokeLinecap: "round", fill: "none", opacity: 0.5 },
    ),
  );
}

/** Grated cheese, fallen like snow. */
export function grated(c, { cx = 600, cy = 570, r = 150, count = 90, color = "#fff6d6" } = {}) {
  let d = "";
  for (let index = 0; index < count; index++) {
    const [x, y] = polar(c.random.between(0, 360), Math.sqrt(c.random.next()) * r, cx, cy);
    const [dx, dy] = polar(c.random.between(0, 360), c.random.between(8, 24));
    d += `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
  }
  c.add(
    path(d, { stroke: "#b98a3a", strokeWidth: 8, strokeLinecap: "round", opacity: 0.35, transform: "translate(2 4)" }),
    path(d, { stroke: color, strokeWidth: 7, strokeLinecap: "round" }),
  );
}

/** Leaves of several kinds heaped up; every leaf is one of a few symbols. */
export function leaves(
  c,
  { cx = 600, cy = 600, r = 400, count = 60, kinds = ["lettuce", "frisee", "radicchio"], scale = 1 } = {},
) {
  const ids = kinds.flatMap((kind) =>
    [0, 1].map((variant) => c.symbol(`${kind}${variant}`, () => LEAVES[kind](c, c.random))),
  );
  const spots = spread(c.random, count, r, { cx, cy, shake: 0.5 }).sort(
    (a, b) => (b[0] - cx) ** 2 + (b[1] - cy) ** 2 - (a[0] - cx) ** 2 - (a[1] - cy) ** 2,
  );
  c.add(
    spots.map(([x, y], index) => {
      const outward = (Math.atan2(y - cy, x - cx) * 180) / Math.PI + 90 + c.random.between(-50, 50);
      return (
        `<use href="#${ids[(index * 7) % ids.length]}" transform="translate(${n(x)} ${n(y)})` +
        ` rotate(${Math.round(outward)})` +
        ` scale(${Math.round(scale * c.random.between(85, 120)) / 100})"/>`
      );
    }),
  );
}

const ruffled = (random, length, width, waves) => {
  const side = (sign) =>
    Array.from({ length: waves }, (_, i) => {
      const share = (i + 0.5) / waves;
      return [
        sign *
          width *
          Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.1)) *
          (i % 2 ? 0.84 : 1.1) *
          random.between(0.92, 1.08),
        length * (0.5 - share),
      ];
    });
  return smooth([[0, length * 0.55], ...side(1), [0, -length * 0.56], ...side(-1).reverse()], { closed: true });
};

const LEAVES = {
  lettuce: (c, r) => {
    const d = ruffled(r, 190, 78, 7);
    return [
      raised(
        d,
        c.linear([
          [0, "#a6d45c"],
          [0.6, "#6faf35"],
          [1, "#4c8c25"],
        ]),
        { opacity: 0.25 },
      ),
      path("M0 96C4 40-2-20 0-74M0 30L38-6M0 30L-38-4M0-14L32-46M0-14L-32-46", {
        stroke: "#dff0b0",
        strokeWidth: 5,
        fill: "none",
        opacity: 0.75,
        strokeLinecap: "round",
      }),
    ];
  },
  frisee: (c, r) => {
    const d = ruffled(r, 180, 60, 11);
    return [
      raised(
        d,
        c.linear([
          [0, "#c6e276"],
          [0.6, "#8cc447"],
          [1, "#e3efb4"],
        ]),
        { opacity: 0.25 },
      ),
      path("M0 90C4 40-2-20 0-70", {
        stroke: "#f4f9d8",
        strokeWidth: 9,
        fill: "none",
        opacity: 0.85,
        strokeLinecap: "round",
      }),
    ];
  },
  radicchio: (c, r) => {
    const d = ruffled(r, 150, 62, 6);
    return [
      raised(
        d,
        c.linear([
          [0, "#8c2348"],
          [0.6, "#a8355c"],
          [1, "#d9a0b4"],
        ]),
        { opacity: 0.25 },
      ),
      path("M0 76C3 30-2-10 0-56M0 22L28-10M0 22L-28-8M0-16L22-40M0-16L-22-40", {
        stroke: "#fbe7ec",
        strokeWidth: 7,
        fill: "none",
        opacity: 0.85,
        strokeLinecap: "round",
      }),
    ];
  },
  romaine: (c, r) => {
    const d = ruffled(r, 220, 66, 7);
    return [
      raised(
        d,
        c.linear([
          [0, "#5fa336"],
          [0.55, "#86c04c"],
          [1, "#dcebab"],
        ]),
        { opacity: 0.25 },
      ),
      path("M0 110C5 50-3-20 0-86M0 40L34 4M0 40L-34 6M0-8L30-40M0-8L-30-38", {
        stroke: "#f1f7d6",
        strokeWidth: 7,
        fill: "none",
        opacity: 0.5,
        strokeLinecap: "round",
      }),
    ];
  },
  lambs: (c) => [
    raised(
      "M0 60C-14 30-44 10-40-26C-36-54-10-64 0-64C12-64 38-54 40-26C44 10 14 30 0 60Z",
      c.linear([
        [0, "#6fb23e"],
        [1, "#3c7d24"],
      ]),
      { opacity: 0.25 },
    ),
    path("M0 54C2 20 0-20 0-44", {
      stroke: "#c6e594",
      strokeWidth: 5,
      fill: "none",
      opacity: 0.8,
      strokeLinecap: "round",
    }),
  ],
};

/** A wooden board with straight sides. */
export function plank(c, { x = 90, y = 200, width = 1020, height = 800 } = {}) {
  c.add(
    rect(x + 12, y + 30, width, height, { rx: 60, fill: "#4a2a12", opacity: 0.28 }),
    rect(x, y, width, height, {
      rx: 56,
      fill: c.linear(
        [
          [0, "#e0b67c"],
          [0.5, "#d3a263"],
          [1, "#bd8a4c"],
        ],
        { x2: 0.3, y2: 1 },
      ),
    }),
  );
  const clip = c.clip(rect(x, y, width, height, { rx: 56 }));
  const grain = Array.from({ length: 12 }, (_, i) =>
    smooth(
      [0, 0.25, 0.5, 0.75, 1].map((s) => [x + s * width, y + (i + 0.5) * (height / 12) + c.random.between(-10, 10)]),
    ),
  ).join("");
  c.add(
    path(grain, { fill: "none", stroke: "#94622d", strokeWidth: 4, opacity: 0.3, clipPath: clip }),
    rect(x + 6, y + 6, width - 12, height - 12, {
      rx: 52,
      fill: "none",
      stroke: "#fff",
      strokeWidth: 4,
      opacity: 0.25,
    }),
  );
}

export {
  at,
  blob,
  canvas,
  circle,
  ellipse,
  herbs,
  n,
  path,
  place,
  polar,
  raised,
  rect,
  shadow,
  smooth,
  spread,
  tableTop,
};
