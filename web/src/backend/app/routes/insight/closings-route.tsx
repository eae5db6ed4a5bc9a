import { getRouteApi } from "@tanstack/react-router";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import type { ReactNode } from "react";
import { ClosingsPage } from "../../../features/closing/closings-page";
import { useMay } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

const route = getRouteApi("/closings");

export function ClosingsRoute(): ReactNode {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  if (!may({ permission: closingPermissions.read })) return <Forbidden />;
  return <ClosingsPage search={search} onSearch={(changed) => void navigate({ search: changed })} />;
}
