import { QueryClient } from "@tanstack/react-query";
import { resources } from "@tresen/contract/resources";
import { type ListViews, type SavedView, savedViews } from "@tresen/contract/view/list-view";
import { afterEach, expect, it, vi } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { listSearchOf } from "../list-search";
import { columnsOf, storedColumns, withColumns } from "./list-columns";
import { differs, isTaken, renamed, searchOf, viewFrom, withView, withoutView } from "./saved-views";
import { NO_VIEWS, saveChange, viewQueries } from "./view-queries";

const fields = fieldsOf(resources.products.fields);
const cheap: SavedView = {
  id: "viw_1",
  name: "Günstige",
  columns: [{ field: "price", width: 200 }, { field: "name" }],
  sort: "-price",
  filters: { priceTo: "900" },
};
const stored: ListViews = { version: 3, columns: [{ field: "uid" }, { field: "gone" }], views: [cheap] };
const keys = (views: ListViews, search = {}) =>
  columnsOf({ fields, views, search }).map(({ field, width }) => (width ? `${field.key} ${width}` : field.key));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("columns are those of the picked view, else the person's, else the definition's", () => {
  expect(keys(stored, { view: "viw_1" })).toEqual(["price 200", "name"]);
  expect(keys(stored)).toEqual(["uid"]);
  expect(keys(NO_VIEWS)).toEqual(["uid", "name", "type", "price", "isEnabled"]);
  expect(keys({ ...stored, columns: [{ field: "gone" }] })).toEqual(["uid", "name", "type", "price", "isEnabled"]);
});

it("other columns are stored where they were shown from", () => {
  const columns = storedColumns(columnsOf({ fields, views: stored, search: {} }));
  expect(withColumns({ search: { view: "viw_1" }, columns })(stored)).toMatchObject({
    columns: stored.columns,
    views: [{ columns: [{ field: "uid" }] }],
  });
  expect(withColumns({ search: {}, columns: null })(stored)).toEqual({ ...stored, columns: null });
});

it("a view is what is shown, is saved, replaced, renamed and removed, and leads to the same list again", () => {
  const shown = {
    search: { ...searchOf(cheap), page: 3 },
    columns: columnsOf({ fields, views: stored, search: { view: "viw_1" } }),
  };
  const same = viewFrom({ id: cheap.id, name: cheap.name, shown });
  expect(same).toEqual(cheap);
  expect(listSearchOf({ ...searchOf(cheap) })).toMatchObject({ view: "viw_1", sort: "-price", filters: cheap.filters });
  expect(searchOf(undefined)).not.toContain({ view: "viw_1" });
  const second = { ...cheap, id: "viw_2", name: "Teure" };
  const two = withView(second)(stored);
  expect(savedViews.parse(two).views).toEqual([cheap, second]);
  expect(withView({ ...cheap, search: "pizza" })(two).views).toMatchObject([
    { id: "viw_1", search: "pizza" },
    { id: "viw_2" },
  ]);
  expect(renamed({ id: "viw_2", name: "Luxus" })(two).views[1]?.name).toBe("Luxus");
  expect(withoutView("viw_1")(two).views).toEqual([second]);
});

it("a name is taken in any case, but not by the view itself", () => {
  expect(isTaken({ name: " GÜNSTIGE", views: [cheap] })).toBe(true);
  expect(isTaken({ name: "Günstige", views: [cheap], id: "viw_1" })).toBe(false);
});

it("what another window saved meanwhile stays: the change is made to that", async () => {
  const bodies: ListViews[] = [];
  let server: ListViews = stored;
  vi.stubGlobal("fetch", async (_address: string, init: { method: string; body?: string }) => {
    if (init.method === "GET") return Response.json({ data: server });
    const body: ListViews = JSON.parse(init.body ?? "");
    bodies.push(body);
    if (body.version !== server.version)
      return Response.json({ errors: [{ code: "record.stale", message: "Geändert." }] }, { status: 409 });
    server = { ...body, version: body.version + 1 };
    return Response.json({ data: server });
  });
  const client = new QueryClient();
  await client.fetchQuery(viewQueries.of("products"));
  server = { ...stored, version: 9, views: [...stored.views, { ...cheap, id: "viw_9", name: "Andere" }] };
  await saveChange({ client, resource: "products", change: withColumns({ search: {}, columns: [{ field: "name" }] }) });
  expect(bodies.map(({ version }) => version)).toEqual([3, 9]);
  expect(server).toMatchObject({
    version: 10,
    columns: [{ field: "name" }],
    views: [{ id: "viw_1" }, { id: "viw_9" }],
  });
  expect(client.getQueryData(viewQueries.of("products").queryKey)).toEqual(server);
});

it("a view is changed once the list is searched, sorted or filtered otherwise, on whichever page", () => {
  const shown = searchOf(cheap);
  expect(differs({ view: cheap, search: shown })).toBe(false);
  expect(differs({ view: cheap, search: { ...shown, page: 3 } })).toBe(false);
  for (const change of [{ search: "rad" }, { sort: "price" }, { filters: undefined }, { filters: { priceTo: "800" } }])
    expect(differs({ view: cheap, search: { ...shown, ...change } }), JSON.stringify(change)).toBe(true);
});
