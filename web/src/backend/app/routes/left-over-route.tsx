import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { type LeftOverSearch, LeftOverPage } from "../../features/order/desk/left-over-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/orders/left-over");

export function LeftOverRoute(): ReactNode {
  const mayRead = useMay()({ permission: orderPermissions.read });
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: LeftOverSearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  if (!mayRead) return <Forbidden />;
  return <LeftOverPage search={search} onSearch={onSearch} />;
}
