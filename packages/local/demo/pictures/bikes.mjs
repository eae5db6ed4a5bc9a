import { canvas } from "./canvas.mjs";
import { bicycle, cargoBike } from "./bicycle.mjs";
import { at, circle, ellipse, group, n, path, rect } from "./shape.mjs";

/** A photographer's backdrop that runs into the floor, tinted to suit the bicycle. */
export function studio(c, [light, dark] = ["#fbf6ec", "#eadfcb"], floor = 930) {
  c.add(
    rect(0, 0, c.width, c.height, {
      fill: c.radial(
        [
          [0, light],
          [1, dark],
        ],
        { cx: 0.45, cy: 0.36, r: 0.8 },
      ),
    }),
    rect(0, floor - 130, c.width, c.height - floor + 130, {
      fill: c.linear([
        [0, dark, 0],
        [0.5, dark, 0.9],
        [1, light],
      ]),
    }),
  );
}

function shadows(c, x, y, half, scale) {
  const soft = c.radial([
    [0, "#33271a", 0.5],
    [0.6, "#33271a", 0.22],
    [1, "#33271a", 0],
  ]);
  c.add(
    ellipse(x, y + 6, (half + 330) * scale, 34, { fill: soft, opacity: 0.6 }),
    [-1, 1].map((s) => ellipse(x + s * half * scale, y + 2, 210 * scale, 20, { fill: soft })),
  );
}

export function stand(c, made, { x = 600, y = 930, fit = 1080 } = {}) {
  const scale = Math.min(fit / (2 * made.half + 2 * made.outer), 1.05);
  shadows(c, x, y, made.half, scale);
  c.add(at(x, y, made.markup, { scale: Math.round(scale * 1000) / 1000 }));
  return scale;
}

const tag = (c) =>
  at(
    205,
    200,
    [
      path("M-60-150C-40-220 30-220 40-160", { stroke: "#8a5a2a", strokeWidth: 10, fill: "none" }),
      path("M-120-150H90L120-110V130Q120 160 90 160H-90Q-120 160-120 130Z", {
        fill: "#4a2a12",
        opacity: 0.16,
        transform: "translate(10 14)",
      }),
      path("M-120-150H90L120-110V130Q120 160 90 160H-90Q-120 160-120 130Z", {
        fill: c.linear([
          [0, "#f2c04a"],
          [1, "#d99a24"],
        ]),
      }),
      circle(0, -100, 17, { fill: "#fff6e2" }),
      circle(-50, 70, 42, { fill: "none", stroke: "#5a3a0c", strokeWidth: 9 }),
      circle(50, 70, 42, { fill: "none", stroke: "#5a3a0c", strokeWidth: 9 }),
      path("M-50 70L-20 10H30L50 70M-20 10L0 70L30 10M-30 0H-10M30 10L26-12H46", {
        stroke: "#5a3a0c",
        strokeWidth: 9,
        fill: "none",
        strokeLinejoin: "round",
        strokeLinecap: "round",
      }),
    ],
    { turn: -8, scale: 0.72 },
  );

const portrait =
  (name, make, { backdrop, rental = false, fit } = {}) =>
  () => {
    const c = canvas(name);
    studio(c, backdrop);
    stand(c, make(c), { fit });
    if (rental) c.add(tag(c));
    return c.close();
  };

const COOL = ["#f3f7f5", "#d3e0da"];
const SAND = ["#fbf5e9", "#ecdcc0"];
const ROSE = ["#fdf3ec", "#f2d9c8"];
const SKY = ["#f1f6f9", "#cfdfe8"];

export const BIKES = {
  "rad-lendkanal": portrait(
    "rad-lendkanal",
    (c) => bicycle(c, "city", { color: "#8fae8a", leather: "#a8652e", wall: "#e6d8bc" }),
    { backdrop: SAND },
  ),
  "rad-murauen": portrait("rad-murauen", (c) => bicycle(c, "trekking", { color: "#2f5f4a" }), { backdrop: COOL }),
  "rad-schoeckl": portrait(
    "rad-schoeckl",
    (c) => bicycle(c, "gravel", { color: "#a8683a", wall: "#b98a5a", grip: "#3a2c22" }),
    { backdrop: SAND },
  ),
  "rad-plabutsch": portrait("rad-plabutsch", (c) => bicycle(c, "road", { color: "#e0533f" }), { backdrop: SKY }),
  "rad-hochschwab": portrait("rad-hochschwab", (c) => bicycle(c, "mtb", { color: "#5f7a3a" }), { backdrop: COOL }),
  "rad-packesel": portrait("rad-packesel", (c) => cargoBike(c, { color: "#e3ad2c" }), { backdrop: SKY, fit: 1120 }),
  "rad-spatz": portrait(
    "rad-spatz",
    (c) => bicycle(c, "kids", { color: "#4aa3c9", grip: "#e0533f", leather: "#e0533f" }),
    { backdrop: ROSE, fit: 920 },
  ),
  "rad-kueken": portrait(
    "rad-kueken",
    (c) => bicycle(c, "balance", { color: "#d9a866", grip: "#5fb39a", leather: "#5fb39a", wall: "#3a3634" }),
    { backdrop: ROSE, fit: 760 },
  ),
  "ebike-hauptplatz": portrait(
    "ebike-hauptplatz",
    (c) =>
      bicycle(c, "city", {
        color: "#9a8ac0",
        motor: true,
        battery: true,
        basket: false,
        leather: "#6b4a34",
        chainguard: false,
      }),
    { backdrop: SKY },
  ),
  "ebike-ries": portrait(
    "ebike-ries",
    (c) => bicycle(c, "trekking", { color: "#5a6670", motor: true, battery: true }),
    { backdrop: SAND },
  ),
  "ebike-hochlantsch": portrait("ebike-hochlantsch", (c) => bicycle(c, "full", { color: "#e0722e" }), {
    backdrop: COOL,
  }),
  "ebike-packesel": portrait("ebike-packesel", (c) => cargoBike(c, { color: "#2f6f78", electric: true, hood: true }), {
    backdrop: SAND,
    fit: 1120,
  }),
  "verleih-stadtrad": portrait(
    "verleih-stadtrad",
    (c) => bicycle(c, "city", { color: "#c9583f", leather: "#5a3a24", flowers: false }),
    { backdrop: COOL, rental: true, fit: 1000 },
  ),
  "verleih-ebike": portrait(
    "verleih-ebike",
    (c) => bicycle(c, "trekking", { color: "#7a2f3c", motor: true, battery: true }),
    { backdrop: SAND, rental: true, fit: 1000 },
  ),
  "verleih-gravel": portrait("verleih-gravel", (c) => bicycle(c, "gravel", { color: "#2f4a78", wall: "#b98a5a" }), {
    backdrop: SKY,
    rental: true,
    fit: 1000,
  }),
  "verleih-lastenrad": portrait("verleih-lastenrad", (c) => cargoBike(c, { color: "#3f8f74", electric: true }), {
    backdrop: ROSE,
    rental: true,
    fit: 1060,
  }),
  "verleih-anhaenger": portrait("verleih-anhaenger", (c) => trailer(c), { backdrop: COOL, rental: true, fit: 900 }),
};

/** A two-seat children's trailer with its flag. */
function trailer(c) {
  const body = [
    path("M520-210C700-200 760-240 860-250", {
      stroke: "#5a6166",
      strokeWidth: 30,
      fill: "none",
      strokeLinecap: "round",
    }),
    circle(866, -250, 34, { fill: "#33373a" }),
    path("M-470-190L-430-620C-380-780-160-840 120-800C320-770 470-560 560-190Z", {
      fill: c.linear([
        [0, "#f2b23a"],
        [1, "#d98a1e"],
      ]),
    }),
    path("M-350-330L-330-590C-290-690-130-730 80-705C230-680 340-540 400-330Z", {
      fill: c.linear([
        [0, "#dfeef2"],
        [1, "#a9c6d2"],
      ]),
      stroke: "#8a5a12",
      strokeWidth: 12,
    }),
    path("M-60-720V-330M200-680L240-330", { stroke: "#8a5a12", strokeWidth: 12 }),
    path("M-290-380L-240-600H-160L-220-380Z", { fill: "#fff", opacity: 0.5 }),
    at(
      190,
      -60,
      [
        circle(70, -480, 62, { fill: "#f0c49a" }),
        path("M4-500C10-570 130-580 138-496C110-530 40-530 4-500Z", { fill: "#6b4528" }),
        circle(56, -478, 8, { fill: "#2e2018" }),
        circle(92, -478, 8, { fill: "#2e2018" }),
        path("M54-452Q74-434 94-452", { stroke: "#a8443a", strokeWidth: 7, fill: "none", strokeLinecap: "round" }),
        path("M-10-290C0-420 140-420 150-290Z", { fill: "#4aa3c9" }),
      ],
      { scale: 0.9 },
    ),
    path("M-480-190H570V-130Q560-110 540-110H-440Q-470-116-480-190Z", { fill: "#2f3336" }),
    path("M-440-640L-470-1010", { stroke: "#8f979c", strokeWidth: 11 }),
    path("M-470-1010L-330-960L-462-900Z", { fill: "#e0533f" }),
  ];
  const spokes = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return `M0 0L${n(Math.cos(a) * 190)} ${n(Math.sin(a) * 190)}`;
  }).join("");
  const wheelAt = at(-40, -240, [
    circle(0, 0, 214, { fill: "none", stroke: "#2c2a2a", strokeWidth: 46 }),
    circle(0, 0, 188, { fill: "none", stroke: "#aab2b6", strokeWidth: 13 }),
    path(spokes, { stroke: "#9ba2a6", strokeWidth: 5 }),
    circle(0, 0, 34, { fill: "#70787d" }),
  ]);
  return { markup: group([body, wheelAt]), half: 560, outer: 250 };
}
