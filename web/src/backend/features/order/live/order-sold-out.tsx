import type { ListedOrder } from "@tresen/contract/order/order";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { Ban } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../shared/session";
import { IconButton } from "../../../shared/ui/button";
import { deferred } from "../../../shared/ui/deferred";
import { ofOrder } from "./order-sold-out.texts";

/** The dialog is loaded when it is opened, since the desk starts with the cards. */
const SoldOutChoice = deferred(async () => (await import("./sold-out-choice")).SoldOutChoice);

interface OrderSoldOutProps {
  order: ListedOrder;
  zone: string;
  now: number;
}

/** Two taps from an order's card: what of it is sold out, and until when. */
export function OrderSoldOut({ order, zone, now }: OrderSoldOutProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()({ permission: livePermissions.soldOut, branch: order.branch.id })) return null;
  return (
    <span className="relative z-1 -my-1 shrink-0">
      <IconButton label={ofOrder(order.ticketNumber)} onPress={() => setIsOpen(true)}>
        <Ban size={18} aria-hidden />
      </IconButton>
      {isOpen && <SoldOutChoice order={order} zone={zone} now={now} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
