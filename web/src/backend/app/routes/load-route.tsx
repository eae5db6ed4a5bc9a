import { livePermissions } from "@tresen/contract/live/live.permissions";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadPage } from "../../features/order/capacity/load-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/load");

export function LoadRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!may({ permission: livePermissions.busy })) return <Forbidden />;
  return <LoadPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
