import { getRouteApi } from "@tanstack/react-router";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { ReactNode } from "react";
import { PhonePage } from "../../features/order/phone/phone-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/orders/new");

export function PhoneRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!may({ permission: orderPermissions.phone })) return <Forbidden />;
  return <PhonePage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
