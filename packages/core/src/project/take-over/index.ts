import { setTimeout as sleep } from "node:timers/promises";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { NOT_CHANGEABLE } from "@tresen/contract/order/change/change.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isOpenState } from "@tresen/contract/order/order.state";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { projects } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import type { TakeOver, TakenTasks } from "@tresen/contract/project/take-over/take-over.calls";
import { TAKE_OVER_MESSAGES as messages } from "@tresen/contract/project/take-over/take-over.texts";
import { type OrderRow, changeItem, findOrder, isAwaitingPayment, ownOrder, takenOf, uidOf } from "../../order";
import type { Actor } from "../../platform/actor";
import { AppError, isAppError } from "../../platform/errors";
import { getRecord, requireWrite } from "../../records";
import { findRow, findRows } from "../../records/rows";
import { refusal } from "../faults";
import { projectRows, taskRows } from "../rows";

/** How often a task is taken over whose order somebody else changed meanwhile. */
const ATTEMPTS = 8;
const WAIT = 20;

/**
 * Which tasks of the project are positions of its order, and whether more can be taken over; null without an order.
 * @throws missing, unauthenticated, forbidden.
 */
export async function takenTasks({ actor, id }: { actor: Actor; id: string }): Promise<TakenTasks | null> {
  const { order } = projectRows.fieldsOf({ fields: await getRecord({ resource: projects, actor, id }) });
  const uid = order ? uidOf(order) : null;
  const row = uid === null ? null : await findOrder(uid);
  return row && order ? toldOf({ row, order }) : null;
}

/**
 * Makes positions of the project's order of tasks that are done, one after the other by the rules of a changed order. A
 * task that is taken over already is left as it is, also when two people ask at the same moment: what is taken over is
 * written with the order. Where one is refused, those before it stay.
 * @throws missing, forbidden; input for tasks that are not done or of another project, and by the rules of orders; conflict
 * for a project without an order, and an order that cannot be changed any more.
 */
export async function takeOverTasks({
  actor,
  id,
  tasks,
  now,
}: {
  actor: Actor;
  id: string;
  tasks: readonly TakeOver[];
  now: Instant;
}): Promise<TakenTasks> {
  const project = await findRow({ resource: projectRows, id });
  if (!project) throw new AppError("record.missing", "missing", notFound(projects.one));
  requireWrite({ resource: projects, verb: "update", actor, rows: [project] });
  const { order } = projectRows.fieldsOf(project);
  if (!order) throw new AppError("project.no_order", "conflict", messages.noOrder);
  await requireDone({ project: id, tasks });
  for (const entry of tasks) await takeOver({ actor, order, entry, now });
  return toldOf({ row: await ownOrder({ actor, id: order, permission: orderPermissions.change }), order });
}

async function takeOver({
  actor,
  order: id,
  entry: { task, item, unitPrice = null },
  now,
}: {
  actor: Actor;
  order: string;
  entry: TakeOver;
  now: Instant;
}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version, items, ...row } = await ownOrder({ actor, id, permission: orderPermissions.change });
    if (takenOf({ ...row, items }).some((taken) => taken.task === task)) return;
    try {
      const origin = { task, unitPrice };
      await changeItem({ actor, id, index: items.length, item, version, origin, now });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isAppError(error, "order.changed")) throw error;
      await sleep(Math.random() * WAIT * attempt);
    }
  }
}

async function requireDone({ project, tasks }: { project: string; tasks: readonly TakeOver[] }): Promise<void> {
  const found = await findRows({ resource: taskRows, ids: tasks.map(({ task }) => task) });
  for (const [index, { task }] of tasks.entries()) {
    const row = found.get(task);
    const fields: Pick<Task, "project" | "state" | "title"> | null = row ? taskRows.fieldsOf(row) : null;
    const path = `tasks.${index}.task`;
    if (fields?.project !== project) throw refusal({ path, code: "reference", message: messages.otherTask });
    if (fields.state !== "done") throw refusal({ path, code: "state", message: messages.notDone(fields.title) });
  }
}

function toldOf({ row, order }: { row: OrderRow; order: string }): TakenTasks {
  return { order, refusal: refusalOf(row), isQuotation: row.isQuotation, taken: takenOf(row) };
}

function refusalOf(row: OrderRow): string | null {
  if (!isOpenState(row.state)) return NOT_CHANGEABLE;
  return isAwaitingPayment(row) ? FORM_MESSAGES.awaitingPayment : null;
}
