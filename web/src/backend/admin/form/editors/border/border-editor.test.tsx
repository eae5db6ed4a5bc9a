// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../../../../shared/testing/hands";
import { isPlain } from "../../../model/draft";
import { fieldsOf } from "../../../model/schema-fields";
import { FORM, mountFields } from "../../testing/mount";
import { type DraftCorner, draftCorners } from "./corners";

const SQUARE = [
  [16.34, 48.19],
  [16.36, 48.19],
  [16.36, 48.21],
  [16.34, 48.21],
].map(([longitude, latitude]) => ({ longitude, latitude }));
const fields = fieldsOf(branches.fields).filter(({ key }) => key === "deliveryAreas");
const PATH = "deliveryAreas.0.border";

let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(() => mounted.unmount());

/** The field of the first of two areas, in the form of a branch. */
async function show(
  border: unknown,
  { faults = [], ...form }: { faults?: [string, string][]; isReadOnly?: boolean } = {},
) {
  mounted = await mountFields({
    fields,
    draft: {
      ...{ longitude: 16.35, latitude: 48.2 },
      deliveryAreas: [
        { area: "1070", border },
        { area: "1080", border: SQUARE },
      ],
    },
    form: { ...FORM, errors: new Map(faults), target: PATH, ...form },
  });
  await eventually(() => expect(labels()).not.toEqual([]));
}
const editor = (): Element | null => mounted.element.querySelector(`[data-field='${PATH}']`);
const border = (): unknown => {
  const list = mounted.draft()["deliveryAreas"];
  const area: unknown = Array.isArray(list) ? list[0] : null;
  return isPlain(area) ? area["border"] : undefined;
};
const corners = (): DraftCorner[] => draftCorners(border());
const labels = (): string[] =>
  [...(editor()?.querySelectorAll("button") ?? [])].map((button) =>
    (button.getAttribute("aria-label") ?? button.textContent).trim(),
  );
const text = (): string => editor()?.textContent ?? "";
const input = (label: string): Element => {
  const found = [...mounted.element.querySelectorAll("label")].find((one) => one.textContent === label)?.htmlFor;
  const control = document.getElementById(found ?? "");
  if (!control) throw new Error(`No input ${label}`);
  return control;
};
async function point(type: string, target: Element | null | undefined, [clientX, clientY]: [number, number]) {
  await act(async () => {
    target?.dispatchEvent(new PointerEvent(type, { clientX, clientY, button: 0, pointerId: 1, bubbles: true }));
  });
}
const map = () => mounted.element.querySelector("svg[viewBox='0 0 640 320']");

beforeEach(() => {
  // The drawing of tests has no layout and no pointers to capture.
  Object.defineProperty(SVGElement.prototype, "setPointerCapture", { configurable: true, value: () => undefined });
});

describe("an area without a border", () => {
  test("gets one as a circle around the branch", async () => {
    await show(null);
    expect(text()).toContain("Keine Grenze");
    expect(labels()).toEqual(["Auf der Karte zeichnen", "Umkreis um die Filiale", "GeoJSON einfügen"]);
    await mounted.press("Umkreis um die Filiale");
    await mounted.type({ into: input("Umkreis in Kilometern"), text: "viel" });
    await mounted.press("Umkreis übernehmen");
    expect(text()).toContain("Bitte geben Sie eine Zahl von 0,1 bis 200 ein.");
    await mounted.type({ into: input("Umkreis in Kilometern"), text: "1,5" });
    await mounted.press("Umkreis übernehmen");
    expect(corners()).toHaveLength(32);
    expect(corners()[0]).toEqual({ longitude: 16.35, latitude: 48.21349 });
    expect(text()).toContain("32 Ecken");
  });

  test("gets one from GeoJSON, of which it says what is wrong", async () => {
    await show(null);
    await mounted.press("GeoJSON einfügen");
    await mounted.type({ into: input("GeoJSON mit einem Polygon"), text: '{"type":"Point","coordinates":[1,2]}' });
    await mounted.press("Grenze übernehmen");
    expect(text()).toContain("nicht „Point“.");
    const ring = [...SQUARE, ...SQUARE.slice(0, 1)].map(({ longitude, latitude }) => [longitude, latitude]);
    const polygon = JSON.stringify({ type: "Polygon", coordinates: [ring] });
    await mounted.type({ into: input("GeoJSON mit einem Polygon"), text: polygon });
    await mounted.press("Grenze übernehmen");
    expect(corners()).toEqual(SQUARE);
    expect(labels()).not.toContain("Grenze übernehmen");
  });

  test("gets one from presses on the map, beside the borders of the other areas", async () => {
    await show(null);
    await mounted.press("Auf der Karte zeichnen");
    expect([...(map()?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toContain("1080");
    const points: [number, number][] = [[250, 100], [400, 100], [400, 250], [250, 250], [320, 90]]; // prettier-ignore
    for (const at of points) {
      await point("pointerdown", map(), at);
      await point("pointerup", map(), at);
    }
    expect(corners()).toHaveLength(5);
    // The last one was set at the nearest side, between the first two.
    const [first, between, second] = corners();
    expect(Number(first?.longitude) < Number(between?.longitude)).toBe(true);
    expect(Number(between?.longitude) < Number(second?.longitude)).toBe(true);
  });

  test("gets one by keyboard alone", async () => {
    await show(null);
    await mounted.press("Auf der Karte zeichnen");
    await mounted.press("Liste mit 0 Ecken");
    for (let count = 0; count < 4; count += 1) await mounted.press("Ecke hinzufügen");
    expect(corners()).toHaveLength(4);
    expect(corners()[0]).toEqual({ longitude: 16.35, latitude: 48.2 });
    await mounted.type({ into: mounted.element.querySelector("[aria-label='Ecke 2'] input"), text: "16,4" });
    expect(corners()[1]?.longitude).toBe(16.4);
    await mounted.press("Ecke 4 entfernen");
    await mounted.press("Ecke nach Ecke 1 einfügen");
    expect(corners()).toHaveLength(4);
    expect(corners()[1]).toEqual({ longitude: 16.375, latitude: 48.2 });
  });
});

describe("a border", () => {
  test("is changed by dragging its corners, and the map by dragging it", async () => {
    await show(SQUARE);
    const handle = () => map()?.querySelector("[data-corner='0']");
    await point("pointerdown", handle(), [200, 200]);
    await point("pointermove", map(), [150, 220]);
    expect(corners()).toEqual(SQUARE);
    await point("pointerup", map(), [150, 220]);
    expect(corners()[0]).not.toEqual(SQUARE[0]);
    expect(corners().slice(1)).toEqual(SQUARE.slice(1));
    await mounted.press("Ecke 1 entfernen");
    expect(corners()).toEqual(SQUARE.slice(1));
    const before = map()?.querySelector("path")?.getAttribute("d");
    await point("pointerdown", map(), [100, 100]);
    await point("pointermove", map(), [160, 100]);
    await point("pointerup", map(), [160, 100]);
    expect(map()?.querySelector("path")?.getAttribute("d")).not.toBe(before);
    expect(corners()).toEqual(SQUARE.slice(1));
  });

  test("is moved and zoomed on the map by keys", async () => {
    await show(SQUARE);
    const frame = editor()?.querySelector<HTMLElement>("[tabindex='0'][role=group]");
    const drawn = () => map()?.querySelector("path")?.getAttribute("d");
    const seen = new Set([drawn()]);
    for (const key of ["ArrowRight", "ArrowDown", "+", "-"]) {
      frame?.focus();
      await mounted.key(key);
      seen.add(drawn());
    }
    // Zooming out again shows what zooming in has left.
    expect(seen.size).toBe(4);
    await mounted.press("Alles zeigen");
    expect([...seen][0]).toBe(drawn());
  });

  test("is removed as a whole, and with its last corner", async () => {
    await show(SQUARE);
    await mounted.press("Grenze entfernen");
    expect(border()).toBe(null);
    expect(text()).toContain("Keine Grenze");
  });

  test("tells its fault, and opens the list of its corners at it", async () => {
    await show(SQUARE.slice(0, 2), { faults: [[`${PATH}.1.latitude`, "Dieser Wert ist nicht gültig."]] });
    const faulty = mounted.element.querySelector("input[aria-invalid]")?.closest("li > div");
    expect(faulty?.getAttribute("aria-label")).toBe("Ecke 2");
    expect(text()).toContain("Dieser Wert ist nicht gültig.");
  });

  test("is only shown to those who may not change it", async () => {
    await show(SQUARE, { isReadOnly: true });
    expect(labels()).toEqual(["Vergrößern", "Verkleinern", "Alles zeigen", "Liste mit 4 Ecken"]);
    expect(map()?.querySelector("[data-corner]")).toBe(null);
  });
});
