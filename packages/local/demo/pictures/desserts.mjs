import { base } from "./pizza.mjs";
import { above, side, tumbler } from "./drinks.mjs";
import {
  at,
  blob,
  circle,
  ellipse,
  n,
  napkin,
  path,
  place,
  plate,
  polar,
  rect,
  shadow,
  smooth,
  spread,
} from "./plates.mjs";

const dust = (c, count, box, colors, [small, large] = [3, 8]) =>
  c.add(
    Array.from({ length: count }, () =>
      circle(c.random.between(box[0], box[2]), c.random.between(box[1], box[3]), c.random.between(small, large), {
        fill: c.random.pick(colors),
        opacity: 0.8,
      }),
    ),
  );

const raspberry = (c) => {
  const bumps = [
    [0, -34],
    [-24, -22],
    [24, -22],
    [-36, 2],
    [-12, -4],
    [12, -4],
    [36, 2],
    [-26, 24],
    [0, 20],
    [26, 24],
    [-12, 42],
    [12, 42],
  ];
  return [
    ellipse(6, 14, 48, 50, { fill: "#4a1020", opacity: 0.3 }),
    bumps.map(([x, y]) =>
      circle(x, y, 17, {
        fill: c.radial(
          [
            [0, "#ff8aa0"],
            [0.5, "#e0355c"],
            [1, "#a8123a"],
          ],
          { cx: 0.35, cy: 0.3, r: 0.75 },
        ),
      }),
    ),
  ];
};
const scoop = (c, x, y, r, colors) => [
  path(blob(c.random, x, y, r, { wobble: 0.03, points: 14 }), {
    fill: c.radial(
      [
        [0, colors[0]],
        [0.6, colors[1]],
        [1, colors[2]],
      ],
      { cx: 0.36, cy: 0.3, r: 0.75 },
    ),
  }),
  path(
    smooth([
      [x - r * 0.9, y + r * 0.5],
      [x - r * 0.6, y + r * 0.82],
      [x - r * 0.2, y + r * 0.7],
      [x + r * 0.2, y + r * 0.86],
      [x + r * 0.6, y + r * 0.7],
      [x + r * 0.92, y + r * 0.45],
    ]),
    { stroke: colors[1], strokeWidth: r * 0.26, fill: "none", strokeLinecap: "round" },
  ),
  path(`M${n(x - r * 0.55)} ${n(y - r * 0.35)}q${n(r * 0.2)}-${n(r * 0.35)} ${n(r * 0.6)}-${n(r * 0.38)}`, {
    stroke: "#fff",
    strokeWidth: r * 0.09,
    fill: "none",
    opacity: 0.6,
    strokeLinecap: "round",
  }),
  Array.from({ length: 10 }, () => {
    const [px, py] = polar(c.random.between(0, 360), c.random.between(0, r * 0.8), x, y);
    return path(`M${n(px)} ${n(py)}q8-7 18-2`, {
      stroke: colors[2],
      strokeWidth: 5,
      fill: "none",
      opacity: 0.5,
      strokeLinecap: "round",
    });
  }),
];

function onPlate(name, draw, cloth) {
  return above(name, (c) => {
    napkin(c, cloth);
    plate(c, { rim: "#8a5a2a" });
    draw(c);
  });
}

export const DESSERTS = {
  "dessert-tiramisu": () =>
    side("dessert-tiramisu", (c) => {
      const g = tumbler(c, {
        top: 360,
        rTop: 250,
        rBottom: 205,
        level: 0.9,
        colors: [
          [0, "#fff4dc"],
          [1, "#f6e2b8"],
        ],
      });
      [
        [[0, "#fff6e2"], 470],
        [[1, "#8a5426"], 590],
        [[0, "#fff2d4"], 660],
        [[1, "#6b3d1a"], 780],
        [[0, "#fff2d4"], 850],
      ].forEach(([[kind, color], y]) => {
        const r = 205 + (45 * (985 - y)) / 625 - 14;
        const wave = smooth(
          [0, 1, 2, 3, 4, 5, 6].map((k) => [
            600 - r + (k * r) / 3,
            y + (k === 0 || k === 6 ? 0 : 16) + c.random.between(-9, 9),
          ]),
        );
        if (kind === 1)
          c.add(
            path(`${wave}L${n(600 + r - 5)} ${y + 72}Q600 ${y + 104} ${n(600 - r + 5)} ${y + 72}Z`, {
              fill: c.linear([
                [0, color],
                [1, "#b9814a"],
              ]),
            }),
            Array.from({ length: 26 }, () =>
              ellipse(
                600 + c.random.between(-r * 0.9, r * 0.9),
                y + c.random.between(26, 76),
                c.random.between(3, 8),
                c.random.between(3, 6),
                { fill: c.random.pick(["#4a260e", "#d9a66a"]), opacity: 0.6 },
              ),
            ),
          );
      });
      c.add(
        ellipse(600, 425, 230, 40, {
          fill: c.radial([
            [0, "#7a4420"],
            [1, "#5a2f12"],
          ]),
        }),
      );
      dust(c, 90, [400, 395, 800, 455], ["#4a230c", "#8a5426", "#6b3a18"], [3, 7]);
      g.finish();
      c.add(
        at(
          705,
          330,
          [
            rect(-34, -150, 68, 250, {
              rx: 34,
              fill: c.linear(
                [
                  [0, "#f6d69a"],
                  [0.5, "#e9b96a"],
                  [1, "#c98f40"],
                ],
                { x2: 1, y2: 0 },
              ),
            }),
            Array.from({ length: 14 }, () =>
              circle(c.random.between(-24, 24), c.random.between(-130, 60), c.random.between(2, 5), {
                fill: "#fff8e2",
                opacity: 0.9,
              }),
            ),
          ],
          { turn: 20 },
        ),
      );
    }),
  "dessert-panna-cotta": () =>
    onPlate(
      "dessert-panna-cotta",
      (c) => {
        c.add(
          path(blob(c.random, 600, 640, 320, { ry: 260, wobble: 0.1, points: 13 }), {
            fill: c.radial([
              [0, "#d9365c"],
              [0.7, "#b81a44"],
              [1, "#8a0f30"],
            ]),
          }),
          path("M380 720q60 60 150 80M330 560q10-60 60-100", {
            stroke: "#ff9ab0",
            strokeWidth: 16,
            fill: "none",
            opacity: 0.6,
            strokeLinecap: "round",
          }),
        );
        c.add(
          ellipse(606, 668, 212, 176, { fill: "#5a0a20", opacity: 0.45 }),
          path(
            "M412 640C404 560 450 440 470 400C560 370 640 370 730 400C750 440 796 560 788 640C780 740 420 740 412 640Z",
            {
              fill: c.linear(
                [
                  [0, "#fffdf6"],
                  [0.6, "#fbf1dc"],
                  [1, "#e3cfab"],
                ],
                { x2: 0.5, y2: 1 },
              ),
            },
          ),
          ellipse(600, 412, 134, 62, { fill: "#fffaf0" }),
          path("M470 420C458 470 444 520 436 590", {
            stroke: "#fff",
            strokeWidth: 22,
            fill: "none",
            opacity: 0.9,
            strokeLinecap: "round",
          }),
        );
        c.add(
          Array.from({ length: 26 }, () =>
            circle(600 + c.random.between(-110, 110), 412 + c.random.between(-40, 40), 2.4, { fill: "#3a2412" }),
          ),
        );
        c.add(
          path(
            "M500 400C520 350 680 350 700 404C716 450 690 470 684 520C680 560 660 556 656 520" +
              "C652 480 620 470 600 474C560 480 556 500 548 560C544 590 524 588 522 556C520 500 484 450 500 400Z",
            { fill: "#c91f4a" },
          ),
        );
        const id = c.symbol("rasp", () => raspberry(c));
        c.add(
          [
            [560, 370, 1.15],
            [640, 366, 1.05],
            [602, 420, 1.1],
            [350, 700, 1.2],
            [860, 700, 1.15],
            [820, 770, 1],
            [420, 800, 1],
          ].map(([x, y, s]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${s})"/>`),
        );
        place(
          c,
          "basil",
          [
            [690, 330],
            [900, 640],
          ],
          { scale: 0.85 },
        );
      },
      ["#8f6aa0", "#6d4d80"],
    ),
  "dessert-knoedel": () =>
    onPlate("dessert-knoedel", (c) => {
      c.add(
        path(blob(c.random, 600, 640, 350, { ry: 280, wobble: 0.08, points: 13 }), { fill: "#d9a557", opacity: 0.85 }),
      );
      crumbs(c, 150, 600, 640, 340, 270);
      dumpling(c, 455, 560, 185);
      // The one cut open: dough around a plum.
      shadow(c, 770, 720, 220, 180, 0.45);
      c.add(
        circle(760, 680, 180, {
          fill: c.radial([
            [0, "#fff6dc"],
            [0.8, "#f6e4b8"],
            [1, "#d9b26c"],
          ]),
        }),
        circle(760, 680, 118, {
          fill: c.radial([
            [0, "#e08a2e"],
            [0.45, "#c9502a"],
            [0.8, "#8a2148"],
            [1, "#4a1238"],
          ]),
        }),
        ellipse(752, 676, 48, 36, { fill: "#f2b04c" }),
        path("M660 640C690 586 740 570 790 576", {
          stroke: "#fff",
          strokeWidth: 13,
          fill: "none",
          opacity: 0.4,
          strokeLinecap: "round",
        }),
      );
      crumbs(c, 60, 760, 690, 185, 185, 140);
      dust(c, 110, [260, 330, 940, 900], ["#ffffff"], [2, 5]);
    }),
  "dessert-affogato": () =>
    side("dessert-affogato", (c) => {
      const g = tumbler(c, {
        top: 430,
        rTop: 235,
        rBottom: 150,
        level: 0.5,
        colors: [
          [0, "#8a4a1c"],
          [1, "#2e1206"],
        ],
        foam: "#c98a4a",
      });
      c.add(
        scoop(c, 530, 560, 135, ["#fffdf2", "#fdf0cc", "#e3c98e"]),
        scoop(c, 690, 580, 120, ["#fffdf2", "#fdf0cc", "#e3c98e"]),
        scoop(c, 610, 440, 130, ["#fffdf2", "#fdf0cc", "#e3c98e"]),
      );
      c.add(
        path(
          "M510 400C560 330 670 330 712 410C730 460 706 470 700 540C696 590 668 586 664 536" +
            "C660 480 622 486 612 560C606 640 578 636 574 560C570 500 540 500 532 530C524 560 504 540 506 500Z",
          {
            fill: c.linear([
              [0, "#a8672e"],
              [1, "#5a2a0c"],
            ]),
            opacity: 0.92,
          },
        ),
        path("M540 400C580 360 640 356 680 390", {
          stroke: "#e9b878",
          strokeWidth: 10,
          fill: "none",
          opacity: 0.7,
          strokeLinecap: "round",
        }),
      );
      g.finish();
      dust(c, 20, [330, 1010, 470, 1060], ["#6b3a18", "#8a5426"], [5, 11]);
    }),
  "dessert-nougatpizza": () =>
    above("dessert-nougatpizza", (c) => {
      plate(c, { rim: "#8a5a2a", r: 540 });
      base(c, { r: 440, sauce: "cream", cheese: 0 });
      c.add(
        path(blob(c.random, 600, 600, 362, { wobble: 0.03, points: 16 }), {
          fill: c.radial([
            [0, "#8a5430"],
            [0.8, "#74401f"],
            [1, "#5a2e12"],
          ]),
        }),
      );
      c.add(
        Array.from({ length: 9 }, (_, i) =>
          path(
            smooth(
              Array.from({ length: 5 }, (_, k) =>
                polar(i * 40 + k * 26, 60 + i * 32 + c.random.between(-12, 12), 600, 600),
              ),
            ),
            { stroke: "#b07c50", strokeWidth: 14, fill: "none", opacity: 0.55, strokeLinecap: "round" },
          ),
        ),
      );
      place(c, "strawberry", spread(c.random, 15, 320, { cx: 600, cy: 600, shake: 0.3 }), { scale: 1.05 });
      place(c, "walnut", spread(c.random, 12, 330, { cx: 600, cy: 600 }), { scale: 0.6 });
      place(
        c,
        "basil",
        [
          [560, 500],
          [690, 680],
        ],
        { scale: 0.75 },
      );
      dust(c, 150, [260, 260, 940, 940], ["#ffffff"], [2, 5]);
    }),
  "dessert-eis": () =>
    side(
      "dessert-eis",
      (c) => {
        shadow(c, 640, 1000, 260, 44, 0.4);
        c.add(
          at(
            770,
            430,
            [
              path("M-40 130L0-210L60 120Z", {
                fill: c.linear([
                  [0, "#f0c27a"],
                  [1, "#c98a3a"],
                ]),
              }),
              path("M-30 60L40 20M-22 0L30-40M-14-60L20-90M-10 120L-2-150M40 110L8-150", {
                stroke: "#9a6020",
                strokeWidth: 5,
                opacity: 0.5,
              }),
            ],
            { turn: 16 },
          ),
        );
        c.add(
          scoop(c, 470, 520, 150, ["#fffdf0", "#fdeec2", "#e6c985"]),
          scoop(c, 730, 520, 150, ["#b07a50", "#8a5430", "#5a3014"]),
          scoop(c, 600, 400, 158, ["#ffd9a0", "#fbb25a", "#e08a2e"]),
        );
        c.add(
          path("M330 560L870 560C870 760 740 850 640 866L640 930L560 930L560 866C460 850 330 760 330 560Z", {
            fill: c.linear([
              [0, "#e6f1f3", 0.92],
              [1, "#bdd5db", 0.95],
            ]),
          }),
          ellipse(600, 560, 270, 40, { fill: "none", stroke: "#fff", strokeWidth: 8, opacity: 0.9 }),
          path("M380 610C390 720 470 790 530 820", {
            stroke: "#fff",
            strokeWidth: 22,
            fill: "none",
            opacity: 0.8,
            strokeLinecap: "round",
          }),
          ellipse(600, 950, 170, 36, {
            fill: c.linear([
              [0, "#eaf4f6"],
              [1, "#b5cdd4"],
            ]),
          }),
        );
        const id = c.symbol("rasp", () => raspberry(c));
        c.add(`<use href="#${id}" transform="translate(590 236) scale(1.05)"/>`);
      },
      ["#fdf2ea", "#f8dccb"],
    ),
  "dessert-maroni": () =>
    onPlate(
      "dessert-maroni",
      (c) => {
        c.add(path(blob(c.random, 600, 650, 300, { ry: 240, wobble: 0.05 }), { fill: "#6b3f20", opacity: 0.4 }));
        const strands = Array.from({ length: 120 }, () => {
          const [x, y] = polar(c.random.between(0, 360), Math.sqrt(c.random.next()), 0, 0);
          return [600 + x * 270, 640 + y * 210];
        });
        for (const tone of ["#8a5a34", "#a87448", "#c08e5e"]) {
          const d = strands
            .map(
              ([x, y]) =>
                `M${n(x + c.random.between(-20, 20))} ${n(y + c.random.between(-20, 20))}` +
                `q${n(c.random.between(-30, 30))} ${n(c.random.between(-30, 30))} ` +
                `${n(c.random.between(-60, 60))} ${n(c.random.between(-34, 34))}`,
            )
            .join("");
          c.add(
            path(d, {
              stroke: "#4a2812",
              strokeWidth: 21,
              fill: "none",
              opacity: 0.4,
              strokeLinecap: "round",
              transform: "translate(3 6)",
            }),
            path(d, { stroke: tone, strokeWidth: 18, fill: "none", strokeLinecap: "round" }),
          );
        }
        c.add(
          [
            [600, 520, 120],
            [520, 560, 80],
            [680, 560, 84],
            [600, 450, 84],
            [600, 390, 48],
          ].map(([x, y, r]) =>
            path(blob(c.random, x, y, r, { wobble: 0.06, points: 12 }), {
              fill: c.radial(
                [
                  [0, "#ffffff"],
                  [0.7, "#fdf8ee"],
                  [1, "#e3d5be"],
                ],
                { cx: 0.4, cy: 0.35, r: 0.7 },
              ),
            }),
          ),
        );
        c.add(
          circle(606, 344, 46, {
            fill: c.radial(
              [
                [0, "#c92a4a"],
                [1, "#5a0a1e"],
              ],
              { cx: 0.35, cy: 0.3, r: 0.8 },
            ),
          }),
          path("M612 304C620 260 650 240 690 236", {
            stroke: "#5f7a2a",
            strokeWidth: 8,
            fill: "none",
            strokeLinecap: "round",
          }),
          ellipse(592, 328, 12, 8, { fill: "#fff", opacity: 0.7 }),
        );
      },
      ["#4d7c86", "#345d66"],
    ),
};

function crumbs(c, count, cx, cy, rx, ry, from = 0) {
  const colors = ["#c98a3a", "#e0ac5c", "#a86a22", "#f0c47a"];
  const d = colors.map(() => "");
  for (let i = 0; i < count; i++) {
    const k = Math.sqrt(from ? (from / rx) ** 2 + (1 - (from / rx) ** 2) * c.random.next() : c.random.next());
    const [x, y] = polar(c.random.between(0, 360), k);
    d[i % 4] += `M${n(cx + x * rx)} ${n(cy + y * ry)}l${n(c.random.between(-9, 9))} ${n(c.random.between(-7, 7))}`;
  }
  c.add(d.map((each, i) => path(each, { stroke: colors[i], strokeWidth: 15, strokeLinecap: "round", fill: "none" })));
}

function dumpling(c, x, y, r) {
  shadow(c, x + 14, y + 44, r * 1.18, r * 1.02, 0.5);
  c.add(
    circle(x, y, r, {
      fill: c.radial(
        [
          [0, "#fbe3b0"],
          [0.6, "#e6b768"],
          [1, "#b07a2c"],
        ],
        { cx: 0.38, cy: 0.32, r: 0.75 },
      ),
    }),
  );
  crumbs(c, 190, x, y, r * 0.97, r * 0.97);
  c.add(
    ellipse(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.16, {
      fill: "#fff",
      opacity: 0.35,
      transform: `rotate(-30 ${n(x - r * 0.34)} ${n(y - r * 0.42)})`,
    }),
  );
}
