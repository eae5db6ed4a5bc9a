import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type DeskSearch, DeskPage } from "../../features/order/desk/desk-page";

const route = getRouteApi("/");

export function DeskRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The open order is a step in the history, so that the tablet's back button closes it.
  const onSearch = useCallback(
    (changed: DeskSearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  return <DeskPage search={search} onSearch={onSearch} />;
}
