import type { ListedOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isLater } from "@tresen/contract/order/preparation/later";
import { call } from "../../../../shared/api";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { useOrderCall } from "../change/use-order-call";
import { ORDER_TEXTS } from "../order.texts";
import { STEP_TEXTS } from "./step.texts";

/** Begins an order before its time, so that the kitchen sees it now. */
export function BeginOrder({ order, className = "" }: { order: ListedOrder; className?: string }) {
  const now = useNow();
  const may = useMay()({ permission: orderPermissions.begin, branch: order.branch.id });
  const { mutate, isPending } = useOrderCall<ListedOrder>({
    failed: STEP_TEXTS.beginFailed,
    done: STEP_TEXTS.begun,
    onDone: () => undefined,
    // The card shows the order as it is now.
    onStale: () => undefined,
  });
  if (!may || !isLater({ order, now })) return null;
  const begin = (): void =>
    mutate({
      order,
      send: ({ id, version }) => call("POST /api/orders/{id}/begin", { params: { id }, body: { version } }),
    });
  return (
    <Button
      size="lg"
      className={className}
      isDisabled={isPending}
      aria-label={ORDER_TEXTS.actOnTicket({ number: order.ticketNumber, action: STEP_TEXTS.begin })}
      onPress={begin}
    >
      {STEP_TEXTS.begin}
    </Button>
  );
}
