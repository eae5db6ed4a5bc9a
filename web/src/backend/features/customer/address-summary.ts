import { doorOf, townOf } from "@tresen/contract/delivery/run";
import type { Draft } from "../../admin/model/draft";

/** An address in one line: `Hauptstraße 17, Stiege 2, Tür 9, 1100 Wien`. */
export function addressSummary(entry: Draft): string {
  const text = (key: string): string => String(entry[key] ?? "");
  const door = doorOf({ stairway: text("stairway"), floor: text("floor"), door: text("door") });
  return [text("street"), door, townOf({ zipCode: text("zipCode"), city: text("city") })].filter(Boolean).join(", ");
}
