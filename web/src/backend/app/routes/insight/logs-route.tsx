import { getRouteApi } from "@tanstack/react-router";
import { LOG_KINDS, LOG_LEVELS } from "@tresen/contract/log/log-kinds";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import { type ReactNode, useCallback } from "react";
import { type LogSearch, LogPage } from "../../../features/log/log-page";
import { useMay } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

const route = getRouteApi("/logs");

export function LogsRoute(): ReactNode {
  const may = useMay();
  const typed = route.useSearch();
  // Checked here and not by the router, which would need the rules of the log from the start.
  const search: LogSearch = {
    ...typed,
    kind: LOG_KINDS.find((kind) => kind === typed.kind),
    level: LOG_LEVELS.find((level) => level === typed.level),
  };
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (changed: LogSearch) => void navigate({ search: changed, replace: !changed.entry }),
    [navigate],
  );
  if (!may({ permission: logPermissions.read })) return <Forbidden />;
  return <LogPage search={search} onSearch={onSearch} />;
}
