import type { Layer } from "../layer/layer";
import type { TemplateSource } from "./field-kinds";
import { kindAt } from "./field-kinds";

/** Fields with an amount of money within a text. */
const IN_WORDS: readonly string[] = ["product.saving", "product.unitPrice"];

/**
 * Whether a picture of these layers shows prices of a record, which change without the template.
 * @param layers with the values of the record: a layer that these hide shows none.
 */
export function showsPrices({ layers, source }: { layers: readonly Layer[]; source: TemplateSource }): boolean {
  const isPrice = (path: string): boolean =>
    kindAt({ source, path }) === "money" || (kindAt({ source, path }) !== null && IN_WORDS.includes(path));
  return layers.some((layer) => {
    if (!layer.isVisible) return false;
    const paths = Object.values(layer.bindings).map(({ path }) => path);
    if (paths.some(isPrice)) return true;
    const hasRows = paths.some((path) => kindAt({ source, path }) === "rows");
    return layer.type === "table" && hasRows && layer.value.arePricesShown;
  });
}
