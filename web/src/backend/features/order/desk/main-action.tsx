import type { ListedOrder } from "@tresen/contract/order/order";
import type { StaffAction } from "../apply-action";
import { actionLabel } from "../labels";
import { ORDER_TEXTS } from "../order.texts";
import { Button, type ButtonProps } from "../../../shared/ui/button";

interface MainActionProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  order: ListedOrder;
  action: StaffAction;
  onAct: (order: ListedOrder, action: StaffAction) => void;
}

/** The main button of an order's card. Its accessible name includes the ticket number. */
export function MainAction({ order, action, onAct, ...look }: MainActionProps) {
  const label = actionLabel({ action, order });
  return (
    <Button
      {...look}
      data-main-action
      onPress={() => onAct(order, action)}
      aria-label={ORDER_TEXTS.actOnTicket({ number: order.ticketNumber, action: label })}
    >
      {label}
    </Button>
  );
}
