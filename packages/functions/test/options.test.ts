import type { Grant } from "@tresen/contract/kit/access";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signInHolder } from "./support/shop";

interface Named {
  id: string;
  version: number;
}

let sessions: Sessions;
const ids = new Map<string, string>();

const post = (path: string, body: object, session = sessions.admin) => send({ method: "POST", path, body, session });
const idOf = (name: string): string => ids.get(name) ?? "";

const holder = (has: { branches: string[]; permissions: Grant[] }) => signInHolder({ admin: sessions.admin, ...has });

/** The ids of all options, and of those that are asked for by id. */
async function offered({ name, session, asked }: { name: string; session: string; asked: string[] }) {
  const path = `/api/${name}/options`;
  const found = await send({ path, session });
  const chosen = await send({ path, query: { ids: asked.join(",") }, session });
  const of = (data: unknown): string[] => (data as Named[]).map(({ id }) => id).filter((id) => asked.includes(id));
  return { found: of(found.data).sort(), chosen: of(chosen.data).sort() };
}

const both = (...all: string[]) => ({ found: [...all].sort(), chosen: [...all].sort() });

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
  for (const user of (await send({ path: "/api/users", session: sessions.admin })).data as (Named & {
    username: string;
  })[])
    ids.set(user.username.replace(/@.*/, ""), user.id);
  for (const body of [
    { id: "sit_draft", path: "entwurf", name: "Entwurf", isPublic: false },
    { id: "sit_open", path: "offen", name: "Offen", isPublic: true },
  ])
    expect(await post("/api/sites", body)).toMatchObject({ status: 201, errors: [] });
  const table = { id: "tbl_nord", identifier: "9", branch: "brn_nord" };
  expect((await post("/api/tables", table)).status).toBe(201);
});

describe("options", () => {
  test("hide a page that is not published from who may neither read it nor fill in a form with it", async () => {
    const asked = ["sit_draft", "sit_open"];
    const nobody = await holder({ branches: [], permissions: [] });
    expect(await offered({ name: "sites", session: nobody, asked })).toEqual(both("sit_open"));
    const editor = await holder({ branches: [], permissions: [{ permission: "navigations.update", scope: "all" }] });
    expect(await offered({ name: "sites", session: editor, asked })).toEqual(both(...asked));
    expect(await offered({ name: "sites", session: sessions.employee, asked })).toEqual(both(...asked));
  });

  test("of tables are those of the own branches", async () => {
    const asked = ["tbl_1", "tbl_nord"];
    expect(await offered({ name: "tables", session: sessions.manager, asked })).toEqual(both("tbl_1"));
    expect(await offered({ name: "tables", session: sessions.admin, asked })).toEqual(both(...asked));
  });

  test("are answered to everybody who may fill in the form, with or without branches", async () => {
    const asked = [idOf("admin"), idOf("leitung"), idOf("nord")];
    const permissions = ["read", "create", "update"].map((verb) => ({
      permission: `departments.${verb}`,
      scope: "all" as const,
    }));
    const session = await holder({ branches: [], permissions });
    expect(await offered({ name: "users", session, asked })).toEqual(both(...asked));
    expect(await offered({ name: "users", session: sessions.manager, asked })).toEqual(both(idOf("leitung")));
    const body = { identifier: "lager", name: "Lager", branch: "brn_nord", manager: idOf("nord") };
    expect((await post("/api/departments", body, session)).status).toBe(201);
  });
});

test("users are told by their names, and by their addresses where two have the same or none", async () => {
  const eva = { firstName: "Eva", lastName: "Anders", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_mitte" }] };
  const labels = async (): Promise<string[]> =>
    ((await send({ path: "/api/users/options", session: sessions.admin })).data as { label: string }[]).map(
      ({ label }) => label,
    );
  expect((await post("/api/users", { ...eva, username: "eva@example.test" })).status).toBe(201);
  expect(await labels()).toEqual(expect.arrayContaining(["Eva Anders", "leitung@example.test"]));
  const other = { ...eva, username: "anders@example.test", isEnabled: false };
  expect((await post("/api/users", other)).status).toBe(201);
  expect((await post("/api/users", { ...eva, username: "eva.a@example.test" })).status).toBe(201);
  const same = (await labels()).filter((label) => label.startsWith("Eva"));
  expect(same).toEqual(expect.arrayContaining(["Eva Anders (eva@example.test)", "Eva Anders (eva.a@example.test)"]));
});

describe("a reference", () => {
  const department = { name: "Bar", branch: "brn_mitte" };

  test("to a record outside of the person's options is refused like one to a missing record", async () => {
    const refused = [];
    for (const manager of [idOf("admin"), idOf("nord"), "usr_gone"])
      refused.push(
        await post("/api/departments", { ...department, identifier: "bar", manager }, sessions.manager).then(
          ({ status, errors }) => ({ status, errors }),
        ),
      );
    expect(refused[0]).toMatchObject({ status: 400, errors: [{ field: "manager", code: "validation.reference" }] });
    expect(refused).toEqual([refused[2], refused[2], refused[2]]);
    const own = { ...department, identifier: "bar", manager: idOf("leitung") };
    expect((await post("/api/departments", own, sessions.manager)).status).toBe(201);
  });

  test("that is already stored may stay, but cannot be replaced by another one like it", async () => {
    const body = { ...department, id: "dep_led", identifier: "leitung", manager: idOf("admin") };
    const { data } = await post("/api/departments", body);
    const change = (changes: object, version: number) =>
      send({
        method: "PUT",
        path: "/api/departments/dep_led",
        body: { ...body, ...changes, version },
        session: sessions.manager,
      });
    expect((await change({ name: "Theke" }, (data as Named).version)).status).toBe(200);
    expect(await change({ manager: idOf("nord") }, (data as Named).version + 1)).toMatchObject({
      status: 400,
      errors: [{ field: "manager" }],
    });
  });
});
