import { canvas } from "./canvas.mjs";
import { bowl, leaves, plank, plate, sauce } from "./plates.mjs";
import { base, board } from "./pizza.mjs";
import { place } from "./toppings.mjs";
import {
  at,
  awning,
  blob,
  bricks,
  cafeTable,
  circle,
  cloud,
  door,
  ellipse,
  fairyLights,
  fire,
  group,
  n,
  path,
  pavement,
  planter,
  polar,
  rect,
  scene,
  sky,
  smooth,
  tree,
  windowPane,
} from "./scenery.mjs";

/** The house's sign: flame over a nest, drawn, not written. */
export function emblem(x, y, scale = 1, color = "#fff6e6") {
  return at(
    x,
    y,
    [
      path("M0 4C-34-18-30-50-8-78C-8-56 4-52 8-40C14-48 14-56 12-66C40-40 36-14 0 4Z", { fill: color }),
      path("M-62-4C-40 30 40 30 62-4M-54 14C-30 40 30 40 54 14M-40 34C-20 50 20 50 40 34", {
        stroke: color,
        strokeWidth: 8,
        fill: "none",
        strokeLinecap: "round",
      }),
    ],
    { scale },
  );
}

function shopSign(c, x, y, w, color) {
  c.add(
    rect(x, y, w, 74, { rx: 8, fill: color }),
    rect(x + 8, y + 8, w - 16, 58, { rx: 5, fill: "none", stroke: "#f0d9a8", strokeWidth: 3, opacity: 0.8 }),
    emblem(x + w / 2, y + 44, 0.62),
    [-1, 1].map((s) =>
      path(`M${n(x + w / 2 + s * 70)} ${y + 37}h${s * (w / 2 - 110)}`, { stroke: "#f0d9a8", strokeWidth: 4 }),
    ),
  );
}

function storeWindow(c, x, y, w, h) {
  c.add(
    rect(x - 10, y - 10, w + 20, h + 20, { fill: "#5a3420" }),
    rect(x, y, w, h, {
      fill: c.linear([
        [0, "#ffe9b4"],
        [0.6, "#fbcf7a"],
        [1, "#e9a84a"],
      ]),
    }),
  );
  const clip = c.clip(rect(x, y, w, h));
  // Behind the glass: the oven's glow, lamps, guests' table.
  c.add(
    group(
      [
        circle(x + w * 0.7, y + h * 0.62, h * 0.42, {
          fill: c.radial([
            [0, "#f58a2e", 0.85],
            [1, "#f58a2e", 0],
          ]),
        }),
        path(
          `M${n(x + w * 0.54)} ${y + h}V${n(y + h * 0.66)}` +
            `A${n(w * 0.16)} ${n(w * 0.16)} 0 0 1 ${n(x + w * 0.86)} ${n(y + h * 0.66)}V${y + h}Z`,
          { fill: "#7a3a1c" },
        ),
        path(
          `M${n(x + w * 0.61)} ${y + h}V${n(y + h * 0.76)}` +
            `A${n(w * 0.09)} ${n(w * 0.09)} 0 0 1 ${n(x + w * 0.79)} ${n(y + h * 0.76)}V${y + h}Z`,
          { fill: "#ffb347" },
        ),
        [0.22, 0.42].map((k) => [
          path(`M${n(x + w * k)} ${y}V${n(y + h * 0.2)}`, { stroke: "#5a3420", strokeWidth: 4 }),
          path(
            `M${n(x + w * k - 30)} ${n(y + h * 0.32)}` +
              `Q${n(x + w * k)} ${n(y + h * 0.1)} ${n(x + w * k + 30)} ${n(y + h * 0.32)}Z`,
            { fill: "#8f2a1c" },
          ),
          circle(x + w * k, y + h * 0.33, 10, { fill: "#fffbe0" }),
        ]),
        rect(x + w * 0.08, y + h * 0.74, w * 0.36, 12, { fill: "#7a4a2c" }),
        rect(x + w * 0.24, y + h * 0.76, 10, h * 0.3, { fill: "#5a3420" }),
        ellipse(x + w * 0.2, y + h * 0.73, 26, 6, { fill: "#fff" }),
        rect(x + w * 0.32, y + h * 0.6, 12, h * 0.14, { rx: 4, fill: "#5f8f3e" }),
        path(
          `M${n(x - 20)} ${n(y + h * 0.7)}L${n(x + w * 0.4)} ${n(y - 20)}H${n(x + w * 0.62)}` +
            `L${n(x - 20)} ${n(y + h * 1.1)}Z`,
          { fill: "#fff", opacity: 0.16 },
        ),
      ],
      { clipPath: clip },
    ),
  );
}

function grunderzeit(c, { x, w, wall, trim, ground = 470, floors = [60, 265] }) {
  c.add(
    rect(x, 0, w, 760, {
      fill: c.linear([
        [0, wall[0]],
        [1, wall[1]],
      ]),
    }),
    rect(x, ground - 26, w, 22, { fill: trim }),
    rect(x, ground - 8, w, 8, { fill: "#000", opacity: 0.12 }),
    rect(x, 232, w, 12, { fill: trim }),
    rect(x, 0, w, 20, { fill: trim }),
  );
  const count = Math.round(w / 150);
  const gap = w / count;
  for (const y of floors)
    for (let i = 0; i < count; i++) {
      const wx = x + i * gap + gap / 2 - 40;
      c.add(path(`M${n(wx - 20)} ${y - 22}L${n(wx + 40)} ${y - 48}L${n(wx + 100)} ${y - 22}Z`, { fill: trim }));
      windowPane(c, wx, y, 80, 132, { lit: c.random.chance(0.2), box: y > 200 && i % 2 === 0 });
    }
}

function portrait(name, { skin, hair, style, top, ground, extra }) {
  const c = canvas(name);
  c.add(
    rect(0, 0, 1200, 1200, {
      fill: c.radial(
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
        { cx: 0.4, cy: 0.35, r: 0.85 },
      ),
    }),
    circle(600, 640, 470, { fill: "#fff", opacity: 0.22 }),
  );
  const hairFill = c.linear([
    [0, hair[0]],
    [1, hair[1]],
  ]);
  if (style === "long")
    c.add(
      path(
        "M360 520C340 250 470 170 600 170C730 170 860 250 840 520C850 700 880 780 840 880H360C320 780 350 700 360 520Z",
        { fill: hairFill },
      ),
    );
  if (style === "bun") c.add(circle(600, 190, 96, { fill: hairFill }));
  c.add(
    path("M190 1200C200 980 340 900 480 880L600 940L720 880C860 900 1000 980 1010 1200Z", {
      fill: c.linear([
        [0, top[0]],
        [1, top[1]],
      ]),
    }),
    path("M500 740H700V880C700 960 500 960 500 880Z", { fill: skin[1] }),
    path("M500 780C540 850 660 850 700 780V740H500Z", { fill: "#000", opacity: 0.1 }),
    ellipse(408, 560, 40, 60, { fill: skin[1] }),
    ellipse(792, 560, 40, 60, { fill: skin[1] }),
    path("M410 500C410 330 490 270 600 270C710 270 790 330 790 500C790 700 710 820 600 820C490 820 410 700 410 500Z", {
      fill: c.radial(
        [
          [0, skin[0]],
          [0.8, skin[0]],
          [1, skin[1]],
        ],
        { cx: 0.45, cy: 0.42, r: 0.62 },
      ),
    }),
    ellipse(478, 640, 46, 30, { fill: "#e8705a", opacity: 0.28 }),
    ellipse(722, 640, 46, 30, { fill: "#e8705a", opacity: 0.28 }),
    [510, 690].map((x) => [ellipse(x, 545, 20, 25, { fill: "#2e2018" }), circle(x + 7, 536, 7, { fill: "#fff" })]),
    path("M466 488Q510 460 552 484M648 484Q690 460 734 488", {
      stroke: hair[1],
      strokeWidth: 15,
      fill: "none",
      strokeLinecap: "round",
    }),
    path("M600 560C588 600 584 630 596 640C606 646 616 642 620 636", {
      stroke: skin[2],
      strokeWidth: 11,
      fill: "none",
      strokeLinecap: "round",
    }),
    path("M516 690C560 760 640 760 684 690C640 706 560 706 516 690Z", {
      fill: "#fff",
      stroke: "#a8443a",
      strokeWidth: 9,
      strokeLinejoin: "round",
    }),
  );
  const fringe = {
    short:
      "M396 520C370 300 470 200 620 206C760 210 830 310 806 520C790 470 780 420 750 384C680 410 560 400 490 370" +
      "C440 400 410 450 396 520Z",
    long: "M392 540C380 320 480 220 600 220C720 220 820 320 808 540C790 460 740 400 640 330C580 400 440 420 392 540Z",
    bun: "M398 500C390 310 490 240 600 240C710 240 810 310 802 500C780 410 720 350 600 346C480 350 420 410 398 500Z",
    bald:
      "M396 560C386 500 392 440 404 420C410 470 404 520 412 560ZM804 560C814 500 808 440 796 420" +
      "C790 470 796 520 788 560Z",
    curly: "",
  }[style];
  if (style === "curly")
    c.add(
      [
        [420, 400, 92],
        [470, 310, 100],
        [560, 260, 104],
        [660, 258, 104],
        [740, 312, 98],
        [786, 400, 90],
        [600, 320, 90],
        [510, 350, 74],
        [690, 350, 74],
        [392, 490, 60],
        [808, 490, 60],
      ].map(([x, y, r]) => circle(x, y, r, { fill: hairFill })),
    );
  else c.add(path(fringe, { fill: hairFill }));
  c.add(extra ? extra(c, hairFill) : "");
  return c.close();
}

const apron = (color) => () => [
  path("M430 1200L450 960C540 1010 660 1010 750 960L770 1200Z", { fill: color }),
  path("M452 962L420 892M748 962L780 892", { stroke: color, strokeWidth: 26 }),
];
const beard = (_, fill) =>
  path(
    "M424 590C430 760 500 850 600 850C700 850 770 760 776 590C760 650 720 670 690 670C660 650 540 650 510 670" +
      "C480 670 440 650 424 590ZM530 700C570 750 630 750 670 700C640 716 560 716 530 700Z",
    { fill, fillRule: "evenodd" },
  );
const glasses = () => [
  path(
    "M446 545a62 58 0 1 0 124 0a62 58 0 1 0-124 0ZM630 545a62 58 0 1 0 124 0a62 58 0 1 0-124 0ZM570 535" +
      "Q600 515 630 535M446 535L404 520M754 535L796 520",
    { fill: "none", stroke: "#2e2a2a", strokeWidth: 10 },
  ),
];
const cap = (color) => () => [
  path("M400 440C380 280 480 200 600 200C720 200 820 280 800 440C700 396 500 396 400 440Z", { fill: color }),
  path("M396 440C500 388 720 392 850 470C860 490 840 496 820 490C700 440 520 440 420 470C396 474 390 452 396 440Z", {
    fill: color,
  }),
  path("M396 440C500 388 720 392 850 470", { stroke: "#000", strokeWidth: 6, opacity: 0.2, fill: "none" }),
];

/** Skin tones as light, shade, line. */
const FAIR = ["#fbdcc2", "#f0bf9c", "#c98a66"];
const TAN = ["#f0c49a", "#dba272", "#a8703f"];
const DARK = ["#b87a50", "#945a36", "#6a3a1e"];

export const PEOPLE = {
  "team-lenka": () =>
    portrait("team-lenka", {
      skin: FAIR,
      hair: ["#c98a3e", "#9a5f24"],
      style: "bun",
      top: ["#fffaf0", "#e9dcc4"],
      ground: ["#fbe9d2", "#f0cda4"],
      extra: apron("#b3261e"),
    }),
  "team-matteo": () =>
    portrait("team-matteo", {
      skin: TAN,
      hair: ["#4a3226", "#2a1a12"],
      style: "short",
      top: ["#fffaf0", "#e3d3b6"],
      ground: ["#f6e3cf", "#e6b98e"],
      extra: (c, fill) => [beard(c, fill), apron("#3b2a20")()],
    }),
  "team-amira": () =>
    portrait("team-amira", {
      skin: DARK,
      hair: ["#3a2a26", "#1c1210"],
      style: "curly",
      top: ["#e8b04a", "#c98a24"],
      ground: ["#fdf0d8", "#f2d49a"],
      extra: apron("#8f2a1c"),
    }),
  "team-georg": () =>
    portrait("team-georg", {
      skin: FAIR,
      hair: ["#b9b3aa", "#8a847c"],
      style: "bald",
      top: ["#4d7c86", "#345d66"],
      ground: ["#e8eef0", "#c3d4d8"],
      extra: () => glasses(),
    }),
};
export const CREW = {
  "team-ilse": () =>
    portrait("team-ilse", {
      skin: FAIR,
      hair: ["#8f8a86", "#6a6662"],
      style: "short",
      top: ["#1f5f4a", "#123f30"],
      ground: ["#e6f0e6", "#bcd6c4"],
      extra: () => glasses(),
    }),
  "team-branko": () =>
    portrait("team-branko", {
      skin: TAN,
      hair: ["#3a2a22", "#1e1410"],
      style: "short",
      top: ["#44525c", "#2a343c"],
      ground: ["#eef0ea", "#ccd2c2"],
      extra: (c, fill) => [beard(c, fill), cap("#c9742e")()],
    }),
  "team-yuna": () =>
    portrait("team-yuna", {
      skin: FAIR,
      hair: ["#3a3436", "#1c181a"],
      style: "long",
      top: ["#e0a63c", "#b97f1e"],
      ground: ["#fdf3dc", "#f0d8a4"],
    }),
};

/** Dishes for many, from above: for catering and the head of a page. */
function feast(name, wide) {
  const c = canvas(name, { width: 1200, height: 900 });
  c.add(
    rect(0, 0, 1200, 900, {
      fill: c.linear(
        [
          [0, "#8a5f3a"],
          [1, "#6b4526"],
        ],
        { x2: 1, y2: 1 },
      ),
    }),
  );
  c.add(
    path(Array.from({ length: 7 }, (_, i) => `M0 ${i * 140 + 60}H1200`).join(""), {
      stroke: "#4a2c14",
      strokeWidth: 5,
      opacity: 0.5,
    }),
    path(
      Array.from({ length: 22 }, () => {
        const y = c.random.between(0, 900);
        const x = c.random.between(-100, 1000);
        return smooth([
          [x, y],
          [x + 120, y + c.random.between(-8, 8)],
          [x + 260, y],
        ]);
      }).join(""),
      { stroke: "#4a2c14", strokeWidth: 3, opacity: 0.35, fill: "none" },
    ),
  );
  board(c, wide ? 640 : 470, 470, 380);
  base(c, { cx: wide ? 640 : 470, cy: 470, r: 330, cheese: 0.7 });
  const cx = wide ? 640 : 470;
  place(
    c,
    "mozzarella",
    [
      [cx - 120, 380],
      [cx + 100, 350],
      [cx + 20, 560],
      [cx - 130, 580],
      [cx + 150, 530],
    ],
    { scale: 0.75 },
  );
  place(
    c,
    "basil",
    [
      [cx - 40, 400],
      [cx + 110, 450],
      [cx - 90, 500],
      [cx + 60, 620],
      [cx, 330],
    ],
    { scale: 0.85 },
  );
  place(
    c,
    "tomato",
    [
      [cx - 190, 480],
      [cx + 190, 420],
      [cx + 60, 470],
    ],
    { scale: 0.8 },
  );
  bowl(c, { cx: 1030, cy: 190, r: 190 });
  leaves(c, { cx: 1030, cy: 190, r: 130, count: 18, scale: 0.75, kinds: ["lettuce"] });
  place(c, "tomato", [
    [980, 150],
    [1080, 200],
    [1020, 250],
  ]);
  if (!wide) {
    plate(c, { cx: 1010, cy: 690, r: 240 });
    sauce(c, { cx: 1010, cy: 690, r: 150, lumps: 12, colors: ["#f2c768", "#e9b04e", "#c9842a"] });
    place(
      c,
      "tomato",
      [
        [960, 640],
        [1070, 660],
        [1000, 750],
      ],
      { scale: 1.1 },
    );
    place(
      c,
      "olive",
      [
        [1010, 690],
        [1080, 740],
        [940, 710],
      ],
      { scale: 1.1 },
    );
  } else {
    bowl(c, { cx: 170, cy: 700, r: 170, color: ["#7a8f55", "#586b38", "#a3b67c"] });
    c.add(
      circle(170, 700, 142, { fill: "#d9b23c" }),
      circle(170, 700, 142, {
        fill: c.radial([
          [0, "#fff3a0", 0.6],
          [1, "#9a7a1a", 0.5],
        ]),
      }),
    );
  }
  place(
    c,
    "basil",
    [
      [120, 140],
      [190, 100],
      [90, 220],
    ],
    { scale: 1.1 },
  );
  return c.close();
}

export const PLACES = {
  "filiale-neubau": () => {
    const c = scene("filiale-neubau");
    sky(c);
    grunderzeit(c, { x: 0, w: 1200, wall: ["#f8e7c6", "#efd3a2"], trim: "#fff6e2" });
    c.add(
      rect(0, 470, 1200, 290, {
        fill: c.linear([
          [0, "#8a4a34"],
          [1, "#6b3424"],
        ]),
      }),
    );
    storeWindow(c, 110, 560, 400, 190);
    storeWindow(c, 760, 560, 340, 190);
    door(c, 574, 545, 130, 215, "#7a3420");
    shopSign(c, 420, 476, 360, "#3b2018");
    awning(c, 90, 490, 320, 86);
    awning(c, 790, 490, 320, 86);
    pavement(c, 756);
    planter(c, 545, 790, 0.9);
    planter(c, 735, 790, 0.9, "#fff0c0");
    cafeTable(c, 270, 850, { scale: 0.85 });
    cafeTable(c, 960, 850, { scale: 0.85 });
    return c.close();
  },
  "filiale-neubau-ofen": () => {
    const c = scene("filiale-neubau-ofen");
    c.add(
      rect(0, 0, 1200, 900, {
        fill: c.linear([
          [0, "#f3e1c4"],
          [1, "#dcbf92"],
        ]),
      }),
    );
    bricks(c, 0, 0, 1200, 110, "#b9805c", "#d9b08a");
    c.add(
      path("M160 760V470C160 200 380 90 600 90C820 90 1040 200 1040 470V760Z", {
        fill: c.radial(
          [
            [0, "#e0a878"],
            [0.8, "#c08058"],
            [1, "#9a5f3c"],
          ],
          { cx: 0.4, cy: 0.3, r: 0.8 },
        ),
      }),
    );
    const joints = Array.from({ length: 6 }, (_, k) => {
      const r = 250 + k * 42;
      return `M${600 - r} 760V${470}A${r} ${n(r * 0.88)} 0 0 1 ${600 + r} 470V760`;
    }).join("");
    c.add(
      path(joints, {
        fill: "none",
        stroke: "#8a5234",
        strokeWidth: 4,
        opacity: 0.5,
        clipPath: c.clip(path("M160 760V470C160 200 380 90 600 90C820 90 1040 200 1040 470V760Z")),
      }),
    );
    c.add(
      Array.from({ length: 17 }, (_, i) => {
        const a = 180 + i * 11.25;
        const [x1, y1] = polar(a, 262, 600, 560);
        const [x2, y2] = polar(a, 322, 600, 560);
        return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, { stroke: "#6b3a22", strokeWidth: 5, opacity: 0.7 });
      }),
    );
    c.add(
      path("M338 720V560A262 262 0 0 1 862 560V720Z", { fill: "#2a120a" }),
      path("M370 720V566A230 230 0 0 1 830 566V720Z", {
        fill: c.radial(
          [
            [0, "#ffb347"],
            [0.5, "#c9501e"],
            [1, "#3a140a"],
          ],
          { cx: 0.62, cy: 0.75, r: 0.7 },
        ),
      }),
    );
    fire(c, 700, 690, 1.05);
    c.add(
      at(500, 700, [
        ellipse(0, 0, 96, 20, { fill: "#e9b566" }),
        ellipse(0, -5, 82, 14, { fill: "#d2401f" }),
        ellipse(-26, -7, 24, 5, { fill: "#fbe3a2" }),
        ellipse(24, -4, 28, 5, { fill: "#fff3cf" }),
        ellipse(6, -9, 12, 3, { fill: "#4c9630" }),
      ]),
    );
    c.add(
      rect(120, 720, 960, 44, {
        rx: 8,
        fill: c.linear([
          [0, "#e3d2b8"],
          [1, "#b9a484"],
        ]),
      }),
      rect(160, 764, 880, 136, { fill: "#a86f4a" }),
    );
    bricks(c, 160, 764, 880, 136, "#a86f4a", "#c9967a");
    c.add(
      Array.from({ length: 13 }, (_, i) => [
        circle(330 + (i % 7) * 90 - (i > 6 ? -45 : 0), 870 - (i > 6 ? 62 : 0), 36, { fill: "#c99a66" }),
        circle(330 + (i % 7) * 90 - (i > 6 ? -45 : 0), 870 - (i > 6 ? 62 : 0), 24, {
          fill: "none",
          stroke: "#8a5a30",
          strokeWidth: 4,
        }),
      ]),
    );
    c.add(
      at(
        1110,
        900,
        [
          rect(-8, -620, 16, 620, { fill: "#8a5a34" }),
          rect(-52, -800, 104, 190, {
            rx: 44,
            fill: c.linear([
              [0, "#d9b07a"],
              [1, "#b0824a"],
            ]),
          }),
        ],
        { turn: 3 },
      ),
    );
    fairyLights(c, 0, 60, 1200, 60, 50, 14);
    return c.close();
  },
  "filiale-favoriten": () => {
    const c = scene("filiale-favoriten");
    sky(c, ["#5b6fa0", "#f6b98a"]);
    c.add(
      circle(980, 120, 46, { fill: "#fff3d0" }),
      circle(980, 120, 110, {
        fill: c.radial([
          [0, "#fff3d0", 0.5],
          [1, "#fff3d0", 0],
        ]),
      }),
    );
    c.add(
      path("M0 300H90V230H190V280H260V190H300V280H380V340H0ZM860 320V250H930V190H1010V260H1090V220H1200V360H860Z", {
        fill: "#46506f",
        opacity: 0.6,
      }),
    );
    bricks(c, 60, 220, 1080, 540, "#a5553a", "#c58266");
    c.add(rect(40, 196, 1120, 40, { fill: "#e6d3b4" }), rect(40, 232, 1120, 8, { fill: "#000", opacity: 0.15 }));
    shopSign(c, 330, 264, 540, "#2f1c16");
    c.add(
      [[400], [800]].map(([x]) => [
        path(`M${x} 246V262`, { stroke: "#222", strokeWidth: 6 }),
        circle(x, 300, 130, {
          fill: c.radial([
            [0, "#ffe6a0", 0.6],
            [1, "#ffe6a0", 0],
          ]),
        }),
      ]),
    );
    storeWindow(c, 250, 420, 560, 220);
    c.add(
      rect(220, 640, 620, 34, {
        rx: 6,
        fill: c.linear([
          [0, "#c99a62"],
          [1, "#8a5f34"],
        ]),
      }),
      [300, 430, 560].map((x, i) => [
        rect(x, 606 - i * 4, 100, 16, { fill: "#e6cfa6", stroke: "#b08a54", strokeWidth: 3 }),
        i ? rect(x, 588 - i * 4, 100, 16, { fill: "#e6cfa6", stroke: "#b08a54", strokeWidth: 3 }) : "",
      ]),
    );
    awning(c, 220, 372, 620, 74);
    door(c, 910, 440, 150, 320, "#3f5a4a");
    pavement(c, 756, ["#b9a894", "#8f7f70"]);
    c.add(
      ellipse(530, 800, 430, 60, {
        fill: c.radial([
          [0, "#ffd98a", 0.55],
          [1, "#ffd98a", 0],
        ]),
      }),
    );
    scooter(c, 150, 800);
    planter(c, 880, 790, 0.8, "#ffd98a");
    planter(c, 1095, 790, 0.8, "#ffd98a");
    fairyLights(c, 60, 250, 1140, 250, 46, 16);
    return c.close();
  },
  "filiale-leopoldstadt": () => {
    const c = scene("filiale-leopoldstadt");
    sky(c, ["#bfdff0", "#fdf1dc"]);
    cloud(c, 980, 110, 1.1);
    grunderzeit(c, { x: 0, w: 780, wall: ["#cfe0d2", "#a9c7b2"], trim: "#f7f3e4" });
    c.add(
      rect(0, 470, 780, 290, {
        fill: c.linear([
          [0, "#4a6b5a"],
          [1, "#35503f"],
        ]),
      }),
    );
    storeWindow(c, 70, 560, 270, 190);
    storeWindow(c, 530, 560, 220, 190);
    door(c, 386, 545, 110, 215, "#7a3420");
    shopSign(c, 250, 476, 380, "#2b3f33");
    awning(c, 50, 490, 190, 86, ["#c9742e", "#fff6e6"]);
    c.add(rect(780, 0, 40, 760, { fill: "#7f9f8a" }));
    pavement(c, 756, ["#e0d2ba", "#c4b294"]);
    tree(c, 1030, 790, { trunk: 330, r: 210 });
    cafeTable(c, 690, 856, { scale: 0.92, parasol: "#b3261e" });
    cafeTable(c, 1060, 872, { scale: 0.92 });
    fairyLights(c, 780, 300, 1200, 420, 60, 9);
    planter(c, 350, 790, 0.75);
    planter(c, 530, 790, 0.75, "#fff0c0");
    return c.close();
  },
  "filiale-leopoldstadt-garten": () => {
    const c = scene("filiale-leopoldstadt-garten");
    sky(c, ["#f9d9a8", "#fdf1dc"]);
    c.add(
      path(blob(c.random, 200, 330, 330, { ry: 240, wobble: 0.1, points: 16 }), { fill: "#a9c778" }),
      path(blob(c.random, 900, 300, 400, { ry: 260, wobble: 0.1, points: 16 }), { fill: "#8fb464" }),
    );
    bricks(c, 0, 430, 1200, 240, "#d9b89a", "#e9d3bc");
    c.add(
      Array.from({ length: 110 }, () => {
        const x = c.random.between(0, 1200);
        return ellipse(
          x,
          430 + c.random.next() * c.random.next() * (120 + 70 * Math.sin(x / 90)),
          c.random.between(12, 24),
          c.random.between(9, 16),
          { fill: c.random.pick(["#5f8f3e", "#7fab52", "#4a7a30"]), opacity: 0.9 },
        );
      }),
    );
    pavement(c, 640, ["#e3d3b6", "#c4ad88"]);
    tree(c, 90, 700, { trunk: 380, r: 190 });
    cafeTable(c, 930, 730, { scale: 0.8, parasol: "#c9742e" });
    cafeTable(c, 330, 750, { scale: 0.85, parasol: "#b3261e" });
    cafeTable(c, 660, 870, { scale: 1.1 });
    planter(c, 1130, 860, 1.1);
    fairyLights(c, 0, 120, 620, 90, 80, 11);
    fairyLights(c, 580, 90, 1200, 130, 80, 11);
    return c.close();
  },
  "seite-teig": () => {
    const c = scene("seite-teig");
    plank(c, { x: -60, y: -60, width: 1320, height: 1020 });
    c.add(
      Array.from({ length: 130 }, () =>
        circle(c.random.between(0, 1200), c.random.between(0, 900), c.random.between(2, 9), {
          fill: "#fff",
          opacity: c.random.between(0.3, 0.8),
        }),
      ),
      ellipse(520, 480, 470, 340, { fill: "#fff", opacity: 0.25 }),
    );
    [
      [330, 330, 150],
      [640, 300, 140],
      [470, 610, 158],
      [790, 590, 146],
    ].forEach(([x, y, r]) => {
      c.add(
        ellipse(x + 14, y + 26, r * 1.06, r, { fill: "#4a2a12", opacity: 0.28 }),
        path(blob(c.random, x, y, r, { wobble: 0.03, points: 14 }), {
          fill: c.radial(
            [
              [0, "#fffaf0"],
              [0.6, "#f9ecd0"],
              [1, "#dcc08e"],
            ],
            { cx: 0.38, cy: 0.32, r: 0.72 },
          ),
        }),
        path(`M${x - r * 0.5} ${y - r * 0.3}q${n(r * 0.2)}-${n(r * 0.4)} ${n(r * 0.6)}-${n(r * 0.36)}`, {
          stroke: "#fff",
          strokeWidth: 16,
          opacity: 0.8,
          fill: "none",
          strokeLinecap: "round",
        }),
      );
    });
    c.add(
      at(
        1040,
        420,
        [
          rect(-40, -330, 80, 560, {
            rx: 34,
            fill: c.linear(
              [
                [0, "#c08a50"],
                [0.4, "#e3b67c"],
                [1, "#9a6632"],
              ],
              { x2: 1, y2: 0 },
            ),
          }),
          rect(-20, -420, 40, 100, { rx: 18, fill: "#a87038" }),
          rect(-20, 220, 40, 100, { rx: 18, fill: "#a87038" }),
        ],
        { turn: 14 },
      ),
    );
    place(
      c,
      "basil",
      [
        [130, 120],
        [200, 90],
        [110, 780],
      ],
      { scale: 1.1 },
    );
    place(
      c,
      "tomato",
      [
        [150, 690],
        [230, 770],
      ],
      { scale: 1.4 },
    );
    return c.close();
  },
  "seite-catering": () => feast("seite-catering", false),
  "seite-tafel": () => feast("seite-tafel", true),
};

function scooter(c, x, y) {
  const wheel = (wx) => [circle(wx, -34, 36, { fill: "#2b2622" }), circle(wx, -34, 20, { fill: "#cfc7bb" })];
  c.add(
    at(x, y, [
      ellipse(10, 4, 150, 16, { fill: "#000", opacity: 0.25 }),
      wheel(-84),
      wheel(96),
      path("M-130-60C-130-110-70-110-50-70H40L70-180H92L110-70C70-70 60-40 40-40H-120Z", {
        fill: c.linear([
          [0, "#c9402e"],
          [1, "#8f2418"],
        ]),
      }),
      path("M66-180L50-206M50-206H90", { stroke: "#333", strokeWidth: 9, strokeLinecap: "round" }),
      path("M-120-116H-20V-98H-112Z", { fill: "#3b2a20" }),
      rect(-150, -196, 100, 80, {
        rx: 10,
        fill: c.linear([
          [0, "#fff6e6"],
          [1, "#dcc9a6"],
        ]),
      }),
      emblem(-100, -146, 0.36, "#b3261e"),
      circle(88, -160, 12, { fill: "#fff3c4" }),
    ]),
  );
}

const badge = (name, ground, draw) => () => {
  const c = canvas(name);
  c.add(
    rect(0, 0, 1200, 1200, { fill: "#fdf6ea" }),
    circle(600, 600, 540, {
      fill: c.radial(
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
        { cx: 0.4, cy: 0.35, r: 0.75 },
      ),
    }),
  );
  c.add(draw(c));
  return c.close();
};

export const SYMBOLS = {
  "symbol-schanigarten": badge("symbol-schanigarten", ["#f7dfb4", "#eec078"], () => [
    path("M600 300V900M600 760H420M600 760H780M420 760V900M780 760V900", {
      stroke: "#6b4328",
      strokeWidth: 34,
      strokeLinecap: "round",
    }),
    path(
      "M230 520C270 330 440 240 600 230C760 240 930 330 970 520C900 480 840 480 785 520C725 480 660 480 600 520" +
        "C540 480 475 480 415 520C360 480 300 480 230 520Z",
      { fill: "#b3261e" },
    ),
    path("M415 520C440 360 530 260 600 230C670 260 760 360 785 520C725 480 660 480 600 520C540 480 475 480 415 520Z", {
      fill: "#fff6e6",
    }),
    path("M540 510C550 400 580 290 600 230C620 290 650 400 660 510Q630 500 600 520Q570 500 540 510Z", {
      fill: "#b3261e",
    }),
  ]),
  "symbol-holzofen": badge("symbol-holzofen", ["#f4cda8", "#d98a54"], (c) => {
    const d = "M250 850V600A350 350 0 0 1 950 600V850Z";
    c.add(path(d, { fill: "#8f4a2e" }), path("M340 850V620A260 260 0 0 1 860 620V850Z", { fill: "#2a120a" }));
    fire(c, 600, 830, 1.5);
    return "";
  }),
  "symbol-kinder": badge("symbol-kinder", ["#d6ecf2", "#9accd8"], () => [
    path("M600 700C560 800 660 860 590 980", {
      stroke: "#6b4328",
      strokeWidth: 16,
      fill: "none",
      strokeLinecap: "round",
    }),
    path("M600 220C760 220 850 340 850 470C850 610 720 700 600 710C480 700 350 610 350 470C350 340 440 220 600 220Z", {
      fill: "#e0483a",
    }),
    path("M570 710H630L612 680H588Z", { fill: "#a82a20" }),
    ellipse(480, 390, 44, 76, { fill: "#fff", opacity: 0.6, transform: "rotate(28 480 390)" }),
  ]),
  "symbol-barrierefrei": badge("symbol-barrierefrei", ["#d9e6d0", "#a8c698"], () => [
    path("M240 860H960V560H820V660H700V760H580V860", { fill: "#fff6e6" }),
    path("M240 860L900 520", { stroke: "#3f6f3a", strokeWidth: 44, strokeLinecap: "round" }),
    path("M240 860V700M570 690V530M900 520V370M240 700L900 370", {
      stroke: "#3f6f3a",
      strokeWidth: 24,
      strokeLinecap: "round",
    }),
  ]),
  "symbol-spaet": badge("symbol-spaet", ["#4d5f96", "#2a355f"], (c) => [
    path("M720 240A270 270 0 1 0 900 640A220 220 0 0 1 720 240Z", { fill: "#ffe6a0" }),
    [
      [380, 330, 16],
      [320, 560, 10],
      [860, 340, 12],
      [520, 240, 10],
    ].map(([x, y, r]) => circle(x, y, r, { fill: "#fff" })),
    path("M100 900H220V780L310 700L400 780V860H520V740H640V800L720 730L800 800V880H1100V1200H100Z", {
      fill: "#161d3a",
      clipPath: c.clip(circle(600, 600, 540)),
    }),
    [
      [260, 830],
      [345, 830],
      [570, 800],
      [720, 850],
    ].map(([x, y]) => rect(x, y, 36, 44, { fill: "#ffcf6a" })),
  ]),
};

/** The name as drawn letters: a logo may hold text. */
export const LOGO = () => {
  const c = canvas("logo", { width: 1200, height: 450 });
  c.add(
    circle(220, 225, 190, { fill: "#b3261e" }),
    emblem(220, 262, 2.15),
    lettering("Glutnest", 448, 288, 7.4, "#bf2f24"),
  );
  return c.close();
};

const GLYPHS = {
  G: ["M17 5A9 9 0 1 0 18 14V10H11", 21],
  l: ["M2 1V18", 6],
  u: ["M2 7V13A4.6 4.6 0 0 0 11.2 13V7M11.2 13V18", 15],
  t: ["M4 2V14A4 4 0 0 0 9 17.6M0 7H8.6", 11],
  n: ["M2 18V7M2 11.6A4.6 4.6 0 0 1 11.2 11.6V18", 15],
  e: ["M2 12.4H12A5.2 5.4 0 1 0 10.6 16.2", 15],
  s: ["M9.4 8.6C8 6.4 3 6.2 2.6 9.4C2.4 12.6 9.6 11.6 9.6 15C9.4 18.6 3.4 18.6 1.8 15.8", 12.4],
  Q: ["M10.5 2A8.2 8.4 0 1 0 10.6 2ZM12 13L18.6 19.4", 22],
  d: ["M11.6 1V18M11.6 12.5A4.9 5.4 0 1 0 11.6 12.6", 15.6],
};
/** Rounded lettering of our own, so that no font is needed to render a logo. */
export function lettering(word, x, y, size, color) {
  let left = 0;
  const strokes = [...word].map((letter) => {
    const [d, width] = GLYPHS[letter];
    const glyph = path(d, { transform: `translate(${n(left)} 0)` });
    left += width;
    return glyph;
  });
  return at(
    x,
    y - 18 * size * 0.92,
    group(strokes, { fill: "none", stroke: color, strokeWidth: 3.1, strokeLinecap: "round", strokeLinejoin: "round" }),
    { scale: size * 0.92 },
  );
}
