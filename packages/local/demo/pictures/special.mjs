import { base, board } from "./pizza.mjs";
import { bowl, canvas, ellipse, herbs, n, path, place, rect, smooth, spread, tableTop } from "./plates.mjs";

const inset = (c, cx, cy, r, draw) => {
  bowl(c, { cx, cy, r, color: ["#f3ede0", "#d9cdb8", "#ffffff"] });
  draw(cx, cy, r * 0.72);
};
const heap = (c, key, cx, cy, r, count, scale) =>
  place(c, key, spread(c.random, count, r, { cx, cy, shake: 0.4 }), { scale, variants: 1 });

/** Pizzas that are not simply round. */
export const SPECIAL = {
  "pizza-calzone": () => {
    const c = canvas("pizza-calzone");
    tableTop(c);
    board(c, 600, 600, 548);
    const half =
      "M150 720C130 420 340 250 600 250C860 250 1070 420 1050 720C1000 800 900 812 600 812C300 812 200 800 150 720Z";
    c.add(
      path(half, { fill: "#4a2a12", opacity: 0.35, transform: "translate(14 34)" }),
      path(half, {
        fill: c.radial(
          [
            [0, "#fbe3b0"],
            [0.55, "#f0c47c"],
            [0.85, "#d9964a"],
            [1, "#a8642a"],
          ],
          { cx: 0.45, cy: 0.35, r: 0.72 },
        ),
      }),
    );
    // The crimped seam.
    const crimps = Array.from({ length: 21 }, (_, i) => {
      const t = i / 20;
      const x = 160 + t * 880;
      const y = 730 + Math.sin(t * Math.PI) * 66;
      return ellipse(x, y, 34, 44, {
        fill: c.radial(
          [
            [0, "#fdeec8"],
            [0.6, "#efc07a"],
            [1, "#c07f3a"],
          ],
          { cx: 0.4, cy: 0.3, r: 0.7 },
        ),
        transform: `rotate(${n((t - 0.5) * -40)} ${n(x)} ${n(y)})`,
      });
    });
    c.add(crimps);
    const brown = c.radial([
      [0, "#6b3410", 0.85],
      [0.5, "#a8601f", 0.5],
      [1, "#d9964a", 0],
    ]);
    c.add(
      spread(c.random, 26, 300, { cx: 600, cy: 520 }).map(([x, y]) =>
        ellipse(x, y, c.random.between(14, 48), c.random.between(10, 26), { fill: brown }),
      ),
      path("M240 560C270 430 400 330 560 310", {
        stroke: "#fff6dc",
        strokeWidth: 26,
        opacity: 0.55,
        fill: "none",
        strokeLinecap: "round",
      }),
    );
    const sauce = smooth(
      [
        [330, 560],
        [420, 470],
        [560, 450],
        [700, 440],
        [840, 500],
        [880, 570],
        [780, 600],
        [640, 560],
        [520, 580],
        [420, 630],
      ],
      { closed: true },
    );
    c.add(
      path(sauce, { fill: "#7a1a08", opacity: 0.35, transform: "translate(3 9)" }),
      path(sauce, {
        fill: c.radial([
          [0, "#ea5a3c"],
          [0.7, "#cf3a22"],
          [1, "#a3230f"],
        ]),
      }),
      path("M420 520C500 480 600 476 680 470", {
        stroke: "#ff9a7c",
        strokeWidth: 12,
        fill: "none",
        opacity: 0.6,
        strokeLinecap: "round",
      }),
    );
    place(
      c,
      "mozzarella",
      [
        [520, 530],
        [700, 520],
      ],
      { scale: 0.62 },
    );
    place(
      c,
      "basil",
      [
        [610, 500],
        [660, 560],
        [460, 570],
      ],
      { scale: 1 },
    );
    herbs(c, 60, 260, { cy: 540 });
    return c.close();
  },
  "pizza-selbst": () => {
    const c = canvas("pizza-selbst");
    tableTop(c);
    base(c, { cx: 640, cy: 640, r: 400 });
    place(
      c,
      "salami",
      [
        [560, 500],
        [690, 470],
        [480, 620],
        [620, 640],
      ],
      { scale: 0.85, variants: 1 },
    );
    place(
      c,
      "mushroom",
      [
        [780, 620],
        [720, 760],
        [830, 720],
      ],
      { scale: 0.8, variants: 1 },
    );
    place(
      c,
      "olive",
      [
        [560, 780],
        [640, 840],
        [500, 740],
      ],
      { scale: 0.9, variants: 1 },
    );
    place(
      c,
      "basil",
      [
        [640, 560],
        [760, 520],
      ],
      { scale: 0.8 },
    );
    inset(c, 180, 190, 150, (x, y, r) => heap(c, "salami", x, y, r * 0.7, 6, 0.72));
    inset(c, 530, 130, 120, (x, y, r) => heap(c, "olive", x, y, r * 0.85, 15, 0.8));
    inset(c, 850, 150, 140, (x, y, r) => heap(c, "mushroom", x, y, r * 0.8, 11, 0.66));
    inset(c, 1090, 380, 128, (x, y, r) => heap(c, "tomato", x, y, r * 0.8, 9, 0.8));
    inset(c, 130, 540, 124, (x, y, r) => heap(c, "pepper", x, y, r * 0.8, 12, 0.68));
    place(
      c,
      "basil",
      [
        [1060, 1080],
        [1120, 1030],
        [1090, 980],
      ],
      { scale: 1.05 },
    );
    return c.close();
  },
  "pizza-party": () => {
    const c = canvas("pizza-party");
    tableTop(c);
    const tray = (x, y, w, h, options) => rect(x, y, w, h, { rx: 46, ...options });
    c.add(
      tray(64, 226, 1100, 800, { fill: "#4a2a12", opacity: 0.32 }),
      tray(50, 190, 1100, 800, {
        fill: c.linear(
          [
            [0, "#5a6066"],
            [1, "#2f3439"],
          ],
          { x2: 1, y2: 1 },
        ),
      }),
      tray(72, 212, 1056, 756, { fill: "#3a3f44" }),
    );
    c.add(
      rect(96, 236, 1008, 708, {
        rx: 60,
        fill: c.linear(
          [
            [0, "#f2cd8c"],
            [0.5, "#e9b566"],
            [1, "#c98238"],
          ],
          { x2: 0.6, y2: 1 },
        ),
      }),
      rect(146, 286, 908, 608, { rx: 40, fill: "#c8351f" }),
      rect(162, 300, 876, 580, {
        rx: 70,
        fill: c.linear([
          [0, "#fdebb6"],
          [1, "#f5d284"],
        ]),
      }),
    );
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
    c.add(
      Array.from({ length: 34 }, () =>
        ellipse(
          c.random.between(200, 1000),
          c.random.between(330, 850),
          c.random.between(40, 86),
          c.random.between(26, 54),
          { fill: light },
        ),
      ),
      Array.from({ length: 34 }, () =>
        ellipse(
          c.random.between(190, 1010),
          c.random.between(320, 860),
          c.random.between(14, 44),
          c.random.between(10, 26),
          { fill: brown },
        ),
      ),
      Array.from({ length: 26 }, (_, i) =>
        ellipse(i % 2 ? 122 : 1078, 270 + i * 25, 17, 12, { fill: "#8a4a1a", opacity: 0.45 }),
      ),
    );
    const grid = (from, columns, key, scale) =>
      place(
        c,
        key,
        Array.from({ length: columns * 4 }, (_, i) => [
          from + (i % columns) * 146 + c.random.between(-12, 12),
          372 + Math.floor(i / columns) * 146 + c.random.between(-12, 12),
        ]),
        { scale },
      );
    grid(236, 3, "salami", 0.95);
    grid(672, 3, "zucchini", 0.95);
    place(
      c,
      "tomato",
      [
        [740, 440],
        [890, 440],
        [740, 590],
        [890, 590],
        [740, 740],
        [890, 740],
        [1000, 500],
        [1000, 660],
      ],
      { scale: 0.9 },
    );
    place(
      c,
      "basil",
      [
        [820, 520],
        [670, 660],
        [960, 800],
        [840, 380],
      ],
      { scale: 0.85 },
    );
    place(
      c,
      "olive",
      [
        [310, 450],
        [450, 590],
        [310, 740],
        [450, 370],
      ],
      { scale: 0.9 },
    );
    c.add(
      path(
        [0, 1, 2, 3, 4].map((i) => `M${242 + i * 146 + 60} 250V930`).join("") +
          [0, 1, 2].map((i) => `M110 ${442 + i * 148}H1090`).join(""),
        { stroke: "#6a2a0a", strokeWidth: 6, opacity: 0.55 },
      ),
    );
    return c.close();
  },
};
