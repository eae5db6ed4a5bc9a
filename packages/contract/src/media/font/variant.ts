/** A weight from 100 to 900, and whether letters are slanted. */
export interface FontVariant {
  weight: number;
  style: "normal" | "italic";
}

/** Parses Google's variant names `regular`, `italic`, `700`, `700italic`; null for anything else. */
export function parseVariant(text: string): FontVariant | null {
  if (text === "regular") return { weight: 400, style: "normal" };
  const [, weight, italic] = /^([1-9]00)?(italic)?$/.exec(text) ?? [];
  if (!weight && !italic) return null;
  return { weight: Number(weight ?? 400), style: italic ? "italic" : "normal" };
}

/** The name of a variant, as `parseVariant` reads it: `regular`, `italic`, `700`, `700italic`. */
export function variantName({ weight, style }: FontVariant): string {
  const slant = style === "italic" ? "italic" : "";
  return weight === 400 ? slant || "regular" : `${weight}${slant}`;
}

/**
 * The variant that is used where a family lacks the wanted one, as CSS chooses it: the same style if there is one, then
 * lighter ones for 400 and below, and heavier ones above. Null when there are no variants.
 * Source: CSS Fonts Module Level 4, 5.2.
 */
export function closestVariant({
  variants,
  weight,
  style,
}: FontVariant & { variants: readonly string[] }): string | null {
  const known = variants.flatMap((name) => parseVariant(name) ?? []);
  const [best] = known.sort(
    (a, b) =>
      Number(a.style !== style) - Number(b.style !== style) ||
      rank({ weight: a.weight, wanted: weight }) - rank({ weight: b.weight, wanted: weight }),
  );
  return best ? variantName(best) : null;
}

/** How far a weight is from the wanted one in the order in which CSS looks for it. */
function rank({ weight, wanted }: { weight: number; wanted: number }): number {
  if (weight === wanted) return 0;
  // 400 and 500 are tried for one another before all others.
  if (wanted >= 400 && wanted <= 500 && weight > wanted && weight <= 500) return 1;
  const isPreferred = wanted <= 500 ? weight < wanted : weight > wanted;
  return Math.abs(weight - wanted) + (isPreferred ? 10 : 2000);
}

/** Orders names of variants from light to heavy, each upright before slanted. */
export function byWeight(a: string, b: string): number {
  const [first, second] = [parseVariant(a), parseVariant(b)];
  return (first?.weight ?? 0) - (second?.weight ?? 0) || (second?.style ?? "").localeCompare(first?.style ?? "");
}
