import { runPrintClock } from "@tresen/core/alarm";
import { log } from "@tresen/core/platform/log";
import { scheduled } from "./scheduled";

/** Gives up claims of printers that tell nothing, lets prints expire, and gives late ones to other printers. */
export const handler = scheduled({
  name: "print-clock",
  run: async (event) => {
    const { done, troubled } = await runPrintClock({ now: Date.parse(event.time) });
    if (troubled > 0)
      log.warn("Some print jobs could not be looked after; the next run tries again", { done, troubled });
  },
});
