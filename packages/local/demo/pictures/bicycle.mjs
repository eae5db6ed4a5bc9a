import { at, circle, group, n, path, polar, rect, smooth } from "./shape.mjs";

/**
 * Bicycles from the side, facing right, in millimetres around the bottom bracket, y down. The geometry is that of real
 * frames (stack, reach, angles, chainstay, fork rake), so that each type looks like what it is.
 */
const rad = (degrees) => (degrees * Math.PI) / 180;

const BASE = {
  wheel: 311,
  tyre: 40,
  chainstay: 440,
  drop: 70,
  stack: 600,
  reach: 390,
  headAngle: 71,
  headTube: 150,
  seatAngle: 73,
  seatTube: 510,
  saddle: 720,
  rake: 48,
  frameTop: "diamond",
  bar: "flat",
  fork: "rigid",
  stem: 80,
  rise: 40,
};
const TYPES = {
  city: {
    tyre: 44,
    chainstay: 460,
    stack: 610,
    reach: 360,
    headAngle: 69,
    seatAngle: 69,
    seatTube: 480,
    saddle: 660,
    frameTop: "step",
    bar: "swept",
    rise: 95,
    fenders: true,
    basket: true,
    rack: true,
    chainguard: true,
    headTube: 170,
    light: true,
  },
  trekking: {
    tyre: 46,
    chainstay: 455,
    stack: 640,
    reach: 385,
    seatTube: 530,
    fenders: true,
    rack: true,
    light: true,
    rise: 70,
    fork: "short",
    stand: true,
  },
  gravel: {
    tyre: 48,
    chainstay: 428,
    stack: 575,
    reach: 390,
    headAngle: 70.5,
    seatTube: 490,
    saddle: 720,
    bar: "drop",
    knobs: true,
    bottle: true,
    headTube: 140,
    disc: true,
  },
  road: {
    tyre: 28,
    chainstay: 410,
    stack: 560,
    reach: 388,
    headAngle: 73,
    seatTube: 490,
    saddle: 735,
    bar: "drop",
    drop: 72,
    headTube: 140,
    rake: 43,
    bottle: true,
    slim: true,
    disc: true,
  },
  mtb: {
    wheel: 311,
    tyre: 64,
    chainstay: 435,
    drop: 62,
    stack: 620,
    reach: 440,
    headAngle: 66.5,
    seatAngle: 75,
    seatTube: 430,
    saddle: 690,
    headTube: 105,
    fork: "suspension",
    knobs: true,
    rise: 50,
    rake: 44,
    disc: true,
    stem: 50,
  },
  full: {
    wheel: 311,
    tyre: 68,
    chainstay: 450,
    drop: 35,
    stack: 630,
    reach: 455,
    headAngle: 65,
    seatAngle: 76,
    seatTube: 420,
    saddle: 690,
    headTube: 115,
    fork: "suspension",
    knobs: true,
    rise: 50,
    rake: 44,
    disc: true,
    stem: 45,
    shock: true,
    motor: true,
    battery: true,
  },
  kids: {
    wheel: 203,
    tyre: 46,
    chainstay: 330,
    drop: 20,
    stack: 420,
    reach: 290,
    headAngle: 69,
    seatAngle: 70,
    seatTube: 290,
    saddle: 440,
    headTube: 100,
    rise: 110,
    rake: 36,
    stem: 40,
    crank: 127,
  },
  balance: {
    wheel: 130,
    tyre: 42,
    chainstay: 320,
    drop: -40,
    stack: 330,
    reach: 240,
    headAngle: 70,
    seatAngle: 68,
    seatTube: 120,
    saddle: 210,
    headTube: 100,
    rise: 90,
    rake: 26,
    stem: 20,
    nocrank: true,
    frameTop: "low",
  },
};

/** Where everything is: axles, head tube, seat, bar. */
export function geometry(options) {
  const g = { ...BASE, ...options };
  const rear = [-Math.sqrt(g.chainstay ** 2 - g.drop ** 2), -g.drop];
  const axis = [Math.cos(rad(g.headAngle)), Math.sin(rad(g.headAngle))];
  const headTop = [g.reach, -g.stack];
  const headLow = [headTop[0] + axis[0] * g.headTube, headTop[1] + axis[1] * g.headTube];
  const normal = [axis[1], -axis[0]];
  const length = (-g.drop - headLow[1] - normal[1] * g.rake) / axis[1];
  const crown = [headLow[0] + axis[0] * 30, headLow[1] + axis[1] * 30];
  const front = [headLow[0] + axis[0] * length + normal[0] * g.rake, -g.drop];
  const seat = [-Math.cos(rad(g.seatAngle)), -Math.sin(rad(g.seatAngle))];
  return {
    ...g,
    rear,
    front,
    headTop,
    headLow,
    crown,
    axis,
    seatTop: seat.map((v) => v * g.seatTube),
    saddleAt: seat.map((v) => v * g.saddle),
    seat,
  };
}

const shade = (hex, k) =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.max(0, Math.min(255, Math.round(parseInt(hex.slice(i, i + 2), 16) * (1 + k) + (k > 0 ? 255 * k * 0.5 : 0))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** A tube: dark edge, colour, and a highlight along its upper side. */
export function tube(points, width, color) {
  const d =
    points.length === 2
      ? `M${n(points[0][0])} ${n(points[0][1])}L${n(points[1][0])} ${n(points[1][1])}`
      : smooth(points);
  const stroke = (w, c, options = {}) => path(d, { stroke: c, strokeWidth: n(w), ...options });
  return group(
    [
      stroke(width, shade(color, -0.35)),
      stroke(width * 0.84, color, { transform: `translate(${n(-width * 0.04)} ${n(-width * 0.06)})` }),
      stroke(width * 0.2, shade(color, 0.5), {
        opacity: 0.75,
        transform: `translate(${n(-width * 0.1)} ${n(-width * 0.2)})`,
      }),
    ],
    { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" },
  );
}

export function wheel(c, [x, y], { wheel: r, tyre, knobs, disc, slim, spokes = 28, wall = "#2c2a2a" }) {
  const outer = r + tyre * 0.82;
  const lines = Array.from({ length: spokes }, (_, i) => {
    const a = (i * 360) / spokes;
    const [x1, y1] = polar(a + (i % 2 ? 52 : -52), 20);
    const [x2, y2] = polar(a, r - 8);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join("");
  return at(x, y, [
    circle(0, 0, r + tyre * 0.36, { fill: "none", stroke: wall, strokeWidth: tyre }),
    knobs
      ? circle(0, 0, outer, {
          fill: "none",
          stroke: "#1c1a1a",
          strokeWidth: tyre * 0.3,
          strokeDasharray: `${n(tyre * 0.3)} ${n(tyre * 0.17)}`,
        })
      : "",
    circle(0, 0, r + tyre * 0.5, { fill: "none", stroke: "#55504d", strokeWidth: tyre * 0.12, opacity: 0.7 }),
    circle(0, 0, r - 6, { fill: "none", stroke: slim ? "#33363a" : "#8f979c", strokeWidth: slim ? 30 : 17 }),
    circle(0, 0, r - 2, { fill: "none", stroke: "#e6eaec", strokeWidth: 3.5, opacity: slim ? 0.25 : 0.9 }),
    path(lines, { stroke: "#9ba2a6", strokeWidth: 2.6, opacity: 0.85 }),
    disc
      ? [
          circle(0, 0, 76, { fill: "none", stroke: "#b9bfc2", strokeWidth: 15, strokeDasharray: "17 5" }),
          path("M-70 0H70M0-70V70M-50-50L50 50M-50 50L50-50", { stroke: "#9aa1a5", strokeWidth: 6 }),
        ]
      : "",
    circle(0, 0, 26, {
      fill: c.radial([
        [0, "#e8ecee"],
        [1, "#70787d"],
      ]),
    }),
    circle(0, 0, 9, { fill: "#33373a" }),
  ]);
}

function drivetrain(c, g, { crank = 170 } = {}) {
  const [rx, ry] = g.rear;
  const ring = g.single ? 70 : 86;
  const teeth = circle(0, 0, ring, { fill: "none", stroke: "#33373a", strokeWidth: 13, strokeDasharray: "9 6" });
  const [px, py] = polar(24, crank);
  return [
    g.chainguard
      ? ""
      : [
          path(`M${n(rx)} ${n(ry - 42)}L0 ${-ring}M${n(rx)} ${n(ry + 42)}L0 ${ring}`, {
            stroke: "#4a4d50",
            strokeWidth: 9,
            strokeDasharray: "8 5",
            fill: "none",
          }),
        ],
    circle(rx, ry, 44, { fill: "none", stroke: "#7d8488", strokeWidth: 16, strokeDasharray: "6 4" }),
    circle(rx, ry, 28, { fill: "#565c60" }),
    g.chainguard
      ? ""
      : path(
          `M${n(rx)} ${n(ry + 8)}C${n(rx + 34)} ${n(ry + 50)} ${n(rx + 10)} ${n(ry + 80)} ${n(rx + 18)} ${n(ry + 116)}`,
          { stroke: "#3a3f43", strokeWidth: 15, fill: "none", strokeLinecap: "round" },
        ),
    circle(0, 0, ring - 4, { fill: g.motor ? "#2b2e31" : "none", stroke: "#6d7377", strokeWidth: 8 }),
    teeth,
    g.motor
      ? [
          path("M-84-36C-84-100 60-116 96-60C120 0 84 70 10 74C-60 76-90 30-84-36Z", {
            fill: c.linear([
              [0, "#4a4f54"],
              [1, "#232629"],
            ]),
          }),
          circle(0, 0, 46, { fill: "#383d41", stroke: "#6d7377", strokeWidth: 5 }),
        ]
      : path("M0 0L62 50M0 0L-62 50M0 0L0-78", { stroke: "#6d7377", strokeWidth: 14, strokeLinecap: "round" }),
    g.chainguard
      ? path(
          `M${n(rx - 10)} ${n(ry - 52)}L0-100C90-110 100 100 0 100L${n(rx - 10)} ${n(ry + 56)}` +
            `C${n(rx - 56)} ${n(ry + 40)} ${n(rx - 56)} ${n(ry - 40)} ${n(rx - 10)} ${n(ry - 52)}Z`,
          {
            fill: c.linear([
              [0, shade(g.color, 0.25)],
              [1, shade(g.color, -0.2)],
            ]),
            stroke: shade(g.color, -0.4),
            strokeWidth: 5,
          },
        )
      : "",
    path(`M${n(-px)} ${n(-py)}L${n(px)} ${n(py)}`, { stroke: "#2f3336", strokeWidth: 26, strokeLinecap: "round" }),
    path(`M0 0L${n(px)} ${n(py)}`, { stroke: "#aab0b4", strokeWidth: 17, strokeLinecap: "round" }),
    rect(px - 52, py - 15, 104, 30, { rx: 9, fill: "#26292b" }),
    rect(-px - 52, -py - 15, 104, 30, { rx: 9, fill: "#26292b" }),
    circle(0, 0, 20, { fill: "#dfe3e5" }),
  ];
}

function saddle(c, g) {
  const [x, y] = g.saddleAt;
  return [
    tube([g.seatTop, g.saddleAt], 30, "#3a3e42"),
    at(x, y, [
      path(
        "M-130-44C-100-66-30-58 10-52C70-46 130-52 156-36C150-14 80-18 30-14C-10 6-70 16-118 10C-146 2-150-30-130-44Z",
        {
          fill: c.linear([
            [0, g.leather ?? "#4a3a30"],
            [1, "#1f1814"],
          ]),
        },
      ),
      path("M-114-42C-60-56 0-46 60-42", {
        stroke: "#fff",
        strokeWidth: 7,
        opacity: 0.3,
        fill: "none",
        strokeLinecap: "round",
      }),
    ]),
  ];
}

function cockpit(g) {
  const [hx, hy] = [g.headTop[0] - g.axis[0] * 20, g.headTop[1] - g.axis[1] * 20];
  const grip = g.grip ?? "#2f2a28";
  if (g.bar === "drop") {
    const bx = hx + g.stem + 12;
    const by = hy - 22;
    return [
      tube(
        [
          [hx, hy],
          [bx, by],
        ],
        34,
        "#2f3336",
      ),
      tube(
        [
          [bx, by],
          [bx + 70, by - 6],
          [bx + 112, by + 40],
          [bx + 92, by + 108],
          [bx + 24, by + 124],
        ],
        34,
        grip,
      ),
      path(
        `M${n(bx + 64)} ${n(by - 14)}` +
          `C${n(bx + 110)} ${n(by - 70)} ${n(bx + 150)} ${n(by - 40)} ${n(bx + 124)} ${n(by)}` +
          `C${n(bx + 134)} ${n(by + 50)} ${n(bx + 128)} ${n(by + 80)} ${n(bx + 116)} ${n(by + 110)}`,
        { stroke: "#26292b", strokeWidth: 20, fill: "none", strokeLinecap: "round", strokeLinejoin: "round" },
      ),
    ];
  }
  if (g.bar === "swept") {
    const by = hy - g.rise;
    return [
      tube(
        [
          [hx, hy],
          [hx + 6, by + 6],
        ],
        30,
        "#c9ced1",
      ),
      tube(
        [
          [hx + 6, by + 6],
          [hx + 66, by - 26],
          [hx + 20, by - 56],
          [hx - 90, by - 40],
        ],
        25,
        "#c9ced1",
      ),
      tube(
        [
          [hx - 60, by - 46],
          [hx - 150, by - 26],
        ],
        38,
        g.leather ?? "#8a5a34",
      ),
    ];
  }
  const bx = hx + g.stem;
  const by = hy - g.rise;
  return [
    tube(
      [
        [hx, hy],
        [hx - 4, hy - 30],
        [bx, by],
      ],
      32,
      "#2f3336",
    ),
    tube(
      [
        [bx, by],
        [bx - 56, by - 20],
      ],
      26,
      "#3a3e42",
    ),
    tube(
      [
        [bx - 16, by - 6],
        [bx - 84, by - 26],
      ],
      40,
      grip,
    ),
    path(`M${n(bx - 10)} ${n(by + 8)}L${n(bx - 66)} ${n(by + 42)}`, {
      stroke: "#55595c",
      strokeWidth: 12,
      strokeLinecap: "round",
    }),
  ];
}

function fork(g) {
  const { headLow, crown, front, axis } = g;
  if (g.fork === "suspension" || g.fork === "short") {
    const lower = [front[0] - axis[0] * 250 - 10, front[1] - axis[1] * 250];
    return [
      tube([headLow, [crown[0] + axis[0] * 20, crown[1] + axis[1] * 20]], 60, "#2b2e31"),
      tube([[crown[0] + 16, crown[1]], lower], 32, g.fork === "short" ? "#7d8488" : "#d9a34a"),
      tube([lower, [front[0] - 10, front[1] - 20], front], 48, "#2b2e31"),
    ];
  }
  return tube(
    [headLow, [crown[0] + axis[0] * 160, crown[1] + axis[1] * 160], [front[0] - 34, front[1] - 80], front],
    g.slim ? 30 : 36,
    g.forkColor ?? g.color,
  );
}

const arc = ([x, y], r, from, to) =>
  smooth(Array.from({ length: 9 }, (_, i) => polar(from + ((to - from) * i) / 8, r, x, y)));

function frame(c, g) {
  const { color, rear, seatTop, headTop, headLow } = g;
  const w = g.slim ? 40 : g.crank ? 44 : 48;
  const mid = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const down = mid(headTop, headLow, 0.72);
  const top = mid(headTop, headLow, 0.2);
  const parts = [tube([rear, [0, 0]], 26, shade(color, -0.12))];
  if (g.shock)
    parts.push(
      tube([rear, mid(seatTop, [0, 0], 0.34)], 28, shade(color, -0.2)),
      tube([mid(seatTop, [0, 0], 0.36), mid(top, seatTop, 0.42)], 42, "#2b2e31"),
      tube([mid(mid(seatTop, [0, 0], 0.36), mid(top, seatTop, 0.42), 0.3), mid(top, seatTop, 0.44)], 24, "#d9a34a"),
    );
  else if (!g.nocrank)
    parts.push(tube([rear, mid(seatTop, [0, 0], g.frameTop === "step" ? 0.3 : 0.06)], 24, shade(color, -0.12)));
  if (g.frameTop === "low")
    return [
      tube([rear, [-150, -150], [g.headLow[0] - 10, g.headLow[1] - 30]], 50, color),
      tube([[-70, -160], seatTop], 44, color),
      tube([headTop, headLow], 52, color),
    ];
  parts.push(tube([[0, 0], seatTop], w * 0.82, color));
  if (g.frameTop === "step")
    parts.push(
      tube([down, [down[0] - 130, down[1] + 330], [110, -70], [0, 0]], w * 1.15, color),
      tube([mid(headTop, headLow, 0.25), [200, -250], mid(seatTop, [0, 0], 0.62)], w * 0.8, color),
    );
  else
    parts.push(
      tube([down, [0, 0]], g.battery ? w * 1.7 : w, color),
      tube([top, mid(seatTop, [0, 0], g.shock ? 0.02 : 0.04)], w * 0.8, color),
    );
  parts.push(tube([headTop, headLow], w * 1.12, shade(color, -0.06)));
  if (g.battery) {
    const [a, b] =
      g.frameTop === "step"
        ? [
            [down[0] - 120, down[1] + 300],
            [130, -90],
          ]
        : [mid(down, [0, 0], 0.2), mid(down, [0, 0], 0.82)];
    parts.push(
      tube([a, b], 54, "#34393d"),
      path(`M${n(a[0] - 6)} ${n(a[1] + 14)}l-14 28`, { stroke: "#7fe0a0", strokeWidth: 9, strokeLinecap: "round" }),
    );
  }
  return parts;
}

/** The whole bicycle, standing with its tyres on y = 0, its middle between the axles at x = 0. */
export function bicycle(c, type, options = {}) {
  const g = geometry({ ...TYPES[type], ...options });
  const outer = g.wheel + g.tyre * 0.86;
  const body = [];
  const { rear, front } = g;
  body.push(wheel(c, rear, g), wheel(c, front, g));
  if (g.fenders)
    for (const [hub, from, to] of [
      [rear, 170, 300],
      [front, 186, 300],
    ])
      body.push(
        path(arc(hub, outer + 24, from, to), {
          stroke: shade(g.color, -0.3),
          strokeWidth: 24,
          fill: "none",
          strokeLinecap: "round",
        }),
        path(arc(hub, outer + 27, from, to), {
          stroke: shade(g.color, 0.1),
          strokeWidth: 13,
          fill: "none",
          strokeLinecap: "round",
        }),
      );
  if (g.rack)
    body.push(
      path(
        `M${n(rear[0] - 220)} ${n(rear[1] - outer - 66)}H${n(rear[0] + 190)}` +
          `M${n(rear[0])} ${n(rear[1])}L${n(rear[0] - 90)} ${n(rear[1] - outer - 66)}` +
          `M${n(rear[0])} ${n(rear[1])}L${n(rear[0] + 70)} ${n(rear[1] - outer - 66)}`,
        { stroke: "#3f4447", strokeWidth: 15, fill: "none", strokeLinecap: "round" },
      ),
      rect(rear[0] - 250, rear[1] - outer - 80, 26, 46, { rx: 8, fill: "#d9281e" }),
    );
  if (g.stand)
    body.push(
      tube(
        [
          [-40, 0],
          [-110, g.drop * -1 + outer - 20],
        ],
        18,
        "#3f4447",
      ),
    );
  body.push(fork(g), frame(c, g));
  if (!g.nocrank) body.push(drivetrain(c, g, { crank: g.crank }));
  body.push(saddle(c, g), cockpit(g));
  if (g.bottle) {
    const m = [g.headLow[0] * 0.52, g.headLow[1] * 0.52];
    body.push(
      at(
        m[0] - 42,
        m[1] - 34,
        [
          rect(-34, -106, 68, 176, {
            rx: 22,
            fill: c.linear(
              [
                [0, "#f4f1ea"],
                [1, "#c9c2b4"],
              ],
              { x2: 1, y2: 0 },
            ),
          }),
          rect(-18, -136, 36, 34, { rx: 8, fill: "#2f3336" }),
          rect(-34, -30, 68, 36, { fill: g.color }),
        ],
        { turn: Math.round((Math.atan2(g.headLow[1], g.headLow[0]) * 180) / Math.PI + 90) },
      ),
    );
  }
  if (g.light)
    body.push(
      at(g.headLow[0] + 84, g.headLow[1] + 10, [
        circle(0, 0, 34, { fill: "#3a3e42" }),
        path("M6-32A34 34 0 0 1 6 32Z", { fill: "#fff6cf" }),
      ]),
    );
  if (g.basket)
    body.push(
      at(g.headTop[0] + 170, g.headTop[1] - 20, [
        path("M-130-130H140L104 70H-92Z", { fill: "#c99a5c" }),
        path(
          "M-124-96H132M-116-56H124M-108-16H116M-98 26H108M-90-130L-64 70M-40-130L-26 70M10-130" +
            "L12 70M60-130L48 70M106-130L82 70",
          { stroke: "#7f5526", strokeWidth: 10, opacity: 0.75 },
        ),
        path("M-136-130H146", { stroke: "#8a5a2a", strokeWidth: 22, strokeLinecap: "round" }),
        g.flowers === false
          ? ""
          : [
              [-60, -150, "#e0705f"],
              [0, -170, "#f2c04a"],
              [60, -152, "#e98aa0"],
            ].map(([x, y, fill]) => [
              path(`M${x} ${y}L${x / 2}-120`, { stroke: "#5f8f3e", strokeWidth: 9 }),
              circle(x, y, 27, { fill }),
              circle(x, y, 10, { fill: "#fff3c4" }),
            ]),
      ]),
    );
  const middle = (rear[0] + front[0]) / 2;
  return {
    g,
    outer,
    markup: group(body, { transform: `translate(${n(-middle)} ${n(g.drop - outer)})` }),
    half: (front[0] - rear[0]) / 2,
  };
}

/** A long john: box between handlebar and front wheel. */
export function cargoBike(c, { color, electric = false, hood = false } = {}) {
  const g = {
    ...geometry({
      wheel: 270,
      tyre: 50,
      chainstay: 440,
      drop: 20,
      stack: 640,
      reach: 300,
      headAngle: 72,
      headTube: 170,
      seatAngle: 71,
      seatTube: 430,
      saddle: 650,
      rise: 90,
      motor: electric,
      bar: "flat",
      stem: 20,
    }),
    color,
  };
  const outer = g.wheel + g.tyre * 0.86;
  const small = { ...g, wheel: 190, tyre: 48 };
  const fy = -20 + outer - (190 + 48 * 0.86);
  const hub = [1330, fy];
  const body = [
    wheel(c, g.rear, g),
    wheel(c, hub, small),
    [
      [g.rear, outer],
      [hub, 190 + 48 * 0.86],
    ].map(([h, r]) =>
      path(arc(h, r + 22, 185, 310), {
        stroke: shade(color, -0.3),
        strokeWidth: 20,
        fill: "none",
        strokeLinecap: "round",
      }),
    ),
    tube(
      [
        [0, 0],
        [210, 40],
        [1010, 40],
        [1130, -80],
        [1180, -360],
      ],
      62,
      color,
    ),
    tube(
      [
        [1196, -420],
        [1170, -300],
      ],
      60,
      color,
    ),
    tube([[1184, -330], [1290, -120], hub], 40, shade(color, -0.1)),
    tube([g.rear, [0, 0]], 28, color),
    tube([g.rear, g.seatTop], 26, color),
    tube([[0, 0], g.seatTop], 42, color),
    tube([g.headTop, [350, 30]], 46, color),
    tube(
      [
        [g.headTop[0] + 10, g.headTop[1] + 140],
        [-60, -250],
      ],
      40,
      color,
    ),
    // The box: boards, edge, and what is in it.
    hood
      ? [
          path("M440-380L500-800C700-880 960-860 1060-760L1180-380Z", {
            fill: "#dfeaea",
            opacity: 0.75,
            stroke: "#8fa8a8",
            strokeWidth: 10,
          }),
          path("M500-800C700-880 960-860 1060-760L1084-680H484Z", { fill: shade(color, 0.12) }),
          path("M790-842V-380", { stroke: "#8fa8a8", strokeWidth: 10 }),
        ]
      : [
          circle(620, -420, 90, { fill: "#6f9f4a" }),
          circle(720, -450, 80, { fill: "#86b45c" }),
          path("M860-400L900-590L960-570L930-400Z", { fill: "#e0a85c" }),
          path("M880-400L910-560M900-400L930-560", { stroke: "#a8702a", strokeWidth: 8 }),
          rect(980, -500, 110, 120, { rx: 8, fill: "#f4e3c4" }),
          rect(980, -500, 110, 30, { rx: 8, fill: "#c8473a" }),
        ],
    path("M420-400H1160L1090-10H500Z", {
      fill: c.linear([
        [0, "#d9aa6c"],
        [1, "#b07f42"],
      ]),
    }),
    path("M436-310H1144M452-220H1128M468-130H1112", { stroke: "#8a5a28", strokeWidth: 9, opacity: 0.7 }),
    path("M410-404H1170", { stroke: "#8a5a28", strokeWidth: 34, strokeLinecap: "round" }),
    path("M560-396L610-14M1030-396L1000-14", { stroke: "#7a4e22", strokeWidth: 16, opacity: 0.6 }),
    drivetrain(c, g),
    saddle(c, g),
    cockpit(g),
    electric
      ? tube(
          [
            [60, -90],
            [-20, -330],
          ].map(([x, y]) => [x - 80, y]),
          60,
          "#34393d",
        )
      : "",
    tube(
      [
        [60, 30],
        [130, outer - 40],
      ],
      22,
      "#3f4447",
    ),
  ];
  return { markup: group(body, { transform: `translate(-440 ${n(20 - outer)})` }), half: 870, outer };
}

export { shade };
