// @vitest-environment happy-dom
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlannedPriceDialog } from "../features/product/day/planned-price-dialog";
import { PlaceOneDialog } from "../features/product/day/place-dialog";
import { PriceField } from "../features/product/planned/price-field";
import { PlannedCell } from "../features/product/planned/planned-cell";
import { FORM } from "../admin/form/testing/mount";
import { FormContext } from "../admin/form/form-context";
import { fieldsOf } from "../admin/model/schema-fields";
import { products } from "@tresen/contract/catalog/product.resource";
import { DaySection } from "../features/product/day/day-section";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { serverNow } from "../../shared/server-clock";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const HOUR = 3_600_000;
const PRODUCT = { ...META, id: "prd_1", name: "Gulasch", price: 950, isEnabled: true, config: { parts: [] } };
const MENU = {
  ...META,
  id: "mnu_1",
  name: "Sommer",
  branches: [],
  catalog: [{ category: "cat_1", products: ["prd_2"] }],
};
const until = new Date(serverNow() + 2 * HOUR).toISOString();
const SOLD_OUT = {
  ...{ id: "brn_1.x", branch: "brn_1", product: "prd_1", title: "Gulasch", part: null, option: null },
  ...{ until, reason: "kein Fleisch", by: { id: "usr_1", name: "Ada" }, at: META.createdAt },
};
const PLAN: PlannedChange = {
  ...{ id: "job_1", resource: "products", record: "prd_1", title: "Gulasch", type: "fields", version: 1 },
  ...{ at: "2027-01-01T00:00:00+01:00", plannedAt: META.createdAt, plannedBy: { id: "usr_1", name: "Ada" } },
  state: "waiting",
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { method: string; path: string; body: unknown }[] = [];
let theirs: { version: number; catalog: unknown } | null = null;

beforeEach(() => {
  sent = [];
  theirs = null;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = address.replace(/\?.*/, "");
    if (method !== "GET") {
      const given = typeof body === "string" ? JSON.parse(body) : null;
      sent.push({ method, path, body: given });
      if (path.startsWith("/api/menus/")) {
        if (theirs && given.version !== theirs.version)
          return Response.json({ errors: [{ code: "record.stale", message: "Neu" }], requestId: "r" }, { status: 409 });
        return Response.json({ data: { ...MENU, ...given, version: given.version + 1 } });
      }
      return Response.json({ data: path.startsWith("/api/planned") ? PLAN : null }, { status: 202 });
    }
    if (path === "/api/sold-outs") return Response.json({ data: [SOLD_OUT] });
    if (path === "/api/planned-changes/of/products")
      return Response.json({
        data: [
          { ...PLAN, fields: { price: 1250 } },
          { ...PLAN, id: "job_2", state: "failed", reason: "Der Preis wurde geändert.", fields: { price: 1350 } },
        ],
      });
    if (path === "/api/planned-changes") return Response.json({ data: [PLAN] });
    if (path === "/api/planned-changes/job_1") return Response.json({ data: { ...PLAN, fields: { price: 1250 } } });
    if (path === "/api/products/prd_1") return Response.json({ data: PRODUCT });
    if (path === "/api/menus") return Response.json({ data: [MENU], cursor: null });
    if (path === "/api/menus/mnu_1") return Response.json({ data: { ...MENU, ...theirs } });
    if (path === "/api/categories/options")
      return Response.json({ data: [{ id: "cat_1", label: "Hauptspeisen" }], cursor: null });
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent.replaceAll("\u00A0", " ");

test("above the form stands what is sold out and planned, and it is offered again at once", async () => {
  mounted = await mountPart({ content: <DaySection record={PRODUCT} /> });
  await eventually(() => expect(text()).toContain("Preis: 9,50 € → 12,50 €"));
  await eventually(() => expect(text()).toContain("ausverkauft bis"));
  expect(text()).toContain("kein Fleisch");
  await press("Gulasch wieder anbieten");
  await settled();
  expect(sent).toEqual([{ method: "DELETE", path: "/api/sold-outs/brn_1.x", body: null }]);
});

test("a price is planned from tomorrow on, and a missing or unchanged one is refused at its field", async () => {
  const onClose = vi.fn();
  mounted = await mountPart({ content: <PlannedPriceDialog record={PRODUCT} onClose={onClose} /> });
  await settled();
  const input = document.querySelector("[role=dialog] input");
  await press("Preis planen");
  expect(text()).toContain("Bitte geben Sie einen Betrag wie 9,90 an.");
  await type({ into: input, text: "9,50" });
  expect(text()).toContain("Das ist der Preis, den das Produkt schon hat.");
  await type({ into: input, text: "10,90" });
  await press("Preis planen");
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      path: "/api/planned-changes",
      body: { resource: "products", record: "prd_1", version: 1, fields: { price: 1090 } },
    },
  ]);
  const [{ body } = { body: null }] = sent;
  expect(Date.parse((body as { at: string }).at)).toBeGreaterThan(serverNow());
});

test("a product is placed in a category of what somebody else has saved meanwhile", async () => {
  const onClose = vi.fn();
  mounted = await mountPart({ content: <PlaceOneDialog record={PRODUCT} onClose={onClose} /> });
  await eventually(() => expect(text()).toContain("In diesem Produktkatalog steht nichts davon."));
  theirs = { version: 5, catalog: [{ category: "cat_1", products: ["prd_3", "prd_2"] }] };
  const combo = document.querySelector<HTMLInputElement>("[role=dialog] input[role=combobox]");
  await act(async () => combo?.focus());
  await type({ into: combo, text: "Haupt" });
  await eventually(() => expect(document.querySelector("[role=option]")?.textContent).toContain("Hauptspeisen"));
  await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click());
  await press("Übernehmen");
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 1, catalog: [{ category: "cat_1", products: ["prd_2", "prd_1"] }] },
    { version: 5, catalog: [{ category: "cat_1", products: ["prd_3", "prd_2", "prd_1"] }] },
  ]);
});

test("below the price stands what it is going to be, and what did not go, with the way to change it", async () => {
  const field = fieldsOf(products.fields).find(({ key }) => key === "price");
  if (!field) throw new Error("no price");
  mounted = await mountPart({
    content: (
      <FormContext value={{ ...FORM, id: "prd_1" }}>
        <PriceField field={field} path="price" value={950} onChange={() => undefined} />
      </FormContext>
    ),
  });
  await eventually(() => expect(text()).toMatch(/ab 1\.1\.(2027)?: 12,50 €/));
  expect(text()).toMatch(/Ab 1\.1\.(2027)? geplant waren 13,50 €\. Das ging nicht: Der Preis wurde geändert\./);
  await press("Geplanten Preis ändern oder absagen");
  await eventually(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Absagen"));
});

test("a list tells what is planned for a product", async () => {
  mounted = await mountPart({ content: <PlannedCell record={PRODUCT} /> });
  await eventually(() => expect(text()).toMatch(/12,50 € ab 1\.1\.(2027)?/));
  expect(text()).toContain("Nicht geändert: 13,50 €");
});
