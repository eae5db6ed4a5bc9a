import { canvas, counter, shadow } from "./canvas.mjs";
import { at, blob, circle, ellipse, group, line, n, path, polar, rect, smooth } from "./shape.mjs";

const BASE = 985;

/**
 * A straight or tapering tumbler: outline from the rim down; `fill` in [top, bottom] colours, `level` from the bottom.
 */
function tumbler(
  c,
  { x = 600, top = 300, bottom = BASE, rTop = 175, rBottom = 140, level = 0.86, colors, foam, ice = 0, bubbles = 0 },
) {
  const { random } = c;
  const height = bottom - top;
  const at = (y) => rBottom + ((rTop - rBottom) * (bottom - y)) / height;
  const surface = bottom - 26 - (height - 26) * level + 10;
  const inner = (y) => at(y) - 13;
  const floor = bottom - 40;
  shadow(c, x + 60, bottom + 6, rBottom * 1.75, 46, 0.42);
  const body = (y0, y1, r) =>
    `M${n(x - r(y0))} ${n(y0)}L${n(x - r(y1))} ${n(y1)}` +
    `Q${n(x)} ${n(y1 + 44)} ${n(x + r(y1))} ${n(y1)}L${n(x + r(y0))} ${n(y0)}`;
  c.add(
    path(`${body(top, bottom, at)}Q${x} ${top + 40} ${n(x - at(top))} ${top}Z`, { fill: "#dcebee", opacity: 0.55 }),
  );
  c.add(path(`${body(surface, floor, inner)}Z`, { fill: c.linear(colors) }));
  for (let i = 0; i < ice; i++) {
    const cx = x + random.between(-0.5, 0.5) * inner(surface);
    const cy = surface + 40 + i * 74 + random.between(-10, 20);
    c.add(
      group(
        [
          rect(-46, -46, 92, 92, { rx: 18, fill: "#fff", opacity: 0.34 }),
          rect(-46, -46, 92, 92, { rx: 18, fill: "none", stroke: "#fff", strokeWidth: 5, opacity: 0.6 }),
          path("M-28-26Q-6-36 18-30", {
            stroke: "#fff",
            strokeWidth: 8,
            fill: "none",
            opacity: 0.9,
            strokeLinecap: "round",
          }),
        ],
        { transform: `translate(${n(cx)} ${n(cy)}) rotate(${Math.round(random.between(-35, 35))})` },
      ),
    );
  }
  for (let i = 0; i < bubbles; i++) {
    const cy = random.between(surface + 20, floor - 10);
    c.add(
      circle(x + random.between(-0.85, 0.85) * inner(cy), cy, random.between(3, 8), {
        fill: "#fff",
        opacity: random.between(0.4, 0.8),
      }),
    );
  }
  c.add(
    ellipse(x, surface, inner(surface), 26, { fill: foam ?? colors[0][1] }),
    ellipse(x, surface, inner(surface), 26, { fill: "#fff", opacity: foam ? 0 : 0.3 }),
  );
  return {
    surface,
    inner,
    finish: () => {
      c.add(
        path(`M${n(x - at(top) + 34)} ${top + 60}L${n(x - at(bottom) + 34)} ${bottom - 90}`, {
          stroke: "#fff",
          strokeWidth: 22,
          strokeLinecap: "round",
          opacity: 0.55,
        }),
        path(`M${n(x + at(top) - 28)} ${top + 90}L${n(x + at(bottom) - 26)} ${bottom - 120}`, {
          stroke: "#fff",
          strokeWidth: 9,
          strokeLinecap: "round",
          opacity: 0.5,
        }),
        path(`${body(top, bottom, at)}`, { fill: "none", stroke: "#a9c3c9", strokeWidth: 5, opacity: 0.8 }),
        ellipse(x, top, at(top), 36, { fill: "#fff", opacity: 0.12, stroke: "#c3d7db", strokeWidth: 6 }),
        path(`M${n(x - at(top))} ${top}A${n(at(top))} 36 0 0 0 ${n(x + at(top))} ${top}`, {
          fill: "none",
          stroke: "#fff",
          strokeWidth: 5,
          opacity: 0.85,
        }),
      );
    },
  };
}

const LEMON = ["#fbe36a", "#f3c92e", "#fff7cf"];
const ORANGE = ["#f9a03c", "#ee7f17", "#ffe2b4"];

/** A slice of citrus, seen flat. */
function citrus(x, y, r, [flesh, peel, pith], turn = 0) {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [polar(i * 45 + 4, r * 0.72), polar(i * 45 + 41, r * 0.72)];
    return `M0 0L${n(a[0])} ${n(a[1])}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(b[0])} ${n(b[1])}Z`;
  }).join("");
  return at(
    x,
    y,
    [
      circle(4, 7, r, { fill: "#4a2a12", opacity: 0.2 }),
      circle(0, 0, r, { fill: peel }),
      circle(0, 0, r * 0.88, { fill: pith }),
      path(rays, { fill: flesh, stroke: pith, strokeWidth: 4, strokeLinejoin: "round" }),
      path(`M${n(-r * 0.5)} ${n(-r * 0.4)}Q${n(-r * 0.2)} ${n(-r * 0.66)} ${n(r * 0.14)} ${n(-r * 0.6)}`, {
        stroke: "#fff",
        strokeWidth: 6,
        opacity: 0.6,
        fill: "none",
        strokeLinecap: "round",
      }),
    ],
    { turn },
  );
}

const mint = (c, x, y, scale = 1, turn = 0) => {
  const leaf = path("M0 0C-46-18-50-76 0-112C50-76 46-18 0 0Z", {
    fill: c.linear([
      [0, "#8ccf5c"],
      [1, "#3f8f36"],
    ]),
  });
  const vein = path("M0-8V-92M0-34L-22-52M0-34L22-52M0-60L-16-76M0-60L16-76", {
    stroke: "#d3efb0",
    strokeWidth: 4,
    opacity: 0.8,
    fill: "none",
  });
  return at(
    x,
    y,
    [-58, 52, -4].map((a) => group([leaf, vein], { transform: `rotate(${a})` })),
    { scale, turn },
  );
};

const straw = (x, top, bottom, color) => [
  line(x + 100, top, x, bottom, { stroke: "#4a2a12", strokeWidth: 26, opacity: 0.12 }),
  line(x + 96, top, x - 4, bottom, { stroke: "#fff8ea", strokeWidth: 24, strokeLinecap: "round" }),
  line(x + 96, top, x - 4, bottom, { stroke: color, strokeWidth: 24, strokeDasharray: "26 26" }),
];

/** A bottle from the side; the body's width, shoulders and neck decide its kind. */
function bottle(
  c,
  {
    x = 600,
    top = 150,
    bottom = BASE,
    width = 130,
    neck = 42,
    shoulder = 0.36,
    glass,
    liquid,
    level = 0.2,
    label,
    cap = "#b9bcc0",
    art,
    capHeight = 44,
  },
) {
  const h = bottom - top;
  const s = top + h * shoulder;
  const outline =
    `M${x - neck} ${top}L${x - neck} ${n(top + h * 0.17)}` +
    `C${x - neck} ${n(s - 40)} ${x - width} ${n(s - 40)} ${x - width} ${n(s + 60)}` +
    `L${x - width} ${bottom - 40}Q${x - width} ${bottom} ${x - width + 40} ${bottom}` +
    `L${x + width - 40} ${bottom}Q${x + width} ${bottom} ${x + width} ${bottom - 40}` +
    `L${x + width} ${n(s + 60)}` +
    `C${x + width} ${n(s - 40)} ${x + neck} ${n(s - 40)} ${x + neck} ${n(top + h * 0.17)}` +
    `L${x + neck} ${top}Z`;
  shadow(c, x + 60, bottom + 4, width * 1.8, 44, 0.45);
  const clip = c.clip(path(outline));
  c.add(
    path(outline, { fill: c.linear(glass, { x2: 1, y2: 0 }) }),
    rect(x - width, top + h * level, width * 2, h, { fill: c.linear(liquid, { x2: 1, y2: 0 }), clipPath: clip }),
    label
      ? group(
          [
            rect(x - width, s + 110, width * 2, h * 0.3, {
              fill: c.linear(
                [
                  [0, label[1]],
                  [0.25, label[0]],
                  [0.8, label[0]],
                  [1, label[1]],
                ],
                { x2: 1, y2: 0 },
              ),
            }),
            rect(x - width, s + 124, width * 2, 7, { fill: label[2] }),
            rect(x - width, s + 96 + h * 0.3, width * 2, 7, { fill: label[2] }),
            art ? at(x, s + 110 + h * 0.15, art) : "",
          ],
          { clipPath: clip },
        )
      : "",
    path(`M${x - width + 30} ${n(s + 70)}L${x - width + 30} ${bottom - 70}`, {
      stroke: "#fff",
      strokeWidth: 20,
      strokeLinecap: "round",
      opacity: 0.4,
    }),
    path(`M${x - neck + 16} ${top + 50}L${x - neck + 16} ${n(top + h * 0.16)}`, {
      stroke: "#fff",
      strokeWidth: 11,
      strokeLinecap: "round",
      opacity: 0.45,
    }),
    path(`M${x + width - 20} ${n(s + 90)}L${x + width - 20} ${bottom - 90}`, {
      stroke: "#fff",
      strokeWidth: 8,
      strokeLinecap: "round",
      opacity: 0.25,
    }),
    rect(x - neck - 7, top - 14, neck * 2 + 14, capHeight, {
      rx: 9,
      fill: c.linear(
        [
          [0, "#fff", 0.5],
          [0.3, "#fff", 0],
          [1, "#000", 0.25],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
  );
  c.add(
    rect(x - neck - 7, top - 14, neck * 2 + 14, capHeight, { rx: 9, fill: cap }),
    rect(x - neck - 7, top - 14, neck * 2 + 14, capHeight, {
      rx: 9,
      fill: c.linear(
        [
          [0, "#fff", 0.5],
          [0.3, "#fff", 0],
          [1, "#000", 0.3],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
  );
}

function wineGlass(c, { x = 850, top = 420, wine, r = 130, garnish }) {
  shadow(c, x + 30, BASE + 6, 150, 34, 0.4);
  const bowl =
    `M${x - r} ${top}` +
    `C${x - r - 26} ${top + 210} ${x - 60} ${top + 300} ${x - 10} ${top + 310}` +
    `L${x + 10} ${top + 310}` +
    `C${x + 60} ${top + 300} ${x + r + 26} ${top + 210} ${x + r} ${top}`;
  const clip = c.clip(path(`${bowl}Z`));
  c.add(
    ellipse(x, BASE - 6, 118, 24, { fill: "#e6f0f2", opacity: 0.9, stroke: "#b6ccd2", strokeWidth: 4 }),
    path(`M${x - 9} ${top + 306}L${x - 9} ${BASE - 24}Q${x} ${BASE - 8} ${x + 9} ${BASE - 24}L${x + 9} ${top + 306}Z`, {
      fill: "#d5e5e9",
    }),
    path(`${bowl}Q${x} ${top + 30} ${x - r} ${top}Z`, { fill: "#eaf4f6", opacity: 0.6 }),
    group(
      [
        rect(x - r - 30, top + 120, r * 2 + 60, 240, { fill: c.linear(wine) }),
        ellipse(x, top + 120, r + 12, 24, { fill: wine[0][1] }),
        ellipse(x, top + 120, r + 12, 24, { fill: "#fff", opacity: 0.25 }),
      ],
      { clipPath: clip },
    ),
    garnish ?? "",
    path(bowl, { fill: "none", stroke: "#aac4cb", strokeWidth: 5 }),
    ellipse(x, top, r, 24, { fill: "none", stroke: "#c3d7db", strokeWidth: 5 }),
    path(`M${x - r + 18} ${top + 60}C${x - r + 6} ${top + 150} ${x - r + 40} ${top + 210} ${x - r + 62} ${top + 240}`, {
      stroke: "#fff",
      strokeWidth: 14,
      fill: "none",
      opacity: 0.65,
      strokeLinecap: "round",
    }),
  );
}

/** Cup and saucer seen from above, slightly tilted. */
function cup(c, { coffee, art, r = 230 }) {
  shadow(c, 620, 690, 470, 400, 0.5);
  c.add(
    ellipse(600, 650, 430, 380, {
      fill: c.radial([
        [0, "#fff"],
        [0.55, "#f2ebdf"],
        [0.6, "#ffffff"],
        [0.93, "#f8f3e9"],
        [1, "#d8ccb6"],
      ]),
    }),
    ellipse(600, 650, 405, 356, { fill: "none", stroke: "#b3261e", strokeWidth: 7, opacity: 0.7 }),
  );
  shadow(c, 620, 640, r * 1.3, r * 1.15, 0.4);
  c.add(
    path(`M${600 + r * 0.9} ${540}C${600 + r * 1.7} 500 ${600 + r * 1.72} 700 ${600 + r * 0.9} 660`, {
      fill: "none",
      stroke: "#d9cfbf",
      strokeWidth: 50,
      strokeLinecap: "round",
      transform: "translate(4 10)",
    }),
    path(`M${600 + r * 0.9} ${540}C${600 + r * 1.7} 500 ${600 + r * 1.72} 700 ${600 + r * 0.9} 660`, {
      fill: "none",
      stroke: "#fffdf8",
      strokeWidth: 42,
      strokeLinecap: "round",
    }),
    ellipse(600, 600, r, r * 0.94, {
      fill: c.linear([
        [0, "#fff"],
        [1, "#e4d9c7"],
      ]),
    }),
    ellipse(600, 600, r * 0.9, r * 0.84, {
      fill: c.linear([
        [0, "#cdbfa8"],
        [1, "#fff"],
      ]),
    }),
    ellipse(600, 606, r * 0.84, r * 0.77, { fill: c.radial(coffee, { cx: 0.44, cy: 0.4, r: 0.6 }) }),
    art,
  );
}

function side(name, draw, wall) {
  const c = canvas(name);
  counter(c, wall ? { wall } : {});
  // A blurred window in the back gives the glass something to shine against.
  c.add(
    ellipse(250, 260, 330, 300, {
      fill: c.radial([
        [0, "#fff", 0.75],
        [1, "#fff", 0],
      ]),
    }),
  );
  // Grown from the table up, so that the glass fills the picture.
  c.add('<g transform="translate(600 1000) scale(1.06) translate(-600-1000)">');
  draw(c);
  c.add("</g>");
  return c.close();
}

function above(name, draw) {
  const c = canvas(name);
  c.add(
    rect(0, 0, 1200, 1200, {
      fill: c.radial(
        [
          [0, "#fdf6ea"],
          [1, "#eed9bb"],
        ],
        { cx: 0.38, cy: 0.3, r: 0.95 },
      ),
    }),
  );
  draw(c);
  return c.close();
}

const drops = (c, x, width, y0, y1, count) =>
  c.add(
    Array.from({ length: count }, () =>
      ellipse(
        c.random.between(x - width, x + width),
        c.random.between(y0, y1),
        c.random.between(3, 7),
        c.random.between(4, 10),
        { fill: "#fff", opacity: c.random.between(0.35, 0.7) },
      ),
    ),
  );
const WATER = [
  [0, "#dff1f5"],
  [0.5, "#c8e4ec"],
  [1, "#a8cfdb"],
];
const BROWN = [
  [0, "#5a2c12"],
  [0.3, "#8a4a20"],
  [0.6, "#6b3616"],
  [1, "#3a1a0a"],
];
const leafArt = (color) =>
  path("M0 60C-60 20-50-50 0-80C50-50 60 20 0 60ZM0 60V-50M0 10L-30-14M0 10L30-14M0-20L-22-40M0-20L22-40", {
    fill: "none",
    stroke: color,
    strokeWidth: 9,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });

export const DRINKS = {
  "getraenk-mineral": () =>
    side("getraenk-mineral", (c) => {
      bottle(c, {
        width: 118,
        top: 200,
        glass: [
          [0, "#bfe0e6"],
          [0.4, "#eaf7f9"],
          [1, "#9fcbd5"],
        ],
        liquid: WATER,
        label: ["#fdfaf2", "#d9d2c2", "#4d9bb0"],
        cap: "#4d9bb0",
        art: path("M-60 20L-20-40L6-4L26-30L64 20Z", { fill: "#4d9bb0" }),
      });
      drops(c, 600, 100, 480, 960, 40);
    }),
  "getraenk-mineral-still": () =>
    side("getraenk-mineral-still", (c) => {
      bottle(c, {
        x: 500,
        width: 140,
        top: 140,
        glass: [
          [0, "#a9d3c4"],
          [0.4, "#dff3ec"],
          [1, "#86b9a8"],
        ],
        liquid: [
          [0, "#cfeae0"],
          [0.5, "#b4dccd"],
          [1, "#90c4b1"],
        ],
        label: ["#fdfaf2", "#d9d2c2", "#3f8f74"],
        cap: "#3f8f74",
        art: path("M0-70C40-10 50 20 34 44C18 66-18 66-34 44C-50 20-40-10 0-70Z", { fill: "#3f8f74" }),
      });
      const g = tumbler(c, { x: 850, top: 560, rTop: 120, rBottom: 96, level: 0.62, colors: WATER });
      g.finish();
    }),
  "getraenk-soda-zitrone": () =>
    side("getraenk-soda-zitrone", (c) => {
      const g = tumbler(c, {
        colors: [
          [0, "#f3f6d8"],
          [1, "#dfeccb"],
        ],
        ice: 4,
        bubbles: 60,
      });
      c.add(citrus(560, 560, 112, LEMON, 20));
      c.add(straw(560, 160, 840, "#b3261e"));
      g.finish();
      c.add(citrus(770, 320, 100, LEMON, -15));
    }),
  "getraenk-limonade": () =>
    side(
      "getraenk-limonade",
      (c) => {
        const g = tumbler(c, {
          colors: [
            [0, "#fff2b0"],
            [1, "#f4d25c"],
          ],
          ice: 5,
          bubbles: 26,
        });
        c.add(citrus(540, 640, 104, LEMON, 10), citrus(660, 820, 96, LEMON, 50));
        c.add(straw(570, 150, 860, "#3f8f74"));
        g.finish();
        c.add(mint(c, 520, 330, 1.25, -14), citrus(765, 330, 96, LEMON, -10));
      },
      ["#f8f8e4", "#e3ecc8"],
    ),
  "getraenk-apfel": () =>
    side("getraenk-apfel", (c) => {
      const g = tumbler(c, {
        colors: [
          [0, "#f6dc8a"],
          [1, "#e2a93a"],
        ],
        bubbles: 70,
        ice: 0,
      });
      g.finish();
      apple(c, 905, 900);
    }),
  "getraenk-kola": () =>
    side("getraenk-kola", (c) => {
      bottle(c, {
        width: 104,
        top: 230,
        shoulder: 0.42,
        glass: [
          [0, "#7a4a2e"],
          [0.35, "#c9a68a"],
          [1, "#4a2412"],
        ],
        liquid: [
          [0, "#3a160a"],
          [0.35, "#7a3a1c"],
          [1, "#220b04"],
        ],
        label: ["#f2e6cc", "#c9b48c", "#3f6f2a"],
        cap: "#3f6f2a",
        art: leafArt("#3f6f2a"),
      });
      drops(c, 600, 92, 560, 950, 34);
      const g = tumbler(c, {
        x: 850,
        top: 600,
        rTop: 118,
        rBottom: 96,
        level: 0.78,
        colors: [
          [0, "#7a3a1a"],
          [1, "#2e0f05"],
        ],
        ice: 2,
        bubbles: 26,
        foam: "#c99b70",
      });
      g.finish();
    }),
  "getraenk-eistee": () =>
    side(
      "getraenk-eistee",
      (c) => {
        const g = tumbler(c, {
          colors: [
            [0, "#f0b060"],
            [1, "#b9601c"],
          ],
          ice: 5,
        });
        c.add(straw(560, 160, 860, "#d9742a"));
        g.finish();
        c.add(peach(c, 770, 330), mint(c, 500, 330, 1.05, -20));
      },
      ["#fdf0e2", "#f6dcc0"],
    ),
  "getraenk-bier": () =>
    side("getraenk-bier", (c) => {
      beer(c);
    }),
  "getraenk-bier-frei": () =>
    side("getraenk-bier-frei", (c) => {
      bottle(c, {
        x: 600,
        width: 120,
        top: 130,
        glass: BROWN,
        liquid: [
          [0, "#6b3212"],
          [0.35, "#a85f26"],
          [1, "#3f1a08"],
        ],
        label: ["#f6efdc", "#cfc0a0", "#2f6f8f"],
        cap: "#2f6f8f",
        art: grain("#2f6f8f"),
      });
      drops(c, 600, 104, 470, 960, 46);
    }),
  "getraenk-veltliner": () =>
    side("getraenk-veltliner", (c) => {
      bottle(c, {
        x: 440,
        width: 122,
        top: 126,
        shoulder: 0.4,
        neck: 38,
        capHeight: 130,
        glass: [
          [0, "#5c7a3a"],
          [0.35, "#a3be72"],
          [1, "#3d5624"],
        ],
        liquid: [
          [0, "#7a9144"],
          [0.35, "#b8c877"],
          [1, "#55702a"],
        ],
        label: ["#fbf6e8", "#d8ccb0", "#8a7a2a"],
        cap: "#c9b24a",
        art: grapes("#9ab04a"),
      });
      wineGlass(c, {
        x: 800,
        wine: [
          [0, "#f7efb4"],
          [1, "#e3d273"],
        ],
      });
    }),
  "getraenk-zweigelt": () =>
    side("getraenk-zweigelt", (c) => {
      bottle(c, {
        x: 440,
        width: 122,
        top: 126,
        shoulder: 0.36,
        neck: 38,
        capHeight: 130,
        glass: [
          [0, "#2e2a24"],
          [0.35, "#5f5648"],
          [1, "#14110d"],
        ],
        liquid: [
          [0, "#2a0e14"],
          [0.35, "#5a2430"],
          [1, "#160508"],
        ],
        label: ["#fbf6e8", "#d8ccb0", "#8a1f33"],
        cap: "#8a1f33",
        art: grapes("#6d2340"),
      });
      wineGlass(c, {
        x: 800,
        wine: [
          [0, "#9a2338"],
          [1, "#5c0f20"],
        ],
      });
    }),
  "getraenk-spritz": () =>
    side(
      "getraenk-spritz",
      (c) => {
        c.add('<g transform="translate(-840-395) scale(1.8 1.4)">');
        wineGlass(c, {
          x: 800,
          top: 440,
          wine: [
            [0, "#ffb347"],
            [1, "#f0641e"],
          ],
          garnish: [citrus(770, 620, 62, ORANGE, 20), citrus(850, 640, 50, ORANGE, 60)],
        });
        c.add("</g>");
        c.add(straw(600, 110, 560, "#b3261e"), citrus(800, 245, 92, ORANGE, -12));
      },
      ["#fdf1e4", "#f8dcc2"],
    ),
  "getraenk-espresso": () =>
    above("getraenk-espresso", (c) => {
      cup(c, {
        r: 205,
        coffee: [
          [0, "#d9a35c"],
          [0.55, "#b8742e"],
          [0.85, "#8a4a18"],
          [1, "#4a210a"],
        ],
        art: [
          path(
            smooth([
              [470, 570],
              [540, 520],
              [620, 560],
              [700, 540],
            ]),
            { stroke: "#f0cf94", strokeWidth: 16, fill: "none", opacity: 0.7, strokeLinecap: "round" },
          ),
          path(
            smooth([
              [500, 660],
              [580, 690],
              [660, 650],
            ]),
            { stroke: "#6d3510", strokeWidth: 14, fill: "none", opacity: 0.5, strokeLinecap: "round" },
          ),
        ],
      });
      beans(c);
      spoon(c);
    }),
  "getraenk-melange": () =>
    above("getraenk-melange", (c) => {
      cup(c, {
        r: 250,
        coffee: [
          [0, "#e9c08a"],
          [0.7, "#c98f50"],
          [1, "#8a5222"],
        ],
        art: [
          path(
            "M600 740C500 660 450 590 480 530C505 480 570 490 600 540C630 490 695 480 720 530C750 590 700 660 600 740Z",
            { fill: "#fff6e4" },
          ),
          path(
            "M600 690C530 630 505 590 520 556C540 528 580 540 600 580C620 540 660 528 680 556C695 590 670 630 600 690Z",
            { fill: "none", stroke: "#c98f50", strokeWidth: 9 },
          ),
        ],
      });
      spoon(c);
    }),
};

function apple(c, x, y) {
  shadow(c, x + 20, y + 92, 150, 34, 0.4);
  c.add(
    at(x, y, [
      path("M0-74C44-104 122-84 116 0C110 84 44 104 0 88C-44 104-110 84-116 0C-122-84-44-104 0-74Z", {
        fill: c.radial(
          [
            [0, "#d9e86a"],
            [0.6, "#a9c93a"],
            [1, "#c9502a"],
          ],
          { cx: 0.35, cy: 0.3, r: 0.85 },
        ),
      }),
      path("M0-70C2-100 10-118 22-130", { stroke: "#6b4520", strokeWidth: 10, fill: "none", strokeLinecap: "round" }),
      path("M8-98C30-130 66-130 84-112C60-90 30-86 8-98Z", { fill: "#5f9a36" }),
      ellipse(-50, -34, 22, 34, { fill: "#fff", opacity: 0.45, transform: "rotate(24-50-34)" }),
    ]),
  );
}

const peach = (c, x, y) =>
  at(
    x,
    y,
    [
      path("M-92 10C-80-70 70-84 96-6C60 56-60 70-92 10Z", {
        fill: "#4a2a12",
        opacity: 0.18,
        transform: "translate(5 9)",
      }),
      path("M-92 10C-80-70 70-84 96-6C60 56-60 70-92 10Z", {
        fill: c.linear([
          [0, "#f2643c"],
          [0.2, "#fbb04c"],
          [1, "#fcd98a"],
        ]),
      }),
      path("M-40 22C-20-6 30-10 50 8", {
        stroke: "#d9502a",
        strokeWidth: 9,
        fill: "none",
        opacity: 0.7,
        strokeLinecap: "round",
      }),
    ],
    { turn: -14 },
  );

const grain = (color) =>
  group([
    path("M0 80V-60", { stroke: color, strokeWidth: 8, strokeLinecap: "round" }),
    ...[-50, -22, 6, 34].map((y) =>
      path(
        `M0 ${y}C-44 ${y - 6}-48 ${y - 40}-40 ${y - 54}C-16 ${y - 50} 0 ${y - 26} 0 ${y}` +
          `C0 ${y - 26} 16 ${y - 50} 40 ${y - 54}C48 ${y - 40} 44 ${y - 6} 0 ${y}Z`,
        { fill: color },
      ),
    ),
  ]);
const grapes = (color) =>
  group(
    [
      [-36, -30],
      [0, -34],
      [36, -30],
      [-20, 2],
      [18, 2],
      [0, 34],
    ].map(([x, y]) => circle(x, y, 22, { fill: color })),
  );

function beer(c) {
  const g = tumbler(c, {
    x: 580,
    top: 270,
    rTop: 190,
    rBottom: 150,
    level: 0.84,
    colors: [
      [0, "#fbc94a"],
      [0.6, "#efa722"],
      [1, "#c97a10"],
    ],
    bubbles: 90,
    foam: "#fff6e0",
  });
  c.add(
    path(blob(c.random, 580, 330, 185, { ry: 92, wobble: 0.07, points: 14 }), {
      fill: c.linear([
        [0, "#ffffff"],
        [0.7, "#fdf3dc"],
        [1, "#ecd6a6"],
      ]),
    }),
  );
  c.add(
    [
      [450, 330, 60],
      [520, 280, 70],
      [610, 270, 76],
      [690, 300, 62],
      [640, 350, 60],
      [540, 360, 60],
    ].map(([x, y, r]) => circle(x, y, r, { fill: "#fffaf0", opacity: 0.9 })),
  );
  c.add(
    path("M740 470C900 430 900 800 735 790", {
      fill: "none",
      stroke: "#dcebee",
      strokeWidth: 54,
      opacity: 0.9,
      strokeLinecap: "round",
    }),
    path("M748 474C880 448 880 780 742 776", { fill: "none", stroke: "#fff", strokeWidth: 12, opacity: 0.8 }),
  );
  g.finish();
}

function beans(c) {
  c.add(
    [
      [180, 250, 20],
      [255, 190, 80],
      [1010, 1010, -30],
      [935, 1065, 40],
      [230, 310, -50],
    ].map(([x, y, turn]) =>
      at(
        x,
        y,
        [
          ellipse(4, 7, 44, 32, { fill: "#4a2a12", opacity: 0.25 }),
          ellipse(0, 0, 44, 32, {
            fill: c.radial(
              [
                [0, "#8a5226"],
                [1, "#4a2410"],
              ],
              { cx: 0.36, cy: 0.3, r: 0.8 },
            ),
          }),
          path("M-40 0C-16-12 16 12 40 0", { stroke: "#2a1206", strokeWidth: 6, fill: "none" }),
        ],
        { turn },
      ),
    ),
  );
}

function spoon(c) {
  c.add(
    at(
      915,
      880,
      [
        ellipse(6, -150, 40, 58, { fill: "#4a2a12", opacity: 0.2, transform: "translate(6 10)" }),
        path("M-11-100L-8 180Q0 200 8 180L11-100Z", {
          fill: c.linear(
            [
              [0, "#f4f4f2"],
              [0.5, "#c4c7c8"],
              [1, "#8f9495"],
            ],
            { x2: 1, y2: 0 },
          ),
        }),
        ellipse(0, -150, 40, 58, {
          fill: c.radial([
            [0, "#a9adaf"],
            [0.7, "#d9dbdb"],
            [1, "#f6f6f4"],
          ]),
        }),
      ],
      { turn: -52 },
    ),
  );
}

export { tumbler, side, above };
