// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import { categories } from "@tresen/contract/catalog/category.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { customers } from "@tresen/contract/customer/customer.resource";
import { configFields } from "@tresen/contract/config/config";
import type { OrderDraft } from "@tresen/contract/order/order";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PhonePage, type PhoneSearch } from "../../features/order/phone/phone-page";
import { press, type } from "../../../shared/testing/hands";
import { isCustomerDataShownAtom } from "../../shared/visibility";
import { mountPart } from "../testing/part";

/** A Friday, 18:30 in Vienna. */
const NOW = Date.parse("2026-06-05T16:30:00.000Z");
const META = { version: 1, createdAt: new Date(NOW).toISOString(), updatedAt: new Date(NOW).toISOString() };
const BRANCH = {
  ...META,
  id: "brn_1",
  ...branches.fields.parse({
    identifier: "neubau",
    name: "Neubau",
    country: "AT",
    openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
    isDeliveryEnabled: true,
    deliveryAreas: [{ id: "are_1", area: "Innen", price: 290, minimumOrderValue: 1000 }],
  }),
};
const OTHER_BRANCH = { ...BRANCH, id: "brn_0", name: "Andere" };
/** Has ordered in one of the two branches. */
const CUSTOMER = {
  ...META,
  id: "cus_1",
  ...customers.fields.parse({
    ...{ number: 7, firstName: "Ella", companyName: "Muster GmbH", branches: ["brn_1"] },
    ...{ phones: ["+436601234567", "+4312345"], emails: ["ella@example.test"] },
    addresses: [{ street: "Gasse 1", zipCode: "1010", city: "Wien" }, { street: "Gasse 2" }],
  }),
};
const MARGHERITA = {
  ...META,
  id: "prd_1",
  ...products.fields.parse({ name: "1 Margherita", price: 950, tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1 }),
};
const INIT = [
  { url: "config", data: { ...configFields.parse({ shopName: "Probe" }), paymentProviders: [] } },
  { url: "branches", data: [OTHER_BRANCH, BRANCH] },
  { url: "categories", data: [{ ...META, id: "cat_1", ...categories.fields.parse({ name: "Pizza" }) }] },
  { url: "products", data: [MARGHERITA] },
  {
    url: "menus",
    data: [{ id: "mnu_1", branches: [{ id: "brn_1" }], catalog: [{ category: "cat_1", products: ["prd_1"] }] }],
  },
];
const CALLER = {
  name: "Ella Muster",
  firstName: "Ella",
  lastName: "Muster",
  companyName: "",
  phone: "+436601234567",
  address: { street: "Gasse 1", floor: "", stairway: "", door: "", zipCode: "1010", city: "Wien", country: "AT" },
  deliveryArea: "Innen",
  lastOrderAt: new Date(NOW).toISOString(),
  orders: 3,
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let posted: { body: OrderDraft; key: string | null }[];
let asked: string[];
let searched: PhoneSearch[];
let isRefused = false;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  posted = [];
  asked = [];
  searched = [];
  isRefused = false;
  vi.stubGlobal("fetch", async (address: string, { body, headers }: RequestInit = {}) => {
    if (body) {
      posted.push({ body: JSON.parse(String(body)), key: new Headers(headers).get("idempotency-key") });
      return isRefused
        ? Response.json(
            { errors: [{ field: "items", code: "order.sold_out", message: "Ausverkauft." }] },
            { status: 400 },
          )
        : Response.json({ data: { uid: "01", ticketNumber: 47 } }, { status: 201 });
    }
    if (address.includes("/orders/customers")) {
      asked.push(new URL(address, "http://x").searchParams.get("phone") ?? "");
      return Response.json({ data: [CALLER] });
    }
    if (address.includes("/customers/cus_gone"))
      return Response.json({ errors: [{ code: "record.missing", message: "Fehlt." }] }, { status: 404 });
    if (address.includes("/customers/")) return Response.json({ data: CUSTOMER });
    if (address.includes("/now")) return Response.json({ data: { snapshotVersion: 1, busy: [], soldOuts: [] } });
    if (address.includes("/init")) return Response.json({ data: INIT });
    return Response.json({ data: address.includes("/branches") ? [OTHER_BRANCH, BRANCH] : [], cursor: null });
  });
  await open({ branch: "brn_1" });
});
const open = async (search: PhoneSearch): Promise<void> => {
  mounted = await mountPart({ content: <PhonePage search={search} onSearch={(next) => searched.push(next)} /> });
  await pass(500);
};
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const inputOf = (label: string): Element | null => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  return found ? document.getElementById(found.htmlFor) : null;
};
const option = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) =>
    one.textContent.includes(text),
  );
  if (!found) throw new Error(`No option is called ${text}`);
  return found;
};
/** Types into a combo box and chooses the first option by keyboard. */
async function choose({ label, text, wanted }: { label: string; text: string; wanted: string }): Promise<void> {
  const input = inputOf(label);
  await act(async () => (input as HTMLElement).focus());
  await type({ into: input, text });
  // The pause after the last letter, and then the answer.
  await pass(300);
  await pass(300);
  expect(option(wanted)).toBeDefined();
  for (const key of ["ArrowDown", "Enter"])
    await act(async () => {
      for (const kind of ["keydown", "keyup"]) input?.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true }));
    });
  await pass(100);
}
const summary = (): string => document.querySelector("aside")?.textContent ?? "";

test("tells live what the order costs and lacks, and does not send what the rules refuse", async () => {
  expect(summary()).toContain("Es fehlt noch:");
  await choose({ label: "Produkt hinzufügen", text: "marg", wanted: "1 Margherita" });
  expect(summary()).toContain("9,50");
  await press("Mehr 1 Margherita");
  expect(summary()).toContain("19,00");
  await press("Bestellung aufnehmen");
  expect(posted).toEqual([]);
  expect(document.querySelector("aside [role=alert]")?.textContent).toContain("Vornamen");
  expect(inputOf("Vorname")?.getAttribute("aria-invalid")).toBe("true");
});

test("fills in a customer who is found by the first digits, and tells the number of the order", async () => {
  await choose({ label: "Telefon", text: "0660 123", wanted: "Ella Muster" });
  expect(asked.at(-1)).toBe("0660 123");
  expect(inputOf("Telefon")).toHaveProperty("value", "+436601234567");
  expect(inputOf("Nachname")).toHaveProperty("value", "Muster");
  await choose({ label: "Produkt hinzufügen", text: "marg", wanted: "1 Margherita" });
  await type({ into: inputOf("Notiz"), text: "Klingel kaputt" });
  expect(summary()).not.toContain("Es fehlt noch:");
  await act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true })));
  await pass(500);
  expect(posted).toEqual([
    {
      key: expect.any(String),
      body: expect.objectContaining({
        source: "phone",
        branch: "brn_1",
        phone: "+436601234567",
        street: "Gasse 1",
        note: "Klingel kaputt",
        paymentMethod: "cash",
        items: [{ product: "prd_1", amount: 1, unit: "piece", parts: [] }],
      }),
    },
  ]);
  expect(document.querySelector("[role=status]")?.textContent).toContain("Bestellung 47 ist aufgenommen.");
  await press("Nächste Bestellung");
  await pass(100);
  expect(inputOf("Nachname")).toHaveProperty("value", "");
});

test("shows what the server refuses, and sends the same order with the same key", async () => {
  isRefused = true;
  await choose({ label: "Telefon", text: "0660 123", wanted: "Ella Muster" });
  await choose({ label: "Produkt hinzufügen", text: "marg", wanted: "1 Margherita" });
  await press("Bestellung aufnehmen");
  await pass(500);
  expect(summary()).toContain("Ausverkauft.");
  await press("Bestellung aufnehmen");
  await pass(500);
  expect(posted).toHaveLength(2);
  expect(posted[1]?.key).toBe(posted[0]?.key);
});

test("begins with the customer of the address, in their branch, and goes on without", async () => {
  await mounted.unmount();
  await open({ customer: "cus_1" });
  expect(inputOf("Telefon")).toHaveProperty("value", "+436601234567");
  for (const [label, value] of [
    ["Vorname", "Ella"],
    ["Nachname", "Muster GmbH"],
    ["E-Mail", "ella@example.test"],
  ] as const)
    expect(inputOf(label)).toHaveProperty("value", value);
  await choose({ label: "Produkt hinzufügen", text: "marg", wanted: "1 Margherita" });
  await press("Bestellung aufnehmen");
  await pass(500);
  expect(posted[0]?.body).toMatchObject({ branch: "brn_1", phone: "+436601234567", street: "Gasse 1", city: "Wien" });
  await press("Nächste Bestellung");
  expect(searched.at(-1)).toEqual({ customer: undefined });
});

test("says nothing of a customer whom the order began with while customer data is hidden, and orders all the same", async () => {
  await mounted.unmount();
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  await open({ customer: "cus_1" });
  expect(document.body.textContent).toContain("Kundendaten verborgen");
  expect(document.body.innerHTML).not.toMatch(/Ella|660\s?1234567|Gasse 1/);
  await choose({ label: "Produkt hinzufügen", text: "marg", wanted: "1 Margherita" });
  await press("Bestellung aufnehmen");
  await pass(500);
  expect(posted[0]?.body).toMatchObject({ firstName: "Ella", phone: "+436601234567" });
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, true));
});

test("says so if the customer cannot be loaded, and takes the order all the same", async () => {
  await mounted.unmount();
  await open({ customer: "cus_gone" });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Der Kunde konnte nicht geladen werden.");
  expect(inputOf("Telefon")).toHaveProperty("value", "");
});
