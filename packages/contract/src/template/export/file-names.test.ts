import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNamePart, pictureNames, templateStem } from "./file-names";

test("pictures are named by template and record, with umlauts", () => {
  const titles = ["Käsespätzle „groß“", "Cola 0,33 l / Dose", "", "cola 0,33 L  Dose", "..", "A\u0000B\u202EC\nD"];
  expect(pictureNames({ template: { identifier: "k3x9", name: "preis" }, titles, extension: "png" })).toEqual([
    "preis Käsespätzle „groß“.png",
    "preis Cola 0,33 l Dose.png",
    "preis.png",
    "preis cola 0,33 L Dose (2).png",
    "preis (2).png",
    "preis A B C D.png",
  ]);
});

test("a template without a name that a file may have is named by its identifier", () => {
  expect(templateStem({ identifier: "k3x9", name: "Preisschild: groß" })).toBe("Preisschild groß");
  expect(templateStem({ identifier: "k3x9", name: "???" })).toBe("k3x9");
  expect(templateStem({ identifier: "k3x9", name: "ü".repeat(100) })).toBe("ü".repeat(40));
});

test("letters that are written in parts become whole, and long names end between two characters", () => {
  expect(fileNamePart("Ka\u0308se")).toBe("Käse");
  expect(fileNamePart("🍕".repeat(150))).toBe("🍕".repeat(40));
});

test("whatever records are called, names are different and no path", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 120 }), { maxLength: 30 }), (titles) => {
      const names = pictureNames({ template: { identifier: "x", name: "" }, titles, extension: "jpg" });
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
      for (const name of names) expect(name).toMatch(/^x[^\\/:*?"<>|\u0000-\u001f]*\.jpg$/u);
    }),
  );
});
