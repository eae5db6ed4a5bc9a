// @vitest-environment happy-dom
import { customers } from "@tresen/contract/customer/customer.resource";
import type { MergedCustomer } from "@tresen/contract/customer/customer.view";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { customerScreen } from "../../features/customer/screen";
import { META, mountPage } from "../testing/page";

const record = { ...META, id: "cus_1", ...customers.fields.parse({ number: 43, lastName: "Muster" }) };
const kept = { ...record, id: "cus_2", number: 42 };

let mounted: Awaited<ReturnType<typeof mountPage>>;
let mergedInto: MergedCustomer | null;
beforeEach(() => {
  mergedInto = null;
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://x");
    if (pathname.endsWith("/merged")) return Response.json({ data: mergedInto });
    if (pathname.endsWith("/cus_2")) return Response.json({ data: kept });
    if (method === "GET" && !pathname.endsWith("/cus_1")) return Response.json({ data: [], cursor: null });
    const errors = [{ code: "record.missing", message: "Kunde wurde nicht gefunden." }];
    return Response.json({ errors }, { status: 404 });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const screen = { ...customerScreen, sections: [] };
const open = async (records = [record]): Promise<void> => {
  mounted = await mountPage({ resource: "customers", id: "cus_1", records, screen });
};

test("the page of a customer who was merged says into whom, and leads there", async () => {
  mergedInto = { id: "cus_2", number: 42, former: 43 };
  await open([]);
  await eventually(() => expect(document.querySelector("h1")?.textContent).toContain("Kunde 43 wurde mit Kunde 42"));
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Kunde 42 öffnen");
  expect(link?.getAttribute("href")).toBe("/customers/cus_2");
});

test("the page of a customer who was erased says that there is none", async () => {
  await open([]);
  await eventually(() => expect(document.body.textContent).toContain("Diesen Eintrag gibt es nicht (mehr)."));
});

async function saveGone(): Promise<HTMLElement> {
  await open();
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith("Vorname"));
  await type({ into: document.getElementById(label?.htmlFor ?? ""), text: "Ella" });
  await press("Speichern");
  await settled();
  const dialog = document.querySelector<HTMLElement>("[role=alertdialog]");
  if (!dialog) throw new Error("No dialog is open");
  return dialog;
}

test("whoever saves an erased customer cannot make them again with one press", async () => {
  const dialog = await saveGone();
  expect(dialog.textContent).toContain("Das ist endgültig");
  expect(dialog.textContent).not.toContain("Als neuen Datensatz anlegen");
});

test("whoever saves a merged customer is led to the one who is left", async () => {
  mergedInto = { id: "cus_2", number: 42, former: null };
  const dialog = await saveGone();
  await eventually(() => expect(dialog.textContent).toContain("Dieser Kunde wurde mit Kunde 42 zusammengeführt."));
  expect(dialog.textContent).not.toContain("endgültig");
  await press("Kunde 42 öffnen", dialog);
  await eventually(() => expect(mounted.router.state.location.pathname).toBe("/customers/cus_2"));
});
