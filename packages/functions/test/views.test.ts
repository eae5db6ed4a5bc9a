import type { ListViews } from "@tresen/contract/view/list-view";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { PASSWORD, type Sessions, openShop, signIn } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const path = "/api/views/products";
const read = async (session: string | null = sessions.admin, from = path) => {
  const { status, data } = await send({ path: from, session });
  return { status, data: data as ListViews };
};
const save = async (body: object, session: string | null = sessions.admin) => {
  const { status, data, errors } = await send({ method: "PUT", path, body, session });
  return { status, data: data as ListViews, errors };
};
const cheap = {
  id: "viw_1",
  name: "Günstige",
  columns: [{ field: "name", width: 240 }, { field: "price" }],
  sort: "-price",
  search: "pizza",
  filters: { priceTo: "900", type: "simple" },
};
const none = { version: 0, columns: null, views: [] };

test("what was searched in a list of customers is not kept, which their erasure would not find", async () => {
  for (const list of ["customers", "orders", "uploads"]) {
    const body = { version: 0, columns: null, views: [{ ...cheap, search: "Jägermüßler" }] };
    const request = { path: `/api/views/${list}`, session: sessions.admin };
    const { search: _, ...kept } = cheap;
    expect((await send({ ...request, method: "PUT", body })).data).toEqual({ ...body, version: 1, views: [kept] });
    expect((await send(request)).data).toMatchObject({ views: [kept] });
    expect(JSON.stringify((await send(request)).data)).not.toContain("Jägermüßler");
  }
});

test("columns and views are everybody's own, and kept for each list", async () => {
  expect(await read()).toEqual({ status: 200, data: none });
  const saved = await save({ version: 0, columns: [{ field: "name", width: 300 }], views: [cheap] });
  const stored = { version: 1, columns: [{ field: "name", width: 300 }], views: [cheap] };
  expect(saved).toMatchObject({ status: 200, data: stored });
  expect((await read()).data).toEqual(stored);
  expect((await read(sessions.employee)).data).toEqual(none);
  expect((await read(sessions.admin, "/api/views/tags")).data).toEqual(none);
  expect((await read(null)).status).toBe(401);
  expect((await save(none, null)).status).toBe(401);
});

test("what another window saved meanwhile is not lost", async () => {
  const { data } = await read();
  for (const version of [0, data.version - 1, data.version + 1].filter((each) => each !== data.version && each >= 0))
    expect(await save({ ...data, version })).toMatchObject({ status: 409, errors: [{ code: "record.stale" }] });
  const emptied = await save({ version: data.version, columns: null, views: [] });
  expect(emptied).toMatchObject({ status: 200, data: { version: data.version + 1, columns: null, views: [] } });
  expect((await read()).data).toEqual(emptied.data);
});

test("two views of a list differ by name in any case, and are at most thirty", async () => {
  const { version } = (await read()).data;
  const twice = { version, columns: null, views: [cheap, { ...cheap, id: "viw_2", name: " GÜNSTI\u0000GE " }] };
  expect(await save(twice)).toMatchObject({
    status: 400,
    errors: [{ field: "views.1.name", message: "Eine Ansicht mit diesem Namen gibt es schon." }],
  });
  const copied = { version, columns: null, views: [cheap, { ...cheap, name: "Zweite" }] };
  expect(await save(copied)).toMatchObject({ status: 400, errors: [{ field: "views.1.id" }] });
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `viw_${index}`, name: `Ansicht ${index}` }));
  expect((await save({ version, columns: null, views: many(31) })).status).toBe(400);
  expect((await save({ version, columns: null, views: many(30) })).status).toBe(200);
});

test.each([
  { columns: [] },
  { columns: [{ field: "name", width: 5 }] },
  { columns: [{ field: "__proto__" }] },
  { views: [{ ...cheap, name: " " }] },
  { views: [{ ...cheap, secret: 1 }] },
  { views: [{ ...cheap, filters: { constructor: "y" } }] },
])("%j is refused", async (fault) => {
  expect((await save({ ...none, ...fault })).status).toBe(400);
});

test("a removed user leaves none behind", async () => {
  const create = async (): Promise<string> => {
    const body = { id: "usr_leaving", username: "leaving@example.test", password: PASSWORD, roles: ["ROLE_ADMIN"] };
    const { status } = await send({ method: "POST", path: "/api/users", session: sessions.admin, body });
    expect(status).toBe(201);
    return signIn({ username: body.username });
  };
  expect((await save({ ...none, views: [cheap] }, await create())).status).toBe(200);
  await send({ method: "DELETE", path: "/api/users/usr_leaving", session: sessions.admin });
  // Whoever is entered again under the same id begins anew.
  expect((await read(await create())).data).toEqual(none);
});
