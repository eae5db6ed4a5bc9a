/** The id of the task for a position of an order, so that it is made once. @param position from 1. */
export function positionTask({ uid, position }: { uid: string; position: number }): string {
  return `${positionTasks(uid)}${String(position)}`;
}

/** Whether the task was made from a position of the order, where its work is charged already. */
export function isPositionTask({ order, task }: { order: string; task: string }): boolean {
  return task.startsWith(positionTasks(order.replace(/^ord_/, "")));
}

function positionTasks(uid: string): string {
  return `tsk_${uid}_`;
}
