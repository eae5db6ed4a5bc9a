/**
 * Derives readable colours from the shop's colours. Text has a contrast of 4.5:1 on every surface of its theme and
 * controls of 3:1 (WCAG 2.1, 1.4.3 and 1.4.11). The colour's lightness in OKLCH is changed until it does; the hue stays
 * the same.
 */

/** `#rrggbb` */
export type Hex = string;
type Triple = readonly [number, number, number];

export interface ThemeColors {
  /** Filled buttons and marks. */
  action: Hex;
  /** Text on `action` and `actionHover`. */
  onAction: Hex;
  actionHover: Hex;
  /** The colour as text or icon on any surface and on `actionSoft`. */
  actionText: Hex;
  /** A faint area: selected, hovered. */
  actionSoft: Hex;
}

/** The same values as in theme.css. */
export const SURFACES = {
  light: { canvas: "#faf9f7", surface: "#ffffff", sunken: "#f1efeb" },
  dark: { canvas: "#131211", surface: "#1c1b19", sunken: "#262422" },
} as const;

export type Scheme = keyof typeof SURFACES;

const TEXT = 4.5;
const CONTROL = 3;
/** Below this chroma a colour counts as grey: on dark ground a black button turns light instead of grey. */
const GREY = 0.03;

export function deriveColors({ primary, scheme }: { primary: Hex; scheme: Scheme }): ThemeColors {
  const surfaces = Object.values(SURFACES[scheme]);
  const action = legible({ color: primary, on: surfaces, ratio: CONTROL, scheme });
  const onAction = textOn(action);
  const soft = mix({ color: action, into: SURFACES[scheme].surface, share: scheme === "light" ? 0.08 : 0.16 });
  return {
    action,
    onAction,
    actionHover: hovered({ action, onAction }),
    actionSoft: soft,
    actionText: legible({ color: primary, on: [...surfaces, soft], ratio: TEXT, scheme }),
  };
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function legible({ color, on, ratio, scheme }: { color: Hex; on: readonly Hex[]; ratio: number; scheme: Scheme }): Hex {
  const passes = (candidate: Hex): boolean => on.every((surface) => contrast(candidate, surface) >= ratio);
  if (passes(color)) return color;
  const [lightness, chroma, hue] = toOklch(color);
  const grey = chroma < GREY;
  const direction = scheme === "light" ? -0.01 : 0.01;
  const start = grey && scheme === "dark" ? Math.max(lightness, 0.94) : lightness;
  for (let step = start; step >= 0 && step <= 1; step += direction) {
    const candidate = fromOklch([step, chroma, hue]);
    if (passes(candidate)) return candidate;
  }
  return scheme === "light" ? "#000000" : "#ffffff";
}

/** White where it is readable, else black: one of them always is. */
function textOn(color: Hex): Hex {
  return contrast(color, "#ffffff") >= TEXT ? "#ffffff" : "#000000";
}

/** A shade with more contrast to its text, or with less if there is none with more; both are readable. */
function hovered({ action, onAction }: { action: Hex; onAction: Hex }): Hex {
  const [lightness, chroma, hue] = toOklch(action);
  const away = onAction === "#ffffff" ? -0.06 : 0.06;
  const shifts = [away, -away].map((shift) => fromOklch([Math.min(1, Math.max(0, lightness + shift)), chroma, hue]));
  return shifts.find((candidate) => candidate !== action && contrast(candidate, onAction) >= TEXT) ?? action;
}

function mix({ color, into, share }: { color: Hex; into: Hex; share: number }): Hex {
  const [a, b] = [channels(color), channels(into)];
  return hex([0, 1, 2].map((index) => (a[index] ?? 0) * share + (b[index] ?? 0) * (1 - share)));
}

function luminance(color: Hex): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function linear(color: Hex): Triple {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function hex(values: readonly number[]): Hex {
  return `#${values
    .map((value) =>
      Math.min(255, Math.max(0, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** sRGB ↔ OKLCH after Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function toOklch(color: Hex): Triple {
  const [r, g, b] = linear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function fromOklch([lightness, chroma, hue]: Triple): Hex {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return hex(
    rgb.map((value) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055)),
  );
}
