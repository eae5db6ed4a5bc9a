import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import type { Upload } from "@tresen/contract/media/upload";
import { beforeAll, describe, expect, test } from "vitest";
import { NO_OWNER, UploadEntity } from "../../core/src/media/upload";
import { send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const HOUR = 3_600_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

type Answer = Awaited<ReturnType<typeof send>>;
const as = (session: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  send({ method, path: `/api/${path}`, body, session });

async function ok<Data>(answer: Promise<Answer>): Promise<Data> {
  const { status, data, errors } = await answer;
  expect({ isOk: status < 300, errors }).toEqual({ isOk: true, errors: [] });
  return data as Data;
}
const project = (changes: object = {}, session = sessions.admin) =>
  ok<Project>(as(session, "POST", "projects", { name: "Werkstatt", branch: "brn_mitte", ...changes }));
const task = (changes: object, session = sessions.admin) =>
  ok<Task>(as(session, "POST", "tasks", { title: "Schaltung einstellen", ...changes }));
const put = (session: string, path: "projects" | "tasks", record: { id: string }, changes: object) =>
  as(session, "PUT", `${path}/${record.id}`, { ...record, ...changes });
const titles = async (query: Record<string, string>, session = sessions.admin): Promise<string[]> =>
  (await ok<Task[]>(send({ path: "/api/tasks", query, session }))).map(({ title }) => title);
const idOf = async (session: string): Promise<string> => (await ok<{ id: string }>(as(session, "GET", "users/me"))).id;

describe("projects", () => {
  test("get numbers without gaps, also when several are created at the same moment and one is refused", async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => project()));
    expect((await as(sessions.admin, "POST", "projects", { name: "Ohne", branch: "brn_none" })).status).toBe(400);
    const last = await project({ number: 99 });
    const numbers = [...made, last].map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const kept = await ok<Project>(put(sessions.admin, "projects", last, { number: 1000, name: "Umbau" }));
    expect([kept.number, kept.name]).toEqual([last.number, "Umbau"]);
  });

  test("go through their states by the table, keep their branch, and end after they begin", async () => {
    const made = await project();
    const refused = async (changes: object) => (await put(sessions.admin, "projects", made, changes)).errors[0]?.field;
    expect(await refused({ state: "completed" })).toBe("state");
    expect(await refused({ branch: "brn_nord" })).toBe("branch");
    expect(await refused({ startsOn: "2026-06-10", dueOn: "2026-06-09" })).toBe("dueOn");
    expect(await refused({ order: "ord_none" })).toBe("order");
    expect((await put(sessions.admin, "projects", made, { state: "active" })).status).toBe(200);
  });

  test("are read in the own branches, and written there by managers", async () => {
    const north = await project({ branch: "brn_nord", name: "Nordprojekt" });
    const here = await project({ name: "Mitteprojekt" }, sessions.manager);
    for (const session of [sessions.manager, sessions.employee]) {
      const { data } = await send({ path: "/api/projects", query: { search: "projekt" }, session });
      expect(JSON.stringify(data)).not.toContain(north.id);
      expect((await as(session, "GET", `projects/${here.id}`)).status).toBe(200);
      expect((await as(session, "GET", `projects/${north.id}`)).status).toBe(403);
      expect((await put(session, "projects", north, { name: "Meins" })).status).toBe(403);
    }
    expect((await put(sessions.employee, "projects", here, { name: "Meins" })).status).toBe(403);
    expect((await as(sessions.manager, "POST", "projects", { name: "N", branch: "brn_nord" })).status).toBe(403);
    const found = await send({
      path: "/api/projects",
      query: { branch: "brn_nord", state: "planned" },
      session: sessions.admin,
    });
    expect((found.data as Project[]).map(({ name }) => name)).toEqual(["Nordprojekt"]);
  });

  test("are not removed while they have tasks", async () => {
    const made = await project();
    const { id } = await task({ project: made.id });
    expect((await as(sessions.admin, "DELETE", `projects/${made.id}`)).status).toBe(409);
    expect((await as(sessions.admin, "DELETE", `tasks/${id}`)).status).toBe(200);
    expect((await as(sessions.admin, "DELETE", `projects/${made.id}`)).status).toBe(200);
  });
});

describe("tasks", () => {
  test("are of the branch of their project, whatever is sent, for managers of that branch", async () => {
    const [here, north] = [await project(), await project({ branch: "brn_nord" })];
    const made = await task({ project: here.id, branch: "brn_nord" }, sessions.manager);
    expect(made.branch).toBe("brn_mitte");
    const create = (body: object) => as(sessions.manager, "POST", "tasks", { title: "X", ...body });
    expect((await create({ project: north.id, branch: "brn_mitte" })).status).toBe(403);
    expect((await put(sessions.manager, "tasks", made, { project: north.id })).status).toBe(403);
    expect((await ok<Task>(put(sessions.admin, "tasks", made, { project: north.id }))).branch).toBe("brn_nord");
    expect((await as(sessions.employee, "GET", `tasks/${made.id}`)).status).toBe(403);
  });

  test("are changed by employees in state and checklist alone, by the table of states", async () => {
    const { id } = await project();
    const checklist = [{ text: "Kette ölen", isDone: false }];
    const made = await task({ project: id, checklist, estimateMinutes: 30 });
    const done = [{ text: "Kette ölen", isDone: true }];
    const changed = await ok<Task>(put(sessions.employee, "tasks", made, { state: "inProgress", checklist: done }));
    expect([changed.state, changed.checklist]).toEqual(["inProgress", done]);
    for (const changes of [{ title: "Anders" }, { estimateMinutes: 5 }, { dueAt: new Date(NOW).toISOString() }])
      expect((await put(sessions.employee, "tasks", changed, changes)).status).toBe(403);
    expect((await as(sessions.employee, "POST", "tasks", { title: "X", project: id })).status).toBe(403);
    const ended = await ok<Task>(put(sessions.employee, "tasks", changed, { state: "cancelled" }));
    expect((await put(sessions.employee, "tasks", ended, { state: "done" })).errors[0]?.field).toBe("state");
  });

  test("keep every comment of people who write at the same moment, with who and when from the server", async () => {
    const { id } = await task({ project: (await project()).id });
    const write = (text: string, session = sessions.employee) => as(session, "POST", `tasks/${id}/comments`, { text });
    await Promise.all(["eins", "zwei", "drei"].map((text) => ok(write(text))));
    const read = await ok<Task>(as(sessions.admin, "GET", `tasks/${id}`));
    expect(read.comments.map(({ text }) => text).toSorted()).toEqual(["drei", "eins", "zwei"]);
    expect(read.comments[0]).toMatchObject({
      at: new Date(NOW).toISOString(),
      by: { id: await idOf(sessions.employee) },
    });
    const kept = await ok<Task>(put(sessions.admin, "tasks", read, { comments: [], title: "Bremsen" }));
    expect(kept.comments).toHaveLength(3);
    expect((await write(" ")).status).toBe(400);
    const north = await task({ project: (await project({ branch: "brn_nord" })).id });
    expect((await as(sessions.manager, "POST", `tasks/${north.id}/comments`, { text: "hallo" })).status).toBe(403);
  });

  test("are filtered by project, person, state and what is due", async () => {
    const { id } = await project();
    const assignee = await idOf(sessions.employee);
    const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
    await task({ project: id, title: "Gestern", dueAt: at(-24), assignee });
    await task({ project: id, title: "Bald", dueAt: "2026-06-05T22:30:00+02:00" });
    await task({ project: id, title: "Nächste", dueAt: at(72) });
    await task({ project: id, title: "Vorbei", dueAt: at(-48), state: "done" });
    await task({ project: id, title: "Irgendwann" });
    expect(await titles({ project: id, sort: "dueAt" })).toEqual([
      "Irgendwann",
      "Vorbei",
      "Gestern",
      "Bald",
      "Nächste",
    ]);
    expect(await titles({ project: id, due: "overdue" })).toEqual(["Gestern"]);
    expect(await titles({ project: id, due: "today" })).toEqual(["Bald"]);
    expect(await titles({ project: id, due: "week", sort: "dueAt" })).toEqual(["Bald", "Nächste"]);
    expect(await titles({ due: "overdue" }, sessions.employee)).toEqual(["Gestern"]);
    expect(await titles({ assignee })).toEqual(["Gestern"]);
    expect(await titles({ project: id, state: "done" })).toEqual(["Vorbei"]);
    expect(await titles({ search: "irgend" })).toEqual(["Irgendwann"]);
    const other = await task({ project: (await project({ branch: "brn_nord" })).id });
    expect((await put(sessions.admin, "tasks", other, { assignee })).errors[0]?.field).toBe("assignee");
  });

  test("take files that nothing else uses, and let them go again", async () => {
    const made = await task({ project: (await project()).id });
    const file: Upload = {
      ...{ id: "upl_01JZ000000000000000000000A", version: 1, extension: "png", publicHash: "hash" },
      ...{ mimeType: "image/png", name: "Rahmen.png", size: 68 },
    };
    const createdAt = new Date(NOW).toISOString();
    await UploadEntity.put({ ...file, createdAt, owner: NO_OWNER, dueAt: 2e9, expiresAt: 2e9 }).go();
    const expiry = async () => (await UploadEntity.get({ id: file.id }).go()).data?.expiresAt;
    const taken = await ok<Task>(put(sessions.manager, "tasks", made, { files: [{ ...file, name: "anders.png" }] }));
    expect(taken.files).toEqual([file]);
    expect(await expiry()).toBeUndefined();
    const other = await task({ project: made.project });
    expect((await put(sessions.manager, "tasks", other, { files: [file] })).errors[0]?.field).toBe("files");
    await ok(put(sessions.manager, "tasks", taken, { files: [] }));
    expect(await expiry()).toBeGreaterThan(NOW / 1000);
  });
});

test("an order becomes one project with a task for each position, however often it is asked for", async () => {
  const { id: order } = await place();
  const make = (session: string) => as(session, "POST", "projects/from-order", { order });
  expect((await make(sessions.employee)).status).toBe(403);
  const made = await Promise.all([
    ok<{ id: string }>(make(sessions.manager)),
    ok<{ id: string }>(make(sessions.admin)),
  ]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const id = made[0]?.id ?? "";
  const record = await ok<Project>(as(sessions.manager, "GET", `projects/${id}`));
  expect(record).toMatchObject({
    order,
    branch: "brn_mitte",
    name: expect.stringMatching(/^[^,]*Margherita[^,]*, Bestellung \d+$/),
  });
  expect(await titles({ project: id })).toEqual([expect.stringContaining("Margherita")]);
  expect(
    (await as(sessions.admin, "POST", "projects", { name: "Noch eines", branch: "brn_mitte", order })).status,
  ).toBe(400);
});
