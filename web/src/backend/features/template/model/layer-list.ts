import { LAYER_TYPE_LABELS } from "@tresen/contract/template/template.texts";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { fieldAt } from "@tresen/contract/template/data/template-fields";
import { type Design, LAYERS, type MakeId, type Selection, withGroups, withLayers } from "./design";
import { type Point, settled } from "./geometry";
import { moved } from "./transform";

export function added(design: Design, layers: readonly Layer[]): Design {
  return withLayers(design, [...design.layers, ...layers.slice(0, LAYERS - design.layers.length)]);
}

/** Locked layers stay. */
export function removed(design: Design, selection: Selection): Design {
  const unwanted = new Set(selection);
  return withLayers(
    design,
    design.layers.filter(({ id, isLocked }) => isLocked || !unwanted.has(id)),
  );
}

/** Layers like these with ids and groups of their own. */
export function copiesOf({ layers, by, makeId }: { layers: readonly Layer[]; by: Point; makeId: MakeId }): Layer[] {
  const groups = new Map<string, string>();
  const groupOf = (group: string): string => {
    if (group === "") return "";
    const known = groups.get(group) ?? makeId();
    groups.set(group, known);
    return known;
  };
  return layers.map((layer) =>
    settled(moved({ ...structuredClone(layer), id: makeId(), group: groupOf(layer.group), isLocked: false }, by)),
  );
}

/** The name by which people know a layer: its own, else its type with what it shows. */
export function layerName(layer: Layer, source: Design["source"] = "none"): string {
  if (layer.name.trim() !== "") return layer.name;
  const type = LAYER_TYPE_LABELS[layer.type];
  const shown = shownBy(layer, source);
  return shown === "" ? type : `${type}: ${shown}`;
}

/** The same where an icon tells the type. */
export function shortName(layer: Layer, source: Design["source"] = "none"): string {
  return layer.name.trim() || shownBy(layer, source) || LAYER_TYPE_LABELS[layer.type];
}

function shownBy(layer: Layer, source: Design["source"]): string {
  // Storage keeps bindings in no order, so the one that says most is asked for by its property.
  const binding = Object.entries(layer.bindings)
    .filter(([property]) => property !== "isVisible")
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))[0]?.[1].path;
  const bound = binding === undefined ? null : fieldAt({ source, path: binding });
  return bound?.label ?? ownText(layer);
}

/** What layers mainly show, of each type. */
const MAIN: readonly string[] = ["text", "image", "content", "price", "rows"];
const placeOf = (property: string): number => (MAIN.includes(property) ? MAIN.indexOf(property) : MAIN.length);

const SHOWN = 40;

function ownText(layer: Layer): string {
  const text = layer.type === "text" ? layer.value.text : "content" in layer.value ? layer.value.content : "";
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** What a press on a layer chooses: it and its group, in addition to what is chosen or instead of it. */
export function chosenBy(
  design: Design,
  {
    id,
    selection,
    isAdding,
    isAlone = false,
  }: { id: string; selection: Selection; isAdding: boolean; isAlone?: boolean },
): string[] {
  const pressed = isAlone ? [id] : withGroups(design, [id]);
  if (!isAdding) return pressed;
  const known = new Set(selection);
  return pressed.every((one) => known.has(one))
    ? selection.filter((one) => !pressed.includes(one))
    : design.layers.filter((layer) => known.has(layer.id) || pressed.includes(layer.id)).map((layer) => layer.id);
}
