import { getRouteApi } from "@tanstack/react-router";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { ReactNode } from "react";
import { DeliveriesPage } from "../../features/order/delivery/deliveries-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/deliveries");

export function DeliveriesRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!may({ permission: orderPermissions.read })) return <Forbidden />;
  return <DeliveriesPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
