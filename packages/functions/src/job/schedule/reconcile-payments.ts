import { log } from "@tresen/core/platform/log";
import { reconcilePayments } from "@tresen/core/payment/order";
import { scheduled } from "./scheduled";

/** Repairs payments after lost webhooks, crashes and outages of payment providers. */
export const handler = scheduled({
  name: "reconcile-payments",
  run: async (event) => {
    const { seen, troubled } = await reconcilePayments({ now: Date.parse(event.time) });
    if (troubled > 0) log.warn("Some payments could not be reconciled; the next run tries again", { seen, troubled });
  },
});
