import { expect, it } from "vitest";
import { excerpts, marked } from "./excerpt";

it("shows short texts as a whole", () => {
  expect(excerpts({ before: "Alt", after: "Neu" })).toEqual({ before: "Alt", after: "Neu" });
});

it("shows of long texts where they differ", () => {
  const start = "Anfang ".repeat(100);
  const end = " Ende".repeat(100);
  const { before, after } = excerpts({ before: `${start}rot${end}`, after: `${start}blau${end}` });
  expect(before).toMatch(/^… .*rot.* …$/);
  expect(after).toMatch(/^… .*blau.* …$/);
  expect(after.length).toBeLessThan(340);
  const whole = excerpts({ before: "", after: `${start}blau` });
  expect(whole).toEqual({ before: "", after: expect.stringMatching(/^Anfang .* …$/) });
});

it("marks the words that differ, if the texts have enough in common", () => {
  const { before, after } = marked({ before: "Pizza mit Salat und Kren", after: "Pizza mit Rucola und Kren" });
  expect(before).toEqual({ start: "Pizza mit ", changed: "Salat", end: " und Kren" });
  expect(after).toEqual({ start: "Pizza mit ", changed: "Rucola", end: " und Kren" });
  expect(marked({ before: "a b c", after: "a b c d" }).after).toEqual({ start: "a b c", changed: " d", end: "" });
  expect(marked({ before: "Rot", after: "Blau" }).after).toEqual({ start: "Blau", changed: "", end: "" });
  expect(marked({ before: "eins zwei drei", after: "ganz etwas anderes" }).before.changed).toBe("");
});
