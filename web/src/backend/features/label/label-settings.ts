import { LABEL_LAYOUTS, type LabelMargins } from "@tresen/contract/print/label/label-layout";
import { type LabelRequest, labelRequest, marginsOf } from "@tresen/contract/print/label/label-request";
import { keepValue, readKept } from "../../shared/kept/kept-value";

/** What is chosen in the dialog, apart from the products and the place of the first label. */
export type LabelSettings = Omit<LabelRequest, "products" | "start" | "margins"> & { margins: LabelMargins };

const KEY = "label-settings";
const USUAL: LabelSettings = {
  layout: "compact",
  margins: LABEL_LAYOUTS.compact.margins,
  copies: 1,
  parts: ["name", "price", "unitPrice", "deposit", "allergens"],
  code: "none",
};

/** What this browser has printed last; else, and where another version stored it, the usual settings. */
export function storedSettings(): LabelSettings {
  const { data } = labelRequest.safeParse({ ...Object(readKept(KEY)), products: ["any"] });
  if (!data) return USUAL;
  const { layout, copies, parts, code, template } = data;
  return { layout, margins: marginsOf(data), copies, parts, code, ...(template ? { template } : {}) };
}

export function storeSettings(settings: LabelSettings): void {
  keepValue(KEY, settings);
}
