import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PlaysPage } from "../../../features/signage/plays/plays-page";

const route = getRouteApi("/signage-plays");

export function PlaysRoute(): ReactNode {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <PlaysPage search={search} onSearch={(changed) => void navigate({ search: changed })} />;
}
