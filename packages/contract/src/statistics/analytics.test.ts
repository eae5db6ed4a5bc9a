import fc from "fast-check";
import { expect, it } from "vitest";
import { ANALYTICS_EVENTS, analyticsLog, countedEvent } from "./analytics";

it("counts both forms", () => {
  expect(
    countedEvent(
      analyticsLog.parse({
        type: "commerce",
        action: "purchase",
        category: "shop",
        data: { branch: "brn_1", value: 12.3 },
      }),
    ),
  ).toEqual({ event: "purchase", branch: "brn_1", value: 1230, path: null });
  expect(countedEvent(analyticsLog.parse({ type: "commerce", name: "add_to_cart", text: "", data: {} }))).toEqual({
    event: "add_to_cart",
    branch: null,
    value: 0,
    path: null,
  });
});

it("has the path of views of pages alone", () => {
  const pathOf = (action: string) =>
    countedEvent(analyticsLog.parse({ type: "navigation", action, data: { path: "/store/mitte" } })).path;
  expect([pathOf("page_view"), pathOf("purchase"), pathOf("nie gehört")]).toEqual(["/store/mitte", null, null]);
});

it("refuses what is no entry", () => {
  for (const entry of [
    {},
    { type: "a" },
    { type: "a", action: "b", email: "x" },
    { type: "a", action: "b", data: { deep: {} } },
    { type: "a", action: "x".repeat(65) },
    { type: "a", action: "b", data: { text: "x".repeat(201) } },
  ])
    expect(analyticsLog.safeParse(entry).success).toBe(false);
});

it("counts every entry with a known name and a value within its limits", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null))),
      fc.oneof(fc.double(), fc.string()),
      (action, data, value) => {
        const parsed = analyticsLog.safeParse({ type: "x", action, data: { ...data, value } });
        if (!parsed.success) return;
        const counted = countedEvent(parsed.data);
        expect(ANALYTICS_EVENTS).toContain(counted.event);
        expect(Number.isInteger(counted.value) && counted.value >= 0 && counted.value <= 10_000_000).toBe(true);
      },
    ),
  );
});
