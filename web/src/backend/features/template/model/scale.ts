import { type Layer, layer as layerSchema } from "@tresen/contract/template/layer/layer";
import { type TemplateSize, pixelsPerUnit } from "@tresen/contract/template/size/presets";
import { type Design, withLayers } from "./design";
import { type Point, rounded, settled } from "./geometry";
import { lengthsOf } from "./layer-schema";
import { moved, scaled } from "./transform";

/** The layer with other values of some of its properties. Its type stays, so they are those of its type. */
export function withValues(layer: Layer, values: Readonly<Record<string, unknown>>): Layer {
  const changed = { ...layer, value: { ...layer.value, ...values } };
  // The type of the whole is lost by the spreading: the schema of the layer is not checked here, but when it is saved.
  return changed as Layer;
}

/** The layer on a page that is scaled around a point: its box, and the lengths of what it shows, such as its type. */
export function scaledLayer(layer: Layer, { factor, around }: { factor: number; around: Point }): Layer {
  const known = new Map<string, unknown>(Object.entries(layer.value));
  const lengths = lengthsOf(layer.type).flatMap(({ key, least, most }) => {
    const length = known.get(key);
    return typeof length === "number"
      ? [[key, Math.min(most, Math.max(least, rounded(length * factor)))] as const]
      : [];
  });
  return settled(withValues(scaled(layer, { x: factor, y: factor, around }), Object.fromEntries(lengths)));
}

/** What becomes of the layers when the page gets another size. */
export type Fitting =
  /** They stay where they are. */
  | "keep"
  /**
   * They grow with the page as far as its narrower side allows, and stay in its middle; what touches an edge is stretched
   * to it.
   */
  | "scale";

/** The design with another size of its page. */
export function withSize(
  design: Design,
  { size, preset, fitting }: { size: TemplateSize; preset: Design["preset"]; fitting: Fitting },
): Design {
  const page = { ...design, ...size, preset };
  const unit = pixelsPerUnit(design) / pixelsPerUnit(size);
  if (fitting === "keep")
    // The same place in pixels: other units say it in other numbers.
    return unit === 1
      ? page
      : withLayers(
          page,
          design.layers.map((layer) => scaledLayer(layer, { factor: unit, around: ORIGIN })),
        );
  const factor = Math.min(size.width / design.width, size.height / design.height);
  const by = {
    x: (size.width - design.width * factor) / 2,
    y: (size.height - design.height * factor) / 2,
  };
  return withLayers(
    page,
    design.layers.map((layer) => {
      const grown = settled(moved(scaledLayer(layer, { factor, around: ORIGIN }), by));
      return layer.rotation === 0 ? settled(atEdges({ layer, grown, from: design, to: size, factor })) : grown;
    }),
  );
}

/** A part of a length of the page within which a layer touches its edge. */
const TOUCH = 0.001;

/** The layer stretched to the edges of the page that it has touched, so that what fills the page fills it again. */
function atEdges({
  layer,
  grown,
  from,
  to,
  factor,
}: {
  layer: Layer;
  grown: Layer;
  from: Pick<Design, "width" | "height">;
  to: TemplateSize;
  factor: number;
}): Layer {
  const side = (start: "x" | "y", length: "width" | "height"): { start: number; length: number } => {
    const [before, after] = [layer[start], from[length] - layer[start] - layer[length]];
    const near = from[length] * TOUCH;
    // What reaches over the edge still does.
    const first = before <= near ? before * factor : grown[start];
    const end = after <= near ? to[length] - after * factor : grown[start] + grown[length];
    return { start: first, length: end - first };
  };
  const [across, down] = [side("x", "width"), side("y", "height")];
  return { ...grown, x: across.start, width: across.length, y: down.start, height: down.length };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A layer that came from elsewhere; null if it is none. */
export function readLayer(value: unknown): Layer | null {
  const read = layerSchema.safeParse(value);
  return read.success ? read.data : null;
}
