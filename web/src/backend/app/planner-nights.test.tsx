// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { eventually, settled } from "../../shared/testing/hands";
import { answerAsPlanner, block, cell, focus, key, mountPlanner, plan, shift, text } from "./testing/planner";

answerAsPlanner();
beforeEach(() => {
  // From Sunday 18:00 to Monday 10:00 in Vienna.
  const night = { day: "2026-05-31", startsAt: "2026-05-31T16:00:00.000Z", endsAt: "2026-06-01T08:00:00.000Z" };
  plan.shifts = [shift("shf_0", night), shift("shf_1", { user: "usr_b" })];
});

test("the day view shows what is left of a night, for whom it can be changed, and counts it for the needs alone", async () => {
  await mountPlanner({ view: "day", day: "2026-06-01" });
  await eventually(() => expect(text()).toContain("1–2/2–3"));
  expect(cell("usr_a", "1")?.querySelector("[data-shift]")).toBe(block("shf_0"));
  expect(block("shf_0")?.getAttribute("aria-label")).toContain("seit So 31.5., 18:00–10:00");
  // Its bar begins with the day and takes ten of its hours.
  expect(block("shf_0")?.style.marginInlineStart).toBe("0%");
  expect(parseFloat(block("shf_0")?.style.width ?? "")).toBeCloseTo((10 / 24) * 100);
  expect(
    [...(block("shf_0")?.querySelectorAll("[data-edge]") ?? [])].map((one) => one.getAttribute("data-edge")),
  ).toEqual(["end"]);
  expect(document.querySelector("tfoot tr:last-child")?.textContent).toContain("8:00");
  expect(text()).toContain("zählt mit allen Stunden zum Tag ihres Beginns");
  await focus(block("shf_0"));
  await key("+");
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T08:15:00.000Z" });
  expect(cell("usr_a", "1")?.querySelector("[data-shift]")).toBe(block("shf_0"));
  await key("ArrowDown", { shiftKey: true });
  await settled();
  expect(plan.sent.at(-1)?.body).toMatchObject({ user: "usr_b", startsAt: "2026-05-31T16:00:00.000Z" });
});

test("the week shows a night on the day of its beginning, and its needs count the night before", async () => {
  await mountPlanner({ day: "2026-06-01" });
  await eventually(() => expect(text()).toContain("1–2/2–3"));
  expect(block("shf_0")).toBeNull();
  expect(text()).toContain("1 unveröffentlichte Änderung ");
});
