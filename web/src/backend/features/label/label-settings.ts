import { LABEL_LAYOUTS, type LabelMargins } from "@tresen/contract/print/label/label-layout";
import { type LabelRequest, labelRequest, marginsOf } from "@tresen/contract/print/label/label-request";

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
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const { data } = labelRequest.safeParse({ ...Object(stored), products: ["any"] });
    if (!data) return USUAL;
    const { layout, copies, parts, code } = data;
    return { layout, margins: marginsOf(data), copies, parts, code };
  } catch {
    return USUAL;
  }
}

export function storeSettings(settings: LabelSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is blocked: the next dialog begins with the usual settings.
  }
}
