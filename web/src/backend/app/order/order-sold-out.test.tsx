// @vitest-environment happy-dom
import type { ListedOrder } from "@tresen/contract/order/order";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { OrderSoldOut } from "../../features/order/live/order-sold-out";
import { mountPart } from "../testing/part";

const NOW = Date.parse("2026-06-05T16:30:00.000Z");
const ITEM = { product: "prd_1", name: "Wunschpizza", amount: 1 };
const ORDER = {
  ticketNumber: 47,
  branch: { id: "brn_1", name: "Neubau" },
  items: [
    { ...ITEM, parts: [{ name: "Belag", type: "multiselect", value: ["Ei", "Mais"] }] },
    { ...ITEM, parts: [{ name: "Wunsch", type: "text", value: "knusprig" }] },
    { ...ITEM, amount: 0, product: "prd_2", name: "Cola", parts: [] },
  ],
} as ListedOrder;
const reports: unknown[] = [];
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(async () => {
  reports.length = 0;
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    expect(address).toContain("/api/sold-outs");
    reports.push(JSON.parse(String(body)));
    return Response.json({ data: [] });
  });
  mounted = await mountPart({ content: <OrderSoldOut order={ORDER} zone="Europe/Vienna" now={NOW} /> });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

/** The dialog is loaded when it is opened. */
async function open(): Promise<void> {
  await press("Ausverkauftes aus Bestellung 47");
  await eventually(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
}

test("two taps report a product or a chosen option of the order, until tomorrow or a later day", async () => {
  await open();
  const names = [...document.querySelectorAll("[role=dialog] li p")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Wunschpizza", "Ei", "Mais"]);
  await press("Wunschpizza bis morgen ausverkauft");
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await open();
  await press("Mais bis Montag ausverkauft");
  await settled();
  const product = { branches: ["brn_1"], product: "prd_1", part: null, option: null, reason: "" };
  expect(reports).toEqual([product, { ...product, part: "Belag", option: "Mais", until: "2026-06-08" }]);
});
