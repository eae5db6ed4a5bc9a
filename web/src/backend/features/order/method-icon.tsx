import { Bike, ShoppingBag, UtensilsCrossed } from "lucide-react";
import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";

const ICONS = { delivery: Bike, takeaway: ShoppingBag, dineIn: UtensilsCrossed };

/** An icon, always shown together with the method's name. */
export function MethodIcon({ method, size = 18 }: { method: DeliveryMethod; size?: number }) {
  const Icon = ICONS[method];
  return <Icon size={size} aria-hidden className="shrink-0" />;
}
