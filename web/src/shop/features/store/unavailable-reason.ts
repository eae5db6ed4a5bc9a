import { isAvailable } from "@tresen/contract/catalog/availability";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { weekRows } from "../../state/hours";
import { serverNow } from "../../../shared/server-clock";
import * as texts from "./store.texts";

interface Scheduled {
  isEnabled: boolean;
  schedule?: readonly OpeningHoursRule[] | null;
  isVisibleWhenUnavailable: boolean;
}

/** Why a product cannot be ordered: sold out, or the time from which it is available. */
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
  const rows = weekRows(closed?.schedule ?? []);
  const times = rows.filter(({ windows }) => windows.length > 0);
  if (times.length === 0) return MESSAGES.productGone;
  return texts.available(
    times
      .map(({ days, windows }) =>
        texts.hoursOn({ days: rows.length > 1 ? days : texts.daily, hours: windows.join(", ") }),
      )
      .join(", "),
  );
}
