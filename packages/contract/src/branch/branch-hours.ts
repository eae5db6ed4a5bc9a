import {
  NEXT_OPENING_HORIZON,
  type OpeningHoursRule,
  type OpeningState,
  type Schedule,
  isOpenAt,
  nextOpening,
  stateOver,
} from "./opening-hours";
import { DEFAULT_TIME_ZONE, type Instant, parseInstant } from "../kit/time";

export type DeliveryMethod = "takeaway" | "delivery" | "dineIn";

export const DELIVERY_METHODS: readonly DeliveryMethod[] = ["takeaway", "delivery", "dineIn"];

export const DELIVERY_METHOD_LABELS: Record<DeliveryMethod, string> = {
  takeaway: "Takeaway",
  delivery: "Lieferung",
  dineIn: "Dine In",
};

/** The part of a branch that decides when it takes which orders. */
export interface BranchHours {
  timeZone?: string | null;
  openingHours: readonly OpeningHoursRule[];
  deliveryHours: readonly OpeningHoursRule[];
  isDeliveryHoursEnabled: boolean;
  isDeliveryEnabled: boolean;
  isTakeawayEnabled: boolean;
  isDineInEnabled: boolean;
  isPreorderEnabled: boolean;
  /** A new branch takes its first order at this instant. */
  orderableFrom?: string | null;
}

export function zoneOf(branch: { timeZone?: string | null }): string {
  return branch.timeZone || DEFAULT_TIME_ZONE;
}

/** `takeaway` is neither flag set. */
export function methodOf({ isDelivery, isDineIn }: { isDelivery: boolean; isDineIn: boolean }): DeliveryMethod {
  if (isDelivery) return "delivery";
  return isDineIn ? "dineIn" : "takeaway";
}

export function methodFlags(method: DeliveryMethod): { isDelivery: boolean; isDineIn: boolean } {
  return { isDelivery: method === "delivery", isDineIn: method === "dineIn" };
}

export function enabledMethods(branch: BranchHours): DeliveryMethod[] {
  const enabled: Record<DeliveryMethod, boolean> = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled,
    dineIn: branch.isDineInEnabled,
  };
  return DELIVERY_METHODS.filter((method) => enabled[method]);
}

/**
 * Delivery follows the delivery hours where they are enabled; everything else the opening hours. A single day on which
 * the branch is closed closes delivery too, unless the delivery hours say something else for just that day.
 */
export function scheduleFor({ branch, method }: { branch: BranchHours; method: DeliveryMethod }): Schedule {
  const isApart = method === "delivery" && branch.isDeliveryHoursEnabled;
  return { rules: isApart ? deliveryRules(branch) : branch.openingHours, zone: zoneOf(branch) };
}

type TwoHours = Pick<BranchHours, "openingHours" | "deliveryHours">;

/** The single days on which the opening hours close delivery too: those for which the delivery hours have no rule. */
export function closingsForDelivery({ openingHours, deliveryHours }: TwoHours): OpeningHoursRule[] {
  const isOfDay = (rule: OpeningHoursRule): boolean => rule.type === "once" && Boolean(rule.date);
  const own = new Set(deliveryHours.filter(isOfDay).map(({ date }) => date));
  return openingHours.filter((rule) => rule.isClosed && isOfDay(rule) && !own.has(rule.date));
}

function deliveryRules(hours: TwoHours): readonly OpeningHoursRule[] {
  const closings = closingsForDelivery(hours);
  return closings.length > 0 ? [...hours.deliveryHours, ...closings] : hours.deliveryHours;
}

/** A branch is open while its opening hours run, or its separate delivery hours where they are enabled. */
export function branchSchedules(branch: BranchHours): Schedule[] {
  const opening = scheduleFor({ branch, method: "takeaway" });
  return branch.isDeliveryHoursEnabled ? [opening, scheduleFor({ branch, method: "delivery" })] : [opening];
}

/** Open, closing soon or closed over all the branch's hours together. */
export function branchState({ branch, at }: { branch: BranchHours; at: Instant }): OpeningState {
  return stateOver({ schedules: branchSchedules(branch), at });
}

/** The instant before which nothing can be ready, or null. */
export function orderableFrom(branch: Pick<BranchHours, "orderableFrom" | "timeZone">): Instant | null {
  return branch.orderableFrom ? parseInstant({ text: branch.orderableFrom, zone: zoneOf(branch) }) : null;
}

/** Whether an order by this method would be worked on at once. */
export function isMethodOpen({
  branch,
  method,
  at,
}: {
  branch: BranchHours;
  method: DeliveryMethod;
  at: Instant;
}): boolean {
  return at >= (orderableFrom(branch) ?? at) && isOpenAt({ ...scheduleFor({ branch, method }), at });
}

export interface ClosedReason {
  /** `delivery` while the rest is served, `rest` while only delivery is. */
  scope: "branch" | "delivery" | "rest";
  /** When the method is served again, within 72 hours. */
  resumesAt: Instant | null;
}

/** Why the method is not served at `at`, or null while it is. */
export function closedReason({
  branch,
  method,
  at,
}: {
  branch: BranchHours;
  method: DeliveryMethod;
  at: Instant;
}): ClosedReason | null {
  if (isMethodOpen({ branch, method, at })) return null;
  // By its opening hours, whether or not anything is served in them: a shop that only delivers is open all the same.
  const isRestServed = isMethodOpen({ branch, method: "takeaway", at });
  const isDelivered = branch.isDeliveryEnabled && isMethodOpen({ branch, method: "delivery", at });
  const scope = method === "delivery" ? (isRestServed ? "delivery" : "branch") : isDelivered ? "rest" : "branch";
  return { scope, resumesAt: nextOpeningFor({ branch, method, at }) };
}

/** Whether an order by this method is taken at all right now: open, or closed with preorders enabled. */
export function takesOrders({
  branch,
  method,
  at,
}: {
  branch: BranchHours;
  method: DeliveryMethod;
  at: Instant;
}): boolean {
  return branch.isPreorderEnabled || isMethodOpen({ branch, method, at });
}

/** When the method is next served, within 72 hours; null when it is not. */
export function nextOpeningFor({
  branch,
  method,
  at,
}: {
  branch: BranchHours;
  method: DeliveryMethod;
  at: Instant;
}): Instant | null {
  const schedule = scheduleFor({ branch, method });
  const start = orderableFrom(branch);
  if (start === null || start <= at) return nextOpening({ ...schedule, at })?.start ?? null;
  const horizon = at + NEXT_OPENING_HORIZON;
  const opens = isOpenAt({ ...schedule, at: start }) ? start : (nextOpening({ ...schedule, at: start })?.start ?? null);
  return opens !== null && opens <= horizon ? opens : null;
}
