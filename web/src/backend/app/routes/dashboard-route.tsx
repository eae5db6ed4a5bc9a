import type { ReactNode } from "react";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { getRouteApi } from "@tanstack/react-router";
import { StatisticsPage } from "../../features/statistics/statistics-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/dashboard");

export function DashboardRoute(): ReactNode {
  const mayRead = useMay()({ permission: orderPermissions.read });
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!mayRead) return <Forbidden />;
  return <StatisticsPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
