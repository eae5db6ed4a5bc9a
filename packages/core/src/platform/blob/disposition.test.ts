import fc from "fast-check";
import { expect, test } from "vitest";
import { dispositionOf } from ".";

test.each([
  ["Kratzer.jpg", `attachment; filename="Kratzer.jpg"; filename*=UTF-8''Kratzer.jpg`],
  [
    "Grüße für Zoë.txt",
    `attachment; filename="Gr__e f_r Zo_.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20f%C3%BCr%20Zo%C3%AB.txt`,
  ],
  [`a";\r\nx: '*(1)`, `attachment; filename="a____x_ ___1_"; filename*=UTF-8''a%22%3B%0D%0Ax%3A%20%27%2A%281%29`],
])("a file named %j is saved under its name", (name, header) => expect(dispositionOf(name)).toBe(header));

test("no name ends the header, or a part of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(dispositionOf(name, "inline")).toMatch(
        /^inline; filename="[\w. -]*"; filename\*=UTF-8''(?:[A-Za-z0-9._~!-]|%[0-9A-F]{2})*$/,
      );
    }),
  );
});
