import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { findResource } from "@tresen/contract/resources";
import type { Money } from "../../shared/visibility";
import { fieldsOf } from "../model/schema-fields";
import { WHAT_TEXTS, jobTitle } from "./bulk.texts";

/** What a job does with its records, and with which of their fields: `Produkte ändern: Preis +10 %`. */
export function jobWhat({
  resource: name,
  action,
  isDryRun,
  fields = [],
  adjustments = {},
  template,
  at,
  currency,
  money,
}: Pick<BulkView, "resource" | "action" | "fields" | "adjustments" | "template" | "at"> & {
  isDryRun?: boolean;
  currency: string;
  money: Money;
}): string {
  if (template) return WHAT_TEXTS.drawing(template.name);
  const resource = findResource(name);
  const title = jobTitle({ action, many: resource?.many ?? name, isDryRun });
  if (!resource || (action !== "update" && action !== "plan")) return title;
  const titles = new Map(fieldsOf(resource.fields).map((field) => [field.key, field.title]));
  const titleOf = (key: string): string => titles.get(key) ?? key;
  const what = [
    ...Object.entries(adjustments).map(([key, { percent, amount = 0 }]) =>
      percent === undefined
        ? WHAT_TEXTS.amount({
            title: titleOf(key),
            amount: money(Math.abs(amount), currency),
            isMore: amount >= 0,
          })
        : WHAT_TEXTS.percent({ title: titleOf(key), percent }),
    ),
    ...fields.map(titleOf),
    ...(at === undefined ? [] : [WHAT_TEXTS.at(formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }))]),
  ];
  return WHAT_TEXTS.title({ title, what });
}
