import { ARCHIVED } from "@tresen/contract/kit/list/archive";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const named = { name: "Zwetschkenknödel", price: 980 };
const ask = (path: string, session: string | undefined, query: Record<string, string> = {}) =>
  send({ path, query, ...(session === undefined ? {} : { session }) });
const idsIn = ({ data }: { data: unknown }): string[] => (data as { id: string }[]).map(({ id }) => id);
const isListed = async (session: string | undefined, query: Record<string, string> = {}) =>
  idsIn(await ask("/api/products", session, { search: "Zwetschkenknödel", ...query })).includes("prd_away");

test("a product that is put away is offered nowhere, keeps its name where it is chosen, and comes back", async () => {
  const { admin } = sessions;
  const path = "/api/products/prd_away";
  const created = await send({
    method: "POST",
    path: "/api/products",
    body: { id: "prd_away", ...named },
    session: admin,
  });
  expect(created).toMatchObject({ status: 201, data: { [ARCHIVED]: false } });
  expect(await isListed(undefined)).toBe(true);
  const put = (body: object) =>
    send({ method: "PUT", path, body: { id: "prd_away", ...named, ...body }, session: admin });
  expect(await put({ version: 1, [ARCHIVED]: true })).toMatchObject({ status: 200, data: { [ARCHIVED]: true } });

  expect(await isListed(undefined)).toBe(false);
  expect((await ask(path, undefined)).status).toBe(404);
  expect(await isListed(admin)).toBe(false);
  expect(idsIn(await ask("/api/products", admin, { limit: "100" }))).not.toContain("prd_away");
  expect(await isListed(admin, { [ARCHIVED]: "true" })).toBe(true);
  expect(await isListed(admin, { [ARCHIVED]: "false" })).toBe(false);
  expect(idsIn(await ask("/api/products/options", admin, { search: "Zwetschken" }))).toEqual([]);
  expect((await ask("/api/products/options", admin, { ids: "prd_away" })).data).toMatchObject([
    { id: "prd_away", label: "Zwetschkenknödel (archiviert)" },
  ]);
  expect((await ask(path, admin)).data).toMatchObject({ [ARCHIVED]: true });

  // An older page of the back-office does not know the field: it brings nothing back.
  expect(await put({ version: 2, price: 990 })).toMatchObject({ status: 200, data: { [ARCHIVED]: true, price: 990 } });
  expect(await put({ version: 3, [ARCHIVED]: false })).toMatchObject({ status: 200 });
  expect(await isListed(undefined)).toBe(true);
});
