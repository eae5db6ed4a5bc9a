import { type DrawingContext, code128, ean13, ean8 } from "bwip-js/generic";

export type BarType = "ean13" | "ean8" | "code128";

/** The library draws a module this wide. */
const SCALE = 2;
const DRAWERS = { ean13, ean8, code128 } as const;

/** The bars of a barcode, and how wide it is without its quiet zones, in modules. Throws for a content it cannot hold. */
export function barModules({ type, data }: { type: BarType; data: string }): {
  bars: { x: number; width: number }[];
  modules: number;
} {
  const bars: { x: number; width: number }[] = [];
  const none = (): void => undefined;
  const drawing: DrawingContext<void> = {
    ...{ scale: () => null, measure: () => ({ width: 0, ascent: 0, descent: 0 }), init: none, polygon: none },
    ...{ hexagon: none, ellipse: none, fill: none, text: none, end: none },
    line: (middle, _, __, ___, width) => {
      bars.push({ x: (middle - width / 2) / SCALE, width: width / SCALE });
    },
  };
  DRAWERS[type]({ bcid: type, text: data, scale: SCALE }, drawing);
  return { bars, modules: Math.max(...bars.map((bar) => bar.x + bar.width)) };
}

/** The digits of an EAN with the last one, which checks the others; null for what is none. */
export function eanDigits(content: string): string | null {
  const digits = content.replace(/[\s-]/gu, "");
  if (/^(?:\d{7}|\d{12})$/u.test(digits)) return digits + checkDigit(digits);
  if (!/^(?:\d{8}|\d{13})$/u.test(digits)) return null;
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null;
}

/** Why a content is no EAN. */
export function eanFault(content: string): "eanLength" | "eanCheck" {
  return /^(?:\d{8}|\d{13})$/u.test(content.replace(/[\s-]/gu, "")) ? "eanCheck" : "eanLength";
}

function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
