import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { fits } from "./clip";
import { type Design, withLayers } from "./design";

/** The design with values from another kind of records. Bindings to fields that it does not have are removed. */
export function withSource(design: Design, source: TemplateSource): Design {
  return withLayers(
    { ...design, source },
    design.layers.map((layer) => {
      const kept = Object.entries(layer.bindings).filter(([property, { path }]) =>
        fits({ layer, property, path, source }),
      );
      return kept.length === Object.keys(layer.bindings).length
        ? layer
        : { ...layer, bindings: Object.fromEntries(kept) };
    }),
  );
}

/** How many bindings another source would remove. */
export function lostBindings(design: Design, source: TemplateSource): number {
  const count = (one: Design): number =>
    one.layers.reduce((sum, { bindings }) => sum + Object.keys(bindings).length, 0);
  return count(design) - count(withSource(design, source));
}
