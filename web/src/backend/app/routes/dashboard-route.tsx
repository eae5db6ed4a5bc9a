import { getRouteApi } from "@tanstack/react-router";
import { StatisticsPage } from "../../features/statistics/statistics-page";

const route = getRouteApi("/dashboard");

export function DashboardRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <StatisticsPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
