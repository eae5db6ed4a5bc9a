import { rounded } from "./geometry";

/** A line that the person has placed, at which layers snap. One of the axis `x` is vertical. */
export interface Guide {
  axis: "x" | "y";
  /** The distance from the left or upper edge of the page, in its unit. */
  at: number;
}

/** More would be lines everywhere. */
export const GUIDES = 100;

export function withGuide(guides: readonly Guide[], guide: Guide): readonly Guide[] {
  const added = { axis: guide.axis, at: rounded(guide.at) };
  const isThere = guides.some(({ axis, at }) => axis === added.axis && at === added.at);
  return isThere || guides.length >= GUIDES ? guides : [...guides, added];
}

export function withMovedGuide(guides: readonly Guide[], { index, at }: { index: number; at: number }) {
  const place = rounded(at);
  return guides[index]?.at === place
    ? guides
    : guides.map((guide, other) => (other === index ? { axis: guide.axis, at: place } : guide));
}

export const withoutGuide = (guides: readonly Guide[], index: number): readonly Guide[] =>
  guides.filter((_, other) => other !== index);

/** The guides where they were, on a page with another unit. */
export const scaledGuides = (guides: readonly Guide[], factor: number): readonly Guide[] =>
  factor === 1 ? guides : guides.map(({ axis, at }) => ({ axis, at: rounded(at * factor) }));

/** Guides that were stored; what is none is left out. */
export function readGuides(value: unknown): readonly Guide[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((one: unknown): Guide[] => {
      if (typeof one !== "object" || one === null || !("axis" in one) || !("at" in one)) return [];
      const { axis, at } = one;
      return (axis === "x" || axis === "y") && typeof at === "number" && Number.isFinite(at) ? [{ axis, at }] : [];
    })
    .slice(0, GUIDES);
}
