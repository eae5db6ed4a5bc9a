import { fieldAccess } from "@tresen/contract/kit/field-access";
import { defineResource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { crud } from "../src/http/crud";
import { resource } from "../src/http/resource";
import { context, request } from "./support/request";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const wage = { name: "contract.wage", access: "admin", scopes: ["all"] } as const;
const guarded = { access: { read: wage, update: wage } };
const contracts = defineResource({
  name: "contracts",
  idPrefix: "con",
  one: "Vertrag",
  many: "Verträge",
  title: ["title"],
  fields: z.strictObject({
    title: z.string().min(1),
    /** Required and hidden. */
    wage: z.int().meta(guarded),
    /** Hidden, with a default. */
    bonus: z.int().default(5).meta(guarded),
    /** Required, seen by all and changed by few. */
    grade: z
      .string()
      .min(1)
      .meta({ access: { update: wage } }),
  }),
  access: { read: "manager", create: "admin", update: "manager", remove: "admin" },
  fieldAccess,
  unique: [],
  inSnapshot: false,
});
const handler = resource(crud({ resource: contracts }));
const SENTENCE = "Dieses Feld dürfen Sie nicht ändern.";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

async function call(method: string, path: string, session: string, body?: object) {
  const { statusCode, body: text } = await handler(request({ method, path, body, session }), context);
  const { data, errors } = JSON.parse(text ?? "{}") as { data?: Record<string, unknown>; errors?: object[] };
  return { status: statusCode, data, errors };
}
const stored = { title: "Koch", wage: 2000, bonus: 7, grade: "A" };
async function made(): Promise<string> {
  const { status, data } = await call("POST", "/api/contracts", sessions.admin, stored);
  expect(status).toBe(201);
  return `/api/contracts/${String(data?.id)}`;
}
const read = async (path: string) => (await call("GET", path, sessions.admin)).data;

test("a form without what its person does not see is saved, and hidden fields keep their values", async () => {
  const path = await made();
  const { data: form } = await call("GET", path, sessions.manager);
  expect(form).not.toHaveProperty("wage");
  const saved = await call("PUT", path, sessions.manager, { ...form, title: "Köchin" });
  expect(saved).toMatchObject({ status: 200, data: { title: "Köchin", grade: "A" } });
  expect(saved.data).not.toHaveProperty("bonus");
  expect(await read(path)).toMatchObject({ ...stored, title: "Köchin" });
});

test("a field that the person may not change may be left out, and is refused if it changed", async () => {
  const path = await made();
  expect((await call("PUT", path, sessions.manager, { title: "Köchin", version: 1 })).status).toBe(200);
  expect(await read(path)).toMatchObject({ ...stored, title: "Köchin" });
  const refused = await call("PUT", path, sessions.manager, { title: "Köchin", grade: "B", version: 2 });
  expect(refused).toMatchObject({ status: 403, errors: [{ field: "grade", message: SENTENCE }] });
});

test("nobody sets or guesses what they do not see", async () => {
  const path = await made();
  for (const value of [1, stored.wage]) {
    const body = { title: "Koch", grade: "A", wage: value, version: 1 };
    expect(await call("PUT", path, sessions.manager, body)).toMatchObject({
      status: 403,
      errors: [{ field: "wage", message: SENTENCE }],
    });
  }
  expect(await read(path)).toMatchObject({ ...stored, version: 1 });
});

test("who may change the fields must send those that are required, and gets the default of the others", async () => {
  const path = await made();
  expect(await call("PUT", path, sessions.admin, { title: "Koch", version: 1 })).toMatchObject({
    status: 400,
    errors: [
      { field: "wage", message: "Dieser Wert sollte nicht leer sein." },
      { field: "grade", message: "Dieser Wert sollte nicht leer sein." },
    ],
  });
  const body = { title: "Koch", wage: 2100, grade: "B", version: 1 };
  expect(await call("PUT", path, sessions.admin, body)).toMatchObject({
    status: 200,
    data: { ...body, bonus: 5, version: 2 },
  });
});

test("a user is saved without their roles by somebody who may not give any", async () => {
  const role = await send({
    method: "POST",
    path: "/api/roles",
    session: sessions.admin,
    body: {
      identifier: "ROLE_STAFF_OFFICE",
      name: "Personalbüro",
      permissions: ["users.read", "users.update"].map((permission) => ({ permission, scope: "all" })),
    },
  });
  expect(role.status).toBe(201);
  await addUser({ username: "office@example.test", roles: ["ROLE_STAFF_OFFICE", "ROLE_EMPLOYEE"], branches: [] });
  await addUser({ username: "new@example.test", roles: ["ROLE_EMPLOYEE"], branches: [] });
  const session = await signIn({ username: "office@example.test" });
  const users = (await send({ path: "/api/users", session })).data as Record<string, unknown>[];
  const { roles, branches: _, ...form } = users.find(({ username }) => username === "new@example.test") ?? {};
  const path = `/api/users/${String(form.id)}`;
  const put = (body: object, by = session) => send({ method: "PUT", path, session: by, body });
  expect(await put({ ...form, firstName: "Nina" })).toMatchObject({ status: 200, data: { firstName: "Nina", roles } });
  const unchanged = { ...form, roles, version: 2 };
  expect((await put({ ...unchanged, firstName: "Nora" })).status).toBe(200);
  const given = { ...form, roles: ["ROLE_STAFF_OFFICE"], version: 3 };
  expect(await put(given)).toMatchObject({ status: 403, errors: [{ field: "roles", message: SENTENCE }] });
  expect(await put({ ...form, version: 3 }, sessions.admin)).toMatchObject({
    status: 400,
    errors: [{ field: "roles" }],
  });
});
