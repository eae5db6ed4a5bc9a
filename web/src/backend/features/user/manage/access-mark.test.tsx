// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { AccessMark } from "./access-mark";

let mounted: Awaited<ReturnType<typeof mount>> | undefined;
afterEach(() => mounted?.unmount());

const AT = "2026-11-27T10:00:00.000Z";

test.each([
  [{ isEnabled: true }, ""],
  [{ isEnabled: true, isLocked: true }, "Gesperrt"],
  [{ isEnabled: false }, "Nicht aktiv"],
  [{ isEnabled: true, activeFrom: "2999-01-01T00:00:00Z" }, "Noch nicht aktiv"],
  [{ isEnabled: true, activeTo: "2001-01-01T00:00:00Z" }, "Abgelaufen"],
  [{ isEnabled: true, activeTo: "2999-01-01T00:00:00Z" }, ""],
])("the list of users marks who cannot sign in: %o", async (fields, text) => {
  mounted = await mount(<AccessMark record={{ id: "usr_1", version: 1, createdAt: AT, updatedAt: AT, ...fields }} />);
  expect(mounted.element.textContent).toBe(text);
});
