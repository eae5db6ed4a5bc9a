import type { Rate } from "../../kit/money";
import type { LocalDate } from "../../kit/time";
import { rateOn } from "./dated-rates";
import { TAX_USES, type TaxUse, presetNamed } from "./tax-presets";

type Numbers = Partial<Record<(typeof TAX_USES)[TaxUse]["number"], Rate>> &
  Partial<Record<(typeof TAX_USES)[TaxUse]["named"], string | null | undefined>>;

interface UsedProduct extends Numbers {
  id: string;
}
interface UsedBranch {
  id: string;
  deliveryAreas: readonly { tax: Rate; taxRate?: string | null | undefined }[];
}
interface NamedRate {
  id: string;
  identifier: string;
  values: readonly { from?: string | null | undefined; rate: Rate }[];
}

/** A number that stands in one field of products, or in delivery areas, where no named rate wins over it. */
export interface NumberInUse {
  use: TaxUse | "area";
  rate: Rate;
  /** The products with it. */
  products: readonly string[];
  /** The branches with areas that have it, and how many these are. */
  branches: readonly { id: string; areas: number }[];
}

/** Every number in use, by field, the most used first. */
export function numbersInUse({
  products,
  branches,
}: {
  products: readonly UsedProduct[];
  branches: readonly UsedBranch[];
}): NumberInUse[] {
  const found = new Map<
    string,
    { use: TaxUse | "area"; rate: Rate; products: string[]; branches: Map<string, number> }
  >();
  const entryOf = (use: TaxUse | "area", rate: Rate) => {
    const key = `${use} ${rate}`;
    const entry = found.get(key) ?? { use, rate, products: [], branches: new Map<string, number>() };
    found.set(key, entry);
    return entry;
  };
  for (const product of products) {
    for (const use of ["delivery", "takeaway", "dineIn"] as const) {
      const rate = product[TAX_USES[use].number];
      if (rate !== undefined && !product[TAX_USES[use].named]) entryOf(use, rate).products.push(product.id);
    }
  }
  for (const { id, deliveryAreas } of branches) {
    for (const { tax, taxRate } of deliveryAreas) {
      if (taxRate) continue;
      const { branches: counted } = entryOf("area", tax);
      counted.set(id, (counted.get(id) ?? 0) + 1);
    }
  }
  return [...found.values()]
    .map(({ branches: counted, ...entry }) => ({
      ...entry,
      branches: [...counted].map(([id, areas]) => ({ id, areas })),
    }))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

function sizeOf({ products, branches }: NumberInUse): number {
  return products.length + branches.length;
}

/**
 * The named rate that can take the place of a number: it has the same value on this day, so that nothing changes today. Of
 * several, the one that is for this use by its preset. Null where none is, or where it is not clear which.
 */
export function proposedRate({
  number: { use, rate },
  rates,
  date,
}: {
  number: Pick<NumberInUse, "use" | "rate">;
  rates: readonly NamedRate[];
  date: LocalDate;
}): string | null {
  const same = rates.filter(({ values }) => rateOn({ values, date }) === rate);
  const uses = same.filter(({ identifier }) => {
    const preset = presetNamed(identifier);
    return preset ? use !== "area" && preset.uses.includes(use) : true;
  });
  // What delivery costs is taxed as what is delivered, or by itself: only people know.
  const fitting = use === "area" ? same : uses;
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

/** One change for products that get the same named rates. */
export interface RateChange {
  products: string[];
  changes: Record<string, string>;
}

/** What is to be changed if each number gets the rate that was chosen for it: as few changes of many products as can be. */
export function rateChanges(chosen: readonly { number: NumberInUse; rate: string }[]): RateChange[] {
  const wanted = new Map<string, Record<string, string>>();
  for (const { number, rate } of chosen) {
    if (number.use === "area") continue;
    const field = TAX_USES[number.use].named;
    for (const id of number.products) wanted.set(id, { ...wanted.get(id), [field]: rate });
  }
  const grouped = new Map<string, RateChange>();
  for (const [id, changes] of wanted) {
    const key = JSON.stringify(Object.entries(changes).sort());
    const group = grouped.get(key) ?? { products: [], changes };
    group.products.push(id);
    grouped.set(key, group);
  }
  return [...grouped.values()];
}
