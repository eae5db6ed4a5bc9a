import { expect, test } from "vitest";
import { configFields } from "./config";
import { CONFIG_DEFAULTS } from "./config-defaults";

test("a shop without a configuration has all defaults and nothing else", () => {
  expect(configFields.parse({})).toEqual(CONFIG_DEFAULTS);
});
