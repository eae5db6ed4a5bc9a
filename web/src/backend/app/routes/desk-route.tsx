import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { Navigate, getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { useMay, useMe } from "../../shared/session";
import { navigationFor } from "../shell/navigation";
import { Forbidden } from "../shell/not-found";
import { type DeskSearch, DeskPage } from "../../features/order/desk/desk-page";

const route = getRouteApi("/");

export function DeskRoute(): ReactNode {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // Opening an order adds a history entry, so that the tablet's back button closes it.
  const onSearch = useCallback(
    (changed: DeskSearch) => void navigate({ search: changed, replace: !changed.order }),
    [navigate],
  );
  const mayRead = useMay()({ permission: orderPermissions.read });
  // A person without permissions for orders is redirected to the first page they can use.
  const [first] = navigationFor(useMe());
  if (mayRead) return <DeskPage search={search} onSearch={onSearch} />;
  return first?.entries[0] ? <Navigate to={first.entries[0].to} replace /> : <Forbidden />;
}
