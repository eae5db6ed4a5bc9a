// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { products } from "@tresen/contract/catalog/product.resource";
import { configFields } from "@tresen/contract/config/config";
import { resourceQueries } from "../../admin/queries";
import { archivedQuery } from "../../features/menu/shop-queries";
import { CompliancePage, type ComplianceSearch } from "../../features/menu/compliance/compliance-page";
import { press, settled, type } from "../../../shared/testing/hands";
import type { Me } from "../../shared/session";
import { ADMIN, META } from "../testing/page";
import { mountPart } from "../testing/part";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const unmount of open.splice(0)) await unmount();
});

const product = (id: string, fields: object) => ({
  ...META,
  id,
  ...products.fields.parse({ name: id, price: 900, tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1, ...fields }),
});

function Page({ start = {} }: { start?: ComplianceSearch }) {
  const [search, onSearch] = useState(start);
  return <CompliancePage search={search} onSearch={onSearch} />;
}

interface Shown {
  start?: ComplianceSearch;
  marks?: readonly object[];
  me?: Me;
}

async function show(records: readonly object[], { start, marks = [], me = ADMIN }: Shown = {}) {
  const ids = records.map((one) => (one as { id: string }).id);
  const menu = {
    ...META,
    id: "mnu_1",
    name: "Karte",
    branches: [],
    catalog: [{ category: "cat_1", products: ids.slice(0, 2) }],
  };
  const all = (name: string, list: readonly object[]) => [resourceQueries.all(name).queryKey, list] as const;
  const { element, unmount } = await mountPart({
    content: <Page {...(start ? { start } : {})} />,
    data: [
      [
        ["config"],
        configFields.parse({ imprintText: "I", privacyPolicyText: "P", termsAndConditionsText: "Widerruf" }),
      ],
      all("menus", [menu]),
      all("categories", [{ ...META, id: "cat_1", name: "Speisen" }]),
      all("products", records),
      [archivedQuery.queryKey, []],
      all("tax-rates", []),
      all("branches", [{ ...META, id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" }]),
      all("sites", []),
      all("finding-marks", marks),
    ],
    me,
  });
  open.push(unmount);
  await settled();
  return element;
}
const rows = (element: Element) =>
  [...element.querySelectorAll("[aria-label='Was auffällt'] tbody tr")].map((row) => row.textContent);

test("what should be looked at is listed by severity, counted, filtered, and leads to its field", async () => {
  const element = await show([
    product("Suppe", { allergens: ["A"] }),
    product("Brot", {}),
    product("Kostprobe", { price: 0 }),
    product("Ausgelistet", { price: 0, isEnabled: false }),
  ]);
  expect(element.querySelector("[role=status]")?.textContent).toBe("3 Produkte geprüft, 5 Befunde.");
  expect(rows(element).map((row) => row.slice(0, 34))).toEqual([
    expect.stringContaining("FehlerKostprobePreis 0"),
    expect.stringContaining("WarnungBrotAllergene fehlen"),
    expect.stringContaining("HinweisSuppeBild fehlt"),
    expect.stringContaining("HinweisBrotBild fehlt"),
    expect.stringContaining("HinweisKostprobeBild fehlt"),
  ]);
  expect(element.querySelector("[aria-label='Zum Feld von Kostprobe']")?.getAttribute("href")).toBe(
    "/products/Kostprobe?field=price",
  );
  const counts = [...element.querySelectorAll("[role=radiogroup] label")].map((label) => label.textContent);
  expect(counts).toEqual(["Alle (5)", "1 Fehler", "1 Warnung", "3 Hinweise"]);
  await type({ into: element.querySelector("input[type=search]"), text: "brot" });
  await settled();
  expect(rows(element)).toHaveLength(2);
});

test("a menu is checked without the products that it does not list, and hundreds are drawn in parts", async () => {
  const many = Array.from({ length: 250 }, (_, index) => product(`P${index}`, {}));
  const element = await show(many);
  expect(rows(element)).toHaveLength(200);
  await press("51 weitere anzeigen");
  expect(rows(element)).toHaveLength(251);
  const own = await show(many, { start: { menu: "mnu_1" } });
  expect(own.querySelector("[role=status]")?.textContent).toBe("2 Produkte geprüft, 2 Befunde.");
});

const MARK = { ...META, id: "fmk_1", subject: "Brot", rule: "picture", note: "Kommt ohne Bild aus.", by: "Ada Lang" };

test("what is wanted as it is stands apart with who wants it, and can be taken back", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    sent.push([method, new URL(url, "http://shop").pathname, body ? JSON.parse(String(body)) : null]);
    const data = method === "POST" ? { ...MARK, ...JSON.parse(String(body)), by: "Ada Lang" } : null;
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  });
  const element = await show([product("Brot", {})]);
  const status = () => element.querySelector("[role=status]")?.textContent;
  expect(status()).toBe("1 Produkt geprüft, 2 Befunde.");
  await press("So gewollt: Bild fehlt, Brot");
  await type({ into: document.querySelector("[role=dialog] input"), text: "Kommt ohne Bild aus." });
  await press("So gewollt", document.querySelector("[role=dialog]") ?? undefined);
  await settled();
  expect(sent).toEqual([
    [
      "POST",
      "/api/finding-marks",
      { subject: "Brot", rule: "picture", value: expect.stringMatching(/./), note: MARK.note },
    ],
  ]);
  expect(status()).toBe("1 Produkt geprüft, 1 Befund, 1 weitere so gewollt.");
  expect(rows(element)).toHaveLength(1);
  const group = element.querySelector("details");
  expect(group?.open).toBe(false);
  expect(group?.querySelector("summary")?.textContent).toBe("So gewollt (1)");
  expect(group?.textContent).toMatch(/Kommt ohne Bild aus\.Ada Lang, \d/);
  await press("Zurücknehmen: Bild fehlt, Brot");
  await settled();
  expect(sent.at(-1)).toEqual(["DELETE", "/api/finding-marks/fmk_1", null]);
  expect(status()).toBe("1 Produkt geprüft, 2 Befunde.");
  expect(element.querySelector("details")).toBeNull();
});

test("a mark does not hold for what has changed since, and only those mark who may", async () => {
  const mark = { ...MARK, value: "of before" };
  const element = await show([product("Brot", {})], { marks: [mark] });
  expect(rows(element)).toHaveLength(2);
  const employee = { ...ADMIN, roles: ["ROLE_EMPLOYEE"] };
  const other = await show([product("Brot", {})], { marks: [mark], me: employee });
  expect(rows(other)).toHaveLength(2);
  expect(other.querySelector("button[aria-label^='So gewollt']")).toBeNull();
});
