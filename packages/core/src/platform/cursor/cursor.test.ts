import { expect, test } from "vitest";
import { cursorOf, placeIn } from ".";

const scope = ["products", "-name", [{ field: "type", kind: "is", value: "simple" }], "öl"];
const cursor = cursorOf({ scope, place: "öl#prd_1" }) ?? "";

test("a cursor is converted back to its position, and no cursor means the first page", () => {
  expect(placeIn({ scope, cursor: undefined })).toBe("");
  expect(cursorOf({ scope, place: null })).toBeNull();
  expect(placeIn({ scope, cursor })).toBe("öl#prd_1");
});

test.each([
  ["another list", ["users", ...scope.slice(1)]],
  ["another order", [scope[0], "name", ...scope.slice(2)]],
  ["another filter", [...scope.slice(0, 2), [], scope[3]]],
  ["another search", [...scope.slice(0, 3), "oel"]],
])("is refused by %s", (_name, other) => {
  expect(() => placeIn({ scope: other, cursor })).toThrow("Dieser Wert ist nicht gültig.");
});

test.each(["x", "%%%", Buffer.from("öl#prd_1").toString("base64url"), `${cursor}=`, ` ${cursor}`])(
  "an invalid cursor is refused: %j",
  (text) => {
    expect(() => placeIn({ scope, cursor: text })).toThrow("Dieser Wert ist nicht gültig.");
  },
);
