import { isAvailable } from "@tresen/contract/catalog/availability";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { weekRows } from "../../state/hours";
import { serverNow } from "../../../shared/server-clock";

interface Scheduled {
  isEnabled: boolean;
  schedule?: readonly OpeningHoursRule[] | null;
  isVisibleWhenUnavailable: boolean;
}

/** Why something on the menu cannot be ordered: sold out, or when it is to be had. */
export function unavailableReason({
  product,
  category,
  zone,
  at = serverNow(),
}: {
  product: Scheduled;
  category: Scheduled;
  zone: string;
  at?: number;
}): string {
  if (!product.isEnabled || !category.isEnabled) return MESSAGES.productGone;
  const closed = [product, category].find((item) => !isAvailable({ item, zone, at }));
  const times = weekRows(closed?.schedule ?? []).filter(({ hours }) => hours !== "geschlossen");
  if (times.length === 0) return MESSAGES.productGone;
  return `Erhältlich ${times.map(({ days, hours }) => `${days} ${hours} Uhr`.replace("Mo–So ", "täglich ")).join(", ")}`;
}
