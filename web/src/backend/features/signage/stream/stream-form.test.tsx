// @vitest-environment happy-dom
import { streams } from "@tresen/contract/signage/stream/stream.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, type } from "../../../../shared/testing/hands";
import { mountFields } from "../../../admin/form/testing/mount";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { segment, signageData } from "../testing";
import { exampleOf } from "./example-section";
import { OverridesEditor } from "./overrides-editor";
import { PlanEditor } from "./plan-editor";

const fields = fieldsOf(streams.fields);
const data = signageData({ segments: [segment("seg_day", "Tagesprogramm", []), segment("seg_noon", "Mittag", [])] });
const DAY = { segment: "seg_day", weekdays: [], from: "08:00", to: "20:00", priority: 0 };
const NOON = { segment: "seg_noon", weekdays: ["monday", "tuesday"], from: "11:00", to: "14:00", priority: 5 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-10T12:00:00Z") }));
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

const open = async (key: string, draft: object, form: object = {}) =>
  (mounted = await mountFields({
    fields: fields.filter((field) => field.key === key),
    draft: { filler: "seg_day", plan: [], overrides: [], ...draft },
    form: { editors: { plan: PlanEditor, overrides: OverridesEditor }, ...form },
    data,
  }));
const rows = (list: ParentNode = mounted.element) =>
  [...list.querySelectorAll("li")].map(({ textContent }) => textContent.trim());
const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const field = (path: string) => dialog()?.querySelector<HTMLInputElement>(`[data-field="${path}"] input`) ?? null;
const enter = async (path: string, text: string) => {
  await type({ into: field(path), text });
  await act(async () => field(path)?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
};

test("the list says what the picture shows, in the order of the week", async () => {
  await open("plan", { plan: [{ ...NOON, weekdays: ["friday"] }, DAY] });
  expect(rows()).toEqual(["Tagesprogramm Täglich 08:00–20:00", "Mittag Fr 11:00–14:00, Vorrang 5"]);
  // Seven days, and one of the other.
  expect(mounted.element.querySelectorAll("[data-piece]")).toHaveLength(8);
});

test("a window is changed in its dialog by keys, and taken back", async () => {
  await open("plan", { plan: [DAY, NOON] });
  await press("Mittag, Mo, Di 11:00–14:00 ändern");
  expect(dialog()?.textContent).toContain("Sendezeit ändern");
  await enter("to", "1430");
  await press("Übernehmen", document);
  expect(mounted.draft()["plan"]).toEqual([DAY, { ...NOON, to: "14:30" }]);
  await press("Rückgängig");
  expect(mounted.draft()["plan"]).toEqual([DAY, NOON]);
});

test("a window without a segment is not taken over, and says why", async () => {
  await open("plan", {});
  expect(mounted.element.textContent).toContain("Noch nichts geplant: es läuft immer das Füllprogramm.");
  await press("Sendezeit hinzufügen");
  const days = [...(dialog()?.querySelectorAll("label") ?? [])].map(({ textContent }) => textContent);
  expect(days.filter((day) => day.endsWith("tag") || day === "Mittwoch")).toEqual([
    ...["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  ]);
  await press("Übernehmen", document);
  expect(mounted.draft()["plan"]).toEqual([]);
  expect(dialog()?.querySelector('[data-field="segment"]')?.textContent).toMatch(/fehlt|leer|wählen|aus/i);
  await press("Abbrechen", document);
  expect(dialog()).toBeNull();
});

test("drawing over free hours opens a new window of them", async () => {
  await open("plan", { plan: [DAY] });
  const columns = mounted.element.querySelector<HTMLElement>("[data-columns]");
  if (!columns) throw new Error("No columns");
  columns.getBoundingClientRect = () => new DOMRect(0, 0, 700, 1440);
  const point = (name: string, x: number, y: number, on: EventTarget) =>
    act(async () => {
      const place = { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", bubbles: true, cancelable: true };
      on.dispatchEvent(new PointerEvent(name, place));
    });
  await point("pointerdown", 250, 1260, columns);
  await point("pointermove", 250, 1380, window);
  await point("pointerup", 250, 1380, window);
  expect([field("from")?.value, field("to")?.value]).toEqual(["21:00", "23:00"]);
  const wednesday = [...(dialog()?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
  expect(wednesday.map(({ checked }) => checked)).toEqual([false, false, true, false, false, false, false]);
  await press("Abbrechen", document);
  // A block that is pulled takes its new time at once.
  const block = mounted.element.querySelector("[data-piece]");
  if (!block) throw new Error("No block");
  await point("pointerdown", 50, 600, block);
  await point("pointermove", 50, 660, window);
  await point("pointerup", 50, 660, window);
  expect(mounted.draft()["plan"]).toEqual([{ ...DAY, from: "09:00", to: "21:00" }]);
});

test("overrides stand by their dates, and what is over is folded away", async () => {
  const override = (fromDate: string, toDate: string) => ({
    ...{ fromDate, toDate, from: "16:00", to: "24:00", segment: "seg_noon", priority: 0 },
  });
  await open("overrides", {
    overrides: [
      override("2026-12-24", "2026-12-26"),
      override("2026-04-05", "2026-04-05"),
      override("2026-06-10", "2026-06-10"),
    ],
  });
  const [coming, past] = mounted.element.querySelectorAll("ul");
  expect(coming && rows(coming)).toEqual([
    "Mittag 10.06.2026, 16:00–24:00",
    "Mittag 24.12.2026 bis 26.12.2026, 16:00–24:00",
  ]);
  expect(past && rows(past)).toEqual(["Mittag 05.04.2026, 16:00–24:00"]);
  expect(mounted.element.querySelector("summary")?.textContent).toBe("1 vergangene Ausnahme");
  await press("Mittag, 24.12.2026 bis 26.12.2026, 16:00–24:00 entfernen");
  expect(mounted.draft()["overrides"]).toHaveLength(2);
});

test("whoever may only read opens and draws nothing", async () => {
  await open("plan", { plan: [DAY] }, { isReadOnly: true });
  expect(mounted.element.querySelectorAll("button")).toHaveLength(0);
  await act(async () => mounted.element.querySelector<HTMLElement>("[data-piece]")?.click());
  expect(dialog()).toBeNull();
});

test("the example of a new stream is a filler and one window of the week, of segments that play something", () => {
  const [empty, day, noon] = [
    segment("seg_empty", "Leer", []),
    segment("seg_day", "Tag", [{ scene: "scn_1" }]),
    segment("seg_noon", "Mittag", [{ scene: "scn_2" }]),
  ];
  const example = exampleOf([empty, day, noon]);
  expect(example).toMatchObject({ filler: "seg_day", plan: [{ segment: "seg_noon", from: "11:00", to: "14:00" }] });
  expect(streamReferrer.fields.safeParse(example).error).toBeUndefined();
  expect(exampleOf([empty, day])).toMatchObject({ filler: "seg_day", plan: [{ segment: "seg_day" }] });
  expect(exampleOf([empty])).toBeNull();
});
