import { useQuery } from "@tanstack/react-query";
import type { ListedOrder } from "@tresen/contract/order/order";
import { preparationTimesOf } from "@tresen/contract/order/step/preparation";
import { branchQueries } from "../../../shared/branches";
import { Button } from "../../../shared/ui/button";
import type { ActionDetails, StaffAction } from "../apply-action";
import { STEP_TEXTS } from "./step.texts";

type Act = (order: ListedOrder, action: StaffAction, details?: ActionDetails) => void;

/** Confirms an order and says in the same tap when it will be ready. One with an appointment has its time already. */
export function PreparationTimes({ order, onAct }: { order: ListedOrder; onAct: Act }) {
  const { data: branches } = useQuery(branchQueries.all());
  if (order.appointment !== null || order.isQuotation) return null;
  const times = preparationTimesOf(branches?.find(({ id }) => id === order.branch.id));
  return (
    <div role="group" aria-label={STEP_TEXTS.preparation} className="relative z-1 flex flex-wrap gap-1.5">
      {times.map((minutes) => (
        <Button
          key={minutes}
          size="lg"
          className="figures min-w-14 flex-1 basis-0 px-0.5! text-base! whitespace-nowrap"
          aria-label={STEP_TEXTS.confirmIn({ ticket: order.ticketNumber, minutes })}
          onPress={() => onAct(order, "confirm", { preparationMinutes: minutes })}
        >
          {STEP_TEXTS.minutes(minutes)}
        </Button>
      ))}
    </div>
  );
}
