import type { Layer } from "../layer/layer";
import { LAYER_TYPE_LABELS, flawOf } from "../template.texts";
import { type DrawingWarning, isFault } from "./warning";
import { warningText } from "./warning.texts";

/** Layers with the values of a record in them, and what their drawing told. */
interface Drawn {
  layers: readonly Layer[];
  warnings: readonly DrawingWarning[];
}

/**
 * What is wrong with a drawn picture: what is cut or missing, and an empty place where the record has no picture. The
 * editor, the pictures of all records and the export all judge by this.
 */
export function faultsOf({ layers, warnings }: Drawn): DrawingWarning[] {
  return [...warnings.filter(isFault), ...layers.filter(isEmptyPlace(layers)).map(missing)];
}

/** What is wrong with a drawn picture, a sentence for each, with the layer's name. */
export function faultTexts({ layers, warnings }: Drawn): string[] {
  const names = new Map(layers.map(({ id, name, type }) => [id, name || LAYER_TYPE_LABELS[type]]));
  const told = faultsOf({ layers, warnings }).map((fault) =>
    flawOf({ layer: names.get(fault.layer) ?? "", text: warningText(fault) }),
  );
  return [...new Set(told)];
}

const missing = ({ id }: Layer): DrawingWarning => ({ layer: id, kind: "imageMissing" });

/** A visible picture of a record that has none, for which no other layer stands in. */
function isEmptyPlace(layers: readonly Layer[]): (layer: Layer) => boolean {
  return ({ id, type, isVisible, bindings, value }) => {
    const bound = bindings["image"];
    const isEmpty = type === "image" && "image" in value && value.image === null;
    if (!isVisible || !isEmpty || !bound) return false;
    return !layers.some((other) => {
      const when = other.bindings["isVisible"];
      return other.id !== id && other.isVisible && when?.path === bound.path && when.format === "empty";
    });
  };
}
