// @vitest-environment happy-dom
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountFields } from "../../../admin/form/testing/mount";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { scene, segment, signageData } from "../testing";
import { sceneToAddAtom } from "../usage/scene-to-add";
import { EntriesEditor } from "./entries-editor";

const fields = fieldsOf(segments.fields).filter(({ key }) => key === "entries");
const data: ReturnType<typeof signageData> | [] = signageData({
  scenes: [
    scene("scn_menu", "Speisekarte", { type: "menu", duration: 20 }),
    scene("scn_photo", "Pizza", { duration: 10 }),
    scene("scn_off", "Sommeraktion", { isEnabled: false }),
    scene("scn_old", "Ostern", { validTo: "2026-04-06" }),
    scene("scn_new", "Advent", { validFrom: "2026-11-29" }),
    scene("scn_here", "Nur Mitte", { branches: [{ id: "brn_1" }], duration: 5 }),
  ],
  segments: [segment("seg_inner", "Werbung", [{ scene: "scn_photo" }, { scene: "scn_photo" }])],
});
const MENU = { scene: "scn_menu" };
const PHOTO = { scene: "scn_photo" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-10T12:00:00Z") }));
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

async function open(entries: readonly object[], values: object = {}, form: object = {}, known = data) {
  return (mounted = await mountFields({
    fields,
    draft: { name: "Theke", order: "sequence", entries, ...values },
    form: { editors: { entries: EntriesEditor }, id: "seg_own", ...form },
    data: known,
  }));
}
const blocks = () => [...mounted.element.querySelectorAll<HTMLElement>("ol[aria-label=Zeitleiste] > li")];
const names = () => blocks().map((block) => block.querySelector("button")?.getAttribute("aria-label"));
const said = () => mounted.element.querySelector("p[role=status]")?.textContent;
const focusBlock = (index: number) => act(async () => blocks()[index]?.querySelector("button")?.focus());
const keys = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
  });
const entries = () => mounted.draft()["entries"];

test("blocks are as wide as their entries are long, and say what they are", async () => {
  await open([
    MENU,
    { ...PHOTO, condition: { kind: "open", value: null } },
    { segment: "seg_inner" },
    { ...PHOTO, duration: 40, condition: { kind: "openOrdersAbove", value: 3 } },
  ]);
  expect(names()).toEqual([
    "Speisekarte, Speisekarte, 20 s",
    "Pizza, Bild, 10 s, Bedingung: Nur wenn die Filiale geöffnet ist",
    "Werbung, Filmsequenz, 20 s",
    "Pizza, Bild, 40 s, Bedingung: Nur bei mehr als 3 offenen Bestellungen",
  ]);
  const [menu, , inner, long] = blocks().map(({ style }) => Number.parseFloat(style.width));
  expect([inner, long]).toEqual([menu, 2 * (menu ?? 0)]);
  expect(mounted.element.textContent).toContain("Eine Runde dauert 1:30 min (40 s, wenn keine Bedingung zutrifft).");
});

test("what is not shown says why and does not count", async () => {
  await open([
    { scene: "scn_off" },
    { scene: "scn_old" },
    { scene: "scn_new" },
    { scene: "scn_gone" },
    { scene: "scn_here" },
  ]);
  expect(names().map((name) => name?.split(", ").at(-1))).toEqual([
    "Die Szene ist nicht aktiv.",
    "Die Szene ist am 06.04.2026 abgelaufen.",
    "Die Szene gilt erst ab 29.11.2026.",
    "Die Szene gibt es nicht mehr.",
    "5 s",
  ]);
  expect(mounted.element.textContent).toContain("Eine Runde dauert 5 s.");
  expect(mounted.element.querySelector("[role=group][aria-label^='Eintrag']")?.textContent).toContain(
    "Die Szene ist nicht aktiv.",
  );
});

test("arrow keys choose, with Alt they move, and the focus goes along", async () => {
  await open([MENU, PHOTO, { segment: "seg_inner" }]);
  await focusBlock(0);
  await keys("ArrowRight");
  expect(document.activeElement).toBe(blocks()[1]?.querySelector("button"));
  await keys("ArrowRight", { altKey: true });
  expect(entries()).toEqual([MENU, { segment: "seg_inner" }, PHOTO]);
  expect(document.activeElement).toBe(blocks()[2]?.querySelector("button"));
  expect(said()).toBe("Pizza steht jetzt an Stelle 3 von 3.");
  // At the end it stays.
  await keys("ArrowRight", { altKey: true });
  expect(entries()).toEqual([MENU, { segment: "seg_inner" }, PHOTO]);
  await keys("Home");
  expect(document.activeElement).toBe(blocks()[0]?.querySelector("button"));
});

test("plus and minus change the duration, which never falls below a second", async () => {
  await open([{ ...PHOTO, duration: 2 }]);
  await focusBlock(0);
  await keys("+");
  expect(entries()).toEqual([{ ...PHOTO, duration: 3 }]);
  await keys("*", { shiftKey: true });
  expect(entries()).toEqual([{ ...PHOTO, duration: 13 }]);
  expect(said()).toBe("Pizza dauert jetzt 13 s.");
  await keys("_", { shiftKey: true });
  for (let count = 0; count < 4; count += 1) await keys("-");
  expect(entries()).toEqual([{ ...PHOTO, duration: 1 }]);
});

test("Delete removes an entry, and every step is taken back and made again", async () => {
  await open([MENU, PHOTO]);
  await focusBlock(0);
  await keys("Delete");
  expect(entries()).toEqual([PHOTO]);
  expect(said()).toBe("Speisekarte wurde entfernt.");
  await keys("+");
  await keys("z", { ctrlKey: true });
  await keys("z", { ctrlKey: true });
  expect(entries()).toEqual([MENU, PHOTO]);
  await mounted.press("Wiederholen");
  expect(entries()).toEqual([PHOTO]);
});

test("after the last entry the focus is where the timeline was", async () => {
  await open([MENU]);
  await focusBlock(0);
  await keys("Delete");
  expect(document.activeElement?.textContent).toContain("Noch leer.");
  await mounted.press("Rückgängig");
  expect(names()).toHaveLength(1);
});

test("the right edge is dragged to another duration, and Escape takes it back", async () => {
  await open([{ ...PHOTO, duration: 10 }]);
  const edge = () => blocks()[0]?.querySelector("[title='Dauer ziehen']");
  const pull = (type: string, clientX: number, on: EventTarget | null | undefined) =>
    act(async () => void on?.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true })));
  await pull("pointerdown", 100, edge());
  await pull("pointermove", 260, window);
  expect(names()).toEqual(["Pizza, Bild, 15 s"]);
  await keys("Escape");
  expect(names()).toEqual(["Pizza, Bild, 10 s"]);
  await pull("pointerdown", 100, edge());
  await pull("pointermove", 260, window);
  await pull("pointerup", 260, window);
  // Ten seconds take 320 pixels.
  expect(entries()).toEqual([{ ...PHOTO, duration: 15 }]);
});

test("a condition has the value that belongs to its kind", async () => {
  await open([PHOTO]);
  const choose = (value: string) =>
    act(async () => {
      const select = mounted.element.querySelector<HTMLSelectElement>("select[aria-label=Bedingung]");
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, value);
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await choose("openOrdersAbove");
  const input = [...mounted.element.querySelectorAll("label")].find(({ textContent }) =>
    textContent.startsWith("Offene Bestellungen"),
  );
  await mounted.type({ into: document.getElementById(input?.htmlFor ?? ""), text: "12" });
  expect(entries()).toEqual([{ ...PHOTO, condition: { kind: "openOrdersAbove", value: 12 } }]);
  expect(segments.fields.shape.entries.safeParse(entries()).success).toBe(true);
  await choose("soldOutCategory");
  expect(mounted.element.textContent).toContain("Kategorie");
  await choose("");
  expect(entries()).toEqual([{ ...PHOTO, condition: null }]);
});

test("the weight is asked for only where it counts", async () => {
  await open([{ ...PHOTO, weight: 3 }]);
  expect(mounted.element.querySelector('[data-field="entries.0.weight"]')).toBeNull();
  await mounted.unmount();
  await open([{ ...PHOTO, weight: 3 }], { order: "weighted" });
  expect(mounted.element.querySelector('[data-field="entries.0.weight"]')).not.toBeNull();
  expect(names()).toEqual(["Pizza, Bild, 10 s, 3-mal je Runde"]);
  expect(mounted.element.textContent).toContain("Eine Runde dauert 30 s");
});

test("a segment that contains itself is told before it is saved", async () => {
  await open([{ segment: "seg_own" }]);
  expect(mounted.element.textContent).toContain("Diese Filmsequenz enthält sich damit selbst.");
});

test("whoever may only read changes nothing by keys", async () => {
  await open([MENU, PHOTO], {}, { isReadOnly: true });
  await focusBlock(0);
  for (const key of ["Delete", "+"]) await keys(key);
  await keys("ArrowRight", { altKey: true });
  expect(entries()).toEqual([MENU, PHOTO]);
  expect(mounted.element.textContent).not.toContain("Entfernen");
});

test("nothing is called gone or empty before it is loaded", async () => {
  await open([MENU], {}, {}, []);
  expect(names()[0]).toContain("Wird geladen");
  for (const claim of ["Gelöscht", "gibt es nicht mehr", "Jetzt würde nichts gezeigt"])
    expect(mounted.element.innerHTML).not.toContain(claim);
});

test("an empty timeline begins with the first scenes that are shown, which can be taken back", async () => {
  await open([]);
  await mounted.press("Mit einem Beispiel beginnen");
  expect(entries()).toEqual([MENU, PHOTO, { scene: "scn_old" }]);
  expect(document.activeElement).toBe(blocks()[0]?.querySelector("button"));
  await mounted.press("Rückgängig");
  expect(entries()).toEqual([]);
  await mounted.unmount();
  await open([], {}, { isReadOnly: true });
  expect(mounted.element.textContent).not.toContain("Beispiel");
});

test("a scene that was chosen for this segment is added at once, and no second time", async () => {
  getDefaultStore().set(sceneToAddAtom, { segment: "seg_own", scene: "scn_photo" });
  await open([MENU]);
  expect(entries()).toEqual([MENU, PHOTO]);
  expect(said()).toBe("Pizza wurde hinzugefügt.");
  await mounted.unmount();
  await open([MENU]);
  expect(entries()).toEqual([MENU]);
});

test("a scene that was chosen for another segment is not added", async () => {
  getDefaultStore().set(sceneToAddAtom, { segment: "seg_other", scene: "scn_photo" });
  await open([MENU]);
  expect(entries()).toEqual([MENU]);
});

test("blocks tell their names in whole, and grow with the letters", async () => {
  await open([MENU]);
  expect(blocks()[0]?.querySelector("[title]")?.getAttribute("title")).toBe("Speisekarte");
  expect(blocks()[0]?.style.width).toMatch(/rem$/);
});
