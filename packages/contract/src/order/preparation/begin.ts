import type { Product } from "../../catalog/product.resource";
import { ratioToProductUnit } from "../../catalog/quantity";
import type { Unit } from "../../catalog/units";
import { HOUR, type Instant, MINUTE } from "../../kit/time";
import type { PreparationStep } from "./preparation";

/** How many minutes before its time an order has to be begun, where neither its products nor its branch say it. */
const LEAD_MINUTES = 30;

/** A promised time that is further away than this says when the order is wanted, and not how long its work takes. */
const FAR = 2 * HOUR;

/** What decides when an order is begun. Missing and null are the same. */
export interface BegunOrder {
  appointment?: string | null | undefined;
  /** When it will be ready, where it has no appointment. */
  promisedAt?: string | null | undefined;
  /** See `leadMinutes`. */
  leadMinutes?: number | null | undefined;
  /** When somebody began it by hand. */
  begunAt?: string | null | undefined;
  /** What the kitchen has noted: whoever works on a position has begun the order. */
  preparation?: readonly PreparationStep[] | undefined;
}

/**
 * When a confirmed order has to be begun: in time for its appointment, or for a time promised for much later, as when
 * the branch opens tomorrow. Else as soon as it is confirmed, since a time that staff promise tells how long the work
 * takes; and at the latest when somebody begins it. Until then it stands under „Später“.
 */
export function beginsAt({ order, confirmedAt }: { order: BegunOrder; confirmedAt: string }): Instant {
  const { appointment, promisedAt, leadMinutes, begunAt, preparation = [] } = order;
  const confirmed = Date.parse(confirmedAt);
  const time = appointment ?? (promisedAt && Date.parse(promisedAt) - confirmed > FAR ? promisedAt : null);
  const touched = preparation.filter(({ state }) => state !== "open").map(({ at }) => Date.parse(at));
  return Math.min(
    time ? Math.max(confirmed, Date.parse(time) - (leadMinutes ?? LEAD_MINUTES) * MINUTE) : confirmed,
    begunAt ? Date.parse(begunAt) : Infinity,
    ...touched,
  );
}

/** A position as it is ordered, with the names of its steps. */
export interface PreparedItem {
  amount: number;
  unit: Unit;
  parts: readonly { name: string; value: string | readonly string[] | null }[];
}

/** A position and its product, if it still exists. */
export interface PreparedPosition {
  item: PreparedItem;
  product: Product | undefined;
}

/** How many minutes a position takes at each of its product's stations. A removed position takes none. */
export function positionMinutes({ item, product }: PreparedPosition): { station: string; minutes: number }[] {
  if (!product || item.amount === 0 || !(product.preparation?.length > 0)) return [];
  const units = item.amount * (ratioToProductUnit({ product, unit: item.unit }) ?? 1);
  const options = product.config.parts.flatMap((part) => {
    const chosen = item.parts.find(({ name }) => name === part.name)?.value ?? [];
    const names: readonly string[] = typeof chosen === "string" ? [chosen] : chosen;
    return part.options.filter(({ name }) => names.includes(name));
  });
  const more = options.reduce((sum, { preparationMinutes }) => sum + (preparationMinutes ?? 0), 0);
  return product.preparation.map(({ station, minutes, minutesPerUnit }) => ({
    station,
    minutes: minutes + minutesPerUnit * units + more,
  }));
}

/**
 * How many minutes before its time an order has to be begun: as long as its longest position takes.
 * @returns null where no product says it, so that the branch decides.
 */
export function leadMinutes(positions: readonly PreparedPosition[]): number | null {
  const minutes = positions.flatMap((position) => positionMinutes(position).map((one) => one.minutes));
  return minutes.length > 0 ? Math.ceil(Math.max(...minutes)) : null;
}
