import type { Product } from "../../catalog/product.resource";
import type { Station } from "../../station/station.resource";
import { stationsIn } from "../../station/stations";
import { type PreparedItem, type PreparedPosition, positionMinutes } from "../preparation/begin";

/** A station that takes no more than so many minutes of work in each slot. */
export interface LimitingStation {
  id: string;
  identifier: string;
  limit: number;
}

/** The stations of a branch that limit how many orders it takes. */
export function limitingStations(asked: { branch: string; stations: readonly Station[] }): LimitingStation[] {
  return stationsIn(asked).flatMap(({ id, identifier, minutesPerSlot }) =>
    minutesPerSlot ? [{ id, identifier, limit: minutesPerSlot }] : [],
  );
}

/** The minutes of work that the positions are, by the id of the station, rounded up once for each. */
export function neededMinutes({
  positions,
  stations,
}: {
  positions: readonly PreparedPosition[];
  stations: readonly LimitingStation[];
}): Map<string, number> {
  const steps = positions.flatMap(positionMinutes);
  return new Map(
    stations.flatMap(({ id, identifier }) => {
      const sum = steps.reduce((total, { station, minutes }) => total + (station === identifier ? minutes : 0), 0);
      // Sums of fractions, such as three times 0.1, are a little too large.
      const minutes = Math.ceil(Number(sum.toFixed(6)));
      return minutes > 0 ? [[id, minutes] as const] : [];
    }),
  );
}

/** A position of a cart, whose answers are in the order of its product's steps. */
export function preparedItem({
  item: { amount, unit, parts },
  product,
}: {
  item: Pick<PreparedItem, "amount" | "unit"> & { parts: readonly (string | readonly string[] | null)[] };
  product: Product | undefined;
}): PreparedPosition {
  const steps = product?.config.parts ?? [];
  return {
    item: { amount, unit, parts: steps.map(({ name }, index) => ({ name, value: parts[index] ?? null })) },
    product,
  };
}
