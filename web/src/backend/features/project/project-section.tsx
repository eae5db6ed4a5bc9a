import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { burnOf } from "@tresen/contract/project/budget";
import { TASK_STATE_LABELS } from "@tresen/contract/project/project.texts";
import { tasks as definition } from "@tresen/contract/project/task.resource";
import { manyFailed } from "../../shared/failure.texts";
import { buttonClass } from "../../shared/ui/button";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { PROJECT_PAGE_TEXTS as texts } from "./project.texts";
import { taskQueries } from "./task-queries";

const LINK =
  "text-action-text underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

/** The tasks of a project, what they are estimated at against its budget, and the ways to board, calendar and order. */
export function ProjectSection({ record }: { record: AnyRecord | null }) {
  const project = record?.id ?? "";
  const { data, error, refetch, isFetching } = useQuery({ ...taskQueries.found({ project }), enabled: project !== "" });
  if (!record) return null;
  if (!data) return <NotLoaded message={manyFailed(definition)} {...{ error, refetch, isFetching }} />;
  const { budgetMinutes, order } = record;
  // The recorded time is not booked on projects yet.
  const burn = burnOf({
    project: { budgetMinutes: typeof budgetMinutes === "number" ? budgetMinutes : null },
    tasks: data,
    workedMinutes: 0,
  });
  const wanted = data.filter(({ state }) => state !== "cancelled");
  const done = wanted.filter(({ state }) => state === "done").length;
  const figures = [
    [texts.tasks, texts.done({ done, all: wanted.length })],
    [texts.estimate, texts.hours(burn.estimated)],
    [texts.budget, burn.budget === null ? texts.noBudget : texts.hours(burn.budget)],
    ...(burn.left === null ? [] : [[texts.left, texts.hours(burn.left)]]),
  ];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Link to="/tasks/board" search={{ project }} className={buttonClass()}>
          {texts.board}
        </Link>
        <Link to="/tasks/calendar" search={{ project }} className={buttonClass()}>
          {texts.calendar}
        </Link>
        {typeof order === "string" && (
          <Link to="/orders/history" search={{ order }} className={buttonClass()}>
            {texts.order}
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt className="text-sm text-muted">{title}</dt>
            <dd
              className={`font-semibold tabular-nums ${title === texts.left && (burn.left ?? 0) < 0 ? "text-danger" : ""}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {burn.unestimated > 0 && <p className="text-sm text-muted">{texts.unestimated(burn.unestimated)}</p>}
      {data.length === 0 && <p className="text-sm text-muted">{texts.noTasks}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {data
          .toSorted((a, b) => a.position - b.position)
          .map(({ id, title, state }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Link to="/$resource/$id" params={{ resource: "tasks", id }} className={LINK}>
                {title}
              </Link>
              <span>{TASK_STATE_LABELS[state]}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
