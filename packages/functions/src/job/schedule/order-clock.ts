import { runOrderClock } from "@tresen/core/order";
import { log } from "@tresen/core/platform/log";
import { scheduled } from "./scheduled";

/** Lets proposed times expire, and takes the steps that a branch has set for orders that nobody answers. */
export const handler = scheduled({
  name: "order-clock",
  run: async (event) => {
    const { done, troubled } = await runOrderClock({ now: Date.parse(event.time) });
    if (troubled > 0) log.warn("Some orders could not be looked after; the next run tries again", { done, troubled });
  },
});
