import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { burnOf } from "@tresen/contract/project/budget";
import { projects } from "@tresen/contract/project/project.resource";
import { isProjectEnded } from "@tresen/contract/project/project.state";
import { tasks as definition } from "@tresen/contract/project/task.resource";
import { manyFailed } from "../../shared/failure.texts";
import { buttonClass } from "../../shared/ui/button";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { PROJECT_PAGE_TEXTS as texts } from "./project.texts";
import { ProjectTasks } from "./project-tasks";
import { TakeOver } from "./take-over/take-over";
import { takenTasksOf } from "./take-over/take-over-queries";
import { taskQueries } from "./task-queries";
import { numberOf } from "./time/budget-mark";
import { BurnFigures } from "./time/burn-figures";
import { EntriesTable } from "./time/entries-table";
import { PeopleList } from "./time/people-list";
import { Stopwatch } from "./time/stopwatch";
import { timeQueries } from "./time/time-queries";
import { TIME_TEXTS } from "./time/time.texts";

/** What a project is about every day: what is used of its budget, its tasks, one's own time on it, and its order. */
export function ProjectSection({ record }: { record: AnyRecord | null }) {
  const project = record?.id ?? "";
  const order = typeof record?.["order"] === "string" ? record["order"] : null;
  const { data, error, refetch, isFetching } = useQuery({ ...taskQueries.found({ project }), enabled: project !== "" });
  const time = useQuery({ ...timeQueries.one(project), enabled: project !== "" });
  const { data: lines } = useQuery({ ...takenTasksOf(project), enabled: order !== null });
  if (!record) return null;
  if (!data) return <NotLoaded message={manyFailed(definition)} {...{ error, refetch, isFetching }} />;
  const budgets = {
    budgetMinutes: numberOf(record["budgetMinutes"]),
    budgetAmount: numberOf(record["budgetAmount"]),
  };
  const branch = String(record["branch"] ?? "");
  const state = projects.fields.shape.state.catch("planned").parse(record["state"]);
  const seconds = time.data && new Map(time.data.tasks.map(({ task, workedSeconds }) => [task ?? "", workedSeconds]));
  const workedMinutes = Math.floor((time.data?.workedSeconds ?? 0) / 60);
  const burn = burnOf({ project: budgets, tasks: data, workedMinutes });
  const wanted = data.filter((task) => task.state !== "cancelled");
  const done = wanted.filter((task) => task.state === "done").length;
  const titles = new Map(data.map(({ id, title }) => [id, title]));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Link to="/tasks/board" search={{ project }} className={buttonClass()}>
          {texts.board}
        </Link>
        <Link to="/tasks/calendar" search={{ project }} className={buttonClass()}>
          {texts.calendar}
        </Link>
        {order && (
          <Link to="/orders/history" search={{ order }} className={buttonClass()}>
            {texts.order}
          </Link>
        )}
      </div>
      <Stopwatch task={null} isOpen={!isProjectEnded(state)} {...{ project, branch }} />
      {time.data ? (
        <BurnFigures time={time.data} budgets={budgets} />
      ) : (
        <NotLoaded message={TIME_TEXTS.failed} {...time} />
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
        {[
          [texts.tasks, texts.done({ done, all: wanted.length })],
          [texts.estimate, texts.hours(burn.estimated)],
          // Once more is worked than was estimated, the bar says what is left.
          ...(!time.data || burn.left === null || burn.estimated <= burn.worked
            ? []
            : [[texts.left, texts.hours(burn.left)]]),
        ].map(([title, value]) => (
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
      <ProjectTasks tasks={data} seconds={seconds ?? null} taken={new Set(lines?.taken.map(({ task }) => task))} />
      {order && seconds && <TakeOver tasks={data} {...{ project, branch, seconds }} />}
      {time.data && (
        <>
          <PeopleList time={time.data} />
          <section aria-label={TIME_TEXTS.entries} className="flex flex-col gap-2">
            <h3 className="font-semibold">{TIME_TEXTS.entries}</h3>
            <EntriesTable entries={time.data.entries} titles={titles} />
            {time.data.entryCount > time.data.entries.length && (
              <p className="text-sm text-muted">
                {TIME_TEXTS.newest({ shown: time.data.entries.length, all: time.data.entryCount })}
              </p>
            )}
          </section>
        </>
      )}
    </div>
  );
}
