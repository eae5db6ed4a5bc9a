import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Task, tasks } from "@tresen/contract/project/task.resource";
import { type TaskState, mayTaskBecome } from "@tresen/contract/project/task.state";
import { call } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { BOARD_TEXTS } from "./project.texts";
import { taskQueries } from "./task-queries";

/** Puts tasks into another state. They are shown there at once, and where the server refuses it, where they were. */
export function useTaskState(): (move: { task: Task; to: TaskState }) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ task, to }: { task: Task; to: TaskState }) =>
      call("PUT /api/tasks/{id}", { params: { id: task.id }, body: { ...task, state: to } }),
    onMutate: ({ task, to }) =>
      client.setQueriesData<Task[]>({ queryKey: [...taskQueries.all, "found"] }, (list) =>
        list?.map((one) => (one.id === task.id ? { ...one, state: to } : one)),
      ),
    onError: (error) =>
      showToast({
        kind: "error",
        message: failureText(error, oneFailed({ resource: tasks, verb: "update" })),
        error,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: taskQueries.all }),
  });
  return ({ task, to }) => {
    const { state: from, title } = task;
    if (from === to) return;
    if (mayTaskBecome({ from, to })) mutate({ task, to });
    else showToast({ kind: "error", message: BOARD_TEXTS.refused({ title, from, to }) });
  };
}
