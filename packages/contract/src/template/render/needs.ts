import type { ImageRef } from "../../media/image-fields";
import type { Layer } from "../layer/layer";
import type { FontFace } from "./font/font-book";

/** Headings of tables are bold. */
export const headingWeight = (weight: number): number => Math.max(700, weight);

/** The faces that visible layers are set in, each once. `FALLBACK_FACE` is needed besides. */
export function neededFonts(layers: readonly Layer[]): FontFace[] {
  const faces = layers.filter(({ isVisible }) => isVisible).flatMap(facesOf);
  return [...new Map(faces.map((face) => [`${face.family} ${face.weight} ${face.isItalic}`, face])).values()];
}

function facesOf(layer: Layer): FontFace[] {
  switch (layer.type) {
    case "text":
    case "price":
    case "hours":
      return [faceOf(layer.value)];
    case "table": {
      const face = faceOf(layer.value);
      return [face, { ...face, weight: headingWeight(face.weight) }];
    }
    default:
      return [];
  }
}

function faceOf({ font, weight, isItalic }: { font: string; weight: number; isItalic: boolean }): FontFace {
  return { family: font, weight, isItalic };
}

/** The pictures of visible layers, each version once. */
export function neededImages(layers: readonly Layer[]): ImageRef[] {
  const images = layers.flatMap((layer) =>
    layer.type === "image" && layer.isVisible && layer.value.image ? [layer.value.image] : [],
  );
  return [...new Map(images.map((image) => [`${image.id} ${image.version}`, image])).values()];
}
