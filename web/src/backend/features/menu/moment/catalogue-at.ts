import type { Instant } from "@tresen/contract/kit/time";
import type { PlannedContent } from "@tresen/contract/plan/plan.view";
import type { Catalogue } from "../shop-queries";

/** The catalogue as it will be at a time: with everything that is planned until then. */
export function catalogueAt({
  catalogue,
  plans,
  at,
}: {
  catalogue: Catalogue;
  plans: readonly PlannedContent[];
  at: Instant;
}): Catalogue {
  const due = plans
    .filter((plan) => plan.type === "fields" && Date.parse(plan.at) <= at)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (due.length === 0) return catalogue;
  const changed = <Record extends { id: string }>(resource: string, record: Record): Record => {
    const own = due.filter((plan) => plan.resource === resource && plan.record === record.id);
    return own.reduce((now, { fields }) => ({ ...now, ...fields }), record);
  };
  const all = <Record extends { id: string }>(resource: string, records: ReadonlyMap<string, Record>) =>
    new Map([...records].map(([id, record]) => [id, changed(resource, record)]));
  return {
    ...catalogue,
    menus: catalogue.menus.map((menu) => changed("menus", menu)),
    categories: all("categories", catalogue.categories),
    products: all("products", catalogue.products),
  };
}
