import { livePermissions } from "@tresen/contract/live/live.permissions";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NowPage } from "../../features/order/live/now-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/now");

export function NowRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!Object.values(livePermissions).some((permission) => may({ permission }))) return <Forbidden />;
  return <NowPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
