import { expect, test } from "vitest";
import { checkExternalUser, isActive } from "./external-user.rules";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const at = (later: number): string => new Date(NOW + later).toISOString();

test.each([
  [{}, true],
  [{ isEnabled: false }, false],
  [{ validFrom: at(0) }, true],
  [{ validFrom: at(1) }, false],
  [{ validTo: at(0) }, false],
  [{ validTo: at(1) }, true],
  [{ validFrom: null, validTo: null }, true],
  // With another offset it is the same instant.
  [{ validTo: "2026-06-05T18:30:00+02:00" }, false],
])("%j is active: %s", (changes, expected) => {
  expect(isActive({ user: { isEnabled: true, ...changes }, now: NOW })).toBe(expected);
});

test("an end that is not after the beginning is refused, and a permission that stands twice", () => {
  expect(checkExternalUser({ fields: { validFrom: at(0), validTo: at(1), permissions: ["timeTracking"] } })).toEqual(
    [],
  );
  expect(checkExternalUser({ fields: { validFrom: at(0), validTo: at(0) } })).toMatchObject([{ field: "validTo" }]);
  expect(checkExternalUser({ fields: { permissions: ["timeTracking", "timeTracking"] } })).toMatchObject([
    { field: "permissions.1" },
  ]);
});
