import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { CompliancePage, type ComplianceSearch } from "../../features/menu/compliance/compliance-page";
import { resourceEntries } from "../../shared/resource-entries";
import { seesResource } from "../../shared/seen-resources";
import { useMe } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/check");

export function CheckRoute(): ReactNode {
  const me = useMe();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: ComplianceSearch) => void navigate({ search: changed, replace: true }),
    [navigate],
  );
  if (!seesResource({ entry: resourceEntries.menus, me })) return <Forbidden />;
  return <CompliancePage search={search} onSearch={onSearch} />;
}
