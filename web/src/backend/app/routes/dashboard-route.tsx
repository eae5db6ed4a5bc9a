import { getRouteApi, useRouter } from "@tanstack/react-router";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import type { ReactNode } from "react";
import { StatisticsPage } from "../../features/statistics/statistics-page";
import type { StatisticsSearch } from "../../features/statistics/period/asked";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/dashboard");

export function DashboardRoute(): ReactNode {
  const mayRead = useMay()({ permission: statisticsPermissions.read });
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  if (!mayRead) return <Forbidden />;
  const hrefOf = (changed: StatisticsSearch): string => {
    const { href } = router.buildLocation({ to: "/dashboard", search: changed });
    return new URL(router.history.createHref(href), window.location.href).href;
  };
  return (
    <StatisticsPage
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true })}
      hrefOf={hrefOf}
    />
  );
}
