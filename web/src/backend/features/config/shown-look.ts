import { configFields } from "@tresen/contract/config/config";
import type { Draft } from "../../admin/model/draft";
import type { ShownLook } from "../../../shared/preview/part-preview";

/**
 * The configuration as it is typed, as far as the shop could show it: a field that is not valid yet keeps its published
 * value, so that half a colour changes nothing.
 */
export function shownLook(draft: Draft): ShownLook {
  const valid = Object.entries(configFields.shape).flatMap(([key, schema]) => {
    const value = draft[key];
    return value !== undefined && schema.safeParse(value).success ? [[key, value] as const] : [];
  });
  return Object.fromEntries(valid);
}
