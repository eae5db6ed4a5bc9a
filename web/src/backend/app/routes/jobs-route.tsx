import { getRouteApi } from "@tanstack/react-router";
import { JOB_KINDS, JOB_STATES } from "@tresen/contract/job/job.state";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { FLAGS } from "@tresen/contract/kit/list/flag";
import { type ReactNode, useCallback } from "react";
import { type JobsSearch, JobsPage } from "../../features/job/jobs-page";
import { useMay } from "../../shared/session";
import { Forbidden } from "../shell/not-found";

const route = getRouteApi("/jobs");

export function JobsRoute(): ReactNode {
  const may = useMay();
  const typed: ReturnType<typeof route.useSearch> & { dryRun?: unknown } = route.useSearch();
  // Checked here and not by the router, which would need the rules of jobs from the start.
  const search: JobsSearch = {
    ...typed,
    kind: JOB_KINDS.find((kind) => kind === typed.kind),
    state: JOB_STATES.find((state) => state === typed.state),
    dryRun: FLAGS.find((flag) => flag === typed.dryRun),
  };
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: JobsSearch) => void navigate({ search: changed, replace: !changed.job }),
    [navigate],
  );
  if (!may({ permission: jobPermissions.read })) return <Forbidden />;
  return <JobsPage search={search} onSearch={onSearch} />;
}
