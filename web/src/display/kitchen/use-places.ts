import type { KitchenOrder } from "@tresen/contract/display/display";
import { useState } from "react";
import { lastTouch } from "../shared/last-touch";
import { SETTLING, placesOf } from "./settled";

/**
 * The tickets in their places, null for an empty one. `orders` must change at least once a second.
 * @param shown what the display is set to show; when that changes, all places are given anew.
 */
export function usePlaces({
  orders,
  shown,
}: {
  orders: readonly KitchenOrder[];
  shown: string;
}): (KitchenOrder | null)[] {
  const [held, setHeld] = useState<{ shown: string; places: readonly (string | null)[] }>({ shown, places: [] });
  const places = held.shown === shown ? held.places : [];
  const next = placesOf({ before: places, orders, isTouched: Date.now() - lastTouch() < SETTLING });
  // Derived from the places before, so it is set while rendering.
  const isSame = held.shown === shown && next.length === places.length && next.every((uid, at) => uid === places[at]);
  if (!isSame) setHeld({ shown, places: next });
  return next.map((uid) => orders.find((order) => order.uid === uid) ?? null);
}
