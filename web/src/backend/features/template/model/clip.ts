import { type Layer, kindsFor } from "@tresen/contract/template/layer/layer";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { fieldAt } from "@tresen/contract/template/data/template-fields";
import { type TemplateSize, pixelsPerUnit } from "@tresen/contract/template/size/presets";
import type { Design, MakeId } from "./design";
import { boundsOf, settled } from "./geometry";
import { copiesOf } from "./layer-list";
import { readLayer, scaledLayer } from "./scale";
import { moved } from "./transform";

/** The kind of the session's clipboard, and the mark of layers in the clipboard of the system. */
export const LAYERS_KIND = "template-layers";

/** Copied layers with the scale of their template. */
export interface LayersClip {
  kind: typeof LAYERS_KIND;
  /** The template from which they were copied, and its scale. */
  from: string;
  unit: TemplateSize["unit"];
  dpi: number;
  layers: readonly Layer[];
}

export function clipOf({
  layers,
  design,
  from,
}: {
  layers: readonly Layer[];
  design: Design;
  from: string;
}): LayersClip {
  return { kind: LAYERS_KIND, from, unit: design.unit, dpi: design.dpi, layers };
}

/** The layers in a text of the clipboard; null if it is another text. */
export function readClip(value: unknown): LayersClip | null {
  const clip = typeof value === "string" ? parsed(value) : value;
  if (typeof clip !== "object" || clip === null) return null;
  const known = new Map<string, unknown>(Object.entries(clip));
  const [unit, dpi, from, list] = ["unit", "dpi", "from", "layers"].map((key) => known.get(key));
  if (known.get("kind") !== LAYERS_KIND || (unit !== "px" && unit !== "mm") || typeof dpi !== "number") return null;
  if (!(dpi >= 36 && dpi <= 600) || !Array.isArray(list)) return null;
  const layers = list.flatMap((layer) => readLayer(layer) ?? []);
  return { kind: LAYERS_KIND, from: typeof from === "string" ? from : "", unit, dpi, layers };
}

function parsed(text: string): unknown {
  if (!text.startsWith("{")) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Pasted {
  layers: Layer[];
  /** How many values from records were left behind, since this template's source has none like them. */
  unbound: number;
}

/**
 * Copied layers as they fit a template: as large in pixels as they were, with values that its source has, and on the page.
 * Within the template from which they come they stand a little beside the copied ones.
 */
export function pasted({
  clip,
  design,
  id,
  count,
  makeId,
}: {
  clip: LayersClip;
  design: Design;
  /** The id of the template into which they are pasted. */
  id: string;
  /** How often these layers were pasted before. */
  count: number;
  makeId: MakeId;
}): Pasted {
  const factor = pixelsPerUnit(clip) / pixelsPerUnit(design);
  const sized = factor === 1 ? clip.layers : clip.layers.map((layer) => scaledLayer(layer, { factor, around: ORIGIN }));
  const step = Math.min(design.width, design.height) * 0.03 * (count + 1);
  const by = clip.from === id ? { x: step, y: step } : toPage({ layers: sized, design });
  let unbound = 0;
  const layers = copiesOf({ layers: sized, by, makeId }).map((layer) => {
    const kept = Object.entries(layer.bindings).filter(([property, { path }]) =>
      fits({ layer, property, path, source: design.source }),
    );
    unbound += Object.keys(layer.bindings).length - kept.length;
    return { ...layer, bindings: Object.fromEntries(kept) };
  });
  return { layers, unbound };
}

const ORIGIN = { x: 0, y: 0 };

/** Whether a property of a layer may show the field, which the source has. */
export function fits({
  layer,
  property,
  path,
  source,
}: {
  layer: Pick<Layer, "type">;
  property: string;
  path: string;
  source: TemplateSource;
}): boolean {
  const field = fieldAt({ source, path });
  return field !== null && (kindsFor({ type: layer.type, property })?.includes(field.kind) ?? false);
}

/** How far layers of another template are moved, so that they are in sight. */
function toPage({ layers, design }: { layers: readonly Layer[]; design: Design }): { x: number; y: number } {
  const bounds = boundsOf(layers.map((layer) => settled(moved(layer, ORIGIN))));
  if (!bounds) return ORIGIN;
  const isInside =
    bounds.x >= 0 &&
    bounds.y >= 0 &&
    bounds.x + bounds.width <= design.width &&
    bounds.y + bounds.height <= design.height;
  return isInside
    ? ORIGIN
    : {
        x: (design.width - bounds.width) / 2 - bounds.x,
        y: (design.height - bounds.height) / 2 - bounds.y,
      };
}
