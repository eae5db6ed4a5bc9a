import { getRouteApi } from "@tanstack/react-router";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { useCallback } from "react";
import { type JobsSearch, JobsPage } from "../../features/job/jobs-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/jobs");

export function JobsRoute() {
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: JobsSearch) => void navigate({ search: changed, replace: !changed.job }),
    [navigate],
  );
  if (!may({ permission: jobPermissions.read })) return <Forbidden />;
  return <JobsPage search={search} onSearch={onSearch} />;
}
