// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productDayScreen } from "../../features/product/day/screen";
import { toastsAtom } from "../../shared/toasts";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const product = (id: string, name: string) => ({
  ...META,
  ...{ id, name, price: 950, tax: 0.1, isEnabled: true, uid: "", type: "simple", unit: "piece", allergens: [] },
});
const RECORDS = [product("prd_1", "Gulasch"), product("prd_2", "Knödel"), product("prd_3", "Wein")];
const menu = (id: string, name: string, catalog: { category: string; products: string[] }[]) => ({
  ...META,
  ...{ id, name, branches: [], catalog },
});
const SUMMER = menu("mnu_1", "Sommer", [
  { category: "cat_1", products: ["prd_1", "prd_2"] },
  { category: "cat_2", products: [] },
]);
const WINTER = menu("mnu_2", "Winter", [{ category: "cat_1", products: ["prd_1"] }]);
const CATEGORIES = [
  { ...META, id: "cat_1", name: "Hauptspeisen", isEnabled: true },
  { ...META, id: "cat_2", name: "Beilagen", isEnabled: true },
];
const VIEWS = { ...NO_VIEWS, columns: [{ field: "name" }, { field: "category" }, { field: "price" }] };
let mounted: Awaited<ReturnType<typeof mountPage>>;
let saved: { path: string; version: number; catalog: unknown }[] = [];
let asked: string[] = [];
let imports: { dryRun: boolean }[] = [];
const JOB = {
  ...{ id: "job_1", resource: "products", action: "import", state: "done", total: 2, done: 2, changed: 2 },
  ...{ unchanged: 0, refused: 0, startedBy: { id: "usr_admin", name: "Ada" }, createdAt: META.createdAt },
};
const ENTRY = {
  ...{ id: "prd_1", label: "Gulasch", outcome: "changed", line: 1 },
  changes: [{ field: "category", before: "Hauptspeisen", after: "Beilagen" }],
};

async function open(menus: readonly (typeof SUMMER)[], views: typeof NO_VIEWS = VIEWS): Promise<void> {
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = address.replace(/\?.*/, "");
    if (method === "PUT") {
      const given = JSON.parse(String(body));
      saved.push({ path, version: given.version, catalog: given.catalog });
      return Response.json({
        data: { ...menus.find(({ id }) => path.endsWith(id)), ...given, version: given.version + 1 },
      });
    }
    if (path === "/api/imports") {
      const given: (typeof imports)[number] = JSON.parse(String(body));
      imports.push(given);
      return Response.json({ data: { id: given.dryRun ? "trial" : "job_1", state: "waiting" } }, { status: 202 });
    }
    if (path.endsWith("/report")) return Response.json({ data: [ENTRY], cursor: null });
    if (path.startsWith("/api/bulk/")) {
      const isDryRun = path.endsWith("trial");
      return Response.json({ data: { ...JOB, id: isDryRun ? "trial" : "job_1", isDryRun, canUndo: !isDryRun } });
    }
    asked.push(path);
    if (path === "/api/menus") return Response.json({ data: menus, cursor: null });
    if (path === "/api/categories") return Response.json({ data: CATEGORIES, cursor: null });
    if (path === "/api/products") return Response.json({ data: RECORDS, cursor: null });
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPage({ resource: "products", records: RECORDS, views, screen: productDayScreen });
  await eventually(() => expect(column()).not.toContain("…"));
}
beforeEach(() => {
  saved = [];
  asked = [];
  imports = [];
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const rows = () => [...document.querySelectorAll<HTMLElement>("tbody > tr")];
const column = () => rows().map((row) => row.querySelector("[data-title=Kategorie]")?.textContent);
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
      ),
  );
/** Goes to the category of this row with the keyboard. */
async function goTo(row: number): Promise<void> {
  await act(async () => rows()[row]?.focus());
  for (let steps = 0; steps < 2; steps += 1) await key("ArrowRight");
}
async function paste(text: string): Promise<void> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
  await act(async () => void document.activeElement?.dispatchEvent(event));
}
/** The undo of the last confirmation. */
const undo = () => act(async () => getDefaultStore().get(toastsAtom).at(-1)?.undo?.());
const panel = () => document.querySelector("[role=dialog]")?.textContent ?? "";

test("each product shows its categories, and menus and categories are read once for all rows", async () => {
  const others = menu("mnu_3", "Herbst", [{ category: "cat_2", products: ["prd_2"] }]);
  await open([SUMMER, WINTER, others]);
  expect(column()).toEqual(["Hauptspeisen", "Sommer: Hauptspeisen; Herbst: Beilagen", "–"]);
  expect(asked.filter((path) => path === "/api/menus")).toHaveLength(1);
  expect(asked.filter((path) => path === "/api/categories")).toHaveLength(1);
});

test("while the column is not shown, neither menus nor categories are read", async () => {
  await open([SUMMER], NO_VIEWS);
  await settled();
  expect(column()).toEqual([undefined, undefined, undefined]);
  expect(asked.filter((path) => path === "/api/menus" || path === "/api/categories")).toEqual([]);
});

test("F2 opens the choice of the menu's categories, and choosing one moves the product with one undo", async () => {
  await open([SUMMER]);
  await goTo(0);
  await key("F2");
  await eventually(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(3));
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.textContent === "Beilagen")?.click(),
  );
  await eventually(() => expect(column()).toEqual(["Beilagen", "Hauptspeisen", "–"]));
  expect(document.querySelector("[data-cell-editor]")).toBeNull();
  const moved = [
    { category: "cat_1", products: ["prd_2"] },
    { category: "cat_2", products: ["prd_1"] },
  ];
  expect(saved).toEqual([{ path: "/api/menus/mnu_1", version: 1, catalog: moved }]);
  await undo();
  await eventually(() => expect(column()).toEqual(["Hauptspeisen", "Hauptspeisen", "–"]));
  expect(saved[1]).toEqual({ path: "/api/menus/mnu_1", version: 2, catalog: SUMMER.catalog });
});

test("where a product stands in several menus, or it is open in which, the dialog opens instead", async () => {
  await open([SUMMER, WINTER]);
  for (const row of [0, 2]) {
    await goTo(row);
    await key("Enter");
    await eventually(() => expect(panel()).toContain("Kategorien des Produkts"));
    await press("Abbrechen");
    await settled();
  }
  expect(mounted.router.state.location.pathname).toBe("/products");
  expect(saved).toEqual([]);
});

test("a pasted block is one import of fields and categories, with one preview and one undo", async () => {
  await open([SUMMER]);
  await goTo(0);
  await paste("beilagen\t9,90\r\nSuppen\t8\r\n");
  await eventually(() => expect(panel()).toContain("Einfügen"));
  await eventually(() => expect(imports).toHaveLength(1));
  expect(panel()).not.toContain("ausgelassen");
  expect(imports).toEqual([
    {
      resource: "products",
      dryRun: true,
      rows: [
        { id: "prd_1", line: 1, values: { category: "beilagen", price: "9,90" } },
        { id: "prd_2", line: 2, values: { category: "Suppen", price: "8" } },
      ],
    },
  ]);
  await eventually(() => expect(panel()).toContain("Kategorie: Hauptspeisen → Beilagen"));
  await press("2 Einträge ändern");
  await eventually(() => expect(imports).toHaveLength(2));
  expect(imports[1]).toMatchObject({ dryRun: false });
  await eventually(() => expect(panel()).toContain("Rückgängig machen"));
  expect(saved).toEqual([]);
});
