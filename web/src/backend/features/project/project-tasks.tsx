import { Link } from "@tanstack/react-router";
import { TASK_STATE_LABELS } from "@tresen/contract/project/project.texts";
import { usageOf } from "@tresen/contract/project/time/burn";
import type { Task } from "@tresen/contract/project/task.resource";
import { PROJECT_PAGE_TEXTS as texts } from "./project.texts";
import { TAKE_OVER_TEXTS } from "./take-over/take-over.texts";
import { TIME_TEXTS } from "./time/time.texts";

const LINK =
  "text-action-text underline wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

interface ProjectTasksProps {
  tasks: readonly Task[];
  /** Recorded seconds by task; null as long as they are not known. */
  seconds: ReadonlyMap<string, number> | null;
  /** Those that are positions of the order. */
  taken: ReadonlySet<string>;
}

/** The tasks of a project with their states, and what was worked on each against its estimate. */
export function ProjectTasks({ tasks, seconds, taken }: ProjectTasksProps) {
  if (tasks.length === 0) return <p className="text-sm text-muted">{texts.noTasks}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line text-sm">
      {tasks
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, title, state, estimateMinutes }) => {
          const used = seconds?.get(id) ?? 0;
          const use = usageOf({ used, budget: typeof estimateMinutes === "number" ? estimateMinutes * 60 : null });
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
              <Link to="/$resource/$id" params={{ resource: "tasks", id }} className={LINK}>
                {title}
              </Link>
              <span className="flex flex-wrap gap-x-3">
                {seconds && (use ?? used > 0) && (
                  <span className={`tabular-nums ${use?.isOver ? "font-semibold text-danger" : "text-muted"}`}>
                    {use ? TIME_TEXTS.workedOf(use) : TIME_TEXTS.worked(used)}
                  </span>
                )}
                <span>{TASK_STATE_LABELS[state]}</span>
                {taken.has(id) && <span className="text-muted">{TAKE_OVER_TEXTS.taken}</span>}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
