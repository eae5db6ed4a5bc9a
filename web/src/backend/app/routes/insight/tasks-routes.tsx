import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TasksPage } from "../../../features/project/tasks-page";
import { resourceEntries } from "../../../shared/resource-entries";
import { seesResource } from "../../../shared/seen-resources";
import { useMe } from "../../../shared/session";
import { Forbidden } from "../../shell/not-found";

const board = getRouteApi("/tasks/board");
const calendar = getRouteApi("/tasks/calendar");

export function TaskBoardRoute(): ReactNode {
  const search = board.useSearch();
  const navigate = board.useNavigate();
  if (!useSeesTasks()) return <Forbidden />;
  return (
    <TasksPage view="board" search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />
  );
}

export function TaskCalendarRoute(): ReactNode {
  const search = calendar.useSearch();
  const navigate = calendar.useNavigate();
  if (!useSeesTasks()) return <Forbidden />;
  return (
    <TasksPage
      view="calendar"
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true })}
    />
  );
}

function useSeesTasks(): boolean {
  return seesResource({ entry: resourceEntries.tasks, me: useMe() });
}
