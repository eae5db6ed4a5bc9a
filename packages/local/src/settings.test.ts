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
])("LIMITS=%s means limits %s, also in core's environment", (given, limits) => {
  const settings = readSettings({ LIMITS: given });
  expect(settings.limits).toBe(limits);
  expect(coreEnvironment({ ...access, limits: settings.limits }).LIMITS).toBe(limits);
});

test("any other value of LIMITS is refused with a message", () => {
  expect(() => readSettings({ LIMITS: "no" })).toThrow("LIMITS=off");
});
