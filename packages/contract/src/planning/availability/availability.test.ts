import { expect, it } from "vitest";
import { availabilityInput, wishOn } from "./availability";

const monday = { weekday: 1, day: null, isAvailable: false, note: "Kurs" };
const day = { weekday: null, day: "2026-06-08", isAvailable: true, note: "" };

it("what is said of a day holds before what is said of its weekday", () => {
  const wishes = [monday, day];
  const of = (asked: string) => wishOn({ wishes, day: asked })?.isAvailable;
  expect(["2026-06-01", "2026-06-08", "2026-06-09"].map(of)).toEqual([false, true, undefined]);
});

it("a wish is for a weekday or for a day, once for each", () => {
  const isValid = (...wishes: object[]) => availabilityInput.safeParse({ version: 0, wishes }).success;
  expect(isValid(monday, day)).toBe(true);
  expect(isValid({ ...monday, day: "2026-06-08" })).toBe(false);
  expect(isValid({ ...monday, weekday: null })).toBe(false);
  expect(isValid(day, { ...day, isAvailable: false })).toBe(false);
});
