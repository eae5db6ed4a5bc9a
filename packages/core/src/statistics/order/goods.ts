import { type UnitType, unitType } from "@tresen/contract/catalog/units";
import type { OrderRow } from "../../order";
import { type Label, labelOf } from "./labels";
import { positionsLeft } from "./money";

/** The types of units that are counted, so that each one has its options. */
const WHOLE: readonly UnitType[] = ["amount", "serving", "pair", "person", "package"];
/** The most options of one order that are counted: a row takes a limited number of sums at once. */
const OPTIONS_LIMIT = 100;

/** What one position counts, under the key of its label. `part` says in which of the rows of the day. */
export interface GoodsCount {
  part: string;
  name: string;
  value: number;
}

/**
 * What the positions of an order count: amounts in thousandths (`a`), positions (`c`) and revenue (`g`) of each product
 * and unit (`i`), and how often each option was chosen (`o`). What customers wrote or uploaded counts nothing.
 */
export function goodsOf(order: OrderRow): { counts: GoodsCount[]; labels: Label[] } {
  const counts: GoodsCount[] = [];
  const labels: Label[] = [];
  const options = new Map<string, number>();
  const left = positionsLeft(order);
  for (const [index, { product, unit, name, amount, parts }] of order.items.entries()) {
    // A position that was removed keeps its place.
    if (amount <= 0) continue;
    const label = labelOf({ identity: ["item", product, unit], fields: { product, unit, name } });
    labels.push(label);
    const add = (field: string, value: number): void => {
      counts.push({ part: partOf(label), name: `i${label.key}:${field}`, value });
    };
    add("a", Math.round(amount * 1000));
    add("c", 1);
    add("g", left[index]?.gross ?? 0);
    for (const { name: step, type, value } of parts)
      for (const option of chosenIn({ type, value })) {
        const chosen = labelOf({ identity: ["option", step, option], fields: { step, option } });
        if (!options.has(chosen.key) && options.size >= OPTIONS_LIMIT) continue;
        labels.push(chosen);
        options.set(
          chosen.key,
          (options.get(chosen.key) ?? 0) + (WHOLE.includes(unitType(unit)) ? Math.round(amount) : 1),
        );
      }
  }
  for (const [key, value] of options) counts.push({ part: partOf({ key }), name: `o${key}`, value });
  return { counts, labels };
}

/** The names of chosen options; none of other steps. */
function chosenIn({ type, value }: { type: string; value: unknown }): string[] {
  if (type === "select" && typeof value === "string" && value !== "") return [value];
  return type === "multiselect" && Array.isArray(value) ? value.map(String) : [];
}

/** Two rows, so that one with the most positions that an order may have can be written at once. */
function partOf({ key }: Pick<Label, "key">): string {
  return String(key.charCodeAt(0) % 2);
}
