import { configFields } from "@tresen/contract/config/config";
import { expect, test } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { foundSettings } from "./found-settings";

const fields = fieldsOf(configFields);
const found = (typed: string) => foundSettings({ fields, typed }).map(({ key }) => key);

test("settings are found by their title, first of all", () => {
  expect(found("absender")[0]).toBe("smsSender");
  expect(found("hauptfarbe")).toEqual(["primaryColor"]);
});

test("and by their explanation, their section and the labels of their choices", () => {
  expect(found("Firmenbuch")).toEqual(["businessName"]);
  expect(found("Bäckerei")).toEqual(["businessType"]);
  expect(found("rechtliches")).toContain("imprintText");
});

test("every setting is found by its own title", () => {
  for (const { title, key } of fields) expect(found(title)).toContain(key);
});

test("nothing is found by nothing, and by what there is not", () => {
  expect(found("  ")).toEqual([]);
  expect(found("Zwetschkenknödel")).toEqual([]);
});
