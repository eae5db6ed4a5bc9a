// @vitest-environment happy-dom
import { navigations } from "@tresen/contract/site/navigation/navigation.resource";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mountFields } from "../../../admin/form/testing/mount";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { deadEnd } from "./dead-entries";
import { ItemsEditor } from "./items-editor";
import { rowsOf } from "./tree";
import { placeUnder } from "./tree-drag";
import { navigationScreen } from "./screen";

const fields = fieldsOf(navigations.fields);
const link = (label: string, items: object[] = []) => ({
  ...{ type: "link", label, url: "/x", isEnabled: true },
  items,
});
const draft = { identifier: "mainMenu", name: "", isPublic: true, items: [link("A"), link("B"), link("C")] };
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(() => mounted.unmount());

async function open(only: string, values: object = {}) {
  return (mounted = await mountFields({
    fields: fields.filter(({ key }) => key === only),
    draft: { ...draft, ...values },
    form: { editors: { items: ItemsEditor, ...navigationScreen.fields } },
  }));
}
interface Named {
  label: string;
  items?: Named[];
}
const outline = (items: unknown): string =>
  (items as Named[])
    .map(({ label, items: below = [] }) => label + (below.length ? `(${outline(below)})` : ""))
    .join(" ");
const said = () =>
  [...mounted.element.querySelectorAll("[role=status]")]
    .map(({ textContent }) => textContent)
    .join(" ")
    .trim();

test("entries are moved, indented and outdented by buttons, which say where they stand now", async () => {
  const { press, draft: now, element } = await open("items");
  await press("B einrücken");
  expect(outline(now()["items"])).toBe("A(B) C");
  expect(said()).toBe("B steht jetzt an Stelle 1 von 1, unter A.");
  // The nesting is one of lists, so that screen readers tell it.
  expect(element.querySelector("ol > li > ol > li")?.textContent).toContain("B");
  await press("C einrücken");
  await press("C nach oben");
  expect(outline(now()["items"])).toBe("A(C B)");
  await press("B einrücken");
  expect(outline(now()["items"])).toBe("A(C(B))");
  // There is no fourth level.
  expect(mounted.button("B einrücken").disabled).toBe(true);
  await press("C ausrücken");
  expect(outline(now()["items"])).toBe("A C(B)");
  expect(navigations.fields.safeParse(now()).success).toBe(true);
});

test("the handle moves with the arrow keys and keeps the focus", async () => {
  const { draft: now, key, button } = await open("items");
  await act(async () => button("C verschieben").focus());
  await key("ArrowUp");
  await key("ArrowRight");
  expect(outline(now()["items"])).toBe("A(C) B");
  expect(document.activeElement).toBe(button("C verschieben"));
  await key("ArrowRight");
  expect(said()).toBe("C kann nicht weiter in diese Richtung.");
  await key("ArrowLeft");
  expect(outline(now()["items"])).toBe("A C B");
});

test("an entry is added with its type, removed with those below it, and put back", async () => {
  const { press, draft: now } = await open("items", { items: [link("A", [link("B")])] });
  await press("Eintrag hinzufügen: Filiale");
  expect((now()["items"] as object[])[1]).toMatchObject({ type: "branch", isEnabled: true, items: [] });
  await press("A entfernen");
  expect(outline(now()["items"])).toBe("");
  expect(said()).toBe("A wurde mit einem Unterpunkt entfernt.");
  await press("Rückgängig");
  expect(outline(now()["items"])).toBe("A(B) ");
});

test("a drag goes as deep as the pointer, and no deeper than there is room", async () => {
  const depths = (place: number) => ({ least: 0, most: place === 0 ? 0 : 1 });
  const asked = { middles: [10, 30, 50], depths };
  expect(placeUnder({ ...asked, y: 35, depth: 5 })).toEqual({ place: 2, depth: 1 });
  expect(placeUnder({ ...asked, y: 5, depth: 1 })).toEqual({ place: 0, depth: 0 });
  expect(placeUnder({ ...asked, y: 99, depth: -2 })).toEqual({ place: 3, depth: 0 });
  expect(placeUnder({ ...asked, y: 35, depth: 0, depths: () => ({ least: 2, most: 1 }) })).toBeNull();
  await open("items");
});

test("entries that lead nowhere say why", async () => {
  const rows = rowsOf([
    { type: "site", site: "sit_1", label: "", isEnabled: true, items: [] },
    { type: "site", site: "sit_2", label: "Mehr", isEnabled: true, items: [link("A")] },
    { type: "branch", branch: "brn_9", label: "", isEnabled: true, items: [] },
    { type: "branch", branch: null, label: "", isEnabled: true, items: [] },
    { type: "site", site: "sit_9", label: "", isEnabled: false, items: [] },
  ]);
  const meta = { version: 1, createdAt: "", updatedAt: "" };
  const sites = [
    { ...meta, id: "sit_1", name: "Karte", isPublic: true },
    { ...meta, id: "sit_2", name: "Team", isPublic: false },
  ];
  const reasons = (targets: Parameters<typeof deadEnd>[0]["targets"]) =>
    rows.map((_, index) => deadEnd({ rows, index, targets }));
  expect(reasons({ sites, branches: [] })).toEqual([
    null,
    "Die Seite ist nicht öffentlich. Er führt nirgendwohin und ist nur eine Überschrift.",
    null,
    "Die Filiale gibt es nicht mehr. Der Shop zeigt den Eintrag nicht.",
    "Es ist keine Filiale gewählt. Der Shop zeigt den Eintrag nicht.",
    null,
  ]);
  // Nothing is claimed while it is loaded.
  expect(reasons({ sites: undefined, branches: undefined }).filter(Boolean)).toHaveLength(1);
  await open("items", { items: [{ type: "branch", branch: null, label: "", url: "", isEnabled: true, items: [] }] });
  expect(mounted.element.textContent).toContain("Ein Eintrag führt nirgendwohin.");
});

test("the identifier is named for its place in the shop", async () => {
  const { element, draft: now } = await open("identifier");
  const select = element.querySelector("select");
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
    ...["Hauptmenü", "Zweites Menü", "Soziale Netze", "Andere Kennung"],
  ]);
  expect(element.textContent).toContain("rechts oben");
  await act(async () => {
    if (!select) return;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, "socialMenu");
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(now()["identifier"]).toBe("socialMenu");
  const place = navigationScreen.columns?.[0]?.valueOf({
    id: "nav_1",
    version: 1,
    createdAt: "",
    updatedAt: "",
    identifier: "fuss",
  });
  expect(place).toBe("fuss");
});
