import { DELIVERY_METHODS, type DeliveryMethod, closingsForDelivery } from "@tresen/contract/branch/branch-hours";
import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { isPlain } from "../model/draft";
import { CLOSING_TEXTS } from "./hours.texts";

interface Closing {
  /** The path of the field with the rule. */
  path: string;
  rule: OpeningHoursRule;
  /** The record as it is being edited. */
  record: Readonly<Record<string, unknown>>;
}

/** Describes what a closing rule of a branch closes; null where no distinction is needed. */
export function closingText({ path, rule, record }: Closing): string | null {
  if (path !== "openingHours" && path !== "deliveryHours") return null;
  const isApart = record.isDeliveryHoursEnabled === true;
  if (path === "deliveryHours") return deliveryText({ rule, record });
  if (!rule.isClosed) return null;
  if (!isApart) return wholeText(record);
  const rest = listed(methodsOf(record).filter((method) => method !== "delivery")) || CLOSING_TEXTS.branch;
  if (rule.type !== "once") return CLOSING_TEXTS.allButDelivery(rest);
  const own = rulesOf(record.deliveryHours).filter(
    ({ type, date }) => type === "once" && date === rule.date && Boolean(date),
  );
  if (own.length === 0 || own.some(({ isClosed }) => isClosed)) return wholeText(record);
  return CLOSING_TEXTS.allButDeliveryOnce(rest);
}

/** The dates on which a branch's opening hours close its delivery too, soonest first. */
export function inheritedClosings({ path, record }: Omit<Closing, "rule">): string[] {
  if (path !== "deliveryHours") return [];
  const closings = closingsForDelivery({
    openingHours: rulesOf(record.openingHours),
    deliveryHours: rulesOf(record.deliveryHours),
  });
  return [...new Set(closings.flatMap(({ date }) => date ?? []))].sort();
}

function deliveryText({ rule, record }: Omit<Closing, "path">): string | null {
  const isShut = rulesOf(record.openingHours).some(
    ({ type, date, isClosed }) => rule.type === "once" && type === "once" && date === rule.date && isClosed,
  );
  if (!rule.isClosed) return isShut ? CLOSING_TEXTS.deliversThough : null;
  return isShut ? CLOSING_TEXTS.wholeDay : CLOSING_TEXTS.deliveryOnly;
}

function wholeText(record: Closing["record"]): string {
  const methods = listed(methodsOf(record));
  return methods ? CLOSING_TEXTS.wholeWithMethods(methods) : CLOSING_TEXTS.whole;
}

function methodsOf(record: Closing["record"]): DeliveryMethod[] {
  const flags: Record<DeliveryMethod, unknown> = {
    takeaway: record.isTakeawayEnabled,
    delivery: record.isDeliveryEnabled,
    dineIn: record.isDineInEnabled,
  };
  return DELIVERY_METHODS.filter((method) => flags[method] === true);
}

const list = new Intl.ListFormat("de", { type: "conjunction" });

function listed(methods: readonly DeliveryMethod[]): string {
  return list.format(methods.map((method) => DELIVERY_METHOD_LABELS[method]));
}

/** The opening hours in a form's value. */
export function rulesOf(value: unknown): OpeningHoursRule[] {
  return Array.isArray(value) ? value.filter(isRule) : [];
}

/** Only the shape is checked: the schema reports everything else that is invalid. */
function isRule(value: unknown): value is OpeningHoursRule {
  return isPlain(value) && typeof value.type === "string";
}
