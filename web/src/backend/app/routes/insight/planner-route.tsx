import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PlannerPage } from "../../../features/planning/planner-page";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { useMe } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

const planner = getRouteApi("/working-schedules/planner");

export function PlannerRoute(): ReactNode {
  const search = planner.useSearch();
  const navigate = planner.useNavigate();
  if (!seesResource({ entry: resourceEntries["working-schedules"], me: useMe() })) return <Forbidden />;
  return <PlannerPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />;
}
