// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { Field } from "../../model/field";
import { focusField } from "../error-summary";
import { mountFields } from "../testing/mount";

const hours: Field = {
  key: "openingHours",
  title: "Öffnungszeiten",
  kind: "openingHours",
  hint: undefined,
  section: "",
  isRequired: false,
  empty: undefined,
  isClearable: false,
  defaultValue: [],
  isColumn: false,
  parts: [],
};
const draft = {
  openingHours: [
    { type: "daily", isClosed: false, from: "11:00", to: "22:00" },
    { type: "monday", isClosed: false, from: "11:00", to: "23:00" },
    { type: "once", date: "", isClosed: true, from: "00:00", to: "24:00" },
  ],
};

let mounted: Awaited<ReturnType<typeof mountFields>> | undefined;
afterEach(() => mounted?.unmount());

const show = async (...faults: [path: string, message: string][]): Promise<void> => {
  mounted = await mountFields({ fields: [hours], draft, form: { errors: new Map(faults) } });
};
const invalid = (): (string | null)[] =>
  [...document.querySelectorAll("[aria-invalid=true]")].map((control) => control.getAttribute("aria-label"));
const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");

test("a faulty time is marked, explained and focused where it was typed", async () => {
  await show(["openingHours.1.to", "Keine Uhrzeit."]);
  expect(invalid()).toEqual(["Montag, 1. Zeit, bis"]);
  focusField("openingHours.1.to");
  expect(focused()).toBe("Montag, 1. Zeit, bis");
  const message = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(message)?.textContent).toBe("Keine Uhrzeit.");
  // It is said once, in the row of the day.
  expect(mounted?.element.textContent.split("Keine Uhrzeit.")).toHaveLength(2);
});

test("of a day with several times, the message names the one that is meant", async () => {
  const monday = { type: "monday", isClosed: false };
  const openingHours = [
    { ...monday, from: "11:00", to: "14:00" },
    { ...monday, from: "13:00", to: "22:00" },
  ];
  const errors = new Map([["openingHours.1.from", "Überschneidet eine andere Zeit."]]);
  mounted = await mountFields({ fields: [hours], draft: { openingHours }, form: { errors } });
  focusField("openingHours.1.from");
  expect(focused()).toBe("Montag, 2. Zeit, von");
  const message = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(message)?.textContent).toBe("2. Zeit: Überschneidet eine andere Zeit.");
});

test("a single day without its date is marked at the date", async () => {
  await show(["openingHours.2.date", "Bitte ausfüllen."]);
  expect(invalid()).toEqual(["1. einzelner Tag"]);
  focusField("openingHours.2.date");
  expect(focused()).toBe("1. einzelner Tag");
  expect(mounted?.element.textContent).toContain("Bitte ausfüllen.");
});

test("each box that closes a day is named by it, and a day has one", async () => {
  const open = { isClosed: false, from: "11:00", to: "14:00" };
  const openingHours = [
    { ...open, type: "monday" },
    { ...open, type: "monday", from: "17:00", to: "22:00" },
    { ...open, type: "once", date: "2026-12-24" },
    { ...open, type: "once", date: "2026-12-24", from: "17:00", to: "22:00" },
    { ...open, type: "once", date: "31.02.2027" },
  ];
  mounted = await mountFields({ fields: [hours], draft: { openingHours } });
  const boxes = [...mounted.element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(boxes.map((box) => box.getAttribute("aria-label"))).toEqual([
    "Montag: geschlossen",
    "24.12.2026: geschlossen",
    "3. einzelner Tag: geschlossen",
  ]);
  expect(mounted.element.textContent).toContain("31.02.2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.");
});

test("a time that does not exist is told before the form is sent", async () => {
  const openingHours = [{ type: "monday", isClosed: false, from: "11:00", to: "25:00" }];
  mounted = await mountFields({ fields: [hours], draft: { openingHours } });
  expect(invalid()).toEqual(["Montag, 1. Zeit, bis"]);
  expect(mounted.element.textContent).toContain("25:00 gibt es nicht. Bitte als HH:MM angeben.");
});
