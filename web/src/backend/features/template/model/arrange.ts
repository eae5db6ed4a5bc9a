import type { Layer } from "@tresen/contract/template/layer/layer";
import { type Design, type MakeId, type Selection, changed, movableOf, replaced, withLayers } from "./design";
import { type Area, boundsOf, settled } from "./geometry";
import { moved } from "./transform";

export type Edge = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** Layers that are arranged as one: those of a group, or a single one. */
interface Unit {
  layers: Layer[];
  bounds: Area;
}

export function unitsOf(layers: readonly Layer[]): Unit[] {
  const units = new Map<string, Layer[]>();
  for (const layer of layers) {
    const key = layer.group === "" ? `layer ${layer.id}` : `group ${layer.group}`;
    units.set(key, [...(units.get(key) ?? []), layer]);
  }
  return [...units.values()].flatMap((members) => {
    const bounds = boundsOf(members);
    return bounds ? [{ layers: members, bounds }] : [];
  });
}

/** Aligns the chosen layers with each other, or with the page if they are one layer or one group. */
export function aligned(design: Design, { selection, edge }: { selection: Selection; edge: Edge }): Design {
  const units = unitsOf(movableOf(design, selection));
  const page: Area = { x: 0, y: 0, width: design.width, height: design.height };
  const frame = units.length === 1 ? page : boundsOf(units.flatMap(({ layers }) => layers));
  if (!frame) return design;
  return shifted(
    design,
    units.map((unit) => ({ unit, by: toEdge({ bounds: unit.bounds, frame, edge }) })),
  );
}

function toEdge({ bounds, frame, edge }: { bounds: Area; frame: Area; edge: Edge }): { x: number; y: number } {
  switch (edge) {
    case "left":
      return { x: frame.x - bounds.x, y: 0 };
    case "center":
      return { x: frame.x + frame.width / 2 - bounds.x - bounds.width / 2, y: 0 };
    case "right":
      return { x: frame.x + frame.width - bounds.x - bounds.width, y: 0 };
    case "top":
      return { x: 0, y: frame.y - bounds.y };
    case "middle":
      return { x: 0, y: frame.y + frame.height / 2 - bounds.y - bounds.height / 2 };
    case "bottom":
      return { x: 0, y: frame.y + frame.height - bounds.y - bounds.height };
  }
}

/** Makes the gaps between three or more units equal. The outermost ones stay where they are. */
export function distributed(design: Design, { selection, axis }: { selection: Selection; axis: "x" | "y" }): Design {
  const size = axis === "x" ? "width" : "height";
  const units = unitsOf(movableOf(design, selection)).sort((a, b) => a.bounds[axis] - b.bounds[axis]);
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last || units.length < 3) return design;
  const room = last.bounds[axis] + last.bounds[size] - first.bounds[axis];
  const filled = units.reduce((sum, { bounds }) => sum + bounds[size], 0);
  const gap = (room - filled) / (units.length - 1);
  let place = first.bounds[axis];
  return shifted(
    design,
    units.map((unit) => {
      const by = place - unit.bounds[axis];
      place += unit.bounds[size] + gap;
      return { unit, by: axis === "x" ? { x: by, y: 0 } : { x: 0, y: by } };
    }),
  );
}

function shifted(design: Design, shifts: readonly { unit: Unit; by: { x: number; y: number } }[]): Design {
  return replaced(
    design,
    new Map(
      shifts.flatMap(({ unit, by }) => unit.layers.map((layer) => [layer.id, settled(moved(layer, by))] as const)),
    ),
  );
}

export function nudged(
  design: Design,
  { selection, by }: { selection: Selection; by: { x: number; y: number } },
): Design {
  const ids = movableOf(design, selection).map(({ id }) => id);
  return changed(design, { ids, change: (layer) => moved(layer, by) });
}

export type OrderStep = "front" | "forward" | "backward" | "back";

/** Puts the chosen layers above or below others. They keep their order among themselves. */
export function ordered(design: Design, { selection, step }: { selection: Selection; step: OrderStep }): Design {
  const wanted = new Set(selection);
  const { layers } = design;
  const chosen = layers.filter(({ id }) => wanted.has(id));
  const others = layers.filter(({ id }) => !wanted.has(id));
  if (chosen.length === 0) return design;
  switch (step) {
    case "front":
      return withLayers(design, [...others, ...chosen]);
    case "back":
      return withLayers(design, [...chosen, ...others]);
    case "forward":
      return withLayers(design, passed(layers.toReversed(), wanted).toReversed());
    case "backward":
      return withLayers(design, passed(layers, wanted));
  }
}

/** Each chosen layer changes place with the one before it, unless that is chosen too. */
function passed(layers: readonly Layer[], wanted: ReadonlySet<string>): Layer[] {
  const list = [...layers];
  for (let index = 1; index < list.length; index += 1) {
    const [before, layer] = [list[index - 1], list[index]];
    if (before && layer && wanted.has(layer.id) && !wanted.has(before.id)) {
      list[index - 1] = layer;
      list[index] = before;
    }
  }
  return list;
}

/** Moves layers to another place of the list, counted among the others in the order of drawing. */
export function movedInOrder(design: Design, { ids, to }: { ids: Selection; to: number }): Design {
  const wanted = new Set(ids);
  const moved = design.layers.filter(({ id }) => wanted.has(id));
  const others = design.layers.filter(({ id }) => !wanted.has(id));
  return withLayers(design, [...others.slice(0, to), ...moved, ...others.slice(to)]);
}

/** Makes the chosen layers one group. They stand one above the other then, where the uppermost of them was. */
export function grouped(design: Design, { selection, makeId }: { selection: Selection; makeId: MakeId }): Design {
  const wanted = new Set(selection);
  const members = design.layers.filter(({ id }) => wanted.has(id));
  const top = members.at(-1);
  if (!top || members.length < 2) return design;
  const group = makeId();
  const above = design.layers.slice(design.layers.indexOf(top) + 1);
  const below = design.layers.slice(0, design.layers.indexOf(top)).filter(({ id }) => !wanted.has(id));
  return withLayers(design, [...below, ...members.map((layer) => ({ ...layer, group })), ...above]);
}

export function ungrouped(design: Design, selection: Selection): Design {
  return changed(design, { ids: selection, change: (layer) => ({ ...layer, group: "" }) });
}
