// @vitest-environment happy-dom
import { customers } from "@tresen/contract/customer/customer.resource";
import type { CustomerOrder, MergedCustomer } from "@tresen/contract/customer/customer.view";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { customerScreen } from "../../features/customer/screen";
import { SplitDialog } from "../../features/customer/split-dialog";
import type { Me } from "../../shared/session";
import { toastsAtom } from "../../shared/toasts";
import { isCustomerDataShownAtom } from "../../shared/visibility";
import { META, mountPage } from "../testing/page";
import { mountPart } from "../testing/part";

const customerOf = (id: string, fields: Record<string, unknown>) => ({
  ...META,
  id,
  ...customers.fields.parse(fields),
});
const ELLA = customerOf("cus_1", {
  ...{ number: 7, firstName: "Ella", lastName: "Muster", emails: ["ella@example.test"], phones: ["+436601234567"] },
  ...{ orderCount: 3, grossTotal: 4_500, branches: ["brn_1"] },
});
const TWIN = customerOf("cus_2", {
  ...{
    number: 12,
    firstName: "E.",
    lastName: "Muster",
    phones: ["+436607654321"],
    isBlocked: true,
    blockReason: "Grund",
  },
  ...{ orderCount: 1, grossTotal: 950, branches: ["brn_2"] },
});
const orderOf = (ticket: number): CustomerOrder => ({
  ...{ id: `ord_${ticket}`, ticketNumber: ticket, createdAt: META.createdAt, branch: { id: "brn_1", name: "Neubau" } },
  ...{
    state: "completed",
    isQuotation: false,
    name: "Anna Muster",
    phone: "+436601234567",
    email: "",
    isSmsEnabled: false,
  },
  ...{ gross: 950, isCounted: true, items: [], rating: null, ratings: null, ratingComment: "" },
});

let mounted: { unmount: () => Promise<void> };
let posted: { address: string; body: unknown }[];
let refusal: { status: number; message: string } | null;
let orders: CustomerOrder[];
let stored: Partial<Record<string, typeof ELLA>>;
let isMerged: boolean;
/** What the server says of whoever is gone. */
let mergedInto: MergedCustomer | null;

beforeEach(() => {
  posted = [];
  refusal = null;
  isMerged = false;
  mergedInto = null;
  orders = [1, 2, 3].map(orderOf);
  stored = { cus_1: ELLA, cus_2: TWIN };
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://x");
    if (body) {
      posted.push({ address: pathname, body: JSON.parse(String(body)) });
      if (refusal) {
        const { status, message } = refusal;
        return Response.json({ errors: [{ code: "conflict", message }] }, { status });
      }
      const id = pathname.split("/").at(-2) ?? "";
      if (pathname.endsWith("/split"))
        return Response.json(
          { data: { customer: { ...ELLA, version: 2 }, created: customerOf("cus_3", { number: 13 }) } },
          { status: 201 },
        );
      isMerged = true;
      return Response.json({ data: { ...stored[id], version: 9, orderCount: 4 } });
    }
    if (pathname.endsWith("/suggestions"))
      return Response.json({
        data: isMerged || !stored["cus_2"] ? [] : [{ customer: stored["cus_2"], reasons: ["phone", "name"] }],
      });
    if (pathname.endsWith("/merged")) return Response.json({ data: mergedInto });
    if (pathname.endsWith("/orders"))
      return Response.json({ data: { orders, isMore: false, favourites: [], complaints: [], messages: [] } });
    const id = pathname.split("/").at(-1) ?? "";
    const record = stored[id];
    if (!record && id.startsWith("cus_"))
      return Response.json(
        { errors: [{ code: "record.missing", message: "Kunde wurde nicht gefunden." }] },
        { status: 404 },
      );
    return Response.json({ data: record ?? [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  await act(async () => {
    getDefaultStore().set(toastsAtom, []);
    getDefaultStore().set(isCustomerDataShownAtom, true);
  });
});

async function openForm(me?: Me) {
  const page = await mountPage({
    ...{ resource: "customers", id: "cus_1", records: [ELLA, TWIN], screen: customerScreen },
    ...(me ? { me } : {}),
  });
  mounted = page;
  await eventually(() => expect(document.body.textContent).toContain("Vorgeschlagen wegen:"));
  return page.router;
}
async function openMerge() {
  const router = await openForm();
  await press("Mit Kunde 12 zusammenführen");
  await eventually(() => expect(dialog().textContent).toContain("Wer bleibt?"));
  return router;
}
async function openSplit() {
  mounted = await mountPart({ content: <SplitDialog record={ELLA} onClose={() => undefined} /> });
  await eventually(() => expect(dialog().querySelector("input, p")).not.toBeNull());
}
function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[role=dialog]");
  if (!found) throw new Error("No dialog is open");
  return found;
}
const inputs = () => [...dialog().querySelectorAll("input")];
const choose = (index: number) => act(async () => inputs()[index]?.click());
const toasts = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ message }) => message);

test("tells who may be the same and why, and what both of them are", async () => {
  await openMerge();
  expect(document.body.textContent).toContain("gleiche Telefonnummer, gleicher Name");
  for (const text of [
    "Ella Muster",
    "ella@example.test",
    "+436607654321",
    "3 Bestellungen",
    "45,00",
    "9,50",
    "Gesperrt",
  ])
    expect(dialog().textContent).toContain(text);
  expect(dialog().textContent).toContain("Kunde 12 gibt es danach nicht mehr.");
});

test("merges the other into the customer, and asks anew who may be the same", async () => {
  const router = await openMerge();
  await press("Zusammenführen", dialog());
  await eventually(() => expect(document.body.textContent).toContain("Zurzeit wird niemand vorgeschlagen."));
  expect(posted).toEqual([
    { address: "/api/customers/cus_1/merge", body: { version: 1, other: "cus_2", otherVersion: 1 } },
  ]);
  expect(toasts()).toEqual(["Kunde 12 wurde mit Kunde 7 zusammengeführt."]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(router.state.location.pathname).toBe("/customers/cus_1");
});

test("leads to the other one if that one stays", async () => {
  const router = await openMerge();
  await choose(1);
  expect(dialog().textContent).toContain("Kunde 7 gibt es danach nicht mehr.");
  await press("Zusammenführen", dialog());
  await eventually(() => expect(router.state.location.pathname).toBe("/customers/cus_2"));
  expect(posted).toEqual([
    { address: "/api/customers/cus_2/merge", body: { version: 1, other: "cus_1", otherVersion: 1 } },
  ]);
  await eventually(() => expect(document.querySelector("h1")?.textContent).toContain("Kunde 12"));
});

test("asks before unsaved changes of the one who goes are lost, and keeps the form until then", async () => {
  const router = await openForm();
  const inputOf = (name: string) => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(name));
    return document.getElementById(label?.htmlFor ?? "");
  };
  await type({ into: inputOf("Firma"), text: "Muster GmbH" });
  await press("Mit Kunde 12 zusammenführen");
  await eventually(() => expect(dialog().textContent).toContain("Wer bleibt?"));
  await choose(1);
  delete stored["cus_1"];
  await press("Zusammenführen", dialog());
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  await press("Weiter bearbeiten");
  await settled();
  expect(router.state.location.pathname).toBe("/customers/cus_1");
  expect(inputOf("Firma")).toHaveProperty("value", "Muster GmbH");
});

test("tells a conflict, and goes on with what is stored now", async () => {
  await openMerge();
  refusal = { status: 409, message: "Wurde inzwischen geändert." };
  stored = { ...stored, cus_2: { ...TWIN, version: 2, phones: ["+4311111"] } };
  await press("Zusammenführen", dialog());
  await eventually(() => expect(dialog().querySelector("[role=alert]")?.textContent).toContain("inzwischen geändert"));
  expect(dialog().textContent).toContain("Die Angaben sind neu geladen.");
  await eventually(() => expect(dialog().textContent).toContain("+4311111"));
  refusal = null;
  await press("Zusammenführen", dialog());
  await eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(posted.at(-1)?.body).toEqual({ version: 1, other: "cus_2", otherVersion: 2 });
});

test("whoever loses the race learns into whom a customer was merged, and is led there", async () => {
  const router = await openMerge();
  refusal = { status: 409, message: "Wurde inzwischen geändert." };
  stored = { cus_2: { ...TWIN, version: 2 } };
  mergedInto = { id: "cus_2", number: 12, former: 7 };
  await press("Zusammenführen", dialog());
  await eventually(() => expect(dialog().textContent).toContain("Kunde 7 wurde mit Kunde 12 zusammengeführt."));
  expect(dialog().textContent).not.toContain("Wer bleibt?");
  await press("Kunde 12 öffnen", dialog());
  await eventually(() => expect(router.state.location.pathname).toBe("/customers/cus_2"));
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("nobody is merged with a customer who is gone", async () => {
  await openMerge();
  refusal = { status: 404, message: "Kunde wurde nicht gefunden." };
  stored = { cus_1: ELLA };
  await press("Zusammenführen", dialog());
  await eventually(() => expect(dialog().textContent).toContain("Kunde 12 wurde inzwischen gelöscht."));
  expect([...dialog().querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Schließen"]);
});

test("says nothing of the people while customer data is hidden", async () => {
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  await openMerge();
  expect(document.body.textContent).not.toMatch(/Ella|Muster|example|660765/);
});

test("offers no merge with a customer whom the person may not change", async () => {
  await openForm({ id: "usr_1", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] });
  expect(document.body.textContent).toContain("Zusammenführen kann nur, wer beide Kunden ändern darf.");
  expect(document.body.textContent).not.toContain("Mit Kunde 12 zusammenführen");
});

test("gives the chosen orders to a new customer, and leads there", async () => {
  await openSplit();
  expect(dialog().textContent).toContain("Anna Muster, +436601234567");
  await choose(1);
  await choose(2);
  expect(dialog().textContent).toContain("2 Bestellungen gehen an einen neuen Kunden (Umsatz 19,00");
  await press("Aufteilen", dialog());
  await eventually(() => expect(dialog().textContent).toContain("2 Bestellungen gehören jetzt einem neuen Kunden."));
  expect(posted).toEqual([{ address: "/api/customers/cus_1/split", body: { version: 1, orders: ["ord_2", "ord_3"] } }]);
  const link = [...dialog().querySelectorAll("a")].find(({ textContent }) => textContent === "Kunde 13 öffnen");
  expect(link?.getAttribute("href")).toBe("/customers/cus_3");
});

test("takes no more orders than the call, and tells why the server refuses", async () => {
  orders = Array.from({ length: 22 }, (_, index) => orderOf(index + 1));
  await openSplit();
  for (let index = 0; index < 20; index += 1) await choose(index);
  expect(inputs().filter(({ disabled }) => disabled)).toHaveLength(2);
  refusal = { status: 409, message: "Wurde inzwischen geändert." };
  stored = { ...stored, cus_1: { ...ELLA, version: 5 } };
  await press("Aufteilen", dialog());
  await eventually(() => expect(dialog().querySelector("[role=alert]")?.textContent).toContain("neu geladen"));
  refusal = null;
  await press("Aufteilen", dialog());
  await eventually(() => expect(posted.at(-1)?.body).toMatchObject({ version: 5 }));
});

test("splits nobody with a single order, and hides who ordered", async () => {
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  await openSplit();
  expect(dialog().textContent).not.toMatch(/Anna|660123/);
  await mounted.unmount();
  orders = [orderOf(1)];
  await openSplit();
  expect(dialog().textContent).toContain("mindestens zwei Bestellungen");
  expect([...dialog().querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Abbrechen"]);
});
