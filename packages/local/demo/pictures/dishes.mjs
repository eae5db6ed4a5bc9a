import { base } from "./pizza.mjs";
import {
  at,
  blob,
  bowl,
  canvas,
  circle,
  ellipse,
  fork,
  grated,
  herbs,
  leaves,
  n,
  napkin,
  noodles,
  path,
  place,
  plank,
  plate,
  polar,
  raised,
  sauce,
  shadow,
  smooth,
  spread,
  tableTop,
} from "./plates.mjs";

const CUTLERY_BLUE = ["#4d7c86", "#345d66"];

/** Pieces of short pasta, symbols strewn in the well of the plate. */
function pieces(c, key, draw, count, radius, scale = 1, cy = 600) {
  const ids = [0, 1].map((variant) => c.symbol(`${key}${variant}`, () => draw(c, variant)));
  c.add(path(blob(c.random, 600, cy, radius * 1.02, { wobble: 0.05, points: 14 }), { fill: "#c98c46", opacity: 0.85 }));
  c.add(
    spread(c.random, count, radius, { cy, cx: 600, shake: 0.6 }).map(
      ([x, y], i) =>
        `<use href="#${ids[i % 2]}" transform="translate(${n(x)} ${n(y)})` +
        ` rotate(${Math.round(c.random.between(0, 360))}) scale(${scale})"/>`,
    ),
  );
}

const penne = (c, variant) => [
  raised(
    "M-62-20L50-24L66 18L-46 24Z",
    c.linear([
      [0, "#fbe3a0"],
      [0.5, "#efc766"],
      [1, "#cf9a3a"],
    ]),
    { strokeLinejoin: "round" },
  ),
  path("M-50-10L52-14M-48 2L56-2M-46 12L60 8", { stroke: "#c28b2e", strokeWidth: 3, opacity: 0.6 }),
  ellipse(58, -3, 9, 20, { fill: variant ? "#9a5a18" : "#b3331d", transform: "rotate(-20 58-3)" }),
];
const gnocco = (c) => [
  raised(
    "M-54 4C-58-30-20-40 4-38C40-36 60-18 54 8C50 34 14 38-10 36C-38 34-52 22-54 4Z",
    c.radial(
      [
        [0, "#fff7dc"],
        [0.6, "#f6e2b0"],
        [1, "#d9b26c"],
      ],
      { cx: 0.4, cy: 0.35, r: 0.7 },
    ),
  ),
  path("M-30-22C-24-4-24 10-30 26M-6-30C0-8 0 12-6 32M18-30C24-8 24 12 18 30", {
    stroke: "#c99a50",
    strokeWidth: 5,
    fill: "none",
    opacity: 0.55,
    strokeLinecap: "round",
  }),
];
const shrimp = (c) => [
  path("M-60 20C-64-40-10-76 44-52C78-34 76 10 48 26", {
    stroke: "#7a2a10",
    strokeWidth: 40,
    opacity: 0.25,
    fill: "none",
    strokeLinecap: "round",
    transform: "translate(5 9)",
  }),
  path("M-60 20C-64-40-10-76 44-52C78-34 76 10 48 26", {
    stroke: "#ef8a5a",
    strokeWidth: 40,
    fill: "none",
    strokeLinecap: "round",
  }),
  path("M-60 20C-64-40-10-76 44-52C78-34 76 10 48 26", {
    stroke: "#fbd0ae",
    strokeWidth: 22,
    fill: "none",
    strokeLinecap: "round",
    transform: "translate(2 3)",
  }),
  path("M-76-8L-46-2M-62-48L-36-30M-24-76L-14-46M24-80L18-50M66-54L44-36", {
    stroke: "#d9633a",
    strokeWidth: 6,
    opacity: 0.85,
    strokeLinecap: "round",
  }),
  path("M-60 22L-92 54L-58 52L-40 66Z", { fill: "#e0683c" }),
];

function onPlate(name, draw, { rim, ground, cloth } = {}) {
  const c = canvas(name);
  tableTop(c, ground);
  napkin(c, cloth);
  plate(c, { rim });
  draw(c);
  return c.close();
}

function soup(c, cx, cy, r) {
  bowl(c, { cx, cy, r, color: ["#f3ede0", "#d9cdb8", "#ffffff"] });
  c.add(
    circle(cx, cy, r * 0.84, {
      fill: c.radial(
        [
          [0, "#f08a54"],
          [0.7, "#e2653a"],
          [1, "#b8431f"],
        ],
        { cx: 0.42, cy: 0.4, r: 0.62 },
      ),
    }),
  );
  c.add(
    path(smooth(Array.from({ length: 22 }, (_, i) => polar(i * 41, r * (0.08 + i * 0.024), cx, cy))), {
      fill: "none",
      stroke: "#fff3dc",
      strokeWidth: r * 0.045,
      strokeLinecap: "round",
      opacity: 0.9,
    }),
  );
  place(
    c,
    "basil",
    [
      [cx - r * 0.1, cy - r * 0.08],
      [cx + r * 0.12, cy + r * 0.06],
    ],
    { scale: r / 380 },
  );
}

function glass(c, cx, cy, r, color) {
  shadow(c, cx + 8, cy + 16, r * 1.15, r * 1.12, 0.4);
  c.add(
    circle(cx, cy, r, { fill: "#fff", opacity: 0.75 }),
    circle(cx, cy, r * 0.86, {
      fill: c.radial([
        [0, color[0]],
        [1, color[1]],
      ]),
    }),
    circle(cx, cy, r * 0.93, { fill: "none", stroke: "#cfe0e4", strokeWidth: 6 }),
    path(smooth(Array.from({ length: 5 }, (_, i) => polar(200 + i * 16, r * 0.7, cx, cy))), {
      stroke: "#fff",
      strokeWidth: 9,
      fill: "none",
      opacity: 0.85,
      strokeLinecap: "round",
    }),
  );
}

function chicken(c, spots, scale = 1) {
  const ids = [0, 1].map((v) =>
    c.symbol(`chicken${v}`, () => {
      const d = blob(c.random, 0, 0, 104, { ry: 40, wobble: 0.12, points: 10 });
      return [
        raised(
          d,
          c.linear([
            [0, "#f6c673"],
            [0.5, "#df9a3c"],
            [1, "#b06a1c"],
          ]),
        ),
        Array.from({ length: 12 }, () =>
          ellipse(
            c.random.between(-80, 80),
            c.random.between(-24, 24),
            c.random.between(5, 12),
            c.random.between(3, 7),
            { fill: c.random.pick(["#fbe0a0", "#c27a26", "#9a5714"]), opacity: 0.7 },
          ),
        ),
        path("M-70-14C-40-30 20-32 64-18", {
          stroke: "#fff0c4",
          strokeWidth: 6,
          fill: "none",
          opacity: 0.7,
          strokeLinecap: "round",
        }),
      ];
    }),
  );
  c.add(
    spots.map(
      ([x, y, turn], i) =>
        `<use href="#${ids[i % 2]}" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})"/>`,
    ),
  );
}

const slice = (c, x, y, r, fill, edge) =>
  at(x, y, [
    circle(5, 9, r, { fill: "#3a1606", opacity: 0.25 }),
    circle(0, 0, r, { fill: edge }),
    circle(0, 0, r * 0.92, { fill }),
  ]);

export const DISHES = {
  "pasta-pomodoro": () =>
    onPlate("pasta-pomodoro", (c) => {
      noodles(c);
      sauce(c, { r: 225, lumps: 18 });
      place(
        c,
        "basil",
        [
          [575, 555],
          [640, 590],
          [560, 640],
        ],
        { scale: 1.15 },
      );
    }),
  "pasta-arrabbiata": () =>
    onPlate(
      "pasta-arrabbiata",
      (c) => {
        pieces(c, "penne", penne, 66, 335, 1.18);
        sauce(c, { r: 165, lumps: 9 });
        c.add(
          spread(c.random, 6, 300, { cx: 600, cy: 600 }).map(([x, y]) =>
            path(blob(c.random, x, y, 50, { ry: 32, wobble: 0.2 }), { fill: "#d03c22", opacity: 0.75 }),
          ),
        );
        place(c, "pepper", spread(c.random, 6, 230, { cx: 600, cy: 600 }), { scale: 0.6 });
        herbs(c, 90, 280, { colors: ["#3f8f2a", "#5aa83a", "#c9241a"] });
      },
      { cloth: CUTLERY_BLUE },
    ),
  "pasta-ragu": () =>
    onPlate("pasta-ragu", (c) => {
      noodles(c, { style: "tagliatelle" });
      sauce(c, { r: 225, colors: ["#a8502c", "#8a3a1e", "#632412"], lumps: 40 });
      grated(c);
      place(c, "basil", [[640, 640]], { scale: 0.8 });
    }),
  "pasta-carbonara": () =>
    onPlate(
      "pasta-carbonara",
      (c) => {
        noodles(c, { tint: ["#fbe7a4", "#f6d983", "#efca66"] });
        sauce(c, { r: 150, colors: ["#ffe48a", "#fbd052", "#eeb23a"], lumps: 5 });
        place(c, "bacon", spread(c.random, 13, 260, { cx: 600, cy: 600 }), { scale: 0.8 });
        grated(c, { r: 130, count: 60 });
        herbs(c, 90, 290, { colors: ["#2a2420", "#4a4038", "#171310"] });
      },
      { cloth: CUTLERY_BLUE },
    ),
  "pasta-lasagne": () => onPlate("pasta-lasagne", lasagne),
  "pasta-gnocchi": () =>
    onPlate("pasta-gnocchi", (c) => {
      c.add(
        circle(600, 600, 375, {
          fill: c.radial([
            [0, "#fffaf0"],
            [0.8, "#f7ebcd"],
            [1, "#e8d4a4"],
          ]),
        }),
      );
      pieces(c, "gnocco", gnocco, 42, 325, 1.35);
      c.add(
        spread(c.random, 9, 280, { cx: 600, cy: 600 }).map(([x, y]) =>
          path(blob(c.random, x, y, 46, { ry: 30, wobble: 0.25 }), { fill: "#fffbee", opacity: 0.85 }),
        ),
      );
      place(c, "spinach", spread(c.random, 9, 280, { cx: 600, cy: 600 }), { scale: 0.85 });
      place(c, "walnut", spread(c.random, 8, 260, { cx: 600, cy: 600 }));
    }),
  "pasta-gamberi": () =>
    onPlate(
      "pasta-gamberi",
      (c) => {
        noodles(c, { style: "linguine" });
        place(c, "tomato", spread(c.random, 8, 270, { cx: 600, cy: 600 }), { scale: 0.95 });
        const id = c.symbol("shrimp", () => shrimp(c));
        c.add(
          [
            [510, 500, 20],
            [690, 520, 150],
            [590, 650, 260],
            [730, 690, 70],
            [470, 690, 330],
          ].map(([x, y, turn]) => `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(1.05)"/>`),
        );
        herbs(c, 110, 300, { colors: ["#3f8f2a", "#5aa83a", "#2f7322"] });
      },
      { cloth: CUTLERY_BLUE },
    ),
  "salat-gemischt": () =>
    salad("salat-gemischt", {}, (c) => {
      c.add(
        [
          [470, 470],
          [700, 430],
          [780, 640],
          [520, 760],
        ].map(([x, y]) =>
          slice(
            c,
            x,
            y,
            74,
            c.radial([
              [0, "#eef4cc"],
              [0.7, "#d6e6a2"],
              [1, "#b8d078"],
            ]),
            "#3c7a2c",
          ),
        ),
      );
      place(
        c,
        "tomato",
        [
          [600, 580],
          [420, 640],
          [690, 760],
          [780, 500],
          [560, 400],
        ],
        { scale: 1.5 },
      );
      place(
        c,
        "pepper",
        [
          [640, 680],
          [500, 570],
          [720, 560],
          [600, 830],
        ],
        { scale: 1.1 },
      );
      carrots(c, 34);
    }),
  "salat-caprese": () =>
    onPlate("salat-caprese", (c) => {
      for (let i = 0; i < 12; i++) {
        const [x, y] = polar(i * 30 - 90, 225, 600, 600);
        c.add(
          i % 2
            ? slice(
                c,
                x,
                y,
                104,
                c.radial(
                  [
                    [0, "#fffef8"],
                    [0.8, "#faf3e2"],
                    [1, "#eadbbd"],
                  ],
                  { cx: 0.4, cy: 0.36, r: 0.7 },
                ),
                "#e2d2b2",
              )
            : [
                slice(
                  c,
                  x,
                  y,
                  108,
                  c.radial([
                    [0, "#f0654a"],
                    [0.75, "#dd3d28"],
                    [1, "#b92416"],
                  ]),
                  "#a01a10",
                ),
                [0, 72, 144, 216, 288].map((a) => {
                  const [sx, sy] = polar(a, 56, x, y);
                  return ellipse(sx, sy, 24, 15, {
                    fill: "#f7a07c",
                    opacity: 0.8,
                    transform: `rotate(${a} ${n(sx)} ${n(sy)})`,
                  });
                }),
              ],
        );
        if (i % 2) place(c, "basil", [[x, y]], { scale: 0.95, turn: i * 30 });
      }
      place(
        c,
        "basil",
        [
          [600, 560],
          [570, 620],
          [640, 620],
        ],
        { scale: 1.1 },
      );
      herbs(c, 90, 300, { colors: ["#2a2420", "#4a4038", "#6b8a32"] });
    }),
  "salat-backhendl": () =>
    salad("salat-backhendl", { kinds: ["lambs", "lettuce"], color: ["#c8473a", "#8f2a20", "#e0705f"] }, (c) => {
      chicken(
        c,
        [
          [470, 500, 20],
          [690, 470, -30],
          [600, 600, 75],
          [760, 650, 10],
          [470, 720, -50],
          [640, 780, 25],
        ],
        1.15,
      );
      place(c, "seed", spread(c.random, 26, 340, { cx: 600, cy: 600 }), { scale: 1.1 });
      place(
        c,
        "tomato",
        [
          [560, 400],
          [800, 540],
          [400, 620],
        ],
        { scale: 1.2 },
      );
    }),
  "salat-caesar": () =>
    salad("salat-caesar", { kinds: ["romaine"], color: ["#e9dcc2", "#c9b48c", "#fff6e2"] }, (c) => {
      chicken(
        c,
        [
          [500, 520, -20],
          [680, 490, 30],
          [620, 680, -10],
          [450, 680, 60],
        ],
        1.0,
      );
      place(c, "crouton", spread(c.random, 13, 320, { cx: 600, cy: 600 }), { scale: 1.25 });
      place(c, "parmesan", spread(c.random, 14, 330, { cx: 600, cy: 600 }), { scale: 1.3 });
    }),
  "salat-birne": () =>
    salad("salat-birne", { kinds: ["lambs", "frisee"], color: ["#6d5a86", "#4d3d63", "#9384ab"] }, (c) => {
      place(c, "arugula", spread(c.random, 20, 350, { cx: 600, cy: 600 }), { scale: 1.2 });
      c.add(
        [
          [470, 480, -20],
          [650, 440, 30],
          [760, 600, 80],
          [640, 730, 150],
          [460, 680, 220],
          [590, 590, 10],
        ].map(([x, y, turn]) => at(x, y, pear(c), { turn, scale: 1.15 })),
      );
      place(c, "gorgonzola", spread(c.random, 8, 300, { cx: 600, cy: 600 }), { scale: 0.8 });
      place(c, "walnut", spread(c.random, 11, 330, { cx: 600, cy: 600 }), { scale: 1.15 });
    }),
  "antipasti-gemuese": () => {
    const c = canvas("antipasti-gemuese");
    tableTop(c);
    plank(c);
    bowl(c, { r: 430, color: ["#d8a24a", "#b17c28", "#f0c678"] });
    c.add(circle(600, 600, 390, { fill: "#8a5a1c" }));
    place(c, "aubergine", spread(c.random, 15, 330, { cx: 600, cy: 600 }), { scale: 1.5 });
    place(c, "zucchini", spread(c.random, 17, 335, { cx: 600, cy: 600 }), { scale: 1.3 });
    place(c, "pepper", spread(c.random, 20, 330, { cx: 600, cy: 600 }), { scale: 1.3, variants: 5 });
    place(c, "mushroom", spread(c.random, 7, 300, { cx: 600, cy: 600 }));
    place(c, "basil", [
      [560, 540],
      [680, 680],
      [470, 700],
    ]);
    herbs(c, 120, 350);
    return c.close();
  },
  "antipasti-oliven": () => {
    const c = canvas("antipasti-oliven");
    tableTop(c);
    plank(c);
    bowl(c, { r: 430, color: ["#7a8f55", "#586b38", "#a3b67c"] });
    c.add(circle(600, 600, 392, { fill: "#3d4a1e" }));
    olives(c);
    return c.close();
  },
  "antipasti-schinken": () => {
    const c = canvas("antipasti-schinken");
    tableTop(c);
    plank(c, { y: 150, height: 900 });
    place(
      c,
      "prosciutto",
      Array.from({ length: 21 }, (_, i) => [270 + (i % 5) * 165 + (i % 2) * 30, 320 + Math.floor(i / 5) * 150]),
      { scale: 2.1, turn: -18, vary: 0.08, variants: 5 },
    );
    place(
      c,
      "olive",
      [
        [900, 890],
        [960, 850],
        [985, 925],
      ],
      { scale: 1.3 },
    );
    place(
      c,
      "arugula",
      [
        [250, 900],
        [310, 935],
        [215, 850],
      ],
      { scale: 1.2 },
    );
    return c.close();
  },
  "mittag-pizza": () =>
    tray("mittag-pizza", (c) => {
      base(c, { cx: 430, cy: 520, r: 320 });
      place(
        c,
        "basil",
        [
          [380, 440],
          [500, 500],
          [400, 610],
          [520, 640],
        ],
        { scale: 0.8 },
      );
      place(
        c,
        "tomato",
        [
          [330, 560],
          [460, 400],
          [520, 570],
        ],
        { scale: 0.7 },
      );
      bowl(c, { cx: 890, cy: 760, r: 200 });
      leaves(c, { cx: 890, cy: 760, r: 130, count: 16, scale: 0.72 });
      place(
        c,
        "tomato",
        [
          [850, 720],
          [940, 780],
          [880, 830],
        ],
        { scale: 0.9 },
      );
      glass(c, 900, 380, 120, ["#fff3c2", "#f2cf6a"]);
      place(c, "basil", [[900, 370]], { scale: 0.8 });
    }),
  "mittag-pasta": () =>
    tray("mittag-pasta", (c) => {
      plate(c, { cx: 430, cy: 560, r: 320 });
      noodles(c, { cx: 430, cy: 560, r: 205 });
      sauce(c, { cx: 430, cy: 550, r: 120, lumps: 9 });
      place(
        c,
        "basil",
        [
          [415, 530],
          [460, 560],
        ],
        { scale: 0.75 },
      );
      soup(c, 890, 760, 200);
      glass(c, 900, 380, 120, ["#f9e0a4", "#d99a3a"]);
    }),
  "mittag-suppe": () => {
    const c = canvas("mittag-suppe");
    tableTop(c);
    napkin(c, CUTLERY_BLUE);
    soup(c, 600, 600, 440);
    place(
      c,
      "crouton",
      [
        [420, 520],
        [470, 480],
        [760, 700],
        [710, 760],
        [440, 590],
      ],
      { scale: 1.3 },
    );
    return c.close();
  },
  "kinder-gespenst": () => {
    const c = canvas("kinder-gespenst");
    tableTop(c, ["#fdf6ea", "#f3ddba"]);
    plate(c, { rim: "#e8a13a" });
    base(c, { r: 385, cheese: 0.7 });
    ghost(c);
    return c.close();
  },
  "kinder-spaghetti": () =>
    onPlate(
      "kinder-spaghetti",
      (c) => {
        noodles(c, { r: 320 });
        sauce(c, { r: 185 });
        place(c, "basil", [[600, 570]], { scale: 0.9 });
      },
      { rim: "#4d9bb0", cloth: ["#f0b23e", "#d8922a"] },
    ),
  "kinder-hendl": () =>
    onPlate(
      "kinder-hendl",
      (c) => {
        c.add('<g transform="translate(-160-170) scale(1.27)">');
        wedges(c);
        chicken(
          c,
          [
            [450, 500, 30],
            [540, 620, -15],
            [450, 720, 20],
            [590, 490, 80],
            [420, 610, 70],
          ],
          1.15,
        );
        c.add("</g>");
        shadow(c, 790, 470, 100, 96, 0.4);
        c.add(
          circle(784, 460, 84, { fill: "#fff" }),
          circle(784, 460, 66, {
            fill: c.radial([
              [0, "#e4472e"],
              [1, "#b3220f"],
            ]),
          }),
          path("M752 448C768 426 792 426 806 440", {
            stroke: "#fff",
            strokeWidth: 8,
            fill: "none",
            opacity: 0.5,
            strokeLinecap: "round",
          }),
        );
        herbs(c, 50, 300);
      },
      { rim: "#e8a13a", cloth: CUTLERY_BLUE },
    ),
};

function salad(name, { kinds, color }, lay) {
  const c = canvas(name);
  tableTop(c);
  napkin(c, color ? CUTLERY_BLUE : undefined);
  fork(c, 108, 640, -8);
  bowl(c, { cx: 620, r: 460, color });
  c.add(circle(620, 600, 428, { fill: "#3f6f1f", opacity: 0.7 }));
  leaves(c, { cx: 620, r: 350, count: kinds?.[0] === "lambs" ? 70 : 46, kinds });
  c.add('<g transform="translate(20 0)">');
  lay(c);
  c.add("</g>");
  return c.close();
}

function carrots(c, count) {
  let d = "";
  for (const [x, y] of spread(c.random, count, 330, { cx: 600, cy: 600 }))
    d +=
      `M${n(x)} ${n(y)}` +
      `q${n(c.random.between(-20, 20))} ${n(c.random.between(-24, 24))} ` +
      `${n(c.random.between(-50, 50))} ${n(c.random.between(-40, 40))}`;
  c.add(
    path(d, {
      stroke: "#9a4a06",
      strokeWidth: 11,
      opacity: 0.3,
      fill: "none",
      strokeLinecap: "round",
      transform: "translate(3 5)",
    }),
    path(d, { stroke: "#f28a24", strokeWidth: 10, fill: "none", strokeLinecap: "round" }),
    path(d, { stroke: "#ffc27a", strokeWidth: 3, fill: "none", strokeLinecap: "round", transform: "translate(-1-2)" }),
  );
}

const pear = (c) => [
  raised(
    "M-6-104C10-92 4-60 22-34C52-4 44 58 0 62C-40 60-50 6-26-34C-12-58-18-92-6-104Z",
    c.linear([
      [0, "#fff3cf"],
      [0.7, "#f6dfa0"],
      [1, "#dcb35c"],
    ]),
  ),
  path("M22-34C52-4 44 58 0 62", { stroke: "#b9a63c", strokeWidth: 8, fill: "none", strokeLinecap: "round" }),
  path("M-20-10L24-20M-26 14L30 4M-18 38L26 28", {
    stroke: "#a8651a",
    strokeWidth: 6,
    opacity: 0.45,
    strokeLinecap: "round",
  }),
];

function olives(c) {
  const kinds = [
    ["#b9bf5a", "#8a9430", "#5a6318"],
    ["#7a5a66", "#4a333f", "#261820"],
    ["#d2cf78", "#a3a344", "#6f7022"],
  ];
  const ids = kinds.map((k, i) =>
    c.symbol(`ol${i}`, () => [
      ellipse(5, 10, 58, 46, { fill: "#1c2008", opacity: 0.4 }),
      ellipse(0, 0, 58, 46, {
        fill: c.radial(
          [
            [0, k[0]],
            [0.6, k[1]],
            [1, k[2]],
          ],
          { cx: 0.36, cy: 0.32, r: 0.75 },
        ),
      }),
      ellipse(46, 4, 8, 9, { fill: "#2a1c10", opacity: 0.6 }),
      ellipse(-18, -18, 18, 8, { fill: "#fff", opacity: 0.55, transform: "rotate(-28-18-18)" }),
    ]),
  );
  c.add(
    spread(c.random, 52, 345, { cx: 600, cy: 600, shake: 0.3 }).map(
      ([x, y]) =>
        `<use href="#${c.random.pick(ids)}" transform="translate(${n(x)} ${n(y)})` +
        ` rotate(${Math.round(c.random.between(0, 360))})"/>`,
    ),
  );
  c.add(
    [
      [520, 480, 10],
      [730, 640, 100],
    ].map(([x, y, turn]) =>
      at(
        x,
        y,
        [
          path("M-90 0C-40-30 40-30 90 0C40-10-40-10-90 0Z", { fill: "#f6cf3c" }),
          path("M-84-2C-40-28 40-28 84-2", { stroke: "#fff3b0", strokeWidth: 5, fill: "none" }),
        ],
        { turn },
      ),
    ),
  );
  c.add(
    [
      [640, 480, -40],
      [480, 720, 50],
    ].map(([x, y, turn]) =>
      at(
        x,
        y,
        path(
          "M-110 0H110M-90 0L-104-26M-60 0L-74-30M-30 0L-44-30M0 0L-14-30M30 0L16-28M60 0L48-26" +
            "M-90 0L-104 26M-60 0L-74 30M-30 0L-44 30M0 0L-14 30M30 0L16 28M60 0L48 26",
          { stroke: "#54703a", strokeWidth: 8, strokeLinecap: "round" },
        ),
        { turn },
      ),
    ),
  );
}

function tray(name, lay) {
  const c = canvas(name);
  tableTop(c);
  plank(c, { x: 50, y: 130, width: 1100, height: 930 });
  lay(c);
  return c.close();
}

function ghost(c) {
  const d =
    "M600 330C720 330 776 420 776 540L790 800C760 830 736 776 706 800C676 826 656 776 622 800" +
    "C590 826 566 780 536 802C506 824 480 776 452 796C420 812 416 790 418 770L424 540C424 420 480 330 600 330Z";
  c.add(
    path(d, { fill: "#7a2a08", opacity: 0.3, transform: "translate(6 12)" }),
    path(d, {
      fill: c.radial(
        [
          [0, "#fffef8"],
          [0.7, "#fff7e2"],
          [1, "#f2dcae"],
        ],
        { cx: 0.42, cy: 0.38, r: 0.65 },
      ),
    }),
    path("M470 480C480 410 530 372 580 366", {
      stroke: "#fff",
      strokeWidth: 18,
      fill: "none",
      opacity: 0.9,
      strokeLinecap: "round",
    }),
  );
  place(
    c,
    "olive",
    [
      [540, 500],
      [660, 500],
    ],
    { scale: 1.25, vary: 0 },
  );
  c.add(
    path("M556 610C580 650 626 650 650 610C640 690 566 690 556 610Z", { fill: "#c9301c" }),
    ellipse(490, 580, 30, 18, { fill: "#f39a7c", opacity: 0.5 }),
    ellipse(712, 580, 30, 18, { fill: "#f39a7c", opacity: 0.5 }),
  );
  place(
    c,
    "basil",
    [
      [330, 480],
      [870, 560],
    ],
    { scale: 0.85 },
  );
}

function wedges(c) {
  const id = c.symbol("wedge", () => [
    raised(
      "M-100 10C-60-40 60-44 100-2C60 36-50 44-100 10Z",
      c.linear([
        [0, "#fbdf8c"],
        [0.6, "#f0c052"],
        [1, "#c98a28"],
      ]),
    ),
    path("M-100 10C-50 44 60 36 100-2", { stroke: "#9a5f1c", strokeWidth: 10, fill: "none", strokeLinecap: "round" }),
    path("M-60-12C-20-30 30-30 64-14", {
      stroke: "#fff3c4",
      strokeWidth: 7,
      fill: "none",
      opacity: 0.8,
      strokeLinecap: "round",
    }),
  ]);
  c.add(
    [
      [720, 620, 20],
      [780, 700, -40],
      [680, 740, 80],
      [740, 800, 10],
      [640, 660, -20],
      [820, 610, 60],
      [640, 820, 30],
    ].map(([x, y, turn]) => `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn})"/>`),
  );
}

/** A square cut out of the tin, seen at a slant so that its layers show. */
function lasagne(c) {
  sauce(c, { cx: 600, cy: 660, r: 330, lumps: 12, wobble: 0.1 });
  const layers = ["#e9b04e", "#b8391f", "#fbe6b4", "#a8321a", "#eec067", "#b8391f", "#f6d896"];
  c.add(path("M310 840L900 840L900 560L310 560Z", { fill: "#4a1406", opacity: 0.35, transform: "translate(14 22)" }));
  layers.forEach((color, i) => {
    const y = 600 + i * 36;
    const wave = smooth([0, 1, 2, 3, 4, 5, 6].map((k) => [305 + k * 98.5, y + c.random.between(-7, 7)]));
    c.add(path(`${wave}L896 ${y + 52}L305 ${y + 52}Z`, { fill: color }));
    if (i % 2)
      c.add(
        path(
          spread(c.random, 9, 1, {})
            .map((_, k) => `M${330 + k * 62} ${n(y + 20 + c.random.between(-8, 8))}q14-12 28 0`)
            .join(""),
          { stroke: "#7a1f0a", strokeWidth: 9, opacity: 0.5, fill: "none", strokeLinecap: "round" },
        ),
      );
  });
  const top = "M305 610L380 380C520 360 700 360 826 380L896 610C700 640 480 640 305 610Z";
  c.add(
    path(top, {
      fill: c.radial(
        [
          [0, "#fbe3a4"],
          [0.6, "#f2c768"],
          [1, "#d08a2e"],
        ],
        { cx: 0.45, cy: 0.4, r: 0.7 },
      ),
    }),
  );
  const brown = c.radial([
    [0, "#8a3f0a", 0.85],
    [0.6, "#b8651a", 0.55],
    [1, "#d99a3c", 0],
  ]);
  c.add(
    Array.from({ length: 22 }, () =>
      ellipse(
        c.random.between(360, 840),
        c.random.between(400, 600),
        c.random.between(18, 56),
        c.random.between(10, 26),
        { fill: brown },
      ),
    ),
  );
  c.add(
    path("M372 520q30-16 60-4M500 430q40-14 70 0M640 560q40-16 80-2M700 450q30-12 54 2", {
      stroke: "#fff",
      strokeWidth: 9,
      fill: "none",
      opacity: 0.6,
      strokeLinecap: "round",
    }),
  );
  place(
    c,
    "basil",
    [
      [590, 470],
      [650, 510],
    ],
    { scale: 1.1 },
  );
}
