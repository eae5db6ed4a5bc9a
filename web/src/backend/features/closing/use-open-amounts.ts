import { useQuery } from "@tanstack/react-query";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { orderQueries } from "../../shared/order-queries";
import { useMay } from "../../shared/session";
import { closingQueries } from "./closing-queries";
import { type OfOrders, openCash, unpaidOnline } from "./open-bookings";

/** What of the open entries of a branch may not be there yet; null while it is not known, or nobody may know. */
export function useOpenAmounts(branch: string): { cash: OfOrders; online: OfOrders } | null {
  const may = useMay();
  const entries = useQuery(closingQueries.open(branch)).data;
  const mayRead = may({ permission: orderPermissions.read, branch });
  const orders = useQuery({ ...orderQueries.current(branch), enabled: mayRead }).data;
  return entries && orders ? { cash: openCash({ entries, orders }), online: unpaidOnline({ entries, orders }) } : null;
}
