import { expect, it } from "vitest";
import { excerpts } from "./excerpt";

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
