import type { imageTemplates } from "@tresen/contract/template/image-template.resource";
import type { Layer } from "@tresen/contract/template/layer/layer";
import type * as z from "zod";
import { settled } from "./geometry";

/** The fields of a template, which the editor changes. Every change makes a new one that shares what stays the same. */
export type Design = z.output<(typeof imageTemplates)["fields"]>;

/** The ids of the chosen layers. */
export type Selection = readonly string[];

/** Makes ids of new layers and groups. */
export type MakeId = () => string;

/** As many as a template may have. */
export const LAYERS = 200;

export function withLayers(design: Design, layers: readonly Layer[]): Design {
  return { ...design, layers: [...layers] };
}

/** The design with other layers in the place of those with the same ids. */
export function replaced(design: Design, changed: ReadonlyMap<string, Layer>): Design {
  if (changed.size === 0) return design;
  return withLayers(
    design,
    design.layers.map((layer) => changed.get(layer.id) ?? layer),
  );
}

/** Changes the chosen layers, and keeps their lengths as they are stored. */
export function changed(design: Design, { ids, change }: { ids: Selection; change: (layer: Layer) => Layer }): Design {
  const wanted = new Set(ids);
  return replaced(
    design,
    new Map(design.layers.filter(({ id }) => wanted.has(id)).map((layer) => [layer.id, settled(change(layer))])),
  );
}

export function chosenOf(design: Design, selection: Selection): Layer[] {
  const wanted = new Set(selection);
  return design.layers.filter(({ id }) => wanted.has(id));
}

/** The selection with all layers of the groups that it touches, in the order of drawing. */
export function withGroups(design: Design, selection: Selection): string[] {
  const wanted = new Set(selection);
  const groups = new Set(chosenOf(design, selection).flatMap(({ group }) => (group === "" ? [] : group)));
  return design.layers.filter(({ id, group }) => wanted.has(id) || groups.has(group)).map(({ id }) => id);
}

/** The chosen layers that may be moved and changed on the canvas. */
export function movableOf(design: Design, selection: Selection): Layer[] {
  return chosenOf(design, selection).filter(({ isLocked }) => !isLocked);
}
