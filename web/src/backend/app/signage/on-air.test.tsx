// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, type } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";
import { branchQueries } from "../../shared/branches";
import { scene, segment, signageData } from "../../features/signage/testing";
import { OnAirSection } from "../../features/signage/stream/on-air-section";

const data = [
  ...signageData({
    scenes: [
      scene("scn_menu", "Speisekarte", { duration: 30 }),
      scene("scn_photo", "Pizza", { duration: 90 }),
      scene("scn_off", "Aus", { isEnabled: false }),
      scene("scn_logo", "Logo", { duration: 60 }),
    ],
    segments: [
      segment("seg_day", "Tagesprogramm", [
        { scene: "scn_menu" },
        { scene: "scn_photo", condition: { kind: "open", value: null } },
      ]),
      segment("seg_off", "Leer", [{ scene: "scn_off" }]),
      segment("seg_fill", "Füller", [{ scene: "scn_logo" }]),
    ],
  }),
  [
    branchQueries.all().queryKey,
    [
      { id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" },
      { id: "brn_2", name: "Lissabon", timeZone: "Europe/Lisbon" },
    ],
  ] as const,
];
const draft = {
  branch: "brn_1",
  filler: "seg_fill",
  plan: [
    { segment: "seg_day", weekdays: [], from: "08:00", to: "20:00", priority: 2 },
    { segment: "seg_off", weekdays: [], from: "21:00", to: "22:00", priority: 0 },
  ],
  overrides: [
    { segment: "seg_fill", fromDate: "2026-12-24", toDate: "2026-12-24", from: "17:00", to: "24:00", priority: 9 },
  ],
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-10T12:00:10Z") }));
let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});
const open = async (values: object = {}) =>
  (mounted = await mountPart({ content: <OnAirSection record={null} draft={{ ...draft, ...values }} />, data }));
const answer = () => [...document.querySelectorAll("dd")].map(({ textContent }) => textContent);
const input = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  return document.getElementById(found?.htmlFor ?? "");
};
const ask = async (label: string, text: string) => {
  await type({ into: input(label), text });
  await act(async () => input(label)?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
};

test("says what is on now, why and until when, by the clock of the branch", async () => {
  await open();
  expect(answer()).toEqual([
    "Tagesprogramm",
    "Speisekarte (bis 14:00:30)",
    "Wochenplan, Vorrang 2",
    "10.06.2026 20:00: Füller (Füllprogramm)",
  ]);
  expect(document.body.textContent).toContain("Uhrzeiten in der Zeitzone Europe/Vienna");
});

test("answers for any other date and time", async () => {
  await open();
  await ask("Datum", "24.12.2026");
  await ask("Uhrzeit", "1800");
  expect(answer()).toEqual([
    "Füller",
    "Logo (bis 18:01:00)",
    "Ausnahme, Vorrang 9",
    "25.12.2026 00:00: Füller (Füllprogramm)",
  ]);
  await press("Jetzt");
  expect(answer()[0]).toBe("Tagesprogramm");
  await ask("Uhrzeit", "");
  expect(document.body.textContent).toContain("Geben Sie Datum und Uhrzeit ein.");
});

test("tells the filler apart that stands in for what cannot be shown", async () => {
  await open();
  await ask("Uhrzeit", "2130");
  expect(answer().slice(0, 3)).toEqual([
    "Füller",
    "Logo (bis 21:31:00)",
    "Füllprogramm, weil von der geplanten Filmsequenz nichts gezeigt werden kann",
  ]);
});

test("shows scenes with conditions when they are taken as met", async () => {
  await open();
  await ask("Uhrzeit", "1401");
  expect(answer()[1]).toBe("Speisekarte (bis 14:01:30)");
  await act(async () => document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click());
  expect(answer()[1]).toBe("Pizza (bis 14:02:00)");
});

test("needs a filler, and asks for the branch where the stream has none", async () => {
  await open({ branch: null, filler: undefined });
  expect(document.body.textContent).toContain("Wählen Sie ein Füllprogramm");
  expect(
    [...document.querySelectorAll("select[aria-label=Filiale] option")].map(({ textContent }) => textContent),
  ).toEqual([...["Ohne Filiale", "Mitte", "Lissabon"]]);
});
