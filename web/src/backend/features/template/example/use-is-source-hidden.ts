import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { type PrivateData, useIsShown } from "../../../shared/visibility";

/** What of the data that can be hidden the values of each source hold. */
const HELD: Readonly<Record<TemplateSource, readonly PrivateData[]>> = {
  none: [],
  product: ["product"],
  category: ["product"],
  menu: ["product"],
  branch: [],
  config: [],
  order: ["product", "customer"],
};

/** Whether records of the source hold something that the person has hidden, so that pictures show an example instead. */
export function useIsSourceHidden(source: TemplateSource): boolean {
  const isShown: Record<PrivateData, boolean> = { product: useIsShown("product"), customer: useIsShown("customer") };
  return HELD[source].some((kind) => !isShown[kind]);
}
