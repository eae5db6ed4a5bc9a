import { type Branch, branches } from "@tresen/contract/branch/branch.resource";
import { type StoredProduct, products } from "@tresen/contract/catalog/product.resource";
import { serviceDay } from "@tresen/contract/catalog/tax/dated-rates";
import { type PresetCountry, presetsOf } from "@tresen/contract/catalog/tax/tax-presets";
import { type NumberInUse, numbersInUse, proposedRate, rateChanges } from "@tresen/contract/catalog/tax/tax-proposals";
import { type TaxRate, taxRates } from "@tresen/contract/catalog/tax/tax-rate.resource";
import { DEFAULT_TIME_ZONE, type Instant } from "@tresen/contract/kit/time";
import { branchHooks } from "../../branch";
import type { Actor } from "../../platform/actor";
import { createRecord, indexing, updateRecord } from "../../records";
import { allRows, namedRecords } from "../../records/rows";
import { rebuildSnapshot } from "../../snapshot";
import { productHooks } from "../option-group";
import { productRows } from "../rows";

const rateRows = namedRecords<TaxRate>("tax-rates");
const storedRows = namedRecords<StoredProduct>(productRows.name);
const branchRows = namedRecords<Branch>("branches");

interface Named {
  /** Each number in use, with the name of the rate that is proposed for it. */
  numbers: { number: NumberInUse; rate: string | null }[];
  created: number;
  products: number;
  branches: number;
}

/** See `npm run tax:rates`. Only products and areas without a named rate change, and today nothing is taxed otherwise. */
export async function nameRates({
  actor,
  country,
  isApplied,
  now,
}: {
  /** Who changes the records. */
  actor: Actor;
  country: PresetCountry | null;
  isApplied: boolean;
  now: Instant;
}): Promise<Named> {
  const known = (await allRows({ resource: rateRows })).map(rateRows.recordOf);
  const sold = (await allRows({ resource: storedRows })).map(storedRows.recordOf);
  const places = (await allRows({ resource: branchRows })).map(branchRows.recordOf);
  const missing = (country ? presetsOf(country) : []).filter(
    ({ identifier }) => !known.some((rate) => rate.identifier === identifier),
  );
  const rates = [...known, ...missing.map((preset) => ({ ...preset, id: preset.identifier }))];
  const date = serviceDay({ appointment: null, now, zone: DEFAULT_TIME_ZONE });
  const numbers = numbersInUse({ products: sold, branches: places }).map((number) => {
    const id = proposedRate({ number, rates, date });
    return { number, rate: rates.find((rate) => rate.id === id) ?? null };
  });
  const needed = missing.filter((preset) => numbers.some(({ rate }) => rate?.identifier === preset.identifier));
  const chosen = numbers.flatMap(({ number, rate }) => (rate ? [{ number, rate: rate.id }] : []));
  const areas = new Map(chosen.flatMap(({ number, rate }) => (number.use === "area" ? [[number.rate, rate]] : [])));
  const changed = places.filter(({ deliveryAreas }) =>
    deliveryAreas.some((area) => !area.taxRate && areas.has(area.tax)),
  );
  const changes = rateChanges(chosen);
  if (isApplied) await apply({ actor, needed, changes, sold, changed, areas, now });
  return {
    numbers: numbers.map(({ number, rate }) => ({ number, rate: rate?.name ?? null })),
    created: needed.length,
    products: changes.reduce((sum, change) => sum + change.products.length, 0),
    branches: changed.length,
  };
}

async function apply({
  actor,
  needed,
  changes,
  sold,
  changed,
  areas,
  now,
}: {
  actor: Actor;
  needed: ReturnType<typeof presetsOf>;
  changes: ReturnType<typeof rateChanges>;
  sold: readonly StoredProduct[];
  changed: readonly Branch[];
  areas: ReadonlyMap<number, string>;
  now: Instant;
}): Promise<void> {
  const writing = { actor, now, indexing };
  // A preset that is created has its identifier as its id, by which the changes name it.
  for (const { identifier, name, values } of needed)
    await createRecord({ ...writing, resource: taxRates, input: { id: identifier, identifier, name, values } });
  for (const { products: ids, changes: fields } of changes) {
    const wanted = new Set(ids);
    for (const product of sold.filter(({ id }) => wanted.has(id)))
      await updateRecord({
        ...{ ...writing, resource: products, hooks: productHooks, id: product.id },
        input: { ...product, ...fields },
      });
  }
  for (const branch of changed) {
    const deliveryAreas = branch.deliveryAreas.map((area) => {
      const rate = area.taxRate ? undefined : areas.get(area.tax);
      return rate === undefined ? area : { ...area, taxRate: rate };
    });
    await updateRecord({
      ...{ ...writing, resource: branches, hooks: branchHooks, id: branch.id },
      input: { ...branch, deliveryAreas },
    });
  }
  await rebuildSnapshot({ startedAt: Date.now() });
}
