// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products } from "@tresen/contract/catalog/product.resource";
import { resourceQueries } from "../../admin/queries";
import { archivedQuery } from "../../features/menu/shop-queries";
import { CopyDialog } from "../../features/menu/copy/copy-dialog";
import { DifferencePage, type DifferenceSearch } from "../../features/menu/difference/difference-page";
import { plannedKey } from "../../features/menu/moment/planned-queries";
import { TimelineDialog } from "../../features/menu/timeline/timeline";
import { press, settled, type } from "../../../shared/testing/hands";
import type { Me } from "../../shared/session";
import { ADMIN, META } from "../testing/page";
import { mountPart } from "../testing/part";

const open: (() => Promise<void>)[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-06-05T16:30:00Z"), toFake: ["Date"] });
  sent.length = 0;
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ data: { ...META, id: "mnu_copy" } }, { status: 201 });
  });
});
afterEach(async () => {
  for (const unmount of open.splice(0)) await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const menu = (id: string, availableFrom: string | null, branch: string, catalog: object[]) => ({
  ...{ ...META, id, name: `Karte ${id}`, availableFrom, branches: [{ id: branch }], catalog },
});
const PLAN = { type: "fields", resource: "products" };
const NOW = menu("now", null, "brn_1", [
  { category: "Pizza", products: ["Margherita", "Salami"] },
  { category: "Getränke", products: ["Cola"] },
]);
const SUMMER = menu("summer", "2026-07-01", "brn_1", [
  { category: "Pizza", products: ["Margherita", "Eis"] },
  { category: "Getränke", products: ["Cola", "Salami"] },
]);
const OTHER = menu("other", "2026-07-01", "brn_1", []);
const THERE = menu("there", null, "brn_2", [{ category: "Pizza", products: ["Margherita"] }]);

async function show(content: ReactNode, menus: readonly { id: string }[] = [NOW, SUMMER, THERE], me: Me = ADMIN) {
  const all = (name: string, list: readonly object[]) => [resourceQueries.all(name).queryKey, list] as const;
  const product = (name: string) => ({ ...META, id: name, ...products.fields.parse({ name, price: 100 }) });
  const { element, unmount } = await mountPart({
    ...{ content, me },
    data: [
      all("menus", menus),
      all(
        "categories",
        ["Pizza", "Getränke"].map((name) => ({ ...META, id: name, name })),
      ),
      all("products", ["Margherita", "Salami", "Cola", "Eis"].map(product)),
      [archivedQuery.queryKey, []],
      all("tax-rates", []),
      all("branches", [
        { ...META, id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" },
        { ...META, id: "brn_2", name: "Neubau", timeZone: "Europe/Vienna" },
      ]),
      [
        plannedKey,
        [
          { ...PLAN, record: "Cola", at: "2026-06-20T00:00:00Z", fields: { price: 150 } },
          { ...PLAN, record: "Margherita", at: "2026-06-20T00:00:00Z", fields: { reducedPrice: 90 } },
          { ...PLAN, record: "Salami", at: "2026-07-20T00:00:00Z", fields: { price: 999 } },
        ],
      ],
    ],
  });
  open.push(unmount);
  await settled();
  return element;
}

function Difference({ start }: { start: DifferenceSearch }) {
  const [search, onSearch] = useState(start);
  return <DifferencePage id="summer" search={search} onSearch={onSearch} />;
}
const rows = (element: Element) =>
  [...element.querySelectorAll("tbody tr")].map((row) =>
    [...row.children]
      .map(({ textContent }) => textContent)
      .join("|")
      .replace(/\u00a0/g, " "),
  );

test("a menu is compared with the one in force, by names, with the prices of its beginning", async () => {
  const element = await show(<Difference start={{}} />);
  expect(rows(element)).toEqual([
    "Pizza|Margherita|Anderer Preis|1,00 € → 0,90 €",
    "Pizza|Eis|Neu|",
    "Getränke|Cola|Anderer Preis|1,00 € → 1,50 €",
    "Getränke|Salami|Andere Kategorie|bisher in Pizza",
  ]);
  await type({ into: element.querySelector("input[type=search]"), text: "sal" });
  expect(rows(element)).toHaveLength(1);
});

test("it is compared with any other as well", async () => {
  const element = await show(<Difference start={{ with: "there", kind: "categoryAdded" }} />);
  expect(rows(element)).toEqual(["Getränke||Neue Kategorie|"]);
});

test("the timeline tells which menu is in force in each branch, which comes, and what never is", async () => {
  await show(<TimelineDialog onClose={() => undefined} />, [NOW, SUMMER, OTHER, THERE]);
  const told = [...document.querySelectorAll("[role=dialog] section")].map((section) =>
    [...section.querySelectorAll("h3, li")].map(({ textContent }) => textContent.replace(/\u00a0/g, " ")),
  );
  expect(told).toEqual([
    [
      "Mitte",
      "Karte nowGilt jetztSchon immer bis 01.07.2026 00:00",
      "Karte summerGilt nieAb 01.07.2026 00:00Beginnt gleichzeitig mit Karte other. Nur einer davon gilt, und das ist nicht dieser.",
      "Karte otherKommtAb 01.07.2026 00:00Beginnt gleichzeitig mit Karte summer. Nur einer davon gilt: dieser.",
    ],
    ["Neubau", "Karte thereGilt jetztSchon immer"],
  ]);
});

test("a copy for another branch may leave out what is not sold there, and says what it does there", async () => {
  await show(<CopyDialog record={NOW} onClose={() => undefined} />);
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=checkbox]")];
  await press("Kopie anlegen");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("mindestens eine Filiale");
  await act(async () => boxes[1]?.click());
  await act(async () => boxes[2]?.click());
  const text = document.querySelector("[role=dialog]")?.textContent ?? "";
  expect(text).toContain("2 Produkte fallen weg.");
  expect(text).toContain("In Neubau beginnt gleichzeitig „Karte there“.");
  await press("Kopie anlegen");
  await settled();
  expect(sent).toEqual([
    {
      ...{ name: "Karte now (Kopie)", branches: [{ id: "brn_2" }], availableFrom: null },
      catalog: [{ category: "Pizza", products: ["Margherita"] }],
    },
  ]);
});

test("a manager copies to their own branches only", async () => {
  await show(<CopyDialog record={NOW} onClose={() => undefined} />, [NOW], {
    ...{ id: "usr_2", roles: ["ROLE_MANAGER"] },
    branches: [{ id: "brn_2" }],
  });
  const branches = [...document.querySelectorAll("[role=dialog] fieldset label")].map(({ textContent }) => textContent);
  expect(branches).toEqual(["Neubau"]);
});
