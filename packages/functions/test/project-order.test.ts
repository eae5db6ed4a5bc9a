import type { PublicOrder, StaffOrder } from "@tresen/contract/order/order";
import type { TakeOver, TakenTasks } from "@tresen/contract/project/take-over/take-over.calls";
import type { Task } from "@tresen/contract/project/task.resource";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { place } from "./support/orders";
import { type Sessions, openShop } from "./support/shop";
import { followTable } from "./support/whole-stream";

let sessions: Sessions;
let stream: Awaited<ReturnType<typeof followTable>>;

const as = (session: string, method: string, path: string, body?: unknown): Promise<Reply> =>
  send({ method, path: `/api/${path}`, body, session });
async function ok<Data>(answer: Promise<Reply>): Promise<Data> {
  const { status, data, errors } = await answer;
  expect({ isOk: status < 300, errors }).toEqual({ isOk: true, errors: [] });
  return data as Data;
}

const hour = {
  ...{ id: "prd_hour", name: "Werkstattstunde", type: "simple", price: 6000, unit: "hour" },
  ...{ tax: 0.2, takeawayTax: 0.2, dineInTax: 0.2, minimumQuantity: 0.25, quantityStepSize: 0.25, maximumQuantity: 40 },
};

beforeAll(async () => {
  sessions = await openShop();
  await ok(as(sessions.admin, "POST", "products", hour));
  const menu = await ok<object>(as(sessions.admin, "GET", "menus/mnu_1"));
  const catalog = [{ category: "cat_pizza", products: ["prd_margherita", "prd_hour"] }];
  await ok(as(sessions.admin, "PUT", "menus/mnu_1", { ...menu, catalog }));
  await rebuildSnapshot({ startedAt: Date.now() });
  stream = await followTable();
});

/** An order with its project and further tasks. */
async function work(tasks: string[] = [], changes: object = {}) {
  const placed = await place(changes);
  const { id } = await ok<{ id: string }>(as(sessions.manager, "POST", "projects/from-order", { order: placed.id }));
  const made = [];
  for (const title of tasks)
    made.push(await ok<Task>(as(sessions.manager, "POST", "tasks", { title, project: id, state: "done" })));
  await stream.deliver();
  return { ...placed, project: id, tasks: made };
}
const change = async (path: string, changes: object, session = sessions.manager) => {
  const read = await ok<object>(as(session, "GET", path));
  const saved = await ok<{ id: string }>(as(session, "PUT", path, { ...read, ...changes }));
  await stream.deliver();
  return saved;
};
const step = async (path: string) => {
  const { projectStep, items } = await ok<PublicOrder>(send({ path }));
  return { projectStep, items };
};

describe("the status page of an order", () => {
  test("says how far its project is, without a name of anybody, and nothing without a project", async () => {
    const plain = await place();
    expect((await step(plain.path)).projectStep).toBeNull();
    const { path, project } = await work(["Kette für Frau Huber", "Sattel"]);
    expect((await step(path)).projectStep).toEqual({ state: "active", done: 2, all: 3, dueOn: null });
    await change(`projects/${project}`, { state: "active", dueOn: "2026-06-12" });
    const shown = await step(path);
    expect(shown.projectStep).toEqual({ state: "active", done: 2, all: 3, dueOn: "2026-06-12" });
    expect(JSON.stringify(shown)).not.toContain("Huber");
  });

  test("follows tasks that are done at the same moment, dropped, moved and removed", async () => {
    const { path, project, tasks } = await work(["A", "B", "C"]);
    const other = await work();
    const [a, b, c] = tasks.map(({ id }) => id);
    await Promise.all(
      tasks.map((task) => as(sessions.employee, "PUT", `tasks/${task.id}`, { ...task, state: "open" })),
    );
    await stream.deliver();
    expect((await step(path)).projectStep).toMatchObject({ done: 0, all: 4 });
    await change(`tasks/${a}`, { state: "cancelled" });
    await change(`tasks/${b}`, { project: other.project });
    expect((await step(path)).projectStep).toMatchObject({ done: 0, all: 2 });
    expect((await step(other.path)).projectStep).toMatchObject({ all: 2 });
    await ok(as(sessions.manager, "DELETE", `tasks/${c}`));
    await stream.deliver();
    expect((await step(path)).projectStep).toMatchObject({ all: 1 });
    await change(`projects/${project}`, { order: null });
    expect((await step(path)).projectStep).toBeNull();
  });

  test("is the same after the desk decided meanwhile", async () => {
    const { id, path } = await work();
    await ok(as(sessions.manager, "POST", `orders/${id}/status/confirm`, {}));
    await stream.deliver();
    expect((await step(path)).projectStep).toMatchObject({ state: "planned", done: 0, all: 1 });
  });
});

describe("what was done", () => {
  const lines = (project: string, tasks: TakeOver[], session = sessions.manager) =>
    as(session, "POST", `projects/${project}/lines`, { tasks });
  const hours = (task: Task | undefined, amount: number, unitPrice?: number): TakeOver => ({
    task: task?.id ?? "",
    item: { product: "prd_hour", unit: "hour", amount, parts: [] },
    ...(unitPrice === undefined ? {} : { unitPrice }),
  });
  const read = (id: string) => ok<StaffOrder>(as(sessions.manager, "GET", `orders/${id}`));

  test("becomes lines of the order, each task once, also when two people ask at the same moment", async () => {
    const { id, path, project, tasks } = await work(["A", "B"]);
    expect(await ok<TakenTasks>(as(sessions.manager, "GET", `projects/${project}/lines`))).toEqual({
      ...{ order: id, refusal: null, isQuotation: false, taken: [] },
    });
    const wanted = [hours(tasks[0], 1.25), hours(tasks[1], 0.5, 4000)];
    await Promise.all([ok(lines(project, wanted)), ok(lines(project, wanted, sessions.admin))]);
    const { taken } = await ok<TakenTasks>(lines(project, wanted));
    expect(taken.map(({ task }) => task).toSorted()).toEqual(tasks.map((task) => task.id).toSorted());
    const order = await read(id);
    expect(order.items.slice(1).map(({ name, amount, gross }) => [name, amount, gross])).toEqual(
      expect.arrayContaining([
        ["Werkstattstunde", 1.25, 7500],
        ["Werkstattstunde", 0.5, 2000],
      ]),
    );
    expect(order.items).toHaveLength(3);
    expect(order.pricing?.totalGross).toBe((order.items[0]?.gross ?? 0) + 9500);
    const { items } = await step(path);
    expect(items).toHaveLength(3);
    expect(JSON.stringify(items)).not.toContain("tsk_");
    const at = order.items.findIndex(({ gross }) => gross === 2000);
    const gone = { product: "prd_hour", unit: "hour", amount: 0, parts: [], version: order.version };
    await ok(as(sessions.manager, "PUT", `orders/${id}/items/${at}`, gone));
    await ok(lines(project, wanted));
    expect((await read(id)).items.map(({ amount }) => amount)).toHaveLength(4);
  });

  test("is refused in words: not done, of another project, not sold like this, without an order, and too late", async () => {
    const { id, project, tasks } = await work(["A"]);
    const open = await ok<Task>(as(sessions.manager, "POST", "tasks", { title: "Offene", project }));
    const other = await work(["X"]);
    const fault = async (asked: TakeOver, session?: string) =>
      (await lines(project, [asked], session)).errors[0]?.message;
    expect(await fault(hours(open, 1))).toBe("„Offene“ ist noch nicht erledigt.");
    expect(await fault(hours(other.tasks[0], 1))).toBe("Diese Aufgabe gehört nicht zu diesem Projekt.");
    expect((await lines(project, [hours(tasks[0], 0.3)])).status).toBe(400);
    expect((await lines(project, [hours(tasks[0], 1)], sessions.employee)).status).toBe(403);
    const { id: without } = await ok<{ id: string }>(
      as(sessions.admin, "POST", "projects", { name: "Ohne", branch: "brn_mitte" }),
    );
    expect(await as(sessions.manager, "GET", `projects/${without}/lines`)).toMatchObject({ status: 200, data: null });
    expect((await lines(without, [hours(tasks[0], 1)])).status).toBe(409);
    const north = await ok<{ id: string }>(as(sessions.admin, "POST", "projects", { name: "N", branch: "brn_nord" }));
    expect((await lines(north.id, [hours(tasks[0], 1)])).status).toBe(403);
    expect((await as(sessions.manager, "GET", `projects/${north.id}/lines`)).status).toBe(403);
    for (const action of ["confirm", "completed"])
      await ok(as(sessions.manager, "POST", `orders/${id}/status/${action}`, {}));
    expect(await fault(hours(tasks[0], 1))).toBe(
      "Diese Bestellung ist abgeschlossen und kann nicht mehr geändert werden.",
    );
    expect((await read(id)).items).toHaveLength(1);
  });
});
