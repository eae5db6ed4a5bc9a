import type { KitchenOrder } from "@tresen/contract/display/display";
import { useState } from "react";
import { lastTouch } from "../shared/last-touch";
import { SETTLING, placesOf } from "./settled";

/** The tickets in their places, null for an empty one. `orders` must change at least once a second. */
export function usePlaces(orders: readonly KitchenOrder[]): (KitchenOrder | null)[] {
  const [places, setPlaces] = useState<readonly (string | null)[]>([]);
  const next = placesOf({ before: places, orders, isTouched: Date.now() - lastTouch() < SETTLING });
  // Derived from the places before, so it is set while rendering.
  if (next.length !== places.length || next.some((uid, index) => uid !== places[index])) setPlaces(next);
  return next.map((uid) => orders.find((order) => order.uid === uid) ?? null);
}
