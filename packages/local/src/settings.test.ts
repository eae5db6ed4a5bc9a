import { expect, test } from "vitest";
import { coreEnvironment } from "./environment";
import { readSettings } from "./settings";

const access = {
  database: { endpoint: "http://localhost:1", region: "eu-central-1", accessKeyId: "x", secretAccessKey: "x" },
  storageEndpoint: "http://localhost:2",
  publicUrl: "http://localhost:3",
};

test.each([
  [undefined, "on"],
  ["", "on"],
  ["on", "on"],
  ["off", "off"],
])("LIMITS=%s means limits %s, and core is told so", (given, limits) => {
  const settings = readSettings({ LIMITS: given });
  expect(settings.limits).toBe(limits);
  expect(coreEnvironment({ ...access, limits: settings.limits }).LIMITS).toBe(limits);
});

test("any other LIMITS is refused in words", () => {
  expect(() => readSettings({ LIMITS: "no" })).toThrow("LIMITS=off");
});
