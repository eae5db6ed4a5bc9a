import { canvas } from "./canvas.mjs";
import { bicycle, shade, tube, wheel } from "./bicycle.mjs";
import { stand, studio } from "./bikes.mjs";
import { at, circle, ellipse, group, n, path, polar, rect, smooth } from "./shape.mjs";

const STEEL = [
  [0, "#f2f4f5"],
  [0.45, "#b9c0c4"],
  [1, "#7a8388"],
];
const DARK = [
  [0, "#4a5056"],
  [1, "#212427"],
];
const BACKDROPS = {
  sand: ["#fbf5e9", "#ecdcc0"],
  cool: ["#f3f7f5", "#d3e0da"],
  rose: ["#fdf3ec", "#f2d9c8"],
  sky: ["#f1f6f9", "#cfdfe8"],
};

/** A thing on the backdrop with its shadow on the ground below it. */
function still(name, draw, { backdrop = "sand", floor = 930, shadow = 360, cx = 600 } = {}) {
  return () => {
    const c = canvas(name);
    studio(c, BACKDROPS[backdrop], floor);
    if (shadow)
      c.add(
        ellipse(cx, floor + 8, shadow, 40, {
          fill: c.radial([
            [0, "#33271a", 0.5],
            [0.6, "#33271a", 0.2],
            [1, "#33271a", 0],
          ]),
        }),
      );
    c.add(draw(c));
    return c.close();
  };
}

/** A thing lying flat, seen from above. */
function flat(name, draw, { backdrop = "sand" } = {}) {
  return () => {
    const c = canvas(name);
    const [light, dark] = BACKDROPS[backdrop];
    c.add(
      rect(0, 0, 1200, 1200, {
        fill: c.radial(
          [
            [0, light],
            [1, dark],
          ],
          { cx: 0.4, cy: 0.32, r: 0.9 },
        ),
      }),
    );
    c.add(draw(c));
    return c.close();
  };
}

const dropShadow = (d, options = {}) =>
  path(d, { fill: "#33271a", opacity: 0.2, transform: "translate(14 24)", ...options });
const lineShadow = (d, width) =>
  path(d, {
    stroke: "#33271a",
    strokeWidth: width,
    opacity: 0.18,
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    transform: "translate(14 24)",
  });
/** A cord, cable or chain's body with light along its top. */
const cord = (d, width, color) => [
  path(d, {
    stroke: shade(color, -0.4),
    strokeWidth: width,
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  path(d, { stroke: color, strokeWidth: width * 0.8, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" }),
  path(d, {
    stroke: "#fff",
    strokeWidth: width * 0.18,
    opacity: 0.45,
    fill: "none",
    strokeLinecap: "round",
    transform: `translate(${n(-width * 0.12)} ${n(-width * 0.2)})`,
  }),
];

function helmet(c, [light, mid, dark], spots) {
  const shell =
    "M190 700C170 440 380 250 640 260C880 270 1030 440 1030 650C1040 700 1010 720 960 716C700 690 480 700 250 740" +
    "C210 746 194 730 190 700Z";
  const vents = [
    "M360 560C400 440 500 370 600 350C520 420 460 490 440 580C420 610 350 610 360 560Z",
    "M540 580C560 460 640 380 740 352C690 420 650 490 640 580C620 606 540 610 540 580Z",
    "M740 590C750 480 800 410 860 384C850 450 840 510 830 590C810 610 740 616 740 590Z",
  ];
  return [
    path("M330 730C360 860 460 930 520 940C600 930 640 820 650 716", {
      stroke: "#3a3e42",
      strokeWidth: 18,
      fill: "none",
    }),
    path("M520 936L560 716", { stroke: "#3a3e42", strokeWidth: 18 }),
    rect(492, 916, 62, 44, { rx: 12, fill: "#26292b" }),
    path(shell, {
      fill: c.radial(
        [
          [0, light],
          [0.55, mid],
          [1, dark],
        ],
        { cx: 0.36, cy: 0.22, r: 0.9 },
      ),
    }),
    spots
      ? [
          [330, 640, 44],
          [470, 430, 50],
          [620, 640, 48],
          [700, 340, 40],
          [800, 560, 52],
          [930, 500, 40],
          [520, 560, 34],
        ].map(([x, y, r]) => circle(x, y, r, { fill: "#2b2523" }))
      : vents.map((d) => [
          path(d, { fill: "#26292b", opacity: 0.85 }),
          path(d, { fill: "none", stroke: "#fff", strokeWidth: 6, opacity: 0.25 }),
        ]),
    path(
      "M196 690C480 640 760 640 1026 668C1034 700 1010 720 960 716C700 690 480 700 250 740C210 746 194 730 196 690Z",
      { fill: dark, opacity: 0.75 },
    ),
    path("M260 560C300 430 420 330 560 306", {
      stroke: "#fff",
      strokeWidth: 22,
      fill: "none",
      opacity: 0.6,
      strokeLinecap: "round",
    }),
    spots ? "" : [path("M180 690C130 700 110 740 130 760C180 762 240 750 280 738", { fill: dark })],
  ];
}

const key = (x, y, turn) =>
  at(
    x,
    y,
    [
      circle(0, 0, 40, { fill: "none", stroke: "#c9a24a", strokeWidth: 20 }),
      path("M0 38V170M0 120H34M0 156H28", { stroke: "#c9a24a", strokeWidth: 19, strokeLinecap: "round", fill: "none" }),
    ],
    { turn },
  );

function bag(c, x, color) {
  return at(x, 0, [
    path("M-190 430H190L214 900Q214 930 180 930H-180Q-214 930-214 900Z", {
      fill: c.linear(
        [
          [0, shade(color, 0.15)],
          [0.5, color],
          [1, shade(color, -0.25)],
        ],
        { x2: 1, y2: 0.6 },
      ),
    }),
    path("M-190 430C-190 340-170 320-120 318H120C170 320 190 340 190 430Z", { fill: shade(color, -0.18) }),
    path("M-196 372H196", { stroke: shade(color, -0.4), strokeWidth: 20, strokeLinecap: "round" }),
    path("M-110 330V640M110 330V640", { stroke: "#33373a", strokeWidth: 28 }),
    rect(-134, 620, 48, 60, { rx: 10, fill: "#e9edef" }),
    rect(86, 620, 48, 60, { rx: 10, fill: "#e9edef" }),
    path("M-150 780H150", { stroke: "#f4f6f6", strokeWidth: 22, strokeLinecap: "round" }),
    path("M-150 480C-160 600-166 700-166 820", {
      stroke: "#fff",
      strokeWidth: 16,
      opacity: 0.3,
      strokeLinecap: "round",
      fill: "none",
    }),
  ]);
}

export const GEAR = {
  "helm-wolke": still("helm-wolke", (c) => helmet(c, ["#ffffff", "#f2ece0", "#b9ad98"]), { backdrop: "sky" }),
  "helm-kind": still("helm-kind", (c) => helmet(c, ["#ff8a72", "#dc3a2a", "#8f1d14"], true), { backdrop: "rose" }),
  "schloss-buegel": still(
    "schloss-buegel",
    (c) => {
      const d = "M390 780V420C390 150 810 150 810 420V780";
      return [
        cord(d, 84, "#5a6268"),
        rect(310, 740, 580, 170, { rx: 70, fill: c.linear(DARK) }),
        rect(340, 756, 520, 44, { rx: 22, fill: "#fff", opacity: 0.14 }),
        circle(600, 826, 46, { fill: c.linear(STEEL) }),
        path("M600 806V846", { stroke: "#26292b", strokeWidth: 12, strokeLinecap: "round" }),
        rect(372, 640, 36, 60, { rx: 10, fill: "#e2a52a" }),
        rect(792, 640, 36, 60, { rx: 10, fill: "#e2a52a" }),
        key(965, 760, 18),
        key(1010, 770, -8),
      ];
    },
    { backdrop: "sand" },
  ),
  "schloss-falt": still(
    "schloss-falt",
    (c) => {
      const bars = [
        [330, 860, 470, 300],
        [470, 300, 700, 260],
        [700, 260, 850, 420],
        [850, 420, 800, 620],
      ];
      return [
        bars.map(([x1, y1, x2, y2]) =>
          tube(
            [
              [x1, y1],
              [x2, y2],
            ],
            74,
            "#44525c",
          ),
        ),
        bars.map(([x1, y1, x2, y2]) => [
          circle(x1, y1, 26, { fill: c.linear(STEEL) }),
          circle(x2, y2, 26, { fill: c.linear(STEEL) }),
        ]),
        rect(690, 590, 220, 330, {
          rx: 40,
          fill: c.linear([
            [0, "#e0722e"],
            [1, "#a84a14"],
          ]),
        }),
        circle(800, 760, 52, { fill: c.linear(STEEL) }),
        path("M800 738V782", { stroke: "#26292b", strokeWidth: 12, strokeLinecap: "round" }),
        rect(712, 612, 40, 280, { rx: 20, fill: "#fff", opacity: 0.25 }),
        tube(
          [
            [330, 860],
            [480, 890],
          ],
          74,
          "#44525c",
        ),
        circle(330, 860, 26, { fill: c.linear(STEEL) }),
      ];
    },
    { backdrop: "cool" },
  ),
  "schloss-kette": flat(
    "schloss-kette",
    (c) => {
      const d = "M600 300C300 260 200 560 330 740C460 920 760 920 880 740C1000 560 900 340 640 300";
      return [
        lineShadow(d, 104),
        cord(d, 104, "#2f4a58"),
        path(d, { stroke: "#1c2e38", strokeWidth: 96, strokeDasharray: "5 26", fill: "none", opacity: 0.35 }),
        rect(500, 210, 220, 190, { rx: 44, fill: "#33271a", opacity: 0.2, transform: "translate(12 20)" }),
        rect(500, 210, 220, 190, { rx: 44, fill: c.linear(DARK) }),
        circle(610, 306, 44, { fill: c.linear(STEEL) }),
        path("M610 288V324", { stroke: "#26292b", strokeWidth: 12, strokeLinecap: "round" }),
        key(610, 560, 24),
      ];
    },
    { backdrop: "rose" },
  ),
  "licht-set": still(
    "licht-set",
    (c) => [
      path("M640 640L1200 420V920L640 700Z", {
        fill: c.linear(
          [
            [0, "#fff3b0", 0.85],
            [1, "#fff3b0", 0],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      circle(330, 700, 330, {
        fill: c.radial([
          [0, "#ff5a44", 0.6],
          [1, "#ff5a44", 0],
        ]),
      }),
      rect(430, 540, 260, 260, { rx: 70, fill: c.linear(DARK) }),
      ellipse(680, 670, 50, 116, {
        fill: c.radial([
          [0, "#fffdf0"],
          [1, "#f2dd9a"],
        ]),
      }),
      rect(470, 800, 130, 90, { rx: 20, fill: "#2f3336" }),
      rect(430, 866, 210, 60, { rx: 24, fill: "#3a3f43" }),
      rect(240, 580, 170, 230, {
        rx: 60,
        fill: c.linear([
          [0, "#f2503c"],
          [1, "#a81a10"],
        ]),
      }),
      [0, 1, 2, 3].map((i) => ellipse(325, 630 + i * 44, 52, 15, { fill: "#ffb3a2", opacity: 0.85 })),
      rect(270, 806, 110, 60, { rx: 16, fill: "#2f3336" }),
      rect(246, 866, 160, 56, { rx: 22, fill: "#3a3f43" }),
      path("M460 590C500 566 580 560 630 566", {
        stroke: "#fff",
        strokeWidth: 14,
        opacity: 0.35,
        fill: "none",
        strokeLinecap: "round",
      }),
    ],
    { backdrop: "sky" },
  ),
  "tasche-paar": still(
    "tasche-paar",
    (c) => [at(360, 60, bag(c, 0, "#d9a22c"), { scale: 0.94 }), at(820, 60, bag(c, 0, "#d9a22c"), { scale: 0.94 })],
    { backdrop: "cool", shadow: 500 },
  ),
  flasche: still(
    "flasche",
    (c) => [
      path(
        "M450 420C450 380 750 380 750 420V560C730 590 730 640 750 670V880Q750 930 700 930H500Q450 930 450 880V670" +
          "C470 640 470 590 450 560Z",
        {
          fill: c.linear(
            [
              [0, "#c8e3dc"],
              [0.3, "#f2faf7"],
              [0.7, "#bcdad2"],
              [1, "#8ab5aa"],
            ],
            { x2: 1, y2: 0 },
          ),
        },
      ),
      rect(450, 700, 300, 110, { fill: "#1f5f4a" }),
      at(
        600,
        755,
        group([circle(-40, 8, 26), circle(40, 8, 26), path("M-40 8L-16-24H20L40 8M-16-24L0 8L20-24")], {
          fill: "none",
          stroke: "#fff6e2",
          strokeWidth: 7,
        }),
      ),
      rect(440, 300, 320, 110, {
        rx: 34,
        fill: c.linear(
          [
            [0, "#26453a"],
            [0.4, "#3f6f5e"],
            [1, "#1a332a"],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(540, 190, 120, 120, { rx: 26, fill: "#2b4a3f" }),
      rect(556, 150, 88, 70, {
        rx: 22,
        fill: c.linear([
          [0, "#f9c44e"],
          [1, "#d9922a"],
        ]),
      }),
      path("M484 440V860", { stroke: "#fff", strokeWidth: 24, opacity: 0.7, strokeLinecap: "round" }),
    ],
    { shadow: 260 },
  ),
  klingel: still(
    "klingel",
    (c) => [
      tube(
        [
          [180, 880],
          [1020, 850],
        ],
        84,
        "#8f979c",
      ),
      rect(500, 740, 170, 150, { rx: 26, fill: c.linear(DARK) }),
      path("M260 740C250 480 420 330 600 330C780 330 950 480 940 740C930 790 270 790 260 740Z", {
        fill: c.radial(
          [
            [0, "#fff3c4"],
            [0.4, "#eec766"],
            [0.8, "#c08f2c"],
            [1, "#8a5f14"],
          ],
          { cx: 0.36, cy: 0.25, r: 0.85 },
        ),
      }),
      ellipse(600, 744, 340, 44, { fill: "#a8741e" }),
      ellipse(600, 738, 330, 32, { fill: "#e3b850", opacity: 0.75 }),
      circle(600, 330, 40, {
        fill: c.linear([
          [0, "#fff3c4"],
          [1, "#a8741e"],
        ]),
      }),
      path("M350 640C350 510 420 430 500 400", {
        stroke: "#fff",
        strokeWidth: 30,
        opacity: 0.75,
        fill: "none",
        strokeLinecap: "round",
      }),
      tube(
        [
          [880, 720],
          [1010, 640],
        ],
        44,
        "#5a6268",
      ),
    ],
    { backdrop: "cool", shadow: 480 },
  ),
  pumpe: still(
    "pumpe",
    (c) => [
      cord("M560 800C360 900 260 700 330 520C400 360 300 260 240 330", 34, "#2f3336"),
      rect(200, 320, 70, 120, {
        rx: 22,
        fill: c.linear([
          [0, "#e0533f"],
          [1, "#9a2a1c"],
        ]),
      }),
      rect(540, 270, 120, 590, {
        rx: 18,
        fill: c.linear(
          [
            [0, "#2a6f58"],
            [0.35, "#4fa084"],
            [1, "#1a4a3a"],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(586, 150, 28, 140, { fill: c.linear(STEEL, { x2: 1, y2: 0 }) }),
      rect(400, 110, 400, 64, {
        rx: 32,
        fill: c.linear([
          [0, "#b97a42"],
          [1, "#7a4a22"],
        ]),
      }),
      circle(600, 790, 112, { fill: c.linear(DARK) }),
      circle(600, 790, 90, { fill: "#fdfaf2" }),
      path(
        Array.from({ length: 11 }, (_, i) => {
          const [x1, y1] = polar(150 + i * 24, 80, 600, 790);
          const [x2, y2] = polar(150 + i * 24, 64, 600, 790);
          return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
        }).join(""),
        { stroke: "#33373a", strokeWidth: 7 },
      ),
      path("M600 790L652 748", { stroke: "#d9281e", strokeWidth: 11, strokeLinecap: "round" }),
      circle(600, 790, 12, { fill: "#33373a" }),
      path("M360 930C420 870 780 870 840 930Z", { fill: c.linear(DARK) }),
    ],
    { backdrop: "sand" },
  ),
  werkzeug: flat(
    "werkzeug",
    (c) => {
      const tool = (turn, color, tip) =>
        at(
          600,
          640,
          [
            path("M-34 0V-340H34V0Z", { fill: "#33271a", opacity: 0.16, transform: "translate(12 18)" }),
            rect(-24, -380, 48, 380, { rx: 10, fill: c.linear(STEEL, { x2: 1, y2: 0 }) }),
            tip === "hex"
              ? path("M-24-400L0-416L24-400V-370H-24Z", { fill: color })
              : tip === "cross"
                ? path("M-14-430H14V-370H-14Z", { fill: color })
                : circle(0, -388, 34, { fill: color }),
          ],
          { turn },
        );
      return [
        tool(-78, "#8f979c", "hex"),
        tool(-46, "#6d757a", "cross"),
        tool(-14, "#aab2b6", "hex"),
        tool(18, "#8f979c", "round"),
        tool(50, "#6d757a", "hex"),
        tool(80, "#aab2b6", "cross"),
        dropShadow("M350 560H850Q930 560 930 640V760Q930 840 850 840H350Q270 840 270 760V640Q270 560 350 560Z"),
        rect(270, 560, 660, 280, {
          rx: 80,
          fill: c.linear([
            [0, "#e0722e"],
            [0.5, "#c9581c"],
            [1, "#8f3a0e"],
          ]),
        }),
        rect(310, 590, 580, 60, { rx: 30, fill: "#fff", opacity: 0.25 }),
        [360, 840].map((x) => [
          circle(x, 700, 48, { fill: c.linear(STEEL) }),
          path(`M${x - 16} 700l8-14h16l8 14-8 14h-16Z`, { fill: "#33373a" }),
        ]),
        rect(470, 670, 260, 60, { rx: 30, fill: "#8f3a0e", opacity: 0.5 }),
      ];
    },
    { backdrop: "sky" },
  ),
  kindersitz: still(
    "kindersitz",
    (c) => [
      path(
        "M330 200C330 130 760 110 790 200L850 640C860 700 850 720 800 724L860 860C870 900 800 920 770 880L700 740" +
          "H470L380 700C340 680 330 640 330 600Z",
        {
          fill: c.linear([
            [0, "#4a5a66"],
            [1, "#2a343c"],
          ]),
        },
      ),
      path("M390 230C400 180 720 170 740 230L780 600C780 640 760 650 720 650H460C420 650 400 630 400 600Z", {
        fill: c.radial([
          [0, "#f2b04c"],
          [1, "#d98a24"],
        ]),
      }),
      path("M480 210L520 640M660 206L640 640", { stroke: "#2f3336", strokeWidth: 32 }),
      rect(540, 470, 80, 66, { rx: 16, fill: "#d9281e" }),
      path("M430 280C440 400 440 500 440 600", {
        stroke: "#fff",
        strokeWidth: 15,
        opacity: 0.4,
        fill: "none",
        strokeLinecap: "round",
      }),
      tube(
        [
          [520, 740],
          [470, 900],
          [250, 930],
        ],
        34,
        "#7d858a",
      ),
      tube(
        [
          [640, 740],
          [560, 924],
          [250, 930],
        ],
        34,
        "#9aa2a6",
      ),
      [
        [470, 290],
        [600, 250],
        [700, 320],
      ].map(([x, y]) => circle(x, y, 17, { fill: "#fff3c4", opacity: 0.7 })),
    ],
    { backdrop: "rose" },
  ),
  "teil-bowdenzug": flat(
    "teil-bowdenzug",
    (c) => {
      const d = smooth(Array.from({ length: 60 }, (_, i) => polar(i * 21, 190 + (i % 17) * 3 + i * 2.4, 600, 590)));
      return [
        lineShadow(d, 30),
        cord(d, 32, "#3a3f44"),
        tube(
          [
            [905, 700],
            [985, 905],
          ],
          26,
          "#c9ced1",
        ),
        [[0, 1]].map(() => path("M985 905L1010 975", { stroke: "#8f979c", strokeWidth: 9 })),
      ];
    },
    { backdrop: "cool" },
  ),
  "teil-felgenband": flat(
    "teil-felgenband",
    (c) => [
      circle(614, 594, 330, { fill: "#33271a", opacity: 0.18 }),
      circle(600, 570, 330, {
        fill: c.radial([
          [0, "#3f7f9a"],
          [0.45, "#3f7f9a"],
          [0.46, "#5fa8c4"],
          [1, "#2f6f8a"],
        ]),
      }),
      Array.from({ length: 9 }, (_, i) =>
        circle(600, 570, 170 + i * 18, { fill: "none", stroke: "#1f4f66", strokeWidth: 4, opacity: 0.5 }),
      ),
      circle(600, 570, 150, { fill: "#f4ead6" }),
      circle(600, 570, 120, { fill: "#d9c9a8" }),
      path("M880 740C960 860 980 960 1100 1010L1060 1080C930 1030 870 940 820 820Z", {
        fill: c.linear([
          [0, "#3f8fae"],
          [1, "#5fb0cc"],
        ]),
      }),
      path("M386 470C420 380 500 320 590 310", {
        stroke: "#fff",
        strokeWidth: 20,
        opacity: 0.35,
        fill: "none",
        strokeLinecap: "round",
      }),
    ],
    { backdrop: "sand" },
  ),
  "teil-kette": flat(
    "teil-kette",
    (c) => {
      const pts = Array.from({ length: 68 }, (_, i) => polar(i * 20, 130 + i * 4.6, 600, 600));
      const d = smooth(pts);
      const pins = pts.map(([x, y]) => circle(x, y, 11, { fill: "#5a6268" }));
      return [
        lineShadow(d, 54),
        path(d, { stroke: "#6d757a", strokeWidth: 54, fill: "none", strokeLinecap: "round" }),
        path(d, { stroke: "#c9d0d3", strokeWidth: 44, strokeDasharray: "34 15", fill: "none", strokeLinecap: "round" }),
        path(d, {
          stroke: "#fff",
          strokeWidth: 7,
          strokeDasharray: "22 27",
          opacity: 0.7,
          fill: "none",
          transform: "translate(-4-10)",
        }),
        pins,
      ];
    },
    { backdrop: "sky" },
  ),
  "teil-schlauch": flat(
    "teil-schlauch",
    (c) => {
      const d =
        "M330 420C200 700 340 900 600 900C860 900 1000 700 870 420C780 260 640 320 620 460C600 620 760 640 800 520";
      const e = "M330 420C420 240 600 300 590 470C580 640 400 640 390 520";
      return [
        lineShadow(d, 74),
        cord(e, 74, "#3a3d40"),
        cord(d, 74, "#3a3d40"),
        at(600, 900, [
          rect(-16, 20, 32, 130, {
            rx: 10,
            fill: c.linear(
              [
                [0, "#f0d48a"],
                [1, "#b98a2c"],
              ],
              { x2: 1, y2: 0 },
            ),
          }),
          rect(-26, 60, 52, 26, { rx: 6, fill: "#c9ced1" }),
        ]),
      ];
    },
    { backdrop: "rose" },
  ),
  "teil-reifen": still(
    "teil-reifen",
    (c) => [
      circle(600, 560, 380, { fill: "none", stroke: "#2b2b2b", strokeWidth: 112 }),
      circle(600, 560, 420, { fill: "none", stroke: "#191919", strokeWidth: 36, strokeDasharray: "28 14" }),
      circle(600, 560, 334, { fill: "none", stroke: "#b5824f", strokeWidth: 20 }),
      circle(600, 560, 366, { fill: "none", stroke: "#dfe6e8", strokeWidth: 7, opacity: 0.85 }),
      path("M300 400C350 310 430 240 520 214", {
        stroke: "#fff",
        strokeWidth: 15,
        opacity: 0.3,
        fill: "none",
        strokeLinecap: "round",
      }),
    ],
    { backdrop: "cool", floor: 990 },
  ),
  "teil-bremsbelag": flat(
    "teil-bremsbelag",
    (c) =>
      [
        [380, 560, -8],
        [820, 600, 10],
      ].map(([x, y, turn]) =>
        at(
          x,
          y,
          [
            dropShadow("M-150-180Q-150-220-110-220H110Q150-220 150-180V120Q150 220 50 220H-50Q-150 220-150 120Z"),
            path("M-60-210V-300Q-60-330-30-330H30Q60-330 60-300V-210Z", { fill: c.linear(STEEL) }),
            circle(0, -280, 20, { fill: "#eadfcb" }),
            path("M-150-180Q-150-220-110-220H110Q150-220 150-180V120Q150 220 50 220H-50Q-150 220-150 120Z", {
              fill: c.linear(STEEL, { x2: 1 }),
            }),
            path("M-116-150Q-116-184-86-184H86Q116-184 116-150V100Q116 180 40 180H-40Q-116 180-116 100Z", {
              fill: c.radial([
                [0, "#8a5f3c"],
                [1, "#5f3c20"],
              ]),
            }),
            Array.from({ length: 22 }, () =>
              circle(c.random.between(-96, 96), c.random.between(-160, 140), c.random.between(3, 8), {
                fill: c.random.pick(["#d9b27a", "#3a2412"]),
                opacity: 0.5,
              }),
            ),
          ],
          { turn },
        ),
      ),
    { backdrop: "sand" },
  ),
  "teil-speiche": flat(
    "teil-speiche",
    (c) =>
      Array.from({ length: 11 }, (_, i) => {
        const turn = -58 + i * 3.4 + c.random.between(-1.5, 1.5);
        return at(
          600 + (i - 5) * 13,
          620,
          [
            path("M0-480V440", { stroke: "#33271a", strokeWidth: 11, opacity: 0.14, transform: "translate(10 16)" }),
            path("M0-480V440q0 26 24 26", { stroke: "#8f989d", strokeWidth: 11, fill: "none", strokeLinecap: "round" }),
            path("M-2-470V430", { stroke: "#f4f6f7", strokeWidth: 4 }),
            rect(-12, -500, 24, 64, {
              rx: 6,
              fill: c.linear([
                [0, "#f2d68a"],
                [1, "#b98a2c"],
              ]),
            }),
          ],
          { turn },
        );
      }),
    { backdrop: "sky" },
  ),
  "teil-oel": still(
    "teil-oel",
    (c) => [
      path("M440 460C440 400 540 400 550 330H650C660 400 760 400 760 460V880Q760 930 710 930H490Q440 930 440 880Z", {
        fill: c.linear(
          [
            [0, "#6f8f2c"],
            [0.35, "#a9c456"],
            [1, "#4f6a1a"],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      rect(440, 540, 320, 260, { fill: "#fdf8e8" }),
      path("M600 560C660 640 690 690 672 734C652 782 548 782 528 734C510 690 540 640 600 560Z", {
        fill: c.linear([
          [0, "#f2cf5c"],
          [1, "#d99a1e"],
        ]),
      }),
      path("M550 330L580 150H620L650 330Z", { fill: c.linear(DARK, { x2: 1, y2: 0 }) }),
      path("M588 150L594 90H606L612 150Z", { fill: "#e0533f" }),
      path("M474 480V880", { stroke: "#fff", strokeWidth: 20, opacity: 0.4, strokeLinecap: "round" }),
      path("M830 900C860 860 880 830 880 880C880 920 830 930 830 900Z", { fill: "#d9a22c" }),
    ],
    { shadow: 260, backdrop: "cool" },
  ),
};

/** The workshop's stand with a bicycle clamped in it. */
export function workStand(c, x, y, scale, make) {
  const made = make(c);
  c.add(
    at(
      x,
      y,
      [
        tube(
          [
            [0, 0],
            [0, -1150],
          ],
          50,
          "#5a6268",
        ),
        tube(
          [
            [-260, 40],
            [0, -260],
          ],
          36,
          "#44505a",
        ),
        tube(
          [
            [260, 40],
            [0, -260],
          ],
          36,
          "#44505a",
        ),
        tube(
          [
            [0, -1120],
            [-190, -1180],
          ],
          44,
          "#c9742e",
        ),
      ],
      { scale },
    ),
  );
  c.add(at(x + 30 * scale, y - 230 * scale, made.markup, { scale }));
}

/** Tools on a board on the wall. */
export function toolWall(c, x, y, w, h, count = 9) {
  c.add(
    rect(x, y, w, h, {
      rx: 12,
      fill: c.linear([
        [0, "#d9b98a"],
        [1, "#c4a06c"],
      ]),
    }),
    path(
      Array.from({ length: Math.floor(h / 44) }, (_, r) =>
        Array.from({ length: Math.floor(w / 44) }, (_2, k) => `M${n(x + 22 + k * 44)} ${n(y + 22 + r * 44)}h.1`).join(
          "",
        ),
      ).join(""),
      { stroke: "#8f6a3a", strokeWidth: 7, strokeLinecap: "round", opacity: 0.5 },
    ),
  );
  const steel = c.linear(STEEL, { x2: 1, y2: 0 });
  const spanner = (k) => [
    path(`M-9-${70 * k}V${60 * k}H9V-${70 * k}Z`, { fill: steel }),
    path(`M-26-${78 * k}A28 28 0 1 0 26-${78 * k}L10-${66 * k}H-10Z`, { fill: steel }),
    circle(0, 70 * k, 22, { fill: "none", stroke: "#a9b1b5", strokeWidth: 13 }),
  ];
  const driver = (color) => [rect(-7, -90, 14, 100, { fill: steel }), rect(-17, 0, 34, 90, { rx: 14, fill: color })];
  const pliers = [
    path("M-8-70L-22 90M8-70L22 90", { stroke: "#d9402e", strokeWidth: 18, strokeLinecap: "round" }),
    path("M-14-100L0-30L14-100Z", { fill: "#8f979c" }),
    circle(0, -36, 14, { fill: "#6d757a" }),
  ];
  const kinds = [
    spanner(1),
    driver("#d9a22c"),
    pliers,
    spanner(0.8),
    driver("#2f6f8f"),
    [
      path("M0-90V70H44", {
        stroke: "#5a6268",
        strokeWidth: 15,
        fill: "none",
        strokeLinecap: "round",
        strokeLinejoin: "round",
      }),
    ],
    spanner(1.1),
    driver("#c9402e"),
    [
      circle(0, 0, 60, { fill: "none", stroke: "#4a5056", strokeWidth: 15, strokeDasharray: "11 7" }),
      circle(0, 0, 34, { fill: "none", stroke: "#8f979c", strokeWidth: 10 }),
    ],
  ];
  c.add(
    Array.from({ length: count }, (_, i) =>
      at(x + (w / count) * (i + 0.5), y + h * 0.5, kinds[i % kinds.length], { scale: Math.min(1, h / 300) }),
    ),
  );
}

function room(name, draw) {
  return () => {
    const c = canvas(name);
    c.add(
      rect(0, 0, 1200, 960, {
        fill: c.linear([
          [0, "#f2ead9"],
          [1, "#e3d5ba"],
        ]),
      }),
      rect(0, 940, 1200, 260, {
        fill: c.linear([
          [0, "#b3a48c"],
          [1, "#968770"],
        ]),
      }),
      rect(0, 932, 1200, 12, { fill: "#7a6c55", opacity: 0.5 }),
    );
    draw(c);
    return c.close();
  };
}

const trek = (color, more) => (c) => bicycle(c, "trekking", { color, ...more });
const bigWheel = (c, x, y, scale, options = {}) =>
  at(x, y, wheel(c, [0, 0], { wheel: 311, tyre: 46, ...options }), { scale });

function hand(x, y, turn, tone = "#dba272") {
  return at(
    x,
    y,
    [
      path("M-70 420L-60 60C-80-10-60-60-20-70L60-76C110-76 120-30 90-10L70 60L90 420Z", { fill: tone }),
      path("M-20-70C-60-80-70-30-30-20M10-74C-10-30 10-10 40-14M50-74C40-40 60-20 84-22", {
        stroke: "#a8703f",
        strokeWidth: 8,
        fill: "none",
        strokeLinecap: "round",
      }),
      path("M-86 230H104L110 460H-90Z", { fill: "#1f5f4a" }),
    ],
    { turn },
  );
}

export const WORKSHOP = {
  "service-basis": room("service-basis", (c) => {
    toolWall(c, 140, 90, 920, 230);
    workStand(c, 600, 1090, 0.58, trek("#2f5f4a"));
  }),
  "service-plus": room("service-plus", (c) => {
    toolWall(c, 60, 90, 760, 230, 7);
    workStand(c, 600, 1090, 0.58, trek("#7a2f3c"));
    c.add(
      at(980, 1100, [
        path("M-110-220H110L84 0H-84Z", {
          fill: c.linear(
            [
              [0, "#4aa3c9"],
              [1, "#2a6f92"],
            ],
            { x2: 1, y2: 0 },
          ),
        }),
        ellipse(0, -220, 110, 26, { fill: "#dff1f7" }),
        [
          [-50, -240, 34],
          [10, -256, 40],
          [60, -238, 30],
        ].map(([x, y, r]) => circle(x, y, r, { fill: "#fff", opacity: 0.95 })),
        path("M-108-210C-90-330 90-330 108-210", { stroke: "#8f979c", strokeWidth: 10, fill: "none" }),
      ]),
    );
    c.add(
      at(
        980,
        600,
        [
          rect(-18, -230, 36, 200, { rx: 16, fill: "#c99a5c" }),
          rect(-66, -40, 132, 50, { rx: 10, fill: "#a87238" }),
          path(Array.from({ length: 12 }, (_, i) => `M${-60 + i * 11} 10v60`).join(""), {
            stroke: "#f2e6cc",
            strokeWidth: 7,
          }),
        ],
        { turn: 16 },
      ),
    );
  }),
  "service-ebike": room("service-ebike", (c) => {
    toolWall(c, 60, 90, 560, 230, 5);
    c.add(
      rect(700, 90, 420, 290, { rx: 22, fill: "#2f3336" }),
      rect(722, 112, 376, 220, {
        rx: 8,
        fill: c.linear([
          [0, "#1f4f3f"],
          [1, "#123228"],
        ]),
      }),
      path("M740 290L800 250L850 270L910 190L970 220L1040 150L1080 170", {
        stroke: "#7fe0a0",
        strokeWidth: 9,
        fill: "none",
        strokeLinejoin: "round",
        strokeLinecap: "round",
      }),
      rect(745, 134, 90, 26, { rx: 6, fill: "#7fe0a0" }),
      rect(852, 134, 50, 26, { rx: 6, fill: "#3f7f62" }),
      path("M910 380C900 560 820 560 700 700", { stroke: "#33373a", strokeWidth: 11, fill: "none" }),
    );
    workStand(c, 600, 1090, 0.58, trek("#5a6670", { motor: true, battery: true }));
  }),
  "service-stunde": room("service-stunde", (c) => {
    c.add(bigWheel(c, 560, 560, 1.25, { disc: true }));
    c.add(
      circle(560, 560, 96, { fill: "none", stroke: "#4a5056", strokeWidth: 36, strokeDasharray: "15 9" }),
      path("M560 560L1180 400M560 560L1200 640", { stroke: "#1f5f4a", strokeWidth: 44, strokeLinecap: "round" }),
    );
    c.add(
      at(
        650,
        700,
        [
          rect(-30, -170, 60, 480, { rx: 26, fill: c.linear(STEEL, { x2: 1, y2: 0 }) }),
          path("M-80-240C-80-130 80-130 80-240L40-190H-40Z", { fill: c.linear(STEEL) }),
        ],
        { turn: -24 },
      ),
    );
    c.add(hand(800, 950, -24));
  }),
  "service-reifen": room("service-reifen", (c) => {
    c.add(
      ellipse(600, 1040, 420, 40, { fill: "#3a2c18", opacity: 0.3 }),
      at(600, 590, wheel(c, [0, 0], { wheel: 311, tyre: 20 }), { scale: 1.22 }),
    );
    c.add(
      path(
        smooth(
          Array.from({ length: 26 }, (_, i) =>
            polar(-60 + i * 11, i < 4 ? 470 - i * 14 : i > 22 ? 420 + (i - 22) * 30 : 418, 600, 590),
          ),
        ),
        { stroke: "#2b2b2b", strokeWidth: 62, fill: "none", strokeLinecap: "round" },
      ),
      path(
        smooth(
          Array.from({ length: 26 }, (_, i) =>
            polar(-60 + i * 11, i < 4 ? 486 - i * 14 : i > 22 ? 436 + (i - 22) * 30 : 434, 600, 590),
          ),
        ),
        { stroke: "#161616", strokeWidth: 30, strokeDasharray: "24 13", fill: "none" },
      ),
      [
        [930, 330, 40],
        [1000, 500, 70],
      ].map(([x, y, turn]) =>
        at(
          x,
          y,
          path("M-20-120Q0-140 20-120L26 130Q0 150-26 130Z", {
            fill: c.linear([
              [0, "#f2b23a"],
              [1, "#c9821e"],
            ]),
          }),
          { turn },
        ),
      ),
    );
  }),
  "service-zentrieren": room("service-zentrieren", (c) => {
    c.add(
      path("M300 1060H900L860 980H340Z", { fill: c.linear(DARK) }),
      tube(
        [
          [430, 1000],
          [450, 540],
        ],
        56,
        "#c9742e",
      ),
      tube(
        [
          [770, 1000],
          [750, 540],
        ],
        56,
        "#c9742e",
      ),
    );
    c.add(bigWheel(c, 600, 560, 1.08));
    c.add(
      tube(
        [
          [430, 1000],
          [470, 560],
        ],
        40,
        "#e0893f",
      ),
      rect(440, 540, 320, 40, { rx: 18, fill: "#5a6268" }),
      circle(600, 560, 34, { fill: c.linear(STEEL) }),
      path("M770 860L880 840M860 800V880", { stroke: "#d9281e", strokeWidth: 17, strokeLinecap: "round" }),
    );
    toolWall(c, 40, 60, 250, 200, 2);
  }),
  "service-gravur": flat(
    "service-gravur",
    (c) => [
      tube(
        [
          [-60, 760],
          [1260, 470],
        ],
        300,
        "#2f5f4a",
      ),
      at(
        600,
        600,
        [
          path("M-250 10C-200-60-150 60-100-20C-70-70-40 40 0-10C30-60 60 50 110-20C150-70 200 50 260-10", {
            stroke: "#f4e3b4",
            strokeWidth: 15,
            fill: "none",
            strokeLinecap: "round",
          }),
          path("M-250 76H250", { stroke: "#f4e3b4", strokeWidth: 7, strokeDasharray: "36 20" }),
        ],
        { turn: -12 },
      ),
      at(
        930,
        380,
        [
          path("M-46-330H46L36 60L0 150L-36 60Z", { fill: c.linear(STEEL, { x2: 1, y2: 0 }) }),
          rect(-62, -420, 124, 220, {
            rx: 44,
            fill: c.linear(
              [
                [0, "#e0722e"],
                [1, "#9a430e"],
              ],
              { x2: 1, y2: 0 },
            ),
          }),
        ],
        { turn: 32 },
      ),
      Array.from({ length: 16 }, () => {
        const [x, y] = polar(c.random.between(0, 360), c.random.between(20, 110), 850, 530);
        return circle(x, y, c.random.between(3, 7), { fill: "#fff3c4" });
      }),
    ],
    { backdrop: "sand" },
  ),
  "service-winter": room("service-winter", (c) => {
    c.add(
      rect(60, 70, 300, 320, { rx: 8, fill: "#fffaf0" }),
      rect(78, 88, 264, 284, {
        fill: c.linear([
          [0, "#7f9fc0"],
          [1, "#dfeaf2"],
        ]),
      }),
      path("M210 88V372M78 220H342", { stroke: "#fffaf0", strokeWidth: 13 }),
      Array.from({ length: 22 }, () =>
        circle(c.random.between(90, 330), c.random.between(100, 360), c.random.between(4, 9), { fill: "#fff" }),
      ),
    );
    c.add(
      [
        [820, 420, "#c9583f"],
        [820, 760, "#2f4a78"],
      ].map(([x, y, color]) => [
        path(`M${x - 120} ${y - 300}h240`, { stroke: "#6b4a2c", strokeWidth: 24, strokeLinecap: "round" }),
        at(x, y, bicycle(c, "gravel", { color }).markup, { scale: 0.36 }),
      ]),
    );
    c.add(at(330, 1080, bicycle(c, "city", { color: "#8fae8a", basket: false }).markup, { scale: 0.38 }));
  }),
};
