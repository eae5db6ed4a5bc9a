import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type HistorySearch, HistoryPage } from "../../features/order/history/history-page";

const route = getRouteApi("/orders/history");

export function HistoryRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: HistorySearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  return <HistoryPage search={search} onSearch={onSearch} />;
}
