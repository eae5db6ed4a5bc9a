import type { Layer } from "@tresen/contract/template/layer/layer";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { isSame } from "../../../admin/model/draft";
import type { Design } from "../model/design";
import type { Guide } from "../model/guides";
import { layerName } from "../model/layer-list";
import { layerProperty, propertiesOf, valueProperties } from "../panels/property";
import { STEP_TEXTS as texts } from "./step.texts";

/** What the history keeps of each step. */
export interface Snapshot {
  design: Design;
  guides: readonly Guide[];
}

export interface StepName {
  action: string;
  /** The layers to which it was done; empty for the page. */
  subject: string;
}

/** What a step has done, found out from the states before and after it, so that no command has to tell. */
export function stepName(before: Snapshot | undefined, after: Snapshot): StepName {
  if (!before) return { action: texts.opened, subject: "" };
  return before.design === after.design
    ? { action: guideAction(before.guides, after.guides), subject: "" }
    : designStep(before.design, after.design);
}

export const spokenStep = (before: Snapshot | undefined, after: Snapshot): string =>
  texts.said(stepName(before, after));

function guideAction(before: readonly Guide[], after: readonly Guide[]): string {
  if (after.length > before.length) return texts.guideAdded;
  return after.length < before.length ? texts.guidesRemoved(before.length - after.length) : texts.guideMoved;
}

function designStep(before: Design, after: Design): StepName {
  const former = new Map(before.layers.map((layer) => [layer.id, layer]));
  const ids = new Set(after.layers.map(({ id }) => id));
  const added = after.layers.filter(({ id }) => !former.has(id));
  const removed = before.layers.filter(({ id }) => !ids.has(id));
  if (added.length > 0 && removed.length > 0) return { action: texts.replaced, subject: "" };
  const of = (layers: readonly Layer[], action: string): StepName => ({ action, subject: subjectOf(layers, after) });
  if (added.length > 0) return of(added, texts.added);
  if (removed.length > 0) return of(removed, texts.removed);
  const page = pageChange(before, after);
  if (page !== null) return { action: page, subject: "" };
  const changed = after.layers.flatMap((layer) => {
    const one = former.get(layer.id);
    return one && one !== layer && !isSame(one, layer) ? [[one, layer] as const] : [];
  });
  const [first] = changed;
  if (first)
    return of(
      changed.map(([, layer]) => layer),
      layerChange(changed),
    );
  return { action: isSameOrder(before, after) ? texts.changed : texts.reordered, subject: "" };
}

function subjectOf(layers: readonly Layer[], { source }: Design): string {
  const [only] = layers;
  return only && layers.length === 1 ? layerName(only, source) : texts.layers(layers.length);
}

const isSameOrder = (before: Design, after: Design): boolean =>
  before.layers.every(({ id }, index) => after.layers[index]?.id === id);

const PAGE_SIZE = new Set(["width", "height", "unit", "dpi", "preset"]);

/** What was changed of the page; null for nothing. */
function pageChange(before: Design, after: Design): string | null {
  const keys = changedKeys({ ...before, layers: [] }, { ...after, layers: [] });
  if (keys.length === 0) return null;
  if (keys.some((key) => PAGE_SIZE.has(key))) return texts.pageResized;
  const title = propertiesOf(imageTemplates.fields).find(({ key }) => key === keys[0])?.title ?? "";
  return keys.length === 1 ? texts.propertyChanged(title) : texts.changed;
}

/** What was changed of the layers, by what is common to all of them. */
function layerChange(changed: readonly (readonly [Layer, Layer])[]): string {
  const keys = new Set(changed.flatMap(([before, after]) => changedKeys(before, after)));
  const has = (...wanted: string[]): boolean => wanted.some((key) => keys.has(key));
  const [[, layer] = []] = changed;
  if (!layer) return texts.changed;
  if (has("group")) return changed.some(([, { group }]) => group !== "") ? texts.grouped : texts.ungrouped;
  if (has("isLocked")) return layer.isLocked ? texts.locked : texts.unlocked;
  if (has("isVisible")) return layer.isVisible ? texts.shown : texts.hidden;
  if (has("bindings")) return texts.bound;
  if (has("width", "height")) return texts.resized;
  if (has("rotation")) return texts.turned;
  if (has("x", "y")) return texts.moved;
  if (has("name")) return texts.renamed;
  if (has("opacity")) return texts.propertyChanged(layerProperty("opacity").title);
  const properties = new Set(changed.flatMap(([before, after]) => changedKeys(before.value, after.value)));
  const [property] = properties;
  const title = valueProperties(layer.type).find(({ key }) => key === property)?.title;
  return properties.size === 1 && title ? texts.propertyChanged(title) : texts.changed;
}

function changedKeys(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([key, value]) => (isSame(values.get(key), value) ? [] : key));
}
