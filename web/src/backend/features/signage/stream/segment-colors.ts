import type { CSSProperties } from "react";
import { entriesOf } from "../playable";

/** Neighbours differ by more than a third of the circle. */
const TURN = 137;
const FIRST_HUE = 250;

/** A colour for each segment of a stream, by their order in it, so that adding one changes no other. */
export function segmentColors(...lists: readonly unknown[]): (segment: unknown) => CSSProperties {
  const ids = [...new Set(lists.flatMap(entriesOf).map(({ segment }) => segment))].filter(Boolean);
  return (segment) => {
    const place = ids.indexOf(segment);
    if (place < 0) return {};
    const hue = (FIRST_HUE + place * TURN) % 360;
    return {
      backgroundColor: `light-dark(oklch(0.91 0.06 ${hue}), oklch(0.34 0.07 ${hue}))`,
      borderColor: `light-dark(oklch(0.55 0.13 ${hue}), oklch(0.72 0.12 ${hue}))`,
    };
  };
}
