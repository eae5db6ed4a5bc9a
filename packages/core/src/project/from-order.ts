import { customers } from "@tresen/contract/customer/customer.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { projects } from "@tresen/contract/project/project.resource";
import { orderProjectName, positionTitle } from "@tresen/contract/project/project.texts";
import { positionTask } from "@tresen/contract/project/take-over/position-task";
import { tasks } from "@tresen/contract/project/task.resource";
import { findAllNoted, findCurrent } from "../customer";
import { type OrderRow, ownOrder } from "../order";
import type { Actor } from "../platform/actor";
import { AppError } from "../platform/errors";
import { createRecord, getRecord, mayRead, recordIndexing } from "../records";
import { findRows, findUnique } from "../records/rows";
import { projectHooks } from "./project-hooks";
import { taskHooks } from "./task-hooks";

/**
 * The project of an order with one task for each position. It is made once: whoever asks again, also at the same moment,
 * gets the same project, and tasks that an interrupted call has not made.
 * @throws missing, forbidden.
 */
export async function createProjectOfOrder({
  actor,
  order: id,
  now,
}: {
  actor: Actor;
  order: string;
  now: Instant;
}): Promise<{ id: string }> {
  const order = await ownOrder({ actor, id, permission: orderPermissions.read });
  const project = (await existing({ actor, id })) ?? (await created({ actor, id, order, now }));
  await createTasks({ actor, order, project: project.id, now });
  return { id: project.id };
}

interface Wanted {
  actor: Actor;
  id: string;
  order: OrderRow;
  now: Instant;
}

async function existing({ actor, id: order }: Pick<Wanted, "actor" | "id">): Promise<{ id: string } | null> {
  const id = await findUnique({ resource: projects, fields: { order } });
  return id === null ? null : getRecord({ resource: projects, actor, id });
}

async function created({ actor, id, order, now }: Wanted): Promise<{ id: string }> {
  const input = projects.fields.omit({ number: true }).parse({
    name: orderProjectName(order),
    branch: order.branch,
    customer: await customerOf({ actor, order }),
    order: id,
  });
  try {
    return await createRecord({ resource: projects, hooks: projectHooks, indexing: recordIndexing, actor, now, input });
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "record.not_unique";
    const other = isTaken ? await existing({ actor, id }) : null;
    if (!other) throw error;
    return other;
  }
}

/** The customer of the order, if they are known and the actor may see them. */
async function customerOf({ actor, order: { uid } }: Pick<Wanted, "actor" | "order">): Promise<string | null> {
  const [noted] = await findAllNoted([uid]);
  const row = noted ? await findCurrent(noted.customer) : null;
  return row && mayRead({ resource: customers, actor, row }) ? row.id : null;
}

/** The tasks that there are not yet. Their ids follow from the positions, so that none is made twice. */
async function createTasks({
  actor,
  order: { uid, items },
  project,
  now,
}: Omit<Wanted, "id"> & { project: string }): Promise<void> {
  const wanted = items.flatMap((item, index) =>
    item.amount > 0
      ? [{ id: positionTask({ uid, position: index + 1 }), position: index + 1, title: positionTitle(item) }]
      : [],
  );
  const known = await findRows({ resource: tasks, ids: wanted.map(({ id }) => id) });
  for (const { id, ...given } of wanted.filter((task) => !known.has(task.id))) {
    const input = { ...ENTERED.parse({ ...given, project }), id };
    try {
      await createRecord({ resource: tasks, hooks: taskHooks, indexing: recordIndexing, actor, now, input });
    } catch (error) {
      // Somebody who asked at the same moment has made it.
      if (!(error instanceof AppError && error.code === "record.id_taken")) throw error;
    }
  }
}

const ENTERED = tasks.fields.omit({ branch: true });
