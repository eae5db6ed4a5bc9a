import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { formatMoney } from "@tresen/contract/kit/money";
import { findResource } from "@tresen/contract/resources";
import { fieldsOf } from "../model/schema-fields";
import { WHAT_TEXTS, jobTitle } from "./bulk.texts";

/** What a job does with its records, and with which of their fields: `Produkte ändern: Preis +10 %`. */
export function jobWhat({
  resource: name,
  action,
  isDryRun,
  fields = [],
  adjustments = {},
  currency,
}: Pick<BulkView, "resource" | "action" | "fields" | "adjustments"> & {
  isDryRun?: boolean;
  currency: string;
}): string {
  const resource = findResource(name);
  const title = jobTitle({ action, many: resource?.many ?? name, isDryRun });
  if (!resource || action !== "update") return title;
  const titles = new Map(fieldsOf(resource.fields).map((field) => [field.key, field.title]));
  const titleOf = (key: string): string => titles.get(key) ?? key;
  const what = [
    ...Object.entries(adjustments).map(([key, { percent, amount = 0 }]) =>
      percent === undefined
        ? WHAT_TEXTS.amount({
            title: titleOf(key),
            amount: formatMoney(Math.abs(amount), currency),
            isMore: amount >= 0,
          })
        : WHAT_TEXTS.percent({ title: titleOf(key), percent }),
    ),
    ...fields.map(titleOf),
  ];
  return WHAT_TEXTS.title({ title, what });
}
