import { useQuery } from "@tanstack/react-query";
import { products } from "@tresen/contract/catalog/product.resource";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { EntryChanges } from "../../../admin/bulk/report/entry-changes";
import { planQueries } from "../../../admin/plan/plan-queries";
import { resourceQueries } from "../../../admin/queries";
import { Private } from "../../../shared/visibility";

/** What a planned change sets, beside what the product has now: `Preis: 9,50 € → 10,50 €`. */
export function PlannedValues({ plan }: { plan: PlannedChange }) {
  const { data: planned } = useQuery(planQueries.content(plan.id));
  const { data: record } = useQuery(resourceQueries.one({ name: products.name, id: plan.record }));
  if (!planned || !record) return null;
  const changes = Object.entries(planned.fields).map(([field, after]) => ({ field, before: record[field], after }));
  return (
    <Private kind="product">
      <EntryChanges resource={products} changes={changes} />
    </Private>
  );
}
