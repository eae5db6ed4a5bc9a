import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

interface Department {
  id: string;
  version: number;
  identifier: string;
  name: string;
}

const PATH = "/api/departments";
let sessions: Sessions;

const create = (body: object, session = sessions.admin) => send({ method: "POST", path: PATH, body, session });
const namesOf = async (query: Record<string, string>, session = sessions.admin): Promise<unknown[]> => {
  const { data } = await send({ path: PATH, query, session });
  return Array.isArray(data) ? data.map((record: Department) => record.name) : [];
};

beforeAll(async () => {
  sessions = await openShop();
  for (const body of [
    { identifier: "kueche", name: "Küche", branch: "brn_mitte", description: "Warme Speisen" },
    { identifier: "theke", name: "Theke", branch: "brn_mitte", isEnabled: false },
    { identifier: "kueche", name: "Küche Nord", branch: "brn_nord" },
  ])
    expect(await create(body)).toMatchObject({ status: 201, errors: [] });
});

describe("departments", () => {
  test("have an identifier that is unique in their branch", async () => {
    expect(await create({ identifier: "KUECHE", name: "Zweite", branch: "brn_mitte" })).toMatchObject({
      status: 400,
      errors: [{ field: "identifier" }],
    });
  });

  test("are filtered by branch and isEnabled, and searched by words", async () => {
    expect(await namesOf({ branch: "brn_mitte", sort: "name" })).toEqual(["Küche", "Theke"]);
    expect(await namesOf({ isEnabled: "false" })).toEqual(["Theke"]);
    expect(await namesOf({ search: "speisen" })).toEqual(["Küche"]);
    expect((await send({ path: PATH, query: { name: "Küche" }, session: sessions.admin })).status).toBe(400);
  });

  test("are readable by staff of their branch, and by no visitor", async () => {
    expect(await namesOf({ sort: "name" }, sessions.employee)).toEqual(["Küche", "Theke"]);
    expect((await send({ path: PATH })).status).toBe(401);
  });

  test("are written by managers of their branch", async () => {
    const fields = { identifier: "lager", name: "Lager" };
    expect((await create({ ...fields, branch: "brn_mitte" }, sessions.employee)).status).toBe(403);
    expect((await create({ ...fields, branch: "brn_nord" }, sessions.manager)).status).toBe(403);
    expect((await create({ ...fields, branch: "brn_mitte" }, sessions.manager)).status).toBe(201);
  });

  test("refer to their manager, whom a manager of the branch chooses from all staff and who cannot be removed meanwhile", async () => {
    const { data } = await send({ path: "/api/users/options", session: sessions.manager });
    const [picked] = Array.isArray(data) ? data : [];
    expect(picked).toEqual({ id: expect.stringMatching(/^usr_/), label: expect.any(String) });
    const manager: string = picked.id;
    const led = { identifier: "service", name: "Service", branch: "brn_mitte", manager };
    expect((await create(led, sessions.manager)).status).toBe(201);
    expect(await create({ ...led, identifier: "bar", manager: "usr_niemand" }, sessions.manager)).toMatchObject({
      status: 400,
      errors: [{ field: "manager" }],
    });
    expect(await send({ method: "DELETE", path: `/api/users/${manager}`, session: sessions.admin })).toMatchObject({
      status: 409,
    });
    expect(await send({ method: "DELETE", path: "/api/branches/brn_nord", session: sessions.admin })).toMatchObject({
      status: 409,
    });
  });
});
