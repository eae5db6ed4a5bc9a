import { canvas } from "./canvas.mjs";
import { bicycle, cargoBike, tube, wheel } from "./bicycle.mjs";
import { toolWall, workStand } from "./gear.mjs";
import {
  spread,
  at,
  awning,
  circle,
  cloud,
  door,
  ellipse,
  group,
  n,
  path,
  pavement,
  planter,
  rect,
  scene,
  sky,
  smooth,
  tree,
  windowPane,
} from "./scenery.mjs";
import { lettering } from "./places.mjs";

const ground = (c, x, y, half) => c.add(ellipse(x, y + 4, half, 13, { fill: "#33271a", opacity: 0.28 }));
const parked = (c, x, y, type, scale, options) => {
  ground(c, x, y, 900 * scale);
  c.add(at(x, y, (type === "cargo" ? cargoBike(c, options) : bicycle(c, type, options)).markup, { scale }));
};

/** Wheel with a sprig of thyme in its hub: the house's mark. */
function mark(x, y, scale, color, light) {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return `M${n(34 * Math.cos(a))} ${n(34 * Math.sin(a))}L${n(78 * Math.cos(a))} ${n(78 * Math.sin(a))}`;
  }).join("");
  const leaf = (a, k) =>
    group(path("M0 0C-11-9-11-26 0-34C11-26 11-9 0 0Z", { fill: color }), {
      transform: `rotate(${a}) translate(0 ${k})`,
    });
  return at(
    x,
    y,
    [
      circle(0, 0, 88, { fill: "none", stroke: color, strokeWidth: 14 }),
      path(spokes, { stroke: color, strokeWidth: 4 }),
      circle(0, 0, 36, { fill: light ?? "#fff" }),
      circle(0, 0, 36, { fill: "none", stroke: color, strokeWidth: 5 }),
      at(
        0,
        24,
        [
          path("M0 0V-34", { stroke: color, strokeWidth: 5, strokeLinecap: "round" }),
          leaf(-50, -4),
          leaf(50, -4),
          leaf(-42, -16),
          leaf(42, -16),
          leaf(0, -22),
        ],
        { scale: 0.62 },
      ),
    ],
    { scale },
  );
}

function hills(c, y, tones = ["#a9c6a0", "#86ad7c", "#6f9a64"]) {
  tones.forEach((tone, i) => {
    const points = [
      [-40, 900],
      ...Array.from({ length: 7 }, (_, k) => [k * 210 - 30, y + i * 54 + c.random.between(-46, 46)]),
      [1260, 900],
    ];
    c.add(path(`${smooth(points.slice(1, -1))}L1260 900H-40Z`, { fill: tone }));
  });
}

/** The city's hill with its clock tower, far off. */
function clockTower(c, x, y, scale) {
  c.add(
    at(
      x,
      y,
      [
        path("M-420 220C-260-40 260-40 420 220Z", { fill: "#94b784" }),
        rect(-38, -150, 76, 180, { fill: "#e9c88e" }),
        rect(-38, -150, 24, 180, { fill: "#fff", opacity: 0.35 }),
        spread(c.random, 16, 200, { cy: 60 })
          .filter(([tx, ty]) => ty > 10 - Math.abs(tx) * 0.1)
          .map(([tx, ty]) => circle(tx, ty, c.random.between(16, 30), { fill: "#6f9a5c", opacity: 0.7 })),
        rect(-52, -128, 104, 26, { fill: "#8a5f3c" }),
        path("M-44-150L-26-230H26L44-150Z", { fill: "#a8583c" }),
        path("M-10-230L0-276L10-230Z", { fill: "#a8583c" }),
        circle(0, -70, 27, { fill: "#fffdf4", stroke: "#3a3228", strokeWidth: 4 }),
        path("M0-70V-90M0-70L14-62", { stroke: "#3a3228", strokeWidth: 4, strokeLinecap: "round" }),
      ],
      { scale },
    ),
  );
}

function lane(c, top) {
  c.add(
    path(`M0 900V${top + 130}C300 ${top + 60} 760 ${top + 40} 1200 ${top + 70}V900Z`, {
      fill: c.linear([
        [0, "#d9cbb0"],
        [1, "#c2b08e"],
      ]),
    }),
    path(`M0 ${top + 240}C340 ${top + 180} 800 ${top + 170} 1200 ${top + 190}`, {
      stroke: "#fffaf0",
      strokeWidth: 9,
      strokeDasharray: "70 50",
      fill: "none",
      opacity: 0.9,
    }),
  );
}

export const BIKE_PLACES = {
  "filiale-graz": () => {
    const c = scene("filiale-graz");
    sky(c, ["#cfe4f0", "#fbf3e2"]);
    c.add(
      rect(0, 0, 1200, 760, {
        fill: c.linear([
          [0, "#e9e0cc"],
          [1, "#dccfb2"],
        ]),
      }),
      rect(0, 0, 1200, 18, { fill: "#fffaf0" }),
    );
    for (let i = 0; i < 6; i++) windowPane(c, 90 + i * 190, 60, 82, 150, { shutters: "#7f9f8a", box: i % 3 === 1 });
    c.add(
      rect(0, 300, 1200, 460, {
        fill: c.linear([
          [0, "#1f5f4a"],
          [1, "#154534"],
        ]),
      }),
      rect(0, 300, 1200, 12, { fill: "#2f7a60" }),
    );
    c.add(
      mark(600, 372, 0.52, "#f4e9cf", "#1f5f4a"),
      path("M120 372H510M690 372H1080", { stroke: "#f4e9cf", strokeWidth: 4, opacity: 0.7 }),
    );
    c.add(
      rect(70, 450, 620, 290, { fill: "#0f3226" }),
      rect(84, 462, 592, 272, {
        fill: c.linear([
          [0, "#fff3cf"],
          [1, "#f2d79a"],
        ]),
      }),
    );
    c.add(
      at(240, 716, bicycle(c, "road", { color: "#e0533f", spokes: 10 }).markup, { scale: 0.19 }),
      rect(440, 690, 200, 44, { rx: 4, fill: "#a8753c" }),
      [470, 540, 608].map((x, i) =>
        path(`M${x - 34} 690C${x - 36} 634 ${x + 36} 630 ${x + 38} 680L${x + 30} 690Z`, {
          fill: ["#e0533f", "#f6efe0", "#d9a22c"][i],
        }),
      ),
      [500, 580].map((x, i) => [
        rect(x - 22, 560, 52, 66, { rx: 8, fill: ["#3f7f9a", "#c9742e"][i] }),
        path(`M${x - 12} 560v-40h32v40`, { stroke: "#5a4a30", strokeWidth: 4, fill: "none" }),
      ]),
      [200, 380, 560].map((x) => [
        path(`M${x} 462v34`, { stroke: "#5a4a30", strokeWidth: 4 }),
        path(`M${x - 26} 514Q${x} 476 ${x + 26} 514Z`, { fill: "#c9742e" }),
      ]),
      path("M84 600L300 462H420L84 690Z", { fill: "#fff", opacity: 0.2 }),
      path("M380 462V734", { stroke: "#0f3226", strokeWidth: 8 }),
    );
    door(c, 750, 470, 130, 285, "#c9742e");
    c.add(
      rect(940, 450, 220, 290, { fill: "#0f3226" }),
      rect(952, 462, 196, 272, {
        fill: c.linear([
          [0, "#fff3cf"],
          [1, "#f2d79a"],
        ]),
      }),
      [520, 600, 680].map((y) => [
        rect(960, y, 180, 8, { fill: "#a8753c" }),
        [980, 1030, 1080].map((x, i) =>
          rect(x, y - 40 - (i % 2) * 8, 34, 40 + (i % 2) * 8, {
            rx: 6,
            fill: ["#e0533f", "#d9a22c", "#3f7f9a"][((i + y / 80) % 3) | 0],
          }),
        ),
      ]),
    );
    awning(c, 60, 420, 640, 52, ["#d9a22c", "#fffaf0"]);
    awning(c, 930, 420, 240, 52, ["#d9a22c", "#fffaf0"]);
    pavement(c, 752, ["#d9cfbd", "#b9ac94"]);
    parked(c, 262, 872, "city", 0.26, {
      color: "#8fae8a",
      wall: "#e6d8bc",
      leather: "#a8652e",
      spokes: 12,
      basket: false,
      rack: false,
    });
    parked(c, 930, 880, "cargo", 0.23, { color: "#e3ad2c" });
    planter(c, 712, 790, 0.7, "#f2d04a");
    return c.close();
  },
  "filiale-graz-innen": () => {
    const c = scene("filiale-graz-innen");
    c.add(
      rect(0, 0, 1200, 700, {
        fill: c.linear([
          [0, "#f7efdf"],
          [1, "#ece0c6"],
        ]),
      }),
      rect(0, 690, 1200, 210, {
        fill: c.linear([
          [0, "#c79a64"],
          [1, "#a87a46"],
        ]),
      }),
      path(Array.from({ length: 13 }, (_, i) => `M${600 + (i - 6) * 110} 690L${600 + (i - 6) * 200} 900`).join(""), {
        stroke: "#7f5526",
        strokeWidth: 4,
        opacity: 0.4,
      }),
    );
    c.add(
      [150, 450, 750, 1050].map((x) => [
        path(`M${x} 0V60`, { stroke: "#33373a", strokeWidth: 6 }),
        path(`M${x - 60} 104Q${x} 30 ${x + 60} 104Z`, { fill: "#1f5f4a" }),
        circle(x, 106, 18, { fill: "#fff6cf" }),
        circle(x, 120, 150, {
          fill: c.radial([
            [0, "#fff3b8", 0.7],
            [1, "#fff3b8", 0],
          ]),
        }),
      ]),
    );
    c.add(
      [
        [260, 350, "gravel", "#a8683a"],
        [700, 350, "road", "#2f4a78"],
      ].map(([x, y, type, color]) => [
        rect(x - 130, y - 176, 260, 16, { rx: 6, fill: "#8a5f34" }),
        at(x, y, bicycle(c, type, { color, spokes: 10, disc: false, bottle: false }).markup, { scale: 0.22 }),
      ]),
    );
    c.add(
      rect(60, 420, 500, 18, { fill: "#8a5f34" }),
      [90, 190, 290, 390, 480].map((x, i) =>
        path(`M${x} 420C${x} 370 ${x + 70} 370 ${x + 72} 408L${x + 66} 420Z`, {
          fill: ["#f2ece0", "#e0533f", "#3f7f9a", "#d9a22c", "#5f7a3a"][i],
        }),
      ),
    );
    c.add(
      [0, 1, 2].map((i) =>
        at(960 + i * 84, 300, wheel(c, [0, 0], { wheel: 250, tyre: 40, spokes: 12 }), { scale: 0.26 }),
      ),
      rect(820, 540, 380, 180, { rx: 6, fill: "#1f5f4a" }),
      rect(800, 520, 400, 28, { rx: 6, fill: "#c99a5c" }),
      mark(1010, 630, 0.5, "#f4e9cf", "#1f5f4a"),
      rect(1090, 440, 80, 80, { rx: 8, fill: "#33373a" }),
      rect(880, 470, 60, 50, { rx: 6, fill: "#c97848" }),
      path("M910 470C880 420 900 400 912 380C930 410 940 430 912 470Z", { fill: "#5f8f3e" }),
    );
    parked(c, 300, 850, "trekking", 0.32, { color: "#2f5f4a", spokes: 16 });
    parked(c, 720, 870, "city", 0.3, { color: "#9a8ac0", motor: true, battery: true, chainguard: false });
    return c.close();
  },
  "filiale-werkstatt": () => {
    const c = scene("filiale-werkstatt");
    c.add(
      rect(0, 0, 1200, 720, {
        fill: c.linear([
          [0, "#eee6d4"],
          [1, "#dfd2b8"],
        ]),
      }),
      rect(0, 710, 1200, 190, {
        fill: c.linear([
          [0, "#a99c86"],
          [1, "#8b7f6a"],
        ]),
      }),
      rect(0, 704, 1200, 12, { fill: "#6f634f", opacity: 0.5 }),
    );
    toolWall(c, 60, 60, 640, 220, 8);
    c.add(
      rect(790, 60, 340, 260, { fill: "#fffaf0" }),
      rect(806, 76, 308, 228, {
        fill: c.linear([
          [0, "#b9d7e6"],
          [1, "#eaf3ee"],
        ]),
      }),
      path("M806 250C880 200 960 230 1010 210C1060 200 1100 220 1114 216V304H806Z", { fill: "#8fb47a" }),
      path("M960 76V304M806 190H1114", { stroke: "#fffaf0", strokeWidth: 10 }),
    );
    c.add(
      rect(40, 520, 330, 26, { rx: 6, fill: "#b07f42" }),
      rect(60, 546, 20, 180, { fill: "#7f5526" }),
      rect(330, 546, 20, 180, { fill: "#7f5526" }),
      rect(90, 470, 90, 50, { rx: 6, fill: "#c9402e" }),
      rect(120, 450, 30, 20, { fill: "none", stroke: "#c9402e", strokeWidth: 7 }),
      at(270, 470, wheel(c, [0, 0], { wheel: 200, tyre: 40 }), { scale: 0.22 }),
      rect(80, 620, 250, 70, { rx: 6, fill: "#8f979c" }),
      path("M100 642H310M100 668H310", { stroke: "#6d757a", strokeWidth: 6 }),
    );
    c.add(ellipse(690, 830, 260, 20, { fill: "#33271a", opacity: 0.25 }));
    workStand(c, 690, 826, 0.44, (k) => bicycle(k, "trekking", { color: "#c9742e" }));
    c.add(
      [1010, 1080, 1140].map((x, i) =>
        at(x, 640 - i * 6, wheel(c, [0, 0], { wheel: 250, tyre: 44, spokes: 16 }), { scale: 0.3 }),
      ),
    );
    c.add(
      at(1060, 850, [
        path("M-60-110H60L46 0H-46Z", { fill: "#4aa3c9" }),
        ellipse(0, -110, 60, 14, { fill: "#dff1f7" }),
        path("M-58-106C-50-170 50-170 58-106", { stroke: "#8f979c", strokeWidth: 7, fill: "none" }),
      ]),
    );
    return c.close();
  },
  "seite-mur": () => {
    const c = scene("seite-mur");
    sky(c, ["#bfe0f2", "#fdf4de"]);
    c.add(
      circle(960, 170, 70, { fill: "#fff6d0" }),
      circle(960, 170, 190, {
        fill: c.radial([
          [0, "#fff3b8", 0.7],
          [1, "#fff3b8", 0],
        ]),
      }),
    );
    cloud(c, 300, 130, 1.1);
    cloud(c, 700, 220, 0.8, 0.6);
    clockTower(c, 330, 400, 1.05);
    hills(c, 440);
    c.add(
      path("M0 640C260 590 420 650 700 610C900 584 1060 600 1200 590V700C900 690 500 730 0 720Z", {
        fill: c.linear([
          [0, "#9cc9d6"],
          [1, "#6fa9bd"],
        ]),
      }),
      path("M120 660q60-12 120 0M480 664q60-12 120 0M860 636q60-12 120 0", {
        stroke: "#fff",
        strokeWidth: 7,
        fill: "none",
        opacity: 0.6,
        strokeLinecap: "round",
      }),
    );
    lane(c, 640);
    tree(c, 1090, 730, { trunk: 230, r: 150 });
    parked(c, 560, 852, "gravel", 0.36, { color: "#c9583f", wall: "#b98a5a" });
    return c.close();
  },
  "seite-weinberge": () => {
    const c = scene("seite-weinberge");
    sky(c, ["#f6d9a6", "#fdf3de"]);
    hills(c, 380, ["#d9c48a", "#b9b86a", "#94a552"]);
    for (let i = 0; i < 9; i++)
      c.add(
        path(`M${-60 + i * 150} 700C${20 + i * 140} 600 ${60 + i * 136} 540 ${120 + i * 130} 480`, {
          stroke: "#5f7f34",
          strokeWidth: 17,
          strokeDasharray: "8 13",
          fill: "none",
          strokeLinecap: "round",
        }),
      );
    lane(c, 620);
    parked(c, 420, 830, "trekking", 0.33, { color: "#7a2f3c", motor: true, battery: true });
    parked(c, 900, 850, "trekking", 0.33, { color: "#2f5f4a", motor: true, battery: true });
    return c.close();
  },
  "seite-familie": () => {
    const c = scene("seite-familie");
    sky(c, ["#cde6f2", "#fbf4e2"]);
    cloud(c, 860, 130, 1);
    hills(c, 470, ["#b4d09c", "#96ba7a", "#7da564"]);
    tree(c, 150, 720, { trunk: 230, r: 170 });
    lane(c, 610);
    parked(c, 620, 850, "cargo", 0.34, { color: "#e3ad2c", electric: true });
    parked(c, 1060, 800, "kids", 0.26, { color: "#4aa3c9", grip: "#e0533f", leather: "#e0533f" });
    return c.close();
  },
  "seite-finanzierung": () => {
    const c = scene("seite-finanzierung");
    c.add(
      rect(0, 0, 1200, 900, {
        fill: c.radial(
          [
            [0, "#fbf5e9"],
            [1, "#e9dcc2"],
          ],
          { cx: 0.4, cy: 0.3, r: 0.9 },
        ),
      }),
      rect(0, 700, 1200, 200, {
        fill: c.linear([
          [0, "#d9b98a"],
          [1, "#c4a06c"],
        ]),
      }),
    );
    c.add(
      ellipse(360, 790, 300, 26, { fill: "#33271a", opacity: 0.22 }),
      path(
        "M150 560C150 440 280 380 400 384C540 388 620 470 620 570C620 650 570 700 540 716V780H470V740" +
          "C400 752 330 748 290 738V780H220V700C180 670 150 620 150 560Z",
        {
          fill: c.radial(
            [
              [0, "#f7c4b4"],
              [0.7, "#ec9f8c"],
              [1, "#cf7a66"],
            ],
            { cx: 0.4, cy: 0.3, r: 0.75 },
          ),
        },
      ),
      path("M600 520C650 520 660 560 640 590L606 600Z", { fill: "#ec9f8c" }),
      circle(540, 530, 13, { fill: "#4a2a20" }),
      path("M480 400C500 340 540 340 560 360L540 420Z", { fill: "#ec9f8c" }),
      rect(330, 396, 120, 17, { rx: 8, fill: "#a8563f" }),
      path("M150 560C110 540 110 600 146 590", {
        stroke: "#cf7a66",
        strokeWidth: 13,
        fill: "none",
        strokeLinecap: "round",
      }),
      circle(390, 300, 60, {
        fill: c.linear([
          [0, "#ffe08a"],
          [1, "#d99a24"],
        ]),
      }),
      circle(390, 300, 44, { fill: "none", stroke: "#b97a12", strokeWidth: 5 }),
      at(
        390,
        303,
        group([circle(-18, 8, 13), circle(18, 8, 13), path("M-18 8L-6-12H8L18 8M-6-12L2 8L8-12")], {
          fill: "none",
          stroke: "#b97a12",
          strokeWidth: 4,
        }),
      ),
    );
    c.add(
      [0, 1, 2, 3, 4].map((i) => [
        rect(700, 660 - i * 26, 130, 24, {
          rx: 10,
          fill: c.linear(
            [
              [0, "#ffe08a"],
              [1, "#d99a24"],
            ],
            { x2: 1, y2: 0 },
          ),
        }),
        i < 3
          ? rect(850, 660 - i * 26, 130, 24, {
              rx: 10,
              fill: c.linear(
                [
                  [0, "#ffe08a"],
                  [1, "#d99a24"],
                ],
                { x2: 1, y2: 0 },
              ),
            })
          : "",
      ]),
    );
    parked(c, 880, 830, "city", 0.3, { color: "#1f5f4a", leather: "#a8652e" });
    return c.close();
  },
};

const badge =
  (name, [light, dark], draw) =>
  () => {
    const c = canvas(name);
    c.add(
      rect(0, 0, 1200, 1200, { fill: "#fbf5e9" }),
      circle(600, 600, 540, {
        fill: c.radial(
          [
            [0, light],
            [1, dark],
          ],
          { cx: 0.4, cy: 0.35, r: 0.75 },
        ),
      }),
    );
    c.add(draw(c));
    return c.close();
  };

export const BIKE_SYMBOLS = {
  "symbol-verkauf": badge("symbol-verkauf", ["#d9ebe2", "#9cc9b4"], (c) =>
    at(600, 850, bicycle(c, "city", { color: "#1f5f4a", leather: "#a8652e" }).markup, { scale: 0.52 }),
  ),
  "symbol-werkstatt": badge("symbol-werkstatt", ["#f7e0bc", "#e3ad5c"], (c) =>
    [-45, 45].map((turn) =>
      at(
        600,
        600,
        [
          path("M-46-250V250H46V-250Z", {
            fill: c.linear(
              [
                [0, "#f2f4f5"],
                [1, "#7a8388"],
              ],
              { x2: 1, y2: 0 },
            ),
          }),
          path("M-130-330C-150-180 150-180 130-330L60-250H-60Z", { fill: "#aab2b6" }),
          circle(0, 300, 92, { fill: "none", stroke: "#8f979c", strokeWidth: 56 }),
        ],
        { turn },
      ),
    ),
  ),
  "symbol-verleih": badge("symbol-verleih", ["#dbe9f2", "#9cbfd9"], (c) => [
    circle(470, 430, 150, { fill: "none", stroke: "#c9a24a", strokeWidth: 62 }),
    tube(
      [
        [560, 560],
        [850, 880],
      ],
      70,
      "#c9a24a",
    ),
    path("M760 780L840 700M830 860L900 790", { stroke: "#c9a24a", strokeWidth: 54, strokeLinecap: "round" }),
    path("M400 560C360 640 340 700 380 760", { stroke: "#8a5a2a", strokeWidth: 15, fill: "none" }),
    at(
      400,
      850,
      [
        rect(-110, -100, 220, 200, { rx: 34, fill: "#1f5f4a" }),
        at(
          0,
          10,
          group([circle(-44, 12, 34), circle(44, 12, 34), path("M-44 12L-16-30H24L44 12M-16-30L2 12L24-30")], {
            fill: "none",
            stroke: "#fff6e2",
            strokeWidth: 9,
          }),
        ),
      ],
      { turn: 10 },
    ),
  ]),
};

export const BIKE_LOGO = () => {
  const c = canvas("logo", { width: 1200, height: 450 });
  c.add(mark(225, 225, 1.95, "#2a7a60"), lettering("Quendel", 470, 288, 7.6, "#2a7a60"));
  return c.close();
};

/** Marks of the invented makers. */
const maker = (name, draw) => () => {
  const c = canvas(name, { width: 1200, height: 450 });
  c.add(draw(c));
  return c.close();
};
export const MAKERS = {
  "marke-nordhang": maker("marke-nordhang", () => [
    path("M360 350L560 90L660 220L730 130L860 350Z", { fill: "#2f5f8a" }),
    path("M560 90L610 155L560 190L520 150ZM730 130L760 172L730 196L704 166Z", { fill: "#fff" }),
    path("M330 372H890", { stroke: "#2f5f8a", strokeWidth: 18, strokeLinecap: "round" }),
  ]),
  "marke-kurbelwind": maker("marke-kurbelwind", () => [
    circle(470, 225, 120, { fill: "none", stroke: "#c9583f", strokeWidth: 34, strokeDasharray: "46 16" }),
    circle(470, 225, 66, { fill: "#c9583f" }),
    path("M640 150H860Q910 150 910 110M640 225H970Q1020 225 1020 275M640 300H820Q860 300 860 340", {
      stroke: "#c9583f",
      strokeWidth: 26,
      fill: "none",
      strokeLinecap: "round",
    }),
  ]),
  "marke-velinda": maker("marke-velinda", () => [
    path("M400 100L560 350L640 220L600 160L560 225L480 100ZM640 350L800 100H720L640 225Z", { fill: "#5a4a86" }),
    circle(850, 320, 40, { fill: "#d9a22c" }),
  ]),
  "marke-lastina": maker("marke-lastina", () => [
    path("M380 140H620V300H380Z", { fill: "#a8702f" }),
    circle(480, 320, 54, { fill: "#fff", stroke: "#3a2c1c", strokeWidth: 24 }),
    circle(780, 320, 54, { fill: "#fff", stroke: "#3a2c1c", strokeWidth: 24 }),
    path("M620 300H700L760 150H830", {
      stroke: "#3a2c1c",
      strokeWidth: 26,
      fill: "none",
      strokeLinecap: "round",
      strokeLinejoin: "round",
    }),
  ]),
};
