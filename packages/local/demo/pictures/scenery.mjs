import { canvas } from "./canvas.mjs";
import { at, blob, circle, ellipse, group, n, path, polar, rect, smooth, spread } from "./shape.mjs";

/** Streets and rooms, 1200 × 900, seen straight on. Light comes from the upper left. */
export const scene = (name) => canvas(name, { width: 1200, height: 900 });

export function sky(c, colors = ["#cfe6f2", "#fdf3e0"], horizon = 900) {
  c.add(
    rect(0, 0, 1200, horizon, {
      fill: c.linear([
        [0, colors[0]],
        [1, colors[1]],
      ]),
    }),
  );
}

export function cloud(c, x, y, scale = 1, opacity = 0.8) {
  c.add(
    at(
      x,
      y,
      path("M-110 30C-140 30-140-10-104-12C-100-50-44-60-26-32C0-64 62-48 60-12C104-20 116 30 84 30Z", {
        fill: "#fff",
        opacity,
      }),
      { scale },
    ),
  );
}

/** Paving with joints that run towards the viewer. */
export function pavement(c, top, [light, dark] = ["#dccdb6", "#bfae94"]) {
  c.add(
    rect(0, top, 1200, 900 - top, {
      fill: c.linear([
        [0, light],
        [1, dark],
      ]),
    }),
  );
  const rows = [0, 0.2, 0.46, 0.8].map((share) => top + (900 - top) * share);
  const joints =
    rows.map((y) => `M0 ${n(y)}H1200`).join("") +
    Array.from({ length: 19 }, (_, i) => `M${n(600 + (i - 9) * 90)} ${n(top)}L${n(600 + (i - 9) * 150)} 900`).join("");
  c.add(
    path(joints, { stroke: "#8f7c60", strokeWidth: 3, opacity: 0.28, fill: "none" }),
    rect(0, top, 1200, 16, { fill: "#4a2a12", opacity: 0.16 }),
  );
}

export function windowPane(
  c,
  x,
  y,
  w,
  h,
  { lit = false, arch = false, shutters, box = false, frame = "#fffaf0" } = {},
) {
  const glass = lit
    ? c.linear([
        [0, "#ffe6a6"],
        [1, "#f9c062"],
      ])
    : c.linear(
        [
          [0, "#b9d7e2"],
          [0.5, "#8fb7c6"],
          [1, "#6d99ab"],
        ],
        { x2: 1, y2: 1 },
      );
  const shape = arch
    ? `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`
    : `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
  c.add(
    path(shape, { fill: "#4a2a12", opacity: 0.25, transform: "translate(5 6)" }),
    shutters
      ? [
          rect(x - w * 0.46, y, w * 0.4, h, { fill: shutters }),
          rect(x + w * 1.06, y, w * 0.4, h, { fill: shutters }),
          path(
            Array.from(
              { length: 7 },
              (_, i) =>
                `M${n(x - w * 0.42)} ${n(y + (i + 0.7) * (h / 7.4))}h${n(w * 0.32)}` +
                `M${n(x + w * 1.1)} ${n(y + (i + 0.7) * (h / 7.4))}h${n(w * 0.32)}`,
            ).join(""),
            { stroke: "#000", strokeWidth: 3, opacity: 0.2 },
          ),
        ]
      : "",
    path(shape, { fill: glass, stroke: frame, strokeWidth: 9 }),
    path(`M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + h * 0.38)}H${n(x + w)}`, {
      stroke: frame,
      strokeWidth: 6,
    }),
    lit
      ? ""
      : path(
          `M${n(x + w * 0.1)} ${n(y + h * 0.62)}L${n(x + w * 0.42)} ${n(y + h * 0.46)}` +
            `V${n(y + h * 0.6)}L${n(x + w * 0.1)} ${n(y + h * 0.78)}Z`,
          { fill: "#fff", opacity: 0.4 },
        ),
    rect(x - 12, y + h + 2, w + 24, 12, { fill: frame }),
    box ? flowerBox(c, x - 6, y + h - 12, w + 12) : "",
  );
}

function flowerBox(c, x, y, w) {
  const blossoms = Array.from({ length: Math.round(w / 10) }, () =>
    circle(x + c.random.between(4, w - 4), y + c.random.between(-16, 4), c.random.between(5, 9), {
      fill: c.random.pick(["#e0405a", "#f27a8a", "#c9283f", "#f6a6a0"]),
    }),
  );
  return [
    rect(x, y, w, 24, { rx: 4, fill: "#8a5a34" }),
    path(blob(c.random, x + w / 2, y - 4, w / 2, { ry: 16, wobble: 0.15, points: 12 }), { fill: "#5f8f3e" }),
    blossoms,
  ];
}

/** A striped awning with a scalloped edge. */
export function awning(c, x, y, w, h, [color, light] = ["#b3261e", "#fff6e6"]) {
  const count = Math.round(w / 52);
  const step = w / count;
  c.add(rect(x, y + h * 0.5, w, h * 1.15, { fill: "#3a1a0a", opacity: 0.16 }));
  const stripe = (i) =>
    `M${n(x + i * step)} ${n(y)}H${n(x + (i + 1) * step)}` +
    `L${n(x + (i + 1) * step)} ${n(y + h)}` +
    `a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`;
  for (const odd of [0, 1])
    c.add(
      path(Array.from({ length: count }, (_, i) => (i % 2 === odd ? stripe(i) : "")).join(""), {
        fill: odd ? light : color,
      }),
    );
  c.add(
    rect(x, y, w, h, {
      fill: c.linear([
        [0, "#fff", 0.25],
        [0.6, "#fff", 0],
        [1, "#000", 0.14],
      ]),
    }),
    rect(x, y - 10, w, 14, { rx: 6, fill: "#6b4a30" }),
  );
}

export function door(c, x, y, w, h, color = "#6b3a24") {
  c.add(
    rect(x - 10, y - 10, w + 20, h + 10, { fill: "#fffaf0" }),
    rect(x, y, w, h, {
      fill: c.linear([
        [0, color],
        [1, "#3f2114"],
      ]),
    }),
    rect(x + w * 0.16, y + h * 0.08, w * 0.68, h * 0.5, {
      rx: 4,
      fill: c.linear([
        [0, "#ffe2a0"],
        [1, "#f2b75a"],
      ]),
    }),
    rect(x + w * 0.16, y + h * 0.66, w * 0.68, h * 0.24, { rx: 4, fill: "#000", opacity: 0.16 }),
    circle(x + w * 0.88, y + h * 0.56, 7, { fill: "#e9c06a" }),
    rect(x - 22, y + h - 6, w + 44, 16, { fill: "#b9a890" }),
  );
}

export function planter(c, x, y, scale = 1, blossom = "#f6a6a0") {
  c.add(
    at(
      x,
      y,
      [
        ellipse(6, 4, 66, 13, { fill: "#3a1a0a", opacity: 0.25 }),
        path("M-48-74H48L38 0H-38Z", {
          fill: c.linear(
            [
              [0, "#d98a5a"],
              [1, "#a85a34"],
            ],
            { x2: 1, y2: 0 },
          ),
        }),
        rect(-54, -88, 108, 20, { rx: 5, fill: "#c97848" }),
        path(blob(c.random, 0, -150, 74, { ry: 82, wobble: 0.13, points: 11 }), {
          fill: c.radial(
            [
              [0, "#8fbf5a"],
              [1, "#4f8a3a"],
            ],
            { cx: 0.35, cy: 0.3, r: 0.8 },
          ),
        }),
        spread(c.random, 14, 60, { cx: 0, cy: -150 }).map(([bx, by]) =>
          circle(bx, by, c.random.between(5, 9), { fill: blossom, opacity: 0.95 }),
        ),
      ],
      { scale },
    ),
  );
}

export function tree(c, x, y, { trunk = 300, r = 190, tones = ["#8fbb56", "#6a9f42", "#4d8236"] } = {}) {
  c.add(
    ellipse(x + 20, y, 80, 16, { fill: "#3a1a0a", opacity: 0.22 }),
    path(
      `M${x - 22} ${y}` +
        `C${x - 14} ${y - trunk * 0.5} ${x - 18} ${y - trunk * 0.8} ${x - 60} ${y - trunk - 60}` +
        `L${x + 50} ${y - trunk - 70}` +
        `C${x + 14} ${y - trunk * 0.8} ${x + 12} ${y - trunk * 0.5} ${x + 24} ${y}Z`,
      {
        fill: c.linear(
          [
            [0, "#8a6444"],
            [1, "#5f422c"],
          ],
          { x2: 1, y2: 0 },
        ),
      },
    ),
  );
  const crown = [
    [0, -r * 0.55, 1],
    [-r * 0.7, -r * 0.2, 0.72],
    [r * 0.72, -r * 0.16, 0.74],
    [-r * 0.3, -r * 1.0, 0.66],
    [r * 0.36, -r * 0.98, 0.68],
  ];
  c.add(
    crown.map(([dx, dy, k], i) =>
      path(blob(c.random, x + dx, y - trunk - 40 + dy, r * k * 0.82, { wobble: 0.09, points: 14 }), {
        fill: tones[i === 0 ? 1 : (i + 1) % 3],
      }),
    ),
  );
  c.add(
    spread(c.random, 46, r * 1.15, { cx: x, cy: y - trunk - r * 0.62 }).map(([lx, ly]) =>
      ellipse(lx, ly, c.random.between(12, 24), c.random.between(7, 12), {
        fill: c.random.pick(["#b4d67a", "#7fb04e", "#3f722e"]),
        opacity: 0.55,
        transform: `rotate(${Math.round(c.random.between(-50, 50))} ${n(lx)} ${n(ly)})`,
      }),
    ),
  );
}

/** A café table with two chairs, and a parasol if a colour is given. */
export function cafeTable(c, x, y, { scale = 1, parasol, cloth = "#fffaf0" } = {}) {
  const chair = (flip) =>
    group(
      [
        path("M-118 0L-108-96M-52 0L-60-96M-122-190L-108-92H-56", {
          stroke: "#6b4328",
          strokeWidth: 11,
          fill: "none",
          strokeLinecap: "round",
          strokeLinejoin: "round",
        }),
        rect(-120, -104, 70, 16, { rx: 6, fill: "#8a5a34" }),
        path("M-121-176L-111-116", { stroke: "#a87448", strokeWidth: 20, strokeLinecap: "round" }),
      ],
      flip ? { transform: "scale(-1 1)" } : {},
    );
  c.add(
    at(
      x,
      y,
      [
        ellipse(0, 4, 170, 20, { fill: "#3a1a0a", opacity: 0.25 }),
        parasol ? [rect(-6, -430, 12, 430, { fill: "#c9a06a" })] : "",
        chair(false),
        chair(true),
        path("M-8-130L-8-10M-50 0Q0-26 50 0", {
          stroke: "#4a3a30",
          strokeWidth: 12,
          fill: "none",
          strokeLinecap: "round",
          transform: "translate(8 0)",
        }),
        path("M-84-150H84L72-92C40-104 20-84-6-96C-30-106-50-86-74-94Z", {
          fill: c.linear([
            [0, cloth],
            [1, "#e6d7bd"],
          ]),
        }),
        ellipse(0, -150, 84, 15, { fill: cloth }),
        circle(-26, -164, 13, { fill: "#c8473a" }),
        rect(-30, -176, 8, 14, { fill: "#5f8f3e" }),
        path("M18-152L22-196H42L46-152Z", { fill: "#e9f3f5", stroke: "#b9cfd5", strokeWidth: 3 }),
        rect(23, -178, 18, 24, { fill: "#f0a63c" }),
        parasol
          ? [
              path(
                "M-210-408C-150-500-60-530 0-534C60-530 150-500 210-408C176-424 146-424 122-408" +
                  "C96-426 66-426 42-408C20-424-20-424-42-408C-66-426-96-426-122-408" +
                  "C-146-424-176-424-210-408Z",
                { fill: parasol },
              ),
              path(
                "M-122-408C-100-490-40-528 0-534C-20-500-36-450-42-408C-66-426-96-426-122-408ZM122-408" +
                  "C100-490 40-528 0-534C20-500 36-450 42-408C66-426 96-426 122-408Z",
                { fill: "#fff6e6", opacity: 0.85 },
              ),
            ]
          : "",
      ],
      { scale },
    ),
  );
}

/** Bulbs on a slack wire. */
export function fairyLights(c, x1, y1, x2, y2, sag = 60, count = 12) {
  const point = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  c.add(path(smooth([0, 0.25, 0.5, 0.75, 1].map(point)), { stroke: "#4a3a30", strokeWidth: 4, fill: "none" }));
  const glow = c.radial([
    [0, "#fff3b8", 0.9],
    [1, "#ffd35c", 0],
  ]);
  c.add(
    Array.from({ length: count }, (_, i) => {
      const [x, y] = point((i + 0.5) / count);
      return [circle(x, y + 14, 30, { fill: glow }), circle(x, y + 14, 8, { fill: "#fff6cf" })];
    }),
  );
}

export function bricks(c, x, y, w, h, color = "#a8583c", joint = "#c98a6a") {
  c.add(rect(x, y, w, h, { fill: color }));
  let d = "";
  for (let row = 0; row * 30 < h; row++) {
    d += `M${x} ${y + row * 30}h${w}`;
    for (let col = 0; col * 76 < w; col++) d += `M${n(x + col * 76 + (row % 2 ? 38 : 0))} ${y + row * 30}v30`;
  }
  c.add(path(d, { stroke: joint, strokeWidth: 3.5, opacity: 0.55, fill: "none", clipPath: c.clip(rect(x, y, w, h)) }));
}

/** The mouth of the oven with its fire. */
export function fire(c, x, y, scale = 1) {
  c.add(
    at(
      x,
      y,
      [
        circle(0, -60, 230, {
          fill: c.radial([
            [0, "#ffcf6a", 0.85],
            [0.5, "#f2842a", 0.45],
            [1, "#f2842a", 0],
          ]),
        }),
        path(
          "M-120 0C-150-70-90-100-96-160C-50-130-50-90-40-70C-40-130-10-170 10-220" +
            "C30-160 70-130 56-76C74-92 80-116 84-140C124-90 136-50 116 0Z",
          {
            fill: c.linear([
              [0, "#f9a63a"],
              [1, "#d9471e"],
            ]),
          },
        ),
        path("M-70 0C-90-46-50-66-46-100C-20-76-20-56-10-44C-6-80 10-100 20-130C44-90 54-66 40-40C60-50 66-24 60 0Z", {
          fill: "#ffd35c",
        }),
        path("M-30 0C-38-30-16-40-10-58C8-40 24-30 20 0Z", { fill: "#fff3c4" }),
        rect(-140, -14, 280, 34, { rx: 16, fill: "#5a3420" }),
        rect(-110, -34, 220, 28, { rx: 14, fill: "#7a4a2c" }),
        circle(-140, 3, 16, { fill: "#c99a6a" }),
        circle(140, 3, 16, { fill: "#c99a6a" }),
      ],
      { scale },
    ),
  );
}

export { at, blob, circle, ellipse, group, n, path, polar, rect, smooth, spread };
