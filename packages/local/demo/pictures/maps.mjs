import { circle, group, n, path, rect } from "./shape.mjs";
import { scene } from "./scenery.mjs";

const FONT = 'font-family="system-ui,sans-serif" font-size="22" fill="#5b564c"';
const label = (x, y, words, turn = 0) =>
  `<text x="${x}" y="${y}" ${FONT}${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}>${words}</text>`;

/** A plan of some streets, with a pin. As a page of its own it fills its frame, however wide that is. */
export const MAPS = {
  "karte-werkstatt": () => {
    const c = scene("karte-werkstatt");
    const wide = [
      "M-20 250C260 200 420 300 700 250S1050 190 1220 240",
      "M-20 640C300 600 520 700 820 640S1100 600 1220 620",
      "M560 -20C540 220 620 460 580 920",
      "M900 -20C930 260 870 560 920 920",
    ];
    const narrow = [
      "M-20 110L540 90M640 80L1220 110",
      "M-20 420C200 400 380 440 570 430M600 440L1220 400",
      "M-20 800L580 780M600 790L1220 820",
      "M400 -20L430 240M420 280L400 620M410 660L430 920",
      "M740 -20L720 240M730 280L760 640M760 660L720 920",
      "M1060 -20L1040 220M1040 240L1070 610M1070 640L1040 920",
    ];
    c.add(
      "<style>svg{width:100vw;height:100vh}</style>",
      rect(0, 0, 1200, 900, { fill: "#f0ece2" }),
      Array.from({ length: 190 }, () => {
        const [x, y, turn] = [c.random.between(0, 1180), c.random.between(0, 880), c.random.between(-4, 4)];
        return rect(x, y, c.random.between(26, 74), c.random.between(22, 60), {
          rx: 3,
          fill: c.random.pick(["#e2dbcb", "#e6dfd0", "#dcd4c2"]),
          transform: `rotate(${n(turn)} ${n(x)} ${n(y)})`,
        });
      }),
      path(
        "M620 300C680 280 850 290 880 330C890 420 870 560 850 610C780 640 660 640 622 610C600 520 604 380 620 300Z",
        { fill: "#cfe2bd" },
      ),
      Array.from({ length: 46 }, () =>
        circle(c.random.between(645, 850), c.random.between(320, 600), c.random.between(6, 13), {
          fill: "#a9c890",
          opacity: 0.8,
        }),
      ),
      path("M150 -20C90 180 230 360 170 560S240 820 200 920H60C90 800 20 700 50 560S-10 200 40 -20Z", {
        fill: "#b7d6e6",
      }),
      group(narrow.map((d) => path(d, { stroke: "#fffdf8", strokeWidth: 15, fill: "none" }))),
      group(wide.map((d) => path(d, { stroke: "#d9cfb9", strokeWidth: 32, fill: "none" }))),
      group(wide.map((d) => path(d, { stroke: "#fffaf0", strokeWidth: 26, fill: "none" }))),
      path("M250 -20C200 190 330 360 262 560S330 820 300 920", {
        stroke: "#2f8f63",
        strokeWidth: 6,
        strokeDasharray: "16 10",
        fill: "none",
      }),
      label(704, 470, "Lendpark"),
      label(70, 460, "Mur", 80),
      label(960, 246, "Haselrutengasse", -1),
      label(300, 232, "Speichenweg", 11),
      label(320, 500, "Murradweg", 78),
      path("M480 380C440 320 430 296 430 268A50 50 0 0 1 530 268C530 296 520 320 480 380Z", {
        fill: "#1f5f4a",
        stroke: "#fff",
        strokeWidth: 6,
      }),
      circle(480, 268, 18, { fill: "#fff" }),
    );
    return c.close().replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
  },
};
