import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DEFAULT_TIME_ZONE, type LocalDate, addDays, zonedTime } from "@tresen/contract/kit/time";
import { DUES, type Due } from "@tresen/contract/project/due";
import { weeksOfMonth } from "@tresen/contract/project/month";
import { DUE_LABELS, DUE_TITLE } from "@tresen/contract/project/project.texts";
import { tasks as definition } from "@tresen/contract/project/task.resource";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { manyFailed } from "../../shared/failure.texts";
import { resourceEntries } from "../../shared/resource-entries";
import { entryPermission } from "../../shared/seen-resources";
import { useMay, useMe } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { Checkbox } from "../../shared/ui/switch";
import { useNow } from "../../shared/use-now";
import { BOARD_TEXTS as texts, PROJECT_PAGE_TEXTS } from "./project.texts";
import { TaskBoard } from "./task-board";
import { TaskSearch } from "./task-search";
import { TaskCalendar } from "./task-calendar";
import { taskQueries } from "./task-queries";

export interface TasksSearch {
  project?: string | undefined;
  /** `true`: only tasks of the signed-in person. */
  mine?: string | undefined;
  /** Words of the title. */
  search?: string | undefined;
  due?: Due | undefined;
  /** The day that the calendar is on. */
  day?: string | undefined;
}

interface TasksPageProps {
  view: "board" | "calendar";
  search: TasksSearch;
  onSearch: (search: TasksSearch) => void;
}

/** The tasks of a project or of all, as a board by state or as a calendar by when they are due. */
export function TasksPage({ view, search, onSearch }: TasksPageProps) {
  const me = useMe();
  const today = zonedTime({ at: useNow(), zone: DEFAULT_TIME_ZONE }).date;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(search.day ?? "") ? (search.day ?? today) : today;
  const filter = {
    project: search.project,
    search: search.search,
    ...(search.mine === "true" ? { assignee: me.id } : {}),
  };
  const { data, error, refetch, isFetching } = useQuery(
    taskQueries.found(view === "board" ? { ...filter, due: search.due } : { ...filter, ...boundsOf(day) }),
  );
  const { data: projects = [] } = useQuery(taskQueries.projects());
  const isReadOnly = !useMay()({ permission: entryPermission({ entry: resourceEntries.tasks, verb: "update" }) });
  const title = view === "board" ? texts.title : texts.calendar;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Head {...{ view, title, search, onSearch }} />
      {data ? (
        view === "board" ? (
          <TaskBoard tasks={data} isReadOnly={isReadOnly} />
        ) : (
          <TaskCalendar
            tasks={data}
            projects={
              search.mine === "true" ? [] : projects.filter(({ id }) => !search.project || id === search.project)
            }
            month={day.slice(0, 7)}
            today={today}
            day={day}
            onDay={(to) => onSearch({ ...search, day: to })}
          />
        )
      ) : error ? (
        <ErrorState
          message={failureText(error, manyFailed(definition))}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="flex gap-3 p-4">
          <Skeleton className="h-64 w-72" />
          <Skeleton className="h-64 w-72" />
          <Skeleton className="h-64 w-72" />
        </div>
      )}
    </div>
  );
}

function Head({ view, title, search, onSearch }: TasksPageProps & { title: string }) {
  const { data: projects = [] } = useQuery(taskQueries.projects());
  const other = view === "board" ? "calendar" : "board";
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3">
      <h1 className="text-xl font-semibold">{title}</h1>
      <NativeSelect
        label={texts.project}
        className="max-w-xs max-sm:w-full max-sm:max-w-none"
        options={[
          { value: "", label: texts.allProjects },
          ...projects.map(({ id, number, name }) => ({ value: id, label: `${String(number)} ${name}` })),
        ]}
        value={search.project ?? ""}
        onChange={(project) => onSearch({ ...search, project: project || undefined })}
      />
      {view === "board" && (
        <NativeSelect
          label={DUE_TITLE}
          className="max-sm:w-full"
          options={[
            { value: "", label: texts.allDue },
            ...Object.entries(DUE_LABELS).map(([value, label]) => ({ value, label })),
          ]}
          value={search.due ?? ""}
          onChange={(due) => onSearch({ ...search, due: DUES.find((one) => one === due) })}
        />
      )}
      <TaskSearch
        value={search.search ?? ""}
        onChange={(words) => onSearch({ ...search, search: words || undefined })}
      />
      <Checkbox
        isSelected={search.mine === "true"}
        onChange={(isOn) => onSearch({ ...search, mine: isOn ? "true" : undefined })}
      >
        {texts.mine}
      </Checkbox>
      <Link to={`/tasks/${other}`} search={search} className={buttonClass({ className: "ms-auto" })}>
        {other === "board" ? PROJECT_PAGE_TEXTS.board : PROJECT_PAGE_TEXTS.calendar}
      </Link>
    </header>
  );
}

/** What the calendar shows: the days around a month too, and one more on both sides for other time zones. */
function boundsOf(day: LocalDate): { dueAtFrom: string; dueAtTo: string } {
  const days = weeksOfMonth(day.slice(0, 7)).flat();
  return { dueAtFrom: addDays(days[0] ?? day, -1), dueAtTo: addDays(days.at(-1) ?? day, 1) };
}
