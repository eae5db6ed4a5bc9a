import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import { TASK_STATE_LABELS } from "@tresen/contract/project/project.texts";
import type { Task } from "@tresen/contract/project/task.resource";
import { usageOf } from "@tresen/contract/project/time/burn";
import { TASK_STATES, type TaskState, isTaskEnded, nextTaskStates } from "@tresen/contract/project/task.state";
import { ChevronDown, GripVertical } from "lucide-react";
import { Button, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { useLabels } from "../../admin/picker/use-labels";
import { useZoneOf } from "../../shared/branches";
import { Menu } from "../../shared/ui/menu";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { useNow } from "../../shared/use-now";
import { BOARD_TEXTS as texts } from "./project.texts";
import { timeQueries } from "./time/time-queries";
import { TIME_TEXTS } from "./time/time.texts";
import { useMovedCard } from "./use-moved-card";
import { useTaskState } from "./use-task-state";

/** The type of what is dragged, so that nothing else can be dropped on the board. */
const DRAGGED = "application/x-task";
const CARD =
  "flex flex-wrap items-start gap-1 rounded-control border border-line bg-surface p-2 outline-none " +
  "data-focus-visible:outline-2 data-focus-visible:outline-focus data-dragging:opacity-40";
const GRIP =
  "ms-auto grid size-9 shrink-0 cursor-grab place-items-center rounded-control text-muted pointer-coarse:size-11";

/** Tasks in a column for each state: dragged, moved by keyboard from the handle, or put into a state by its choice. */
export function TaskBoard({ tasks, isReadOnly }: { tasks: readonly Task[]; isReadOnly: boolean }) {
  const move = useTaskState();
  const { board, follow } = useMovedCard(tasks);
  const moveFocused = ({ task, to }: { task: Task; to: TaskState }): void => {
    follow(task.id);
    move({ task, to });
  };
  const onDrop = (to: TaskState) => (ids: readonly string[]) => {
    for (const task of tasks.filter(({ id }) => ids.includes(id))) move({ task, to });
  };
  return (
    <div ref={board} className="flex min-h-0 flex-1 gap-3 overflow-auto p-4 max-sm:flex-col">
      {TASK_STATES.map((state) => (
        <Column
          key={state}
          state={state}
          tasks={tasks.filter((task) => task.state === state).toSorted(byPlace)}
          isReadOnly={isReadOnly}
          onDrop={onDrop(state)}
          onState={moveFocused}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  state: TaskState;
  tasks: readonly Task[];
  isReadOnly: boolean;
  onDrop: (ids: readonly string[]) => void;
  onState: (move: { task: Task; to: TaskState }) => void;
}

function Column({ state, tasks, isReadOnly, onDrop, onState }: ColumnProps) {
  const take = async (items: readonly { kind: string; getText?: (type: string) => Promise<string> }[]): Promise<void> =>
    onDrop(await Promise.all(items.flatMap((item) => item.getText?.(DRAGGED) ?? [])));
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ [DRAGGED]: String(key) })),
    acceptedDragTypes: [DRAGGED],
    onRootDrop: ({ items }) => void take(items),
    onInsert: ({ items }) => void take(items),
  });
  const assignees = [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))];
  const nameOf = useLabels({ name: "users", ids: assignees });
  const title = texts.column({ state, count: tasks.length });
  return (
    <section aria-label={title} className="flex w-72 shrink-0 flex-col gap-2 rounded-panel bg-sunken p-2 max-sm:w-full">
      <h2 className="px-1 font-semibold">{title}</h2>
      <GridList
        aria-label={title}
        items={[...tasks]}
        // Cards are kept as long as their task is the same, and names arrive after them.
        dependencies={[nameOf]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => <p className="p-2 text-sm text-muted">{texts.empty}</p>}
        className="flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto rounded-control outline-none data-drop-target:bg-action-soft"
      >
        {(task) => (
          <GridListItem id={task.id} textValue={task.title} className={CARD}>
            <Card task={task} assignee={task.assignee ? nameOf(task.assignee) : ""} />
            {!isReadOnly && (
              <>
                <StateMenu task={task} onState={onState} />
                <Button slot="drag" aria-label={texts.move(task.title)} className={GRIP}>
                  <GripVertical size={16} aria-hidden />
                </Button>
              </>
            )}
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

/** The states that may follow. An arrow key only opens them: what is chosen is saved at once. */
function StateMenu({ task, onState }: { task: Task } & Pick<ColumnProps, "onState">) {
  const label = texts.state(task.title);
  return (
    <Menu
      label={label}
      entries={nextTaskStates(task.state).map((to) => ({
        id: to,
        label: TASK_STATE_LABELS[to],
        onAction: () => onState({ task, to }),
      }))}
    >
      <TriggerButton
        size="sm"
        aria-label={texts.stateNow({ label, state: task.state })}
        data-task-state={task.id}
        className="min-w-28 justify-between"
      >
        {TASK_STATE_LABELS[task.state]} <ChevronDown size={16} aria-hidden />
      </TriggerButton>
    </Menu>
  );
}

function Card({ task, assignee }: { task: Task; assignee: string }) {
  const zone = useZoneOf()(task.branch);
  const now = useNow();
  const isLate = !!task.dueAt && Date.parse(task.dueAt) < now && !isTaskEnded(task.state);
  const done = task.checklist.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex min-w-0 flex-1 basis-full flex-col gap-0.5">
      <Link
        to="/$resource/$id"
        params={{ resource: "tasks", id: task.id }}
        className="font-medium wrap-anywhere hover:underline"
      >
        {task.title}
      </Link>
      <span className="flex flex-wrap gap-x-2 text-sm text-muted">
        {assignee && <span>{assignee}</span>}
        {task.dueAt && (
          <span className={isLate ? "text-danger" : ""}>
            {texts.due(formatDateTime({ at: Date.parse(task.dueAt), zone }))}
          </span>
        )}
        <EstimateMark task={task} />
        {task.checklist.length > 0 && <span>{texts.steps({ done, all: task.checklist.length })}</span>}
      </span>
    </div>
  );
}

/** What was worked on a task with an estimate. */
function EstimateMark({ task: { id, project, estimateMinutes } }: { task: Task }) {
  const isAsked = typeof estimateMinutes === "number";
  const { data } = useQuery({ ...timeQueries.burn(project), enabled: isAsked });
  const used = data?.tasks.find(({ task }) => task === id)?.workedSeconds ?? 0;
  const use = usageOf({ used, budget: isAsked ? estimateMinutes * 60 : null });
  if (!use || used === 0) return null;
  return (
    <span className={use.isOver ? "font-semibold text-danger" : ""}>
      {use.isOver ? TIME_TEXTS.overEstimate(used - use.budget) : TIME_TEXTS.markTime(use.percent)}
    </span>
  );
}

/** By the place that managers gave them, then what is due first. */
function byPlace(a: Task, b: Task): number {
  return a.position - b.position || (a.dueAt ?? "9").localeCompare(b.dueAt ?? "9");
}
