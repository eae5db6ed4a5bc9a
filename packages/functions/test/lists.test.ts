import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

type Version = { id: string; version: number } & Record<string, unknown>;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

describe("guards", () => {
  test("a list is paged", async () => {
    const first = await send({ path: "/api/branches", query: { limit: "1" } });
    expect(first.data).toHaveLength(1);
    const second = await send({ path: "/api/branches", query: { limit: "1", cursor: String(first.cursor) } });
    expect((second.data as Version[])[0]?.id).not.toBe((first.data as Version[])[0]?.id);
    expect((await send({ path: "/api/branches", query: { cursor: "%%%" } })).status).toBe(400);
    expect((await send({ path: "/api/branches", query: { limit: "0" } })).status).toBe(400);
  });

  test("a list is filtered, sorted and searched, and refuses parameters that it does not know", async () => {
    const list = async (query: Record<string, string>) => {
      const { status, data, total, errors } = await send({ path: "/api/branches", query });
      return {
        status,
        total,
        ids: ((data ?? []) as Version[]).map(({ id }) => id),
        fields: errors?.map(({ field }) => field),
      };
    };
    const { ids, total } = await list({ sort: "-name" });
    expect(total).toBe(ids.length);
    expect((await list({ sort: "name" })).ids).toEqual([...ids].reverse());
    expect(await list({ search: "gibtesnicht" })).toMatchObject({ status: 200, ids: [], total: 0 });
    expect(await list({ page: "2" })).toMatchObject({ status: 400 });
    expect(await list({ sort: "phone" })).toMatchObject({ status: 400, fields: ["sort"] });
  });

  test("options are labels for staff, also of what is chosen", async () => {
    const path = "/api/branches/options";
    expect((await send({ path })).status).toBe(401);
    const { status, data, cursor } = await send({ path, query: { search: "nord" }, session: sessions.employee });
    expect({ status, data, cursor }).toEqual({ status: 200, data: [{ id: "brn_nord", label: "Nord" }], cursor: null });
    const chosen = await send({ path, query: { ids: "brn_mitte,brn_nord,weg" }, session: sessions.employee });
    expect((chosen.data as Version[]).map(({ id }) => id)).toEqual(["brn_mitte", "brn_nord"]);
    expect((await send({ path, query: { limit: "5" }, session: sessions.employee })).status).toBe(400);
    expect((await send({ path, query: { ids: "a,,b" }, session: sessions.employee })).status).toBe(400);
    expect((await send({ path: "/api/users/options", session: sessions.employee })).status).toBe(403);
    const body = { id: "options", name: "Vegan" };
    expect(await send({ method: "POST", path: "/api/tags", body, session: sessions.admin })).toMatchObject({
      status: 400,
      errors: [{ field: "id", message: "Diese ID hat eine eigene Bedeutung. Bitte wählen Sie eine andere." }],
    });
  });
});
