// @vitest-environment happy-dom
import { customers } from "@tresen/contract/customer/customer.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settled } from "../../../shared/testing/hands";
import { customerScreen } from "../../features/customer/screen";
import { META, mountPage } from "../testing/page";

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsvereinsobfrauenstellvertreterin";
const record = { ...META, id: "cus_1", ...customers.fields.parse({ number: 7, firstName: "Ella", lastName: LONG }) };

let mounted: Awaited<ReturnType<typeof mountPage>>;
beforeEach(async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null }));
  mounted = await mountPage({ resource: "customers", records: [record], screen: customerScreen });
  await settled();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("the number, which leads to the customer, is the first column", () => {
  const heads = [...document.querySelectorAll("th")].map(({ textContent }) => textContent.trim()).filter(Boolean);
  expect(heads.slice(0, 4)).toEqual(["Nummer", "Vorname", "Nachname", "Firma"]);
  expect(heads).toContain("Letzte Bestellung");
});

test("a name that is cut at the edge of its cell is told whole, and any other is not told twice", async () => {
  const pointedAt = async (text: string): Promise<string | undefined> => {
    const cell = [...document.querySelectorAll("td")].find(({ textContent }) => textContent === text);
    if (cell && text === LONG) Object.defineProperty(cell, "scrollWidth", { value: 700 });
    await act(async () => cell?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
    return cell?.title;
  };
  expect(await pointedAt(LONG)).toBe(LONG);
  expect(await pointedAt("Ella")).toBe("");
});
