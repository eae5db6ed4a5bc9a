// @vitest-environment happy-dom
import { TAX_PRESETS } from "@tresen/contract/catalog/tax/tax-presets.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../shared/testing/hands";
import { SetupDialog } from "../../features/tax-rate/setup/setup-dialog";
import { setupQueries } from "../../features/tax-rate/setup/setup-queries";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";

const [food, , drinks] = TAX_PRESETS.AT.rates;
const rate = { ...META, id: "txr_food", identifier: food.identifier, name: food.name, values: [...food.values] };
const product = (id: string, fields: object) => ({
  ...META,
  id,
  tax: 0.1,
  takeawayTax: 0.1,
  dineInTax: 0.1,
  ...fields,
});
const branch = {
  ...META,
  ...{ id: "brn_1", name: "Mitte", country: "AT" },
  deliveryAreas: [{ area: "Innen", price: 290, tax: 0.1 }],
};
let asked: { line: string; body: unknown }[];
let unmount: (() => Promise<void>) | undefined;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ line: `${method} ${address}`, body: typeof body === "string" ? JSON.parse(body) : undefined });
    if (address === "/api/branches/brn_1") return Promise.resolve(Response.json({ data: branch }));
    if (address === "/api/bulk") return Promise.resolve(Response.json({ data: { id: "job_1", state: "waiting" } }));
    return Promise.resolve(Response.json({ data: [], cursor: null }));
  });
});
afterEach(async () => {
  await unmount?.();
  vi.unstubAllGlobals();
});

async function show(rates: readonly object[]): Promise<void> {
  const data = [
    [setupQueries.rates().queryKey, rates],
    [
      setupQueries.products().queryKey,
      [product("a", {}), product("b", { taxRate: "txr_food" }), product("c", { tax: 0.2 })],
    ],
    [setupQueries.branches().queryKey, [branch]],
  ] as const;
  ({ unmount } = await mountPart({
    content: <SetupDialog entries={[]} chosen={new Set()} onClose={() => undefined} />,
    data,
  }));
  await settled();
}
const choices = (): (string | null)[][] =>
  [...document.querySelectorAll("select")].map((select) => [
    select.getAttribute("aria-label"),
    select.selectedOptions[0]?.textContent ?? null,
  ]);

test("the rates of the country are told with their source, created with a click, and those that are there are told", async () => {
  await show([rate]);
  const text = document.body.textContent;
  expect(text).toContain("Quelle: § 10 Abs. 2 UStG 1994");
  expect(text).toContain("10 %, ab 01.07.2026 4,9 %".replaceAll(" %", "\u00A0%"));
  expect(text.match(/Schon vorhanden/g)).toHaveLength(1);
  await press(`${drinks.name} anlegen`);
  await settled();
  expect(asked.find(({ line }) => line === "POST /api/tax-rates")?.body).toEqual({
    ...{ identifier: drinks.identifier, name: drinks.name, values: [{ rate: 0.2 }] },
  });
});

test("numbers get the rate that has the same value today, in one change for all that get the same ones", async () => {
  await show([rate]);
  const named = `${food.name} (10\u00A0%)`;
  expect(choices()).toEqual([
    ["Land", "Österreich"],
    ["Satz mit Namen statt 10\u00A0% bei Takeaway", named],
    ["Satz mit Namen statt 10\u00A0% bei Dine In", named],
    ["Satz mit Namen statt 10\u00A0% bei Lieferung", named],
    ["Satz mit Namen statt 20\u00A0% bei Lieferung", "Nicht ändern"],
    ["Satz mit Namen statt 10\u00A0% bei Lieferkosten", named],
  ]);
  await press("Übernehmen");
  await settled();
  const bodies = asked.filter(({ line }) => line === "POST /api/bulk").map(({ body }) => body);
  const change = { resource: "products", action: "update", dryRun: false };
  expect(bodies).toEqual([
    { ...change, ids: ["a"], changes: { taxRate: rate.id, takeawayTaxRate: rate.id, dineInTaxRate: rate.id } },
    { ...change, ids: ["b", "c"], changes: { takeawayTaxRate: rate.id, dineInTaxRate: rate.id } },
  ]);
  expect(asked.find(({ line }) => line === "PUT /api/branches/brn_1")?.body).toMatchObject({
    deliveryAreas: [{ area: "Innen", tax: 0.1, taxRate: rate.id }],
  });
});
