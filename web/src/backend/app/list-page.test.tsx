import { expect, test } from "vitest";
import type { Me } from "../shared/session";
import { ADMIN, META, renderPage } from "./testing/page";

/** The texts of elements, such as cells and heads. */
const texts = (html: string): string[] =>
  [...html.replaceAll("<!-- -->", "").matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text);
/** Buttons by their names, and whether they can be pressed. */
const button = (html: string, name: string): string => {
  const found = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`"${name}"`));
  return !found ? "none" : found.includes('disabled=""') ? "closed" : "open";
};
const products = Array.from({ length: 50 }, (_, index) => ({
  ...META,
  id: `p${index}`,
  name: `Ware ${index}`,
  price: 100 + index,
  uid: `N${index}`,
  type: "simple",
}));
const tags = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...META, id: `tag_${index}`, name: `Wort ${index}` }));

test("a list in pages from the server looks like one that is loaded whole", async () => {
  const paged = await renderPage({ resource: "products", records: products, page: { cursor: "next" } });
  const whole = await renderPage({ resource: "tags", records: tags(120) });
  for (const html of [paged, whole])
    expect(["Erste Seite", "Vorige Seite", "Nächste Seite", "Letzte Seite"].map((name) => button(html, name))).toEqual([
      "closed",
      "closed",
      "open",
      "open",
    ]);
  expect(texts(paged)).toContain("1–50 von über 50 Einträgen");
  expect(texts(whole)).toContain("1–50 von 120 Einträgen");
  expect(texts(whole).filter((text) => text.startsWith("Wort"))).toHaveLength(50);
});

test("a page behind the first says where it is, and one from the end does not pretend to know", async () => {
  const at = async (search: object, page = {}) =>
    texts(await renderPage({ resource: "products", records: products, search, page }));
  expect(await at({ after: "a", from: 100 }, { cursor: "b" })).toContain("101–150 von über 150 Einträgen");
  expect(await at({ after: "a", from: 100 }, { total: 150 })).toContain("101–150 von 150 Einträgen");
  expect(await at({ end: true }, { cursor: "b" })).toContain("50 Einträge auf dieser Seite");
});

test("only the orders that its index has are offered by a list in pages", async () => {
  const html = await renderPage({ resource: "products", records: products, search: { sort: "-price" } });
  const heads = [...html.matchAll(/<th[^>]*>.*?<\/th>/gs)].map(([head]) => head);
  const head = (title: string): string => heads.find((each) => each.includes(title)) ?? "";
  expect(head("Preis")).toContain('aria-sort="descending"');
  expect(head("Name")).toContain('aria-sort="none"');
  expect(head(">Art<")).not.toContain("aria-sort");
  expect(head(">Art<")).not.toContain("<button");
});

test("a list sorted by several columns says in which order", async () => {
  const html = await renderPage({
    resource: "blocks",
    records: [{ ...META, id: "b", name: "A", identifier: "a", type: "text", isPublic: true }],
    search: { sort: "isPublic,-name" },
  });
  expect(html.match(/aria-sort="(ascending|descending)"/g)).toHaveLength(2);
  expect(texts(html).filter((text) => text === "Sortierung Nr. ")).toHaveLength(2);
});

test("empty, without matches and behind the last page are different things", async () => {
  const shown = async (search: object, page = {}) =>
    texts(await renderPage({ resource: "products", search, page })).map((text) => text.trim());
  expect(await shown({})).toContain("Noch keine Produkte");
  expect(await shown({ search: "x" })).toEqual(expect.arrayContaining(["Keine Treffer", "Filter zurücksetzen"]));
  expect(await shown({ after: "a", from: 50 })).toEqual(
    expect.arrayContaining(["Auf dieser Seite ist nichts mehr.", "Zur ersten Seite"]),
  );
});

test("a picked view and chosen columns are shown in their order and width, and the view has a name", async () => {
  const view = { id: "viw_1", name: "Preisliste", columns: [{ field: "price", width: 222 }, { field: "name" }] };
  const views = { version: 1, columns: [{ field: "uid" }, { field: "name" }], views: [view] };
  const heads = async (search: object) => {
    const html = await renderPage({ resource: "products", records: products, views, search });
    return [...html.matchAll(/<th[^>]*>.*?<\/th>/gs)].map(([head]) => head.replace(/<[^>]*>/g, "")).slice(1, -2);
  };
  expect(await heads({})).toEqual(["Artikelnummer", "Name"]);
  expect(await heads({ view: "viw_1" })).toEqual(["Preis", "Name"]);
  const html = await renderPage({ resource: "products", records: products, views, search: { view: "viw_1" } });
  expect(html).toContain("width:222px");
  expect(texts(html)).toContain("Preisliste");
});

test("a list is a grid of rows of which Tab leads to one, with the first picture of each record", async () => {
  const images = [{ id: "img_1", version: 2, extension: "jpg", alt: "" }];
  const records = products.map((product, index) => (index === 1 ? { ...product, images } : product));
  const html = await renderPage({ resource: "products", records });
  expect(html).toContain('role="grid"');
  const rows = [...html.matchAll(/<tr[^>]*aria-selected[^>]*>/g)].map(([row]) => row);
  expect(rows).toHaveLength(50);
  expect(rows.filter((row) => row.includes('tabindex="0"') || row.includes('tabIndex="0"'))).toHaveLength(1);
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="/image/icon/img_1-2.jpg"']);
  expect(await renderPage({ resource: "tags", records: tags(3) })).not.toContain("lucide-image-off");
});

test("what a list is filtered by is told in words, and can be removed one by one", async () => {
  const search = { filters: { priceTo: "900", type: "bundle", category: "cat_1" } };
  const html = await renderPage({ resource: "products", records: products, search });
  const chips = [...html.matchAll(/aria-label="(Filter „[^"]*)"/g)].map(([, name]) => name);
  expect(chips).toEqual([
    "Filter „Kategorie: …“ entfernen",
    "Filter „Art: Menü“ entfernen",
    "Filter „Preis bis 9,00\u00a0€“ entfernen",
  ]);
  expect(await renderPage({ resource: "products", records: products })).not.toContain("Aktive Filter");
});

test("a row says which values can be changed in it, and has a menu, as far as the person's rights go", async () => {
  const records = ["brn_1", "brn_2"].map((branch) => ({
    ...META,
    id: `t_${branch}`,
    branch,
    identifier: "1",
    name: "1",
  }));
  const rowsFor = async (me: Me) => {
    const html = await renderPage({ resource: "tables", records, me });
    return [...html.matchAll(/<tr[^>]*aria-selected.*?<\/tr>/gs)].map(([row]) => row);
  };
  const manager: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }, { id: "brn_3" }] };
  const [own = "", other = ""] = await rowsFor({ ...ADMIN, permissions: [] });
  expect([own, other].map((row) => row.includes("aria-readonly"))).toEqual([false, false]);
  expect(own).toContain('aria-label="Befehle"');
  for (const row of await rowsFor(manager)) expect(row).not.toContain("aria-readonly");
  const auditor: Me = { id: "usr_a", roles: ["ROLE_MANAGER"], branches: [] };
  for (const row of await rowsFor(auditor)) expect(row).toContain("aria-readonly");
});

test("administrators find what was removed, and nobody else is offered it", async () => {
  const footer = async (me: Me, resource: "tables" | "customers" = "tables") =>
    texts(await renderPage({ resource, records: [], me }));
  expect(await footer(ADMIN)).toContain("Gelöschte anzeigen");
  const manager: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
  expect(await footer(manager)).not.toContain("Gelöschte anzeigen");
  // Of people nothing is kept.
  expect(await footer(ADMIN, "customers")).not.toContain("Gelöschte anzeigen");
});
