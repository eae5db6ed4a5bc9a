import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pickedFrom } from "./reference-picker";

it("records with pictures are picked by them, and those without keep the room", () => {
  const picture = { id: "img_1", version: 2, extension: "jpg" };
  const shown = pickedFrom([
    { id: "p1", label: "Calzone", picture },
    { id: "p2", label: "Cola" },
  ]).map((item) => renderToString(item.picture));
  expect(shown[0]).toContain('src="/image/icon/img_1-2.jpg"');
  expect(shown[1]).not.toContain("<img");
  expect(shown[1]).toContain("size-8");
  expect(pickedFrom([{ id: "t1", label: "Tisch 1" }])).toEqual([{ id: "t1", value: "t1", label: "Tisch 1" }]);
});
