import { type ReactNode, useEffect, useState } from "react";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { LEAVING_TEXTS } from "../../../admin/form/leaving/leaving.texts";
import { createSendQueue } from "./send-queue";
import type { PlanQueue } from "./drawn-changes";

/**
 * The queue of the planner's changes, whatever branch and week are shown. It sends what waits once there is a connection,
 * and whoever leaves the page while something waits is asked.
 */
export function usePlanQueue(): { queue: PlanQueue; guard: ReactNode } {
  const [queue] = useState((): PlanQueue => createSendQueue());
  useEffect(() => {
    queue.keep(true);
    window.addEventListener("online", queue.retry);
    return () => {
      window.removeEventListener("online", queue.retry);
      // Whoever leaves what waits has answered the question. What is under way goes on.
      if (queue.state().failure) queue.giveUp("all");
      queue.keep(false);
    };
  }, [queue]);
  const guard = useLeaveGuard({ isUnsaved: () => queue.state().failure !== null, question: LEAVING_TEXTS });
  return { queue, guard };
}
