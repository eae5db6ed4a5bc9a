import { at, blob, circle, ellipse, group, n, path, polar, smooth } from "./shape.mjs";

/** Toppings as seen from above, drawn once around 0,0 and placed with `use`. Each key gives a few variants. */

/** The shape itself and its shadow, light from the upper left. */
const raised = (d, fill, { dx = 4, dy = 7, opacity = 0.28, ...options } = {}) => [
  path(d, { fill: "#3a1606", opacity, transform: `translate(${dx} ${dy})` }),
  path(d, { fill, ...options }),
];

export const toppings = {
  basil: (c, r) => {
    const w = r.between(26, 32);
    const d = `M0 -62C${n(w)} -44 ${n(w + 8)} 8 0 62C${n(-w - 8)} 8 ${n(-w)} -44 0 -62Z`;
    return [
      raised(
        d,
        c.linear(
          [
            [0, "#7cc04a"],
            [0.5, "#4c9630"],
            [1, "#2f7322"],
          ],
          { x2: 1, y2: 0.4 },
        ),
      ),
      path("M0 -62C-34 -40 -38 10 0 62C-8 20 -8 -20 0 -62Z", { fill: "#fff", opacity: 0.14 }),
      path("M0 -54C3 -20 3 20 0 56M0 -26L16 -36M0 -26L-16 -36M1 0L22 -12M1 0L-22 -12M0 26L17 14M0 26L-17 14", {
        stroke: "#bfe08e",
        strokeWidth: 2.6,
        fill: "none",
        opacity: 0.75,
        strokeLinecap: "round",
      }),
    ];
  },
  salami: (c, r) => {
    const d = blob(r, 0, 0, 72, { wobble: 0.03, points: 12 });
    const fat = Array.from({ length: 24 }, () => {
      const [x, y] = polar(r.between(0, 360), Math.sqrt(r.next()) * 57);
      return ellipse(x, y, r.between(3, 9), r.between(2, 6), {
        fill: "#f8c9b3",
        opacity: 0.8,
        transform: `rotate(${n(r.between(0, 90))} ${n(x)} ${n(y)})`,
      });
    });
    return [
      raised(
        d,
        c.radial(
          [
            [0, "#d2503a"],
            [0.7, "#bb3a2a"],
            [0.93, "#96271d"],
            [1, "#741a14"],
          ],
          { cx: 0.45, cy: 0.42, r: 0.58 },
        ),
      ),
      fat,
      path("M-52 -34A62 62 0 0 1 4 -63", {
        stroke: "#ffb59c",
        strokeWidth: 7,
        fill: "none",
        opacity: 0.55,
        strokeLinecap: "round",
      }),
    ];
  },
  ham: (c, r) => {
    const d = blob(r, 0, 0, 80, { ry: 56, wobble: 0.16, points: 8 });
    return [
      raised(
        d,
        c.linear(
          [
            [0, "#fbc6bb"],
            [0.5, "#f3a59b"],
            [1, "#e58a83"],
          ],
          { x2: 1, y2: 1 },
        ),
      ),
      path(
        smooth([
          [-54, 6],
          [-20, -18],
          [16, -10],
          [52, -26],
        ]),
        { stroke: "#fde0d8", strokeWidth: 8, fill: "none", opacity: 0.8, strokeLinecap: "round" },
      ),
      path(
        smooth([
          [-46, 24],
          [-8, 8],
          [30, 22],
          [56, 8],
        ]),
        { stroke: "#d8736e", strokeWidth: 5, fill: "none", opacity: 0.45, strokeLinecap: "round" },
      ),
    ];
  },
  mushroom: (c) => {
    const d =
      "M-56 4C-60 -44 -24 -64 0 -64C24 -64 60 -44 56 4C54 18 34 18 22 12C20 30 24 44 18 58" +
      "C10 68 -10 68 -18 58C-24 44 -20 30 -22 12C-34 18 -54 18 -56 4Z";
    return [
      raised(
        d,
        c.linear([
          [0, "#f6e7cb"],
          [0.6, "#eed7b0"],
          [1, "#dcbc8c"],
        ]),
      ),
      path(d, { fill: "none", stroke: "#a97b4b", strokeWidth: 4, opacity: 0.75 }),
      path("M-44 2C-30 -16 30 -16 44 2C30 6 18 4 14 8L-14 8C-18 4 -30 6 -44 2Z", { fill: "#9c6f46", opacity: 0.7 }),
      path("M-40 -26C-28 -48 -8 -54 8 -54", {
        stroke: "#fff",
        strokeWidth: 7,
        fill: "none",
        opacity: 0.6,
        strokeLinecap: "round",
      }),
    ];
  },
  olive: (c) => [
    path("M0 -33A33 33 0 1 0 .1 -33ZM0 -14A14 14 0 1 1 -.1 -14Z", {
      fill: "#2a0d06",
      opacity: 0.3,
      fillRule: "evenodd",
      transform: "translate(3 6)",
    }),
    path("M0 -33A33 33 0 1 0 .1 -33ZM0 -14A14 14 0 1 1 -.1 -14Z", {
      fill: c.radial(
        [
          [0, "#5a4a4c"],
          [0.6, "#352a2e"],
          [1, "#1d1519"],
        ],
        { cx: 0.4, cy: 0.35, r: 0.65 },
      ),
      fillRule: "evenodd",
    }),
    path("M-22 -10A24 24 0 0 1 -4 -24", {
      stroke: "#fff",
      strokeWidth: 5,
      fill: "none",
      opacity: 0.55,
      strokeLinecap: "round",
    }),
  ],
  onion: (c, r) => {
    const turn = r.between(0, 360);
    return group(
      [
        path("M-64 14C-56 -46 48 -60 66 6", {
          stroke: "#3a1606",
          strokeWidth: 11,
          opacity: 0.22,
          fill: "none",
          transform: "translate(3 6)",
          strokeLinecap: "round",
        }),
        path("M-64 14C-56 -46 48 -60 66 6", {
          stroke: "#a8356f",
          strokeWidth: 11,
          fill: "none",
          strokeLinecap: "round",
        }),
        path("M-63 14C-54 -44 46 -57 65 6", {
          stroke: "#f3d5e4",
          strokeWidth: 5.5,
          fill: "none",
          strokeLinecap: "round",
        }),
        path("M-40 20C-34 -16 30 -24 42 14", {
          stroke: "#b54f83",
          strokeWidth: 9,
          fill: "none",
          strokeLinecap: "round",
        }),
        path("M-39 20C-33 -14 29 -22 41 14", {
          stroke: "#f8e6ef",
          strokeWidth: 4.5,
          fill: "none",
          strokeLinecap: "round",
        }),
      ],
      { transform: `rotate(${n(turn)})` },
    );
  },
  pepper: (c, r) => {
    const [mid, light, dark] = r.pick([
      ["#d9342b", "#ff8a70", "#96190f"],
      ["#f2b01e", "#ffe08a", "#b87a06"],
      ["#5c9e32", "#a8d67a", "#36691a"],
    ]);
    const d = "M-56 18C-34 -34 34 -36 58 14";
    return [
      path(d, {
        stroke: "#3a1606",
        strokeWidth: 22,
        opacity: 0.25,
        fill: "none",
        transform: "translate(3 7)",
        strokeLinecap: "round",
      }),
      path(d, { stroke: dark, strokeWidth: 22, fill: "none", strokeLinecap: "round" }),
      path(d, { stroke: mid, strokeWidth: 17, fill: "none", strokeLinecap: "round", transform: "translate(-1 -2)" }),
      path("M-46 8C-28 -30 26 -32 44 0", {
        stroke: light,
        strokeWidth: 5,
        fill: "none",
        strokeLinecap: "round",
        opacity: 0.85,
        transform: "translate(-2 -4)",
      }),
    ];
  },
  chili: (c) => [
    raised(
      "M-72 4C-50 -20 30 -24 62 -14C78 -8 74 10 58 12C20 18 -40 22 -72 4Z",
      c.linear([
        [0, "#c9d65a"],
        [0.6, "#9db43a"],
        [1, "#71861f"],
      ]),
    ),
    path("M-44 -6C-14 -15 24 -16 48 -10", {
      stroke: "#fff",
      strokeWidth: 5,
      opacity: 0.55,
      fill: "none",
      strokeLinecap: "round",
    }),
    path("M62 -4C74 -4 82 -10 90 -16", { stroke: "#6d7d2c", strokeWidth: 7, fill: "none", strokeLinecap: "round" }),
  ],
  tomato: (c) => [
    raised(
      "M0 -46A46 46 0 1 0 .1 -46Z",
      c.radial(
        [
          [0, "#f4654a"],
          [0.78, "#e03c28"],
          [0.9, "#c3261a"],
          [1, "#a01a12"],
        ],
        { r: 0.52 },
      ),
    ),
    [30, 150, 270].map((turn) =>
      at(
        0,
        0,
        [
          path("M0 -9C-20 -18 -17 -36 0 -37C17 -36 20 -18 0 -9Z", { fill: "#f9a07c", opacity: 0.9 }),
          ellipse(-5, -25, 2.6, 4.2, { fill: "#fde7b4" }),
          ellipse(5, -22, 2.6, 4.2, { fill: "#fde7b4" }),
          ellipse(0, -31, 2.4, 3.8, { fill: "#fde7b4" }),
        ],
        { turn },
      ),
    ),
    path("M-33 -20A39 39 0 0 1 -8 -38", {
      stroke: "#fff",
      strokeWidth: 5,
      opacity: 0.6,
      fill: "none",
      strokeLinecap: "round",
    }),
  ],
  zucchini: (c) => [
    raised(
      "M0 -54A54 54 0 1 0 .1 -54Z",
      c.radial(
        [
          [0, "#f3f0c4"],
          [0.72, "#dbe49b"],
          [0.86, "#a6c45e"],
          [0.88, "#4d8030"],
          [1, "#33601f"],
        ],
        { r: 0.5 },
      ),
    ),
    [0, 60, 120, 180, 240, 300].map((angle) => {
      const [x, y] = polar(angle, 22);
      return ellipse(x, y, 7, 3.4, { fill: "#c6cf84", transform: `rotate(${angle} ${n(x)} ${n(y)})` });
    }),
    path("M-36 -22L30 -36M-44 4L44 -12M-34 30L40 16", {
      stroke: "#7a4d22",
      strokeWidth: 7,
      opacity: 0.5,
      strokeLinecap: "round",
    }),
  ],
  aubergine: (c, r) => {
    const d = blob(r, 0, 0, 74, { ry: 58, wobble: 0.05, points: 9 });
    return [
      raised(d, "#4b2a56"),
      path(d, {
        fill: c.radial([
          [0, "#e9d8a8"],
          [0.8, "#d3b87c"],
          [1, "#b8935a"],
        ]),
        transform: "scale(.9)",
      }),
      path("M-46 -26L44 -40M-58 2L60 -14M-50 30L50 16", {
        stroke: "#5a3217",
        strokeWidth: 9,
        opacity: 0.55,
        strokeLinecap: "round",
      }),
      [
        [-20, -8],
        [8, 4],
        [26, -18],
        [-4, 22],
        [-34, 14],
      ].map(([x, y]) => ellipse(x, y, 4, 2.4, { fill: "#8d6636", opacity: 0.8 })),
    ];
  },
  artichoke: (c) => [
    raised(
      "M-8 58C-52 40 -56 -14 -34 -56C-20 -40 -12 -46 0 -62C12 -46 22 -40 34 -54C56 -14 50 40 8 58Z",
      c.linear([
        [0, "#8f9a4c"],
        [0.5, "#b6b96a"],
        [1, "#e2dca2"],
      ]),
    ),
    path("M0 -60C-14 -20 -10 20 0 56C10 20 14 -20 0 -60ZM-34 -54C-36 -10 -24 30 -6 54M34 -52C36 -10 24 30 6 54", {
      fill: "none",
      stroke: "#6c7434",
      strokeWidth: 4,
      opacity: 0.75,
    }),
    path("M-22 -14C-18 16 -10 36 -2 50M22 -14C18 16 10 36 2 50", {
      fill: "none",
      stroke: "#f3efc4",
      strokeWidth: 4,
      opacity: 0.7,
    }),
  ],
  pineapple: (c) => [
    raised(
      "M-60 30C-40 -30 36 -34 60 26C30 44 -30 48 -60 30Z",
      c.linear([
        [0, "#ffe27a"],
        [0.6, "#f8c53a"],
        [1, "#df9c1c"],
      ]),
    ),
    path("M-44 24L-24 -8M-16 34L-8 -14M16 34L10 -14M44 22L26 -8", {
      stroke: "#cf8f17",
      strokeWidth: 4,
      opacity: 0.65,
      strokeLinecap: "round",
    }),
    path("M-38 2C-20 -18 16 -20 36 -4", {
      stroke: "#fff6c2",
      strokeWidth: 6,
      opacity: 0.8,
      fill: "none",
      strokeLinecap: "round",
    }),
  ],
  tuna: (c, r) => {
    const d = blob(r, 0, 0, 48, { ry: 34, wobble: 0.2, points: 8 });
    return [
      raised(
        d,
        c.linear([
          [0, "#e9c3a4"],
          [0.6, "#d3a07c"],
          [1, "#b57f5c"],
        ]),
      ),
      path(
        smooth([
          [-32, 0],
          [-8, -12],
          [22, -8],
        ]),
        { stroke: "#f8e2cd", strokeWidth: 6, fill: "none", strokeLinecap: "round", opacity: 0.85 },
      ),
      path(
        smooth([
          [-26, 14],
          [0, 4],
          [28, 10],
        ]),
        { stroke: "#a26a48", strokeWidth: 3.5, fill: "none", strokeLinecap: "round", opacity: 0.7 },
      ),
    ];
  },
  caper: (c) => [
    circle(3, 5, 15, { fill: "#2a0d06", opacity: 0.28 }),
    circle(0, 0, 15, {
      fill: c.radial(
        [
          [0, "#a9b55a"],
          [1, "#5c6b26"],
        ],
        { cx: 0.35, cy: 0.3, r: 0.75 },
      ),
    }),
    path("M-5 3L0 -6L5 3", { stroke: "#424e18", strokeWidth: 2, fill: "none" }),
  ],
  spinach: (c, r) => {
    const d = blob(r, 0, 0, 62, { ry: 40, wobble: 0.28, points: 9 });
    return [
      raised(
        d,
        c.linear(
          [
            [0, "#4f9138"],
            [0.6, "#2f6b28"],
            [1, "#1f4f1e"],
          ],
          { x2: 1, y2: 1 },
        ),
      ),
      path(
        smooth([
          [-48, 8],
          [-12, -8],
          [20, 4],
          [46, -8],
        ]),
        { stroke: "#8cc065", strokeWidth: 4, fill: "none", opacity: 0.8, strokeLinecap: "round" },
      ),
      path("M-20 -6L-26 -24M4 -2L10 -22M12 2L22 20M-14 -4L-12 18", {
        stroke: "#79b154",
        strokeWidth: 2.5,
        opacity: 0.6,
        strokeLinecap: "round",
      }),
    ];
  },
  ricotta: (c, r) => {
    const d = blob(r, 0, 0, 40, { ry: 32, wobble: 0.16, points: 9 });
    return [
      raised(
        d,
        c.radial(
          [
            [0, "#fffefa"],
            [0.7, "#faf2e2"],
            [1, "#e5d5bb"],
          ],
          { cx: 0.4, cy: 0.35, r: 0.68 },
        ),
      ),
      path(blob(r, -6, -6, 16, { ry: 10, wobble: 0.2, points: 7 }), { fill: "#fff", opacity: 0.9 }),
    ];
  },
  mozzarella: (c, r) => {
    const d = blob(r, 0, 0, 86, { ry: 70, wobble: 0.15, points: 9 });
    return [
      path(d, { fill: "#a85f16", opacity: 0.28, transform: "translate(2 6)" }),
      path(d, {
        fill: c.radial(
          [
            [0, "#fffdf6"],
            [0.7, "#fff8e6"],
            [0.92, "#fbe9c2"],
            [1, "#f3d497"],
          ],
          { cx: 0.46, cy: 0.44, r: 0.56 },
        ),
      }),
      ellipse(r.between(-30, 30), r.between(-24, 24), r.between(16, 30), r.between(10, 16), {
        fill: c.radial([
          [0, "#c27a22", 0.7],
          [1, "#dca24a", 0],
        ]),
      }),
      path("M-44 -24C-30 -42 -8 -48 10 -46", {
        stroke: "#fff",
        strokeWidth: 8,
        fill: "none",
        opacity: 0.9,
        strokeLinecap: "round",
      }),
    ];
  },
  gorgonzola: (c, r) => {
    const d = blob(r, 0, 0, 60, { ry: 44, wobble: 0.24, points: 8 });
    return [
      path(d, { fill: "#8a4a12", opacity: 0.22, transform: "translate(2 5)" }),
      path(d, {
        fill: c.radial([
          [0, "#fffbe6"],
          [0.75, "#fbf0c4"],
          [1, "#f0d48a"],
        ]),
      }),
      Array.from({ length: 5 }, () =>
        path(
          `M${n(r.between(-36, 10))} ${n(r.between(-22, 20))}` +
            `q${n(r.between(6, 16))} ${n(r.between(-14, 14))} ${n(r.between(18, 34))} ${n(r.between(-6, 6))}`,
          { stroke: "#5f8a86", strokeWidth: n(r.between(4, 8)), fill: "none", strokeLinecap: "round", opacity: 0.75 },
        ),
      ),
    ];
  },
  arugula: (c) => [
    raised(
      "M0 74C-4 50 -6 40 -8 30C-22 34 -30 26 -26 16C-18 18 -12 16 -9 10C-24 8 -34 -4 -27 -16" +
        "C-18 -10 -12 -10 -8 -14C-24 -26 -22 -64 2 -72C24 -60 24 -26 8 -14C14 -10 20 -10 27 -14" +
        "C34 -2 24 10 9 12C12 18 18 20 26 18C30 28 22 36 8 32C6 42 5 52 4 74Z",
      c.linear([
        [0, "#7fbb48"],
        [0.6, "#4a8f2e"],
        [1, "#37741f"],
      ]),
    ),
    path("M2 70C0 30 0 -20 2 -58", { stroke: "#c9e59b", strokeWidth: 3, fill: "none", opacity: 0.8 }),
  ],
  prosciutto: (c, r) => {
    const top = Array.from({ length: 7 }, (_, i) => [-90 + i * 30, r.between(-34, -20) + (i % 2 ? 14 : 0)]);
    const bottom = Array.from({ length: 7 }, (_, i) => [90 - i * 30, r.between(20, 34) + (i % 2 ? -12 : 0)]);
    const d = smooth([...top, ...bottom], { closed: true });
    return [
      raised(
        d,
        c.linear(
          [
            [0, "#e8877d"],
            [0.5, "#cf5a56"],
            [1, "#b9403f"],
          ],
          { x2: 1, y2: 0.5 },
        ),
      ),
      path(smooth(top.map(([x, y]) => [x, y + 3])), {
        stroke: "#fbe6dc",
        strokeWidth: 9,
        fill: "none",
        strokeLinecap: "round",
      }),
      path(
        smooth([
          [-70, 2],
          [-36, -8],
          [0, 4],
          [38, -8],
          [72, 2],
        ]),
        { stroke: "#f7c4b8", strokeWidth: 5, fill: "none", opacity: 0.8, strokeLinecap: "round" },
      ),
      path(
        smooth([
          [-62, 18],
          [-24, 8],
          [10, 20],
          [52, 10],
        ]),
        { stroke: "#92292c", strokeWidth: 4, fill: "none", opacity: 0.4, strokeLinecap: "round" },
      ),
    ];
  },
  bacon: (c) => [
    raised(
      "M-46 -18C-26 -30 -6 -10 14 -20C30 -28 44 -20 50 -10L46 18C26 28 6 8 -14 20C-30 28 -44 20 -50 10Z",
      "#b6412f",
    ),
    path("M-46 -6C-26 -18 -6 2 14 -8C30 -14 44 -8 48 0", { stroke: "#f7d2b4", strokeWidth: 8, fill: "none" }),
    path("M-46 10C-26 0 -6 18 14 8C30 2 40 6 46 12", { stroke: "#7d2318", strokeWidth: 5, fill: "none", opacity: 0.6 }),
  ],
  bean: (c) => [
    raised(
      "M-40 4C-44 -26 -14 -30 0 -20C14 -30 44 -24 40 6C36 30 14 24 0 16C-14 26 -36 28 -40 4Z",
      c.radial(
        [
          [0, "#9a6a86"],
          [0.7, "#6e3e5c"],
          [1, "#4c2740"],
        ],
        { cx: 0.4, cy: 0.3, r: 0.75 },
      ),
    ),
    [
      [-22, 2],
      [-6, -8],
      [14, 4],
      [26, -6],
      [-30, 12],
    ].map(([x, y]) => circle(x, y, 3.4, { fill: "#2f1526", opacity: 0.7 })),
    path("M-26 -14C-18 -22 -8 -20 -2 -14", {
      stroke: "#fff",
      strokeWidth: 4.5,
      opacity: 0.5,
      fill: "none",
      strokeLinecap: "round",
    }),
  ],
  seed: (c) => [
    raised(
      "M0 -26C16 -10 16 16 0 24C-16 16 -16 -10 0 -26Z",
      c.linear([
        [0, "#93a94a"],
        [1, "#566e22"],
      ]),
      { dx: 2, dy: 4 },
    ),
    path("M-4 -10C-8 0 -7 10 -3 16", {
      stroke: "#d5e29a",
      strokeWidth: 3,
      fill: "none",
      opacity: 0.8,
      strokeLinecap: "round",
    }),
  ],
  pinenut: (c) => [
    raised(
      "M0 -18C10 -8 10 10 0 17C-10 10 -10 -8 0 -18Z",
      c.linear([
        [0, "#f7e2ad"],
        [1, "#d5a65a"],
      ]),
      { dx: 2, dy: 4 },
    ),
  ],
  chanterelle: (c) => [
    raised(
      "M-6 62C-16 40 -12 20 -30 -6C-52 -16 -60 -36 -44 -46C-28 -58 -12 -44 4 -50" +
        "C22 -60 52 -54 56 -36C58 -20 38 -12 26 -4C12 22 16 42 10 62C6 68 -2 68 -6 62Z",
      c.linear([
        [0, "#f9bd3c"],
        [0.5, "#f0a022"],
        [1, "#d27d12"],
      ]),
    ),
    path("M0 56C-2 30 -6 8 -22 -12M4 56C4 28 6 8 18 -10M2 50C1 26 0 4 -2 -14", {
      stroke: "#b9660c",
      strokeWidth: 4,
      fill: "none",
      opacity: 0.6,
      strokeLinecap: "round",
    }),
    path("M-40 -34C-24 -46 -8 -32 6 -38C22 -46 40 -42 46 -34", {
      stroke: "#ffdf8e",
      strokeWidth: 7,
      fill: "none",
      opacity: 0.85,
      strokeLinecap: "round",
    }),
  ],
  garlic: (c) => [
    raised(
      "M-22 8C-22 -16 14 -22 22 -4C26 12 -10 24 -22 8Z",
      c.linear([
        [0, "#fff8e2"],
        [1, "#e7cf98"],
      ]),
      { dx: 2, dy: 4 },
    ),
    path("M-10 6C-6 -4 6 -8 14 -4", { stroke: "#c99d52", strokeWidth: 2.5, fill: "none", opacity: 0.7 }),
  ],
  strawberry: (c) => [
    raised(
      "M0 56C-44 30 -52 -20 -30 -40C-14 -52 14 -52 30 -40C52 -20 44 30 0 56Z",
      c.radial(
        [
          [0, "#ff8a80"],
          [0.5, "#ee4b4b"],
          [1, "#c31f32"],
        ],
        { r: 0.6 },
      ),
    ),
    path("M0 40C-18 20 -22 -10 0 -30C22 -10 18 20 0 40Z", { fill: "#ffd2c8", opacity: 0.75 }),
    path("M0 32L0 -22", { stroke: "#fff", strokeWidth: 6, opacity: 0.7, strokeLinecap: "round" }),
    [
      [-30, -14],
      [-30, 8],
      [30, -14],
      [30, 8],
      [-18, 30],
      [18, 30],
    ].map(([x, y]) => ellipse(x, y, 2.6, 4.4, { fill: "#ffe3a0" })),
  ],
  walnut: (c, r) => {
    const d = blob(r, 0, 0, 34, { ry: 28, wobble: 0.14, points: 9 });
    return [
      raised(
        d,
        c.radial(
          [
            [0, "#d9a868"],
            [1, "#8f5d2c"],
          ],
          { cx: 0.4, cy: 0.35, r: 0.7 },
        ),
      ),
      path("M0 -24C-4 -8 4 8 0 24M-20 -10C-12 -6 -10 2 -18 10M20 -12C12 -6 10 4 18 12", {
        stroke: "#6d4218",
        strokeWidth: 3.5,
        fill: "none",
        opacity: 0.7,
        strokeLinecap: "round",
      }),
    ];
  },
  crouton: (c) => [
    raised(
      "M-26 -20L20 -28L30 18L-16 28Z",
      c.linear(
        [
          [0, "#f0c987"],
          [1, "#c58a43"],
        ],
        { x2: 1 },
      ),
      { stroke: "#9d6328", strokeWidth: 3, strokeLinejoin: "round" },
    ),
    [
      [-8, -4],
      [8, -10],
      [6, 10],
      [-10, 12],
    ].map(([x, y]) => circle(x, y, 3, { fill: "#9d6328", opacity: 0.55 })),
  ],
  parmesan: (c, r) => [
    raised(
      blob(r, 0, 0, 50, { ry: 20, wobble: 0.22, points: 8 }),
      c.linear([
        [0, "#fff4cf"],
        [1, "#ecd08c"],
      ]),
      { dx: 2, dy: 5 },
    ),
  ],
};

/** Places `count` of a topping over the spots given, in turn over `variants` drawings. */
export function place(c, key, spots, { scale = 1, vary = 0.12, variants = 2, turn } = {}) {
  const ids = Array.from({ length: variants }, (_, index) =>
    c.symbol(`${key}${index}`, () => toppings[key](c, c.random)),
  );
  c.add(
    spots.map(([x, y], index) => {
      const k = scale * (1 + c.random.between(-vary, vary));
      const angle = turn === undefined ? c.random.between(0, 360) : turn + c.random.between(-14, 14);
      return (
        `<use href="#${ids[index % ids.length]}" transform="translate(${n(x)} ${n(y)})` +
        ` rotate(${Math.round(angle)}) scale(${Math.round(k * 100) / 100})"/>`
      );
    }),
  );
}

/** Dried herbs, strewn. */
export function herbs(c, count, radius, { cx = 600, cy = 600, colors = ["#4f6f22", "#6b8a32", "#3c5a1c"] } = {}) {
  const strokes = colors.map(() => "");
  for (let index = 0; index < count; index++) {
    const [x, y] = polar(c.random.between(0, 360), Math.sqrt(c.random.next()) * radius, cx, cy);
    const [dx, dy] = polar(c.random.between(0, 360), c.random.between(4, 10));
    strokes[index % colors.length] += `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
  }
  c.add(
    strokes.map((d, index) =>
      path(d, { stroke: colors[index], strokeWidth: 4.5, strokeLinecap: "round", fill: "none", opacity: 0.85 }),
    ),
  );
}

export { raised };
