import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { statedVariant } from "./stated-variant";

const packages = createRequire(import.meta.url);
const fileOf = (name: string): Uint8Array => readFileSync(packages.resolve(`@fontsource/lato/files/lato-${name}`));

test.each([
  ["latin-400-normal.woff2", "regular"],
  ["latin-700-italic.woff2", "700italic"],
  ["latin-100-normal.woff", "100"],
  ["latin-900-italic.woff", "900italic"],
])("%s says itself that it is %s", (name, variant) => {
  expect(statedVariant(fileOf(name))).toBe(variant);
});

test("what is no font states nothing", () => {
  expect(statedVariant(new Uint8Array(100))).toBeNull();
  expect(statedVariant(new TextEncoder().encode("wOF2 and so on"))).toBeNull();
});
