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
  /** Nothing can be ready before this instant, at which a new branch opens. */
  orderableFrom?: string | null;
}

export function zoneOf(branch: { timeZone?: string | null }): string {
  return branch.timeZone || DEFAULT_TIME_ZONE;
}

/** Without either flag the method is `takeaway`. */
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
 * The schedule of a method: delivery uses the delivery hours where they are enabled, every other method the opening
 * hours. A date on which the branch is closed also closes delivery, unless the delivery hours have a rule for that
 * date.
 */
export function scheduleFor({ branch, method }: { branch: BranchHours; method: DeliveryMethod }): Schedule {
  const isApart = method === "delivery" && branch.isDeliveryHoursEnabled;
  return { rules: isApart ? deliveryRules(branch) : branch.openingHours, zone: zoneOf(branch) };
}

type TwoHours = Pick<BranchHours, "openingHours" | "deliveryHours">;

/**
 * The dates on which a closing rule of the opening hours also closes delivery: those for which the delivery hours have
 * no rule.
 */
export function closingsForDelivery({ openingHours, deliveryHours }: TwoHours): OpeningHoursRule[] {
  const isOfDay = (rule: OpeningHoursRule): boolean => rule.type === "once" && Boolean(rule.date);
  const own = new Set(deliveryHours.filter(isOfDay).map(({ date }) => date));
  return openingHours.filter((rule) => rule.isClosed && isOfDay(rule) && !own.has(rule.date));
}

function deliveryRules(hours: TwoHours): readonly OpeningHoursRule[] {
  const closings = closingsForDelivery(hours);
  return closings.length > 0 ? [...hours.deliveryHours, ...closings] : hours.deliveryHours;
}

/** The schedules that count as open: the opening hours and, where they are enabled, the separate delivery hours. */
export function branchSchedules(branch: BranchHours): Schedule[] {
  const opening = scheduleFor({ branch, method: "takeaway" });
  return branch.isDeliveryHoursEnabled ? [opening, scheduleFor({ branch, method: "delivery" })] : [opening];
}

/** Whether the branch is open, closing soon or closed, taking all its schedules together. */
export function branchState({ branch, at }: { branch: BranchHours; at: Instant }): OpeningState {
  return stateOver({ schedules: branchSchedules(branch), at });
}

/** The instant before which nothing can be ready, or null. */
export function orderableFrom(branch: Pick<BranchHours, "orderableFrom" | "timeZone">): Instant | null {
  return branch.orderableFrom ? parseInstant({ text: branch.orderableFrom, zone: zoneOf(branch) }) : null;
}

/** Whether the branch would start working on an order by this method at once. */
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
  /** `branch` when nothing is served, `delivery` when only delivery is closed, `rest` when only delivery is open. */
  scope: "branch" | "delivery" | "rest";
  /** The next instant at which the method is served, within 72 hours. */
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
  // Judged by the opening hours alone: a shop that only delivers counts as open during them.
  const isRestServed = isMethodOpen({ branch, method: "takeaway", at });
  const isDelivered = branch.isDeliveryEnabled && isMethodOpen({ branch, method: "delivery", at });
  const scope = method === "delivery" ? (isRestServed ? "delivery" : "branch") : isDelivered ? "rest" : "branch";
  return { scope, resumesAt: nextOpeningFor({ branch, method, at }) };
}

/**
 * Whether the branch accepts an order by this method right now: it is open, or it is closed and preorders are enabled.
 */
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

/** The next instant at which the method is served, within 72 hours; null when there is none. */
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
