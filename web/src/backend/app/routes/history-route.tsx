import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { type HistorySearch, HistoryPage } from "../../features/order/history/history-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/orders/history");

export function HistoryRoute(): ReactNode {
  const mayRead = useMay()({ permission: orderPermissions.read });
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: HistorySearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  if (!mayRead) return <Forbidden />;
  return <HistoryPage search={search} onSearch={onSearch} />;
}
