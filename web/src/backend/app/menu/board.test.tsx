// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products } from "@tresen/contract/catalog/product.resource";
import { resourceQueries } from "../../admin/queries";
import { archivedQuery } from "../../features/menu/shop-queries";
import { BoardPage } from "../../features/menu/board/board-page";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";

const drawn = vi.hoisted(() => ({ cards: 0 }));
vi.mock("../../features/menu/board/view/price-text", () => ({
  priceText: ({ product }: { product: { price: number } }) => {
    drawn.cards += 1;
    return `${product.price} ct`;
  },
}));

const open: (() => Promise<void>)[] = [];
/** The menu as the server has it. */
let stored: { version: number; catalog: unknown; [key: string]: unknown };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/now"))
      return Response.json({
        data: {
          busy: [],
          soldOuts: [{ product: "Cola", part: null, option: null, until: "2099-01-01T00:00:00Z" }],
          snapshotVersion: 1,
          isCapacityLimited: false,
        },
      });
    if (method === "PUT") {
      const fields = JSON.parse(String(body)) as typeof stored;
      sent.push(fields.catalog);
      if (fields.version !== stored.version)
        return Response.json({ errors: [{ code: "conflict", message: "Geändert." }], requestId: "1" }, { status: 409 });
      stored = { ...stored, ...fields, version: stored.version + 1 };
    }
    return Response.json({ data: address.startsWith("/api/menus") ? stored : {} });
  });
});
afterEach(async () => {
  for (const unmount of open.splice(0)) await unmount();
  vi.unstubAllGlobals();
});

const product = (name: string) => ({ ...META, id: name, ...products.fields.parse({ name, price: 100 }) });
const all = (name: string, list: readonly object[]) => [resourceQueries.all(name).queryKey, list] as const;

async function show(catalog: readonly { category: string; products: string[] }[]) {
  stored = { ...META, id: "mnu_1", name: "Karte", availableFrom: null, branches: [{ id: "brn_1" }], catalog };
  const names = [...new Set(catalog.flatMap((column) => column.products))];
  const { element, unmount } = await mountPart({
    content: <BoardPage id="mnu_1" />,
    data: [
      [resourceQueries.one({ name: "menus", id: "mnu_1" }).queryKey, stored],
      all("menus", [stored]),
      all(
        "categories",
        ["Pizza", "Getränke", "Neu"].map((name) => ({ ...META, id: name, name, isEnabled: true })),
      ),
      all("products", [...names, "Eis", "Eistee"].map(product)),
      [archivedQuery.queryKey, []],
      all("tax-rates", []),
      all("branches", [{ ...META, id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" }]),
    ],
  });
  open.push(unmount);
  await settled();
  return element;
}

const columns = (element: Element): string[] =>
  [...element.querySelectorAll<HTMLElement>("[data-column]")].map(
    (column) =>
      `${column.dataset["column"] ?? ""}: ${[...column.querySelectorAll<HTMLElement>("[data-product]")].map((card) => card.dataset["product"]).join(" ")}`,
  );
const card = (element: Element, name: string) =>
  element.querySelector<HTMLElement>(`[data-product="${name}"] [data-card]`);
async function key(element: Element, name: string, pressed: string, alt = true): Promise<void> {
  const target = card(element, name) ?? element.querySelector(`[data-column="${name}"] [data-head]`);
  await act(async () =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, altKey: alt, bubbles: true, cancelable: true })),
  );
  await settled();
}
const said = (element: Element) =>
  [...element.querySelectorAll("[role=status].sr-only")].map(({ textContent }) => textContent.trim()).join("");

const START = [
  { category: "Pizza", products: ["Margherita", "Diavolo", "Salami"] },
  { category: "Getränke", products: ["Cola"] },
];

test("products and categories are moved by keys, with their new place told and the focus on them", async () => {
  const element = await show(START);
  await key(element, "Margherita", "ArrowDown");
  expect(columns(element)).toEqual(["Pizza: Diavolo Margherita Salami", "Getränke: Cola"]);
  expect(said(element)).toBe("Margherita: Platz 2 von 3 in Pizza.");
  expect(document.activeElement).toBe(card(element, "Margherita"));
  await key(element, "Margherita", "ArrowRight");
  expect(columns(element)).toEqual(["Pizza: Diavolo Salami", "Getränke: Cola Margherita"]);
  expect(said(element)).toBe("Margherita: Platz 2 von 2 in Getränke.");
  await key(element, "Margherita", "ArrowDown");
  expect(said(element)).toBe("Margherita steht schon am Rand.");
  await key(element, "Getränke", "ArrowLeft");
  expect(columns(element)[0]).toBe("Getränke: Cola Margherita");
  expect(said(element)).toBe("Kategorie Getränke: Platz 1 von 2.");
  await key(element, "Cola", "Delete", false);
  expect(said(element)).toBe("Cola aus Getränke genommen.");
  for (let step = 0; step < 4; step += 1) await press("Rückgängig");
  expect(columns(element)).toEqual(["Pizza: Margherita Diavolo Salami", "Getränke: Cola"]);
  await press("Wiederholen");
  await key(element, "Diavolo", "ArrowDown", false);
  expect(document.activeElement).toBe(card(element, "Margherita"));
  await press("Speichern");
  await eventually(() => expect(element.textContent).toContain("Gespeichert"));
  expect(sent).toEqual([[{ ...START[0], products: ["Diavolo", "Margherita", "Salami"] }, START[1]]]);
});

test("the board tells what is sold out, searches, and adds many products at once", async () => {
  const element = await show(START);
  await eventually(() => expect(card(element, "Cola")?.textContent).toContain("Ausverkauft"));
  await type({ into: element.querySelector("input[type=search]"), text: "sal" });
  expect(columns(element)).toEqual(["Pizza: Salami", "Getränke: "]);
  await type({ into: element.querySelector("input[type=search]"), text: "" });
  await press("Produkte hinzufügen");
  const boxes = [...document.querySelectorAll<HTMLElement>("[role=dialog] li label")];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(["Eis100 ct", "Eistee100 ct"]);
  await press("Alle 2 wählen");
  await press("2 Produkte hinzufügen");
  expect(columns(element)[0]).toBe("Pizza: Margherita Diavolo Salami Eis Eistee");
  expect(said(element)).toBe("2 Produkte zu Pizza hinzugefügt.");
});

test("a product that stands in two categories is told, and no category gets it twice", async () => {
  const element = await show([...START, { category: "Neu", products: ["Cola"] }]);
  expect(card(element, "Cola")?.textContent).toContain("Mehrfach");
  await key(element, "Cola", "ArrowRight");
  expect(said(element)).toBe("Cola steht in Neu schon.");
  expect(columns(element)[1]).toBe("Getränke: Cola");
});

test("what others have saved meanwhile is merged where it fits", async () => {
  const element = await show(START);
  await key(element, "Salami", "ArrowUp");
  stored = { ...stored, version: 2, catalog: [START[0], { category: "Getränke", products: ["Cola", "Eistee"] }] };
  await press("Speichern");
  await eventually(() => expect(columns(element)[1]).toBe("Getränke: Cola Eistee"));
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([
    { category: "Pizza", products: ["Margherita", "Salami", "Diavolo"] },
    { category: "Getränke", products: ["Cola", "Eistee"] },
  ]);
});

test("what does not fit waits for a choice, and nothing is saved before", async () => {
  const element = await show([...START, { category: "Neu", products: [] }]);
  await key(element, "Salami", "ArrowRight");
  stored = {
    ...{ ...stored, version: 2 },
    catalog: [
      { category: "Pizza", products: ["Margherita", "Diavolo"] },
      { category: "Getränke", products: ["Cola"] },
      { category: "Neu", products: ["Salami"] },
    ],
  };
  await press("Speichern");
  await eventually(() =>
    expect(element.querySelector("[role=alert]")?.textContent).toContain("dasselbe wurde geändert"),
  );
  expect(stored.version).toBe(2);
  expect(columns(element)[1]).toBe("Getränke: Cola Salami");
  await press("Zusammenführen");
  const both = [...document.querySelectorAll<HTMLInputElement>("[role=alertdialog] input")][2];
  await act(async () => both?.click());
  await press("Übernehmen und speichern");
  await eventually(() => expect(stored.version).toBe(3));
  expect(columns(element)).toEqual(["Pizza: Margherita Diavolo", "Getränke: Cola Salami", "Neu: Salami"]);
});

test("of hundreds of products only what changes is drawn again", async () => {
  const many = Array.from({ length: 150 }, (_, index) => `P${index}`);
  const more = Array.from({ length: 150 }, (_, index) => `Q${index}`);
  const element = await show([
    { category: "Pizza", products: many },
    { category: "Getränke", products: more },
  ]);
  expect(drawn.cards).toBeGreaterThanOrEqual(300);
  drawn.cards = 0;
  await key(element, "P70", "ArrowDown");
  // The moved one, and the one that the tab key has reached before.
  expect(drawn.cards).toBeLessThanOrEqual(6);
  drawn.cards = 0;
  await key(element, "P70", "ArrowRight");
  expect(drawn.cards).toBeLessThanOrEqual(6);
});
