import type { Layer } from "@tresen/contract/template/layer/layer";
import { bindLayers } from "@tresen/contract/template/data/bind";
import { neededFonts, neededImages } from "@tresen/contract/template/render/needs";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { faultsOf } from "@tresen/contract/template/render/faults";
import { isHint } from "@tresen/contract/template/render/warning";
import { warningText } from "@tresen/contract/template/render/warning.texts";
import { useMemo } from "react";
import { lowContrast } from "../model/contrast";
import type { Design } from "../model/design";
import { useFontBook } from "../../../shared/template/fonts";
import { useImageSizes } from "../../../shared/template/image-sizes";
import { type TemplateValues, withKnown } from "../../../shared/template/template-data";
import { ratioText } from "../panels/ratio-text";
import { PANEL_TEXTS } from "../panels/panel.texts";
import { type DrawLayer, layerDrawer } from "./drawer";

export interface DesignDrawing {
  bound: (layer: Layer) => Layer;
  draw: DrawLayer;
  fonts: FontBook | null;
  isLoading: boolean;
  warnings: ReadonlyMap<string, readonly string[]>;
}

/** How the layers of a design are drawn with the values of a record, and what is wrong with them. */
export function useDrawing({
  design,
  values,
  prefix = "layer",
}: {
  design: Design;
  values: TemplateValues;
  prefix?: string;
}): DesignDrawing {
  const bound = useMemo(() => layerBinder(values), [values]);
  const layers = useMemo(() => design.layers.map(bound), [design.layers, bound]);
  const faces = useMemo(() => neededFonts(layers), [layers]);
  const images = useMemo(() => neededImages(layers), [layers]);
  const { book, isLoading } = useFontBook(faces);
  const sizeOf = useImageSizes(images);
  const { currency } = values;
  const { width, height, unit, dpi } = design;
  const draw = useMemo(
    () => layerDrawer({ size: { width, height, unit, dpi }, fonts: book, currency, sizeOf, prefix }),
    [width, height, unit, dpi, book, currency, sizeOf, prefix],
  );
  const warnings = useMemo(() => {
    const told = new Map<string, readonly string[]>();
    const all = layers.flatMap((layer) => draw(layer).warnings);
    const faults = Map.groupBy([...faultsOf({ layers, warnings: all }), ...all.filter(isHint)], ({ layer }) => layer);
    for (const layer of layers) {
      const drawn = (faults.get(layer.id) ?? []).filter(({ kind }) => !(isLoading && kind === "fontMissing"));
      const contrast = lowContrast({ ...design, layers }, layer);
      const texts = [
        ...drawn.map(warningText),
        ...(contrast === null ? [] : [PANEL_TEXTS.lowContrast(ratioText(contrast))]),
      ];
      if (texts.length > 0) told.set(layer.id, [...new Set(texts)]);
    }
    return told;
  }, [layers, draw, design, isLoading]);
  return { bound, draw, fonts: book, isLoading, warnings };
}

/** Puts values into layers. A layer that stays the same is not drawn again, so its bound one stays the same too. */
function layerBinder(values: TemplateValues): (layer: Layer) => Layer {
  const known = new WeakMap<Layer, Layer>();
  return (layer) => {
    const before = known.get(layer);
    if (before) return before;
    const available = withKnown(layer, values.data);
    const [result = layer] =
      Object.keys(available.bindings).length === 0 ? [layer] : bindLayers({ layers: [available], ...values });
    known.set(layer, result);
    return result;
  };
}
