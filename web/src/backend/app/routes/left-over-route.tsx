import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type LeftOverSearch, LeftOverPage } from "../../features/order/desk/left-over-page";

const route = getRouteApi("/orders/left-over");

export function LeftOverRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: LeftOverSearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  return <LeftOverPage search={search} onSearch={onSearch} />;
}
