import { queryOptions } from "@tanstack/react-query";
import { products } from "@tresen/contract/catalog/product.resource";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { formatDate, formatDateTime, zonedTime } from "@tresen/contract/kit/time";
import type { PlannedContent } from "@tresen/contract/plan/plan.view";
import { call } from "../../../../shared/api";
import { batched } from "../../../admin/batched";
import { fieldsOf } from "../../../admin/model/schema-fields";
import type { Money } from "../../../shared/visibility";

const FRESH = 30_000;

const load = batched(async (ids) => {
  const found = await call("GET /api/planned-changes/of/{resource}", {
    params: { resource: products.name },
    query: { ids: ids.join(",") },
  });
  return Map.groupBy(found, ({ record }) => record);
});

/** What is planned for a product with the new values, and what did not go. One call asks for all rows of a list. */
export const plannedOfProduct = (id: string) =>
  queryOptions({
    queryKey: ["planned-changes", products.name, id, "values"],
    queryFn: async () => (await load(id)) ?? [],
    staleTime: FRESH,
  });

/** One planned change in a few words. */
export interface PlannedText {
  id: string;
  /** The new price, or the titles of other fields. */
  what: string;
  /** Whether it sets the price. */
  isPrice: boolean;
  at: string;
  isFailed: boolean;
  reason: string | undefined;
}

export function plannedTexts({
  plans,
  money,
  currency,
  zone,
  now,
}: {
  plans: readonly PlannedContent[];
  money: Money;
  currency: string;
  zone: string;
  now: number;
}): PlannedText[] {
  const titles = new Map(fieldsOf(products.fields).map(({ key, title }) => [key, title]));
  return plans.map(({ id, at, fields, state, reason }) => {
    const { price } = fields;
    const isPrice = typeof price === "number";
    return {
      id,
      what: isPrice
        ? money(price, currency)
        : Object.keys(fields)
            .map((key) => titles.get(key) ?? key)
            .join(", "),
      isPrice,
      at: dayText({ at: Date.parse(at), zone, now }),
      isFailed: !isOpenJob(state),
      reason,
    };
  });
}

/** `1.12.`, with the year where it is another one, and with the time unless it is midnight. */
function dayText({ at, zone, now }: { at: number; zone: string; now: number }): string {
  const { date, minutes } = zonedTime({ at, zone });
  const [year = "", month, day] = date.split("-");
  const isSameYear = formatDate({ at: now, zone }).endsWith(year);
  const told = `${Number(day)}.${Number(month)}.${isSameYear ? "" : year}`;
  return minutes === 0 ? told : `${told} ${formatDateTime({ at, zone }).slice(-5)}`;
}
