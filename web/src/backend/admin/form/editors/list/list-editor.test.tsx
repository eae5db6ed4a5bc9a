// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Field } from "../../../model/field";
import type { EditorProps } from "../../editor";
import { mountFields } from "../../testing/mount";

const base = { hint: undefined, section: "", isRequired: false, empty: undefined, isClearable: true };
const plain = { ...base, defaultValue: undefined, isColumn: false };
const name: Field = { ...plain, key: "name", title: "Name", kind: "text", input: "text", isLong: false };
const price: Field = { ...plain, key: "price", title: "Preis", kind: "money" };
const note: Field = { ...plain, key: "note", title: "Hinweis", kind: "textarea" };
const listOf = (parts: Field[]): Field[] => [
  {
    ...plain,
    key: "a",
    title: "Schritte",
    entry: "Schritt",
    kind: "list",
    item: { ...plain, key: "item", title: "", kind: "object", fields: parts },
  },
];
/** Small entries are rows; larger ones are blocks that can be collapsed. */
const fields = listOf([name]);
const [parts] = listOf([name]).map((part): Field => ({ ...part, key: "parts", title: "Teile" }));
const blocks = listOf([name, price, note, ...(parts ? [parts] : [])]);

let mounted: Awaited<ReturnType<typeof mountFields>> | undefined;
const mount = async (of: Parameters<typeof mountFields>[0]) => (mounted = await mountFields(of));
afterEach(() => mounted?.unmount());

const named = (...names: string[]) => ({ a: names.map((name) => ({ name })) });
const names = ({ a }: Record<string, unknown>): unknown[] =>
  Array.isArray(a) ? a.map(({ name }: { name: string }) => name) : [];

test("the handle moves an entry by keys, keeps the focus, and tells its place", async () => {
  const { draft, button, key, element } = await mount({ fields, draft: named("eins", "zwei", "drei") });
  button("Schritt 1: eins verschieben").focus();
  await key("ArrowDown");
  expect(names(draft())).toEqual(["zwei", "eins", "drei"]);
  expect(document.activeElement).toBe(button("Schritt 2: eins verschieben"));
  await key("End");
  expect(names(draft())).toEqual(["zwei", "drei", "eins"]);
  expect(document.activeElement).toBe(button("Schritt 3: eins verschieben"));
  expect(element.querySelector("[role=status]")?.textContent).toBe("eins steht jetzt an Stelle 3 von 3.");
  await key("ArrowDown");
  expect(names(draft())).toEqual(["zwei", "drei", "eins"]);
});

test("the handle moves an entry by drag", async () => {
  const { draft, button } = await mount({ fields, draft: named("eins", "zwei", "drei") });
  for (const [index, entry] of [...document.querySelectorAll("[data-entry]")].entries())
    vi.spyOn(entry, "getBoundingClientRect").mockReturnValue(new DOMRect(0, index * 50, 300, 40));
  const at = (type: string, clientY: number) =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY, pointerType: "touch" });
  button("Schritt 1: eins verschieben").dispatchEvent(at("pointerdown", 20));
  window.dispatchEvent(at("pointermove", 95));
  expect(document.querySelector<HTMLElement>("[data-entry='1']")?.style.transform).toBe("translateY(-50px)");
  await act(async () => void window.dispatchEvent(at("pointerup", 95)));
  expect(names(draft())).toEqual(["zwei", "eins", "drei"]);
  expect(document.querySelector("[data-entry][style]")).toBeNull();
});

test("Escape ends a drag and changes nothing", async () => {
  const { draft, button } = await mount({ fields, draft: named("eins", "zwei") });
  for (const [index, entry] of [...document.querySelectorAll("[data-entry]")].entries())
    vi.spyOn(entry, "getBoundingClientRect").mockReturnValue(new DOMRect(0, index * 50, 300, 40));
  const at = (type: string, clientY: number) => new PointerEvent(type, { bubbles: true, pointerId: 1, clientY });
  button("Schritt 1: eins verschieben").dispatchEvent(at("pointerdown", 20));
  window.dispatchEvent(at("pointermove", 95));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  window.dispatchEvent(at("pointerup", 95));
  expect(names(draft())).toEqual(["eins", "zwei"]);
  expect(document.querySelector("[data-entry][style]")).toBeNull();
});

test("a removed entry can be put back where it was, with its id", async () => {
  const draft = {
    a: [
      { id: "1", name: "eins" },
      { id: "2", name: "zwei" },
      { id: "3", name: "drei" },
    ],
  };
  const form = await mount({ fields, draft });
  await form.press("Schritt 2: zwei entfernen");
  expect(names(form.draft())).toEqual(["eins", "drei"]);
  const undo = form.button("Schritt 2: zwei: Entfernen rückgängig machen");
  expect(document.activeElement).toBe(undo);
  expect(form.element.querySelectorAll("ol > li")[1]?.textContent).toContain("Schritt 2: zwei wurde entfernt.");
  await form.press("Schritt 2: zwei: Entfernen rückgängig machen");
  expect(form.draft()).toEqual(draft);
  expect(form.element.textContent).not.toContain("wurde entfernt");
});

test("a new or duplicated entry has the focus in its first field, and an id of its own", async () => {
  const form = await mount({
    fields,
    draft: {
      a: [
        { id: "1", name: "eins" },
        { id: "2", name: "zwei" },
      ],
    },
  });
  await form.press("Schritt 1: eins duplizieren");
  expect(form.draft()).toEqual({ a: [{ id: "1", name: "eins" }, { name: "eins" }, { id: "2", name: "zwei" }] });
  const focused = () => document.activeElement?.closest("[data-entry]")?.getAttribute("data-entry");
  expect(focused()).toBe("1");
  await form.press("Schritte: Eintrag hinzufügen");
  expect(focused()).toBe("3");
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
});

test("a collapsed entry tells its values, and a new one is open", async () => {
  const entry = {
    name: "Teig",
    price: 290,
    note: "Über Nacht\nim Kühlschrank",
    parts: [{ name: "Mehl" }, { name: "Wasser" }],
  };
  const form = await mount({ fields: blocks, draft: { a: [entry, { ...entry, name: "Sauce", price: null }] } });
  const heads = () => [...form.element.querySelectorAll("[data-head]")];
  expect(heads().map(({ textContent }) => textContent.replaceAll("\u00a0", " "))).toEqual([
    "Schritt 1: TeigPreis: 2,90 € · Hinweis: Über Nacht im Kühlschrank · Teile: Mehl, Wasser",
    "Schritt 2: SauceHinweis: Über Nacht im Kühlschrank · Teile: Mehl, Wasser",
  ]);
  await form.press("Schritte: Eintrag hinzufügen");
  expect(heads().map((head) => head.getAttribute("aria-expanded"))).toEqual(["false", "false", "true"]);
  expect(document.activeElement?.closest("[data-entry]")?.getAttribute("data-entry")).toBe("2");
});

test("typing into one entry of a hundred renders this entry alone", async () => {
  const rendered: string[] = [];
  const count = 100;
  const draft = named(...Array.from({ length: count }, (_, index) => `Nr. ${index + 1}`));
  // The editor of each entry's name is replaced by one that counts.
  const Counted = ({ path, value, onChange }: EditorProps) => {
    rendered.push(path);
    return <input data-path={path} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
  };
  const editors = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a.${index}.name`, Counted]));
  const form = await mount({ fields, draft, form: { editors } });
  expect(new Set(rendered).size).toBe(count);
  rendered.length = 0;
  await form.type({ into: form.element.querySelector("[data-path='a.41.name']"), text: "Anders" });
  expect(names(form.draft())[41]).toBe("Anders");
  expect(new Set(rendered)).toEqual(new Set(["a.41.name"]));
});

test("a message below one field of a row does not lift it above the others", async () => {
  const row = (element: HTMLElement) => element.querySelector('[data-field="a.0.name"]')?.parentElement?.parentElement;
  const { element } = await mount({
    fields: listOf([name, price]),
    draft: { a: [{ name: "eins", price: 5 }] },
    form: { errors: new Map([["a.0.price", "Zu teuer."]]) },
  });
  expect(element.textContent).toContain("Zu teuer.");
  expect(row(element)?.className).toContain("items-start");
});
