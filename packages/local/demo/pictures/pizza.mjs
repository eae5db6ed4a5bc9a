import { canvas, shadow, tableTop } from "./canvas.mjs";
import { at, blob, circle, ellipse, group, n, path, polar, spread, smooth } from "./shape.mjs";
import { herbs, place } from "./toppings.mjs";

const CRUST = [
  [0, "#f6d9a0"],
  [0.8, "#f3cf8e"],
  [0.88, "#e9b566"],
  [0.95, "#d3893d"],
  [1, "#a85f24"],
];
const SAUCES = {
  tomato: {
    base: [
      [0, "#d9432a"],
      [0.8, "#cc3620"],
      [1, "#a8240f"],
    ],
    dark: "#8f1c0a",
  },
  cream: {
    base: [
      [0, "#fbe9c0"],
      [0.8, "#f4d89a"],
      [1, "#e0b163"],
    ],
    dark: "#d7ac62",
  },
};

/** A turned wooden board with a rim and grain. */
export function board(c, cx, cy, r) {
  shadow(c, cx + 14, cy + 34, r * 1.1, r * 1.09, 0.5);
  c.add(
    circle(cx, cy, r, {
      fill: c.radial([
        [0, "#e2b981"],
        [0.7, "#d6a769"],
        [0.96, "#c18f52"],
        [1, "#a87640"],
      ]),
    }),
  );
  const clip = c.clip(circle(cx, cy, r - 10));
  const grain = Array.from({ length: 15 }, (_, index) => {
    const y = cy - r + (index + 0.5) * ((2 * r) / 15);
    return smooth([0, 0.25, 0.5, 0.75, 1].map((share) => [cx - r + share * 2 * r, y + c.random.between(-9, 9)]));
  }).join("");
  c.add(
    path(grain, { fill: "none", stroke: "#9b6a36", strokeWidth: 4, opacity: 0.28, clipPath: clip }),
    circle(cx, cy, r - 14, { fill: "none", stroke: "#fff", strokeWidth: 4, opacity: 0.22 }),
  );
}

/** Dough, sauce and cheese; toppings come on top. `cheese` 0 leaves the sauce bare. */
export function base(c, { cx = 600, cy = 600, r = 470, sauce = "tomato", cheese = 1 } = {}) {
  const { random } = c;
  const k = r / 470;
  const rim = (angle, share, rx, ry, options) => {
    const [x, y] = polar(angle, r * share, cx, cy);
    return at(x, y, ellipse(0, 0, rx * k, ry * k, options), { turn: angle + 90 });
  };
  const dough = blob(random, cx, cy, r, { wobble: 0.016, points: 22 });
  shadow(c, cx + 10, cy + 26, r * 1.07, r * 1.06, 0.62);
  c.add(path(dough, { fill: c.radial(CRUST, { cx: 0.48, cy: 0.47, r: 0.53 }) }));
  // Blisters on the rim, light where they rise and dark where they char.
  for (let index = 0; index < 26; index++) {
    const angle = index * 13.8 + random.between(-6, 6);
    c.add(
      rim(angle, random.between(0.915, 0.962), random.between(14, 30), random.between(9, 17), {
        fill: random.pick(["#fbe6b8", "#fdf0cf", "#f5cf86"]),
        opacity: 0.55,
      }),
    );
  }
  const char = c.radial([
    [0, "#3d1a07"],
    [0.55, "#6b3410", 0.85],
    [1, "#8a4a1a", 0],
  ]);
  for (let index = 0; index < 22; index++)
    c.add(
      rim(random.between(0, 360), random.between(0.915, 0.98), random.between(9, 30), random.between(7, 15), {
        fill: char,
        opacity: 0.8,
      }),
    );
  c.add(
    path(smooth(Array.from({ length: 9 }, (_, i) => polar(195 + i * 11, r * 0.945, cx, cy))), {
      fill: "none",
      stroke: "#fff6dc",
      strokeWidth: 11 * k,
      opacity: 0.32,
      strokeLinecap: "round",
    }),
  );
  const { base: fill, dark } = SAUCES[sauce];
  c.add(
    path(blob(random, cx, cy, r * 0.865, { wobble: 0.018, points: 20 }), { fill: dark, opacity: 0.55 }),
    path(blob(random, cx, cy - 2, r * 0.85, { wobble: 0.02, points: 20 }), { fill: c.radial(fill) }),
  );
  for (const [x, y] of spread(random, 18, r * 0.8, { cx, cy }))
    c.add(
      ellipse(x, y, random.between(14, 38) * k, random.between(12, 24) * k, {
        fill: sauce === "tomato" ? (random.chance(0.5) ? "#f0664a" : "#b32a14") : "#fffaf0",
        opacity: 0.32,
      }),
    );
  if (cheese > 0) melt(c, { cx, cy, r: r * 0.8, amount: cheese, hole: sauce === "tomato" ? "#cf3c22" : "#f7e3b8" });
}

/** Melted cheese: one sheet with drips at its edge and sauce showing through, lighter and browned in places. */
function melt(c, { cx, cy, r, amount, hole }) {
  const { random } = c;
  const k = r / 376;
  const parts = [blob(random, cx, cy, r * (amount < 1 ? 0.72 : 0.86), { wobble: 0.09, points: 15 })];
  for (let index = 0; index < 15; index++) {
    const [x, y] = polar(
      index * 24 + random.between(-8, 8),
      r * (amount < 1 ? random.between(0.6, 0.78) : random.between(0.78, 0.9)),
      cx,
      cy,
    );
    parts.push(
      blob(random, x, y, random.between(44, 78) * k, { ry: random.between(38, 64) * k, wobble: 0.16, points: 8 }),
    );
  }
  const sheet = c.symbol("sheet", () => path(parts.join("")));
  c.add(
    `<use href="#${sheet}" fill="#7a1f06" opacity=".34" transform="translate(3 8)"/><use ` +
      `href="#${sheet}" fill="#f5d284"/>`,
    at(
      cx,
      cy,
      `<use href="#${sheet}" fill="${c.radial([
        [0, "#fdebb6"],
        [0.75, "#fbe3a2"],
        [1, "#f3cb78"],
      ])}" transform="translate(${n(-cx)} ${n(-cy)})"/>`,
      { scale: 0.985 },
    ),
  );
  for (const [x, y] of spread(random, Math.round(9 / amount), r * 0.72, { cx, cy, shake: 0.6 })) {
    const d = blob(random, x, y, random.between(20, 46) * k, {
      ry: random.between(14, 30) * k,
      wobble: 0.3,
      points: 7,
    });
    c.add(path(d, { fill: hole, stroke: "#e8b55c", strokeWidth: 5, opacity: 0.85 }));
  }
  const light = c.radial([
    [0, "#fffbea", 0.95],
    [0.6, "#fff6d8", 0.7],
    [1, "#fff0c0", 0],
  ]);
  const brown = c.radial([
    [0, "#a8540f", 0.75],
    [0.5, "#cf8426", 0.5],
    [1, "#e3a343", 0],
  ]);
  for (const [x, y] of spread(random, Math.round(26 * amount), r * (amount < 1 ? 0.58 : 0.8), { cx, cy, shake: 0.3 }))
    c.add(
      ellipse(x, y, random.between(40, 82) * k, random.between(28, 54) * k, {
        fill: light,
        transform: `rotate(${n(random.between(0, 180))} ${n(x)} ${n(y)})`,
      }),
    );
  for (const [x, y] of spread(random, 20, r * 0.9, { cx, cy, shake: 0.7 }))
    c.add(
      ellipse(x, y, random.between(14, 44) * k, random.between(10, 28) * k, {
        fill: brown,
        transform: `rotate(${n(random.between(0, 180))} ${n(x)} ${n(y)})`,
      }),
    );
  c.add(
    path(
      spread(random, 22, r * 0.86, { cx, cy })
        .map(
          ([x, y]) =>
            `M${n(x)} ${n(y)}` +
            `q${n(random.between(8, 22) * k)}-${n(random.between(5, 11) * k)} ${n(random.between(24, 40) * k)} 0`,
        )
        .join(""),
      { stroke: "#fff", strokeWidth: 7 * k, strokeLinecap: "round", fill: "none", opacity: 0.55 },
    ),
  );
}

const on = (c, count, { radius = 360, from = 0, shake = 0.3, cx = 600, cy = 600 } = {}) =>
  spread(c.random, count, radius, { from, shake, cx, cy });

/** What lies on each pizza, from the bottom up. */
const RECIPES = {
  margherita: {
    lay: (c) => {
      place(c, "mozzarella", on(c, 9, { radius: 320 }));
      place(c, "basil", on(c, 8, { radius: 320, from: 60 }), { scale: 1.12 });
    },
  },
  marinara: {
    cheese: 0,
    lay: (c) => {
      place(c, "tomato", on(c, 15), { scale: 1.1 });
      place(c, "garlic", on(c, 24, { radius: 370 }), { scale: 1.2 });
      herbs(c, 200, 370);
      place(c, "basil", on(c, 3, { radius: 170 }), { scale: 0.9 });
    },
  },
  salami: {
    lay: (c) => {
      place(c, "salami", on(c, 19, { radius: 362, shake: 0.16 }), { scale: 1.02, vary: 0.06 });
      herbs(c, 60, 360);
    },
  },
  prosciutto: {
    lay: (c) => {
      place(c, "ham", on(c, 15, { radius: 355 }));
      herbs(c, 110, 360);
      place(c, "basil", on(c, 3, { radius: 220, from: 100 }), { scale: 0.85 });
    },
  },
  funghi: {
    lay: (c) => {
      place(c, "mushroom", on(c, 21, { radius: 362 }), { scale: 0.95 });
      herbs(c, 130, 365, { colors: ["#3f8f2a", "#5aa83a", "#2f7322"] });
    },
  },
  capricciosa: {
    lay: (c) => {
      place(c, "ham", on(c, 8, { radius: 340 }));
      place(c, "mushroom", on(c, 9, { radius: 355 }), { scale: 0.85 });
      place(c, "artichoke", on(c, 6, { radius: 330, from: 90 }), { scale: 0.95 });
      place(c, "olive", on(c, 11, { radius: 360 }));
    },
  },
  diavola: {
    lay: (c) => {
      place(c, "salami", on(c, 14, { radius: 355, shake: 0.2 }), { scale: 0.98 });
      place(c, "onion", on(c, 8), { scale: 0.95 });
      place(c, "chili", on(c, 8, { radius: 340 }));
    },
  },
  "quattro-formaggi": {
    sauce: "cream",
    cheese: 1.1,
    lay: (c) => {
      place(c, "mozzarella", on(c, 4, { radius: 300 }), { scale: 0.9 });
      toast(c, 26, 350);
      place(c, "gorgonzola", on(c, 12, { radius: 345 }), { scale: 1.05 });
      place(c, "parmesan", on(c, 12, { radius: 350 }), { scale: 0.95 });
      herbs(c, 60, 350);
    },
  },
  tonno: {
    lay: (c) => {
      place(c, "tuna", on(c, 18, { radius: 355 }));
      place(c, "onion", on(c, 10, { radius: 345 }));
      place(c, "caper", on(c, 22, { radius: 365 }));
    },
  },
  verdure: {
    lay: (c) => {
      place(c, "aubergine", on(c, 7, { radius: 330 }), { scale: 0.98 });
      place(c, "zucchini", on(c, 9, { radius: 350 }));
      place(c, "pepper", on(c, 12, { radius: 355 }), { variants: 5 });
      place(c, "tomato", on(c, 8, { radius: 340 }), { scale: 0.9 });
      place(c, "basil", on(c, 3, { radius: 220 }), { scale: 0.8 });
    },
  },
  ananas: {
    lay: (c) => {
      place(c, "ham", on(c, 11, { radius: 350 }));
      place(c, "pineapple", on(c, 14, { radius: 350 }));
    },
  },
  spinaci: {
    sauce: "cream",
    lay: (c) => {
      toast(c, 16, 350);
      place(c, "spinach", on(c, 18, { radius: 360 }));
      place(c, "ricotta", on(c, 14, { radius: 350 }));
      place(c, "pinenut", on(c, 26, { radius: 365 }));
    },
  },
  burrata: {
    cheese: 0.7,
    lay: (c) => {
      place(c, "prosciutto", on(c, 9, { radius: 350, from: 200 }), { scale: 0.95 });
      place(c, "arugula", on(c, 26, { radius: 350, from: 130 }), { scale: 0.88 });
      place(c, "tomato", on(c, 7, { radius: 350, from: 230 }), { scale: 0.8 });
      burrata(c, 600, 600);
    },
  },
  steirisch: {
    sauce: "cream",
    lay: (c) => {
      toast(c, 18, 350);
      place(c, "bacon", on(c, 14, { radius: 355 }));
      place(c, "onion", on(c, 8, { radius: 345 }), { scale: 0.9 });
      place(c, "bean", on(c, 15, { radius: 355 }), { scale: 0.95 });
      place(c, "seed", on(c, 24, { radius: 365 }));
      drizzle(c, "#3d4a12");
    },
  },
  waldrand: {
    sauce: "cream",
    lay: (c) => {
      toast(c, 16, 350);
      place(c, "spinach", on(c, 9, { radius: 350 }), { scale: 0.85 });
      place(c, "mozzarella", on(c, 5, { radius: 300 }), { scale: 0.9 });
      place(c, "chanterelle", on(c, 17, { radius: 352 }), { scale: 0.98 });
      herbs(c, 170, 365, { colors: ["#3a3a42", "#53515c", "#5d7a2e"] });
    },
  },
};

/** Where the oven caught the cheese. */
function toast(c, count, radius) {
  const brown = c.radial([
    [0, "#9c4f0e", 0.8],
    [0.5, "#d08a2a", 0.55],
    [1, "#e3a343", 0],
  ]);
  c.add(
    on(c, count, { radius, shake: 0.7 }).map(([x, y]) =>
      ellipse(x, y, c.random.between(24, 60), c.random.between(18, 40), { fill: brown }),
    ),
  );
}

function burrata(c, x, y) {
  shadow(c, x + 8, y + 18, 140, 132, 0.6);
  c.add(
    path(blob(c.random, x, y, 118, { wobble: 0.035, points: 11 }), {
      fill: c.radial(
        [
          [0, "#ffffff"],
          [0.6, "#fdf8ee"],
          [0.88, "#efe2cd"],
          [1, "#d9c4a3"],
        ],
        { cx: 0.4, cy: 0.36, r: 0.66 },
      ),
    }),
    path(
      `M${x - 8} ${y - 22}C${x - 34} ${y - 44} ${x - 20} ${y - 66} ${x} ${y - 58}` +
        `C${x + 22} ${y - 66} ${x + 36} ${y - 42} ${x + 8} ${y - 22}` +
        `C${x + 4} ${y - 12} ${x - 4} ${y - 12} ${x - 8} ${y - 22}Z`,
      { fill: "#fffdf6", stroke: "#d8c4a2", strokeWidth: 4 },
    ),
    path(
      `M${x - 60} ${y + 20}C${x - 40} ${y - 10} ${x - 20} ${y - 18} ${x - 4} ${y - 20}` +
        `M${x + 60} ${y + 22}C${x + 44} ${y - 6} ${x + 22} ${y - 16} ${x + 6} ${y - 20}` +
        `M${x} ${y + 62}C${x - 4} ${y + 30} ${x - 2} ${y} ${x} ${y - 16}`,
      { fill: "none", stroke: "#dccbae", strokeWidth: 5, opacity: 0.8, strokeLinecap: "round" },
    ),
    ellipse(x - 50, y - 40, 26, 14, { fill: "#fff", opacity: 0.9, transform: `rotate(-40 ${x - 50} ${y - 40})` }),
  );
}

/** A thread of oil over the whole pizza. */
function drizzle(c, color) {
  const points = Array.from({ length: 15 }, (_, index) => [
    600 + (index % 2 ? 1 : -1) * c.random.between(90, 250) * Math.sin(((index + 1) / 16) * Math.PI) - 10,
    280 + index * 46,
  ]);
  c.add(
    path(smooth(points), { fill: "none", stroke: color, strokeWidth: 9, opacity: 0.8, strokeLinecap: "round" }),
    path(smooth(points), {
      fill: "none",
      stroke: "#c9cf6a",
      strokeWidth: 2.5,
      opacity: 0.7,
      transform: "translate(-2 -2)",
    }),
  );
}

/** A few crumbs, leaves and a glass edge around the board, so that it is not bare. */
function around(c) {
  place(
    c,
    "basil",
    [
      [1085, 1090],
      [1130, 1020],
    ].slice(0, c.random.chance(0.5) ? 2 : 1),
    { scale: 0.95 },
  );
  const spots = Array.from({ length: 14 }, () => [c.random.between(30, 250), c.random.between(960, 1170)]);
  c.add(
    spots
      .filter(([x, y]) => (x - 600) ** 2 + (y - 600) ** 2 > 590 ** 2)
      .map(([x, y]) =>
        path(blob(c.random, x, y, c.random.between(2, 7), { wobble: 0.3, points: 6 }), {
          fill: "#c98f4a",
          opacity: 0.6,
        }),
      ),
  );
  place(c, "tomato", c.random.chance(0.6) ? [[98, 118]] : [], { scale: 1.25 });
}

function pizza(key) {
  const recipe = RECIPES[key];
  const c = canvas(`pizza-${key}`);
  tableTop(c);
  board(c, 600, 600, 548);
  around(c);
  base(c, { sauce: recipe.sauce ?? "tomato", cheese: recipe.cheese ?? 1 });
  recipe.lay(c);
  // Cut into six, hardly to be seen under the toppings.
  c.add(
    group(
      [20, 80, 140].map((angle) => {
        const [x, y] = polar(angle, 466);
        return path(`M${n(600 + x)} ${n(600 + y)}L${n(600 - x)} ${n(600 - y)}`, {
          stroke: "#6a2a0a",
          strokeWidth: 3.5,
          opacity: key === "burrata" ? 0 : 0.28,
        });
      }),
    ),
  );
  return c.close();
}

export const PIZZAS = Object.fromEntries(Object.keys(RECIPES).map((key) => [`pizza-${key}`, () => pizza(key)]));
