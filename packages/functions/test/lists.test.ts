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

  test("products are filtered by the menu, category and branch that have them, and by a range of prices", async () => {
    const ids = async (query: Record<string, string>) => {
      const { status, data } = await send({ path: "/api/products", query });
      return status === 200 ? (data as Version[]).map(({ id }) => id).sort() : status;
    };
    const { data: menus } = await send({ path: "/api/menus" });
    const [menu] = menus as (Version & { catalog: { category: string; products: string[] }[] })[];
    const [section] = menu?.catalog ?? [];
    expect(section?.products.length).toBeGreaterThan(0);
    expect(await ids({ menu: menu?.id ?? "" })).toEqual(
      (menu?.catalog ?? []).flatMap(({ products }) => products).sort(),
    );
    expect(await ids({ category: section?.category ?? "", branch: "brn_mitte" })).toEqual(section?.products.toSorted());
    expect(await ids({ menu: "unbekannt" })).toEqual([]);
    expect(await ids({ menu: menu?.id ?? "", priceTo: "-1" })).toEqual([]);
    expect(await ids({ menu: "zwei,ids" })).toBe(400);
    expect(await ids({ priceFrom: "viel" })).toBe(400);
  });

  test("a cursor belongs to its list, order, filters and search", async () => {
    for (const name of ["A", "B", "C"])
      await send({ method: "POST", path: "/api/tags", body: { name: `Zeiger ${name}` }, session: sessions.admin });
    const ask = (path: string, query: Record<string, string>) => send({ path, query, session: sessions.admin });
    const cursorOf = async (path: string, query: Record<string, string>): Promise<string> =>
      String((await ask(path, { ...query, limit: "1" })).cursor);
    const isRefused = async (path: string, query: Record<string, string>) =>
      expect({ path, query, ...(await ask(path, query)) }).toMatchObject({
        status: 400,
        errors: [{ field: "cursor", code: "validation.invalid", message: "Dieser Wert ist nicht gültig." }],
      });
    const byId = await cursorOf("/api/tags", {});
    const byName = await cursorOf("/api/tags", { sort: "name", search: "zeiger" });
    expect((await ask("/api/tags", { cursor: byId, limit: "500" })).status).toBe(200);
    expect((await ask("/api/tags", { cursor: byName, sort: "name", search: "zeiger" })).data).toHaveLength(2);
    await isRefused("/api/tags", { cursor: byName, sort: "-name", search: "zeiger" });
    await isRefused("/api/tags", { cursor: byName, sort: "name", search: "zeig" });
    await isRefused("/api/tags", { cursor: byName });
    await isRefused("/api/branches", { cursor: byId });
    await isRefused("/api/branches", { cursor: byName, sort: "name", search: "zeiger" });
    await isRefused("/api/tags/options", { cursor: byId });
    const log = await cursorOf("/api/logs", { resource: "tags" });
    expect((await ask("/api/logs", { resource: "tags", sort: "-at", cursor: log })).data).toHaveLength(2);
    await isRefused("/api/logs", { cursor: log });
    await isRefused("/api/logs", { cursor: log, resource: "tables" });
    for (const path of ["/api/jobs", "/api/orders", "/api/orders/current", "/api/orders/missed", "/api/users"])
      await isRefused(path, { cursor: byId });
    // Cursors of the form of before.
    await isRefused("/api/tags", { cursor: Buffer.from("tag_1").toString("base64url") });
  });

  test("say how many entries a page may have", async () => {
    for (const path of ["/api/orders", "/api/orders/current", "/api/jobs", "/api/tags", "/api/logs"])
      for (const limit of ["0", "501", "-1", "1.5", "viele", ""])
        expect(await send({ path, query: { limit }, session: sessions.admin })).toMatchObject({
          status: 400,
          errors: [{ field: "limit", message: "Bitte geben Sie eine ganze Zahl von 1 bis 500 an." }],
        });
  });

  test("options are labels for staff, also of chosen records", async () => {
    const path = "/api/branches/options";
    expect((await send({ path })).status).toBe(401);
    const { status, data, cursor } = await send({ path, query: { search: "nord" }, session: sessions.employee });
    expect({ status, data, cursor }).toEqual({ status: 200, data: [{ id: "brn_nord", label: "Nord" }], cursor: null });
    const chosen = await send({ path, query: { ids: "brn_mitte,brn_nord,weg" }, session: sessions.employee });
    expect((chosen.data as Version[]).map(({ id }) => id)).toEqual(["brn_mitte", "brn_nord"]);
    const twice = await send({ path, query: { ids: "brn_nord,brn_nord" }, session: sessions.employee });
    expect((twice.data as Version[]).map(({ id }) => id)).toEqual(["brn_nord"]);
    const ids = Array.from({ length: 101 }, (_, index) => `brn_${index}`).join(",");
    expect(await send({ path, query: { ids }, session: sessions.employee })).toMatchObject({
      status: 400,
      errors: [{ field: "ids", message: "Diese Sammlung sollte 100 oder weniger Elemente beinhalten." }],
    });
    expect((await send({ path, query: { limit: "5" }, session: sessions.employee })).status).toBe(400);
    expect((await send({ path, query: { ids: "a,,b" }, session: sessions.employee })).status).toBe(400);
    expect((await send({ path: "/api/external-users/options", session: sessions.employee })).status).toBe(403);
    const body = { id: "options", name: "Vegan" };
    expect(await send({ method: "POST", path: "/api/tags", body, session: sessions.admin })).toMatchObject({
      status: 400,
      errors: [{ field: "id", message: "Diese ID hat eine eigene Bedeutung. Bitte wählen Sie eine andere." }],
    });
  });
});
