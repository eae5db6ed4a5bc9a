import type { Layer } from "@tresen/contract/template/layer/layer";
import { contrast } from "../../../../shared/palette";
import type { Design } from "./design";
import { covers, middleOf } from "./geometry";

/** What text needs to be read by most people: WCAG 2.1, 1.4.3. Large type needs less. */
const READABLE = 4.5;
const READABLE_LARGE = 3;
/** Type is large if it is so much of the page's shorter side: what stands large on a poster is read from afar. */
const LARGE = 0.045;
const LARGE_BOLD = 0.035;
const BOLD = 700;

/**
 * The colour behind the middle of a layer: that of the uppermost shape below it, or of the page. Null where a picture is
 * there, or something that lets others shine through.
 */
export function backdropOf(design: Design, layer: Layer): string | null {
  const place = design.layers.findIndex(({ id }) => id === layer.id);
  const point = middleOf(layer);
  const below = design.layers
    .slice(0, Math.max(0, place))
    .findLast((one) => one.isVisible && isArea(one) && covers({ box: one, point }));
  if (!below) return opaque(design.background);
  return below.type === "shape" && below.opacity === 1 ? opaque(below.value.fill) : null;
}

const isArea = (layer: Layer): boolean => layer.type === "image" || (layer.type === "shape" && layer.value.fill !== "");

/** A colour as `#rrggbb`; null if it is none or others shine through. */
function opaque(color: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  return /^#[0-9a-f]{6}ff$/i.test(color) ? color.slice(0, 7) : null;
}

/** The contrast of a colour of a layer to what is behind it; null if that is not known. */
export function contrastOf(design: Design, { layer, color }: { layer: Layer; color: string }): number | null {
  const own = opaque(color);
  const behind =
    layer.type === "qr" || layer.type === "barcode" ? opaque(layer.value.background) : backdropOf(design, layer);
  return own && behind ? contrast(own, behind) : null;
}

/** The contrast that the colour of a layer's text or code needs; null for layers without. */
export function neededContrast(design: Design, layer: Layer): number | null {
  switch (layer.type) {
    case "text":
    case "price":
    case "table":
    case "hours": {
      const { size, weight } = layer.value;
      const isLarge = size / Math.min(design.width, design.height) >= (weight >= BOLD ? LARGE_BOLD : LARGE);
      return isLarge ? READABLE_LARGE : READABLE;
    }
    case "qr":
    case "barcode":
      return READABLE;
    default:
      return null;
  }
}

/** The contrast of a layer's text or code if it is too low to be read well; otherwise null. */
export function lowContrast(design: Design, layer: Layer): number | null {
  const needed = layer.isVisible ? neededContrast(design, layer) : null;
  const ratio =
    needed !== null && "color" in layer.value ? contrastOf(design, { layer, color: layer.value.color }) : null;
  return needed !== null && ratio !== null && ratio < needed ? ratio : null;
}
