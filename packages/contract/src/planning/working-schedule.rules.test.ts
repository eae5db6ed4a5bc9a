import { describe, expect, test } from "vitest";
import { SHIFT_STATES, isBinding, stateAfter } from "./shift.state";
import { checkShift, isUntold, overlap, plannedMinutes, stateOfChanged } from "./working-schedule.rules";

const at = (startsAt: string, endsAt: string, breakMinutes = 0) => ({ startsAt, endsAt, breakMinutes });
const faultsOf = (shift: ReturnType<typeof at>) => checkShift({ fields: shift }).map(({ field }) => field);

describe("the times of a shift", () => {
  test("end after they begin, within 24 hours that pass, with a break that leaves some work", () => {
    expect(faultsOf(at("2026-03-02T08:00:00Z", "2026-03-02T08:00:00Z"))).toEqual(["endsAt"]);
    expect(faultsOf(at("2026-03-02T08:00:00Z", "2026-03-03T08:00:00Z"))).toEqual([]);
    expect(faultsOf(at("2026-03-02T08:00:00Z", "2026-03-03T08:01:00Z"))).toEqual(["endsAt"]);
    expect(faultsOf(at("2026-03-02T08:00:00Z", "2026-03-02T09:00:00Z", 60))).toEqual(["breakMinutes"]);
  });

  test("are as long as the time that passes where clocks change", () => {
    // From noon to noon: 25 hours in October, 23 in March.
    expect(faultsOf(at("2026-10-24T12:00:00+02:00", "2026-10-25T12:00:00+01:00"))).toEqual(["endsAt"]);
    expect(faultsOf(at("2026-03-28T12:00:00+01:00", "2026-03-29T12:00:00+02:00"))).toEqual([]);
    expect(plannedMinutes(at("2026-10-24T22:00:00+02:00", "2026-10-25T06:00:00+01:00", 30))).toBe(9 * 60 - 30);
    expect(plannedMinutes(at("2026-03-28T22:00:00+01:00", "2026-03-29T06:00:00+02:00", 30))).toBe(7 * 60 - 30);
  });

  test("overlap with what begins before their end, and not with what follows on", () => {
    const late = at("2026-03-02T12:00:00Z", "2026-03-02T20:00:00Z");
    expect(overlap(at("2026-03-02T08:00:00Z", "2026-03-02T12:00:00Z"), late)).toBe(false);
    expect(overlap(at("2026-03-02T08:00:00Z", "2026-03-02T12:01:00Z"), late)).toBe(true);
  });
});

describe("the state of a shift", () => {
  const told = { user: "usr_1", role: "", ...at("2026-03-02T08:00:00.000Z", "2026-03-02T16:00:00.000Z") };

  test("is changed while its person was told something else", () => {
    const state = (changes: object, before: "draft" | "published" | "changed" = "published") =>
      stateOfChanged({ shift: { ...told, ...changes }, state: before, told });
    expect(state({ user: null })).toBe("changed");
    expect(state({ endsAt: "2026-03-02T17:00:00Z" })).toBe("changed");
    expect(state({ startsAt: "2026-03-02T09:00:00+01:00" }, "changed")).toBe("published");
    expect(state({ breakMinutes: 15 }, "draft")).toBe("draft");
  });

  test("follows the table of steps, and a shift that is told of is told of once", () => {
    for (const state of SHIFT_STATES) {
      const published = stateAfter({ state, step: "publish" });
      const isWaiting = isUntold({ state, told: { isCancelled: false } });
      expect(published !== null).toBe(isWaiting);
      if (published)
        expect(isUntold({ state: published, told: { isCancelled: published === "cancelled" } })).toBe(false);
      expect(stateAfter({ state, step: "cancel" })).toBe(isBinding(state) ? "cancelled" : null);
    }
    // Nobody knew of a draft, so nobody is told that it is gone.
    expect(isUntold({ state: "cancelled", told: null })).toBe(false);
  });
});
