import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TimeSheetsPage } from "../../../features/time-sheet/time-sheets-page";

const route = getRouteApi("/time-sheets");

export function TimeSheetsRoute(): ReactNode {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <TimeSheetsPage search={search} onSearch={(changed) => void navigate({ search: changed })} />;
}
