import { describe, expect, test } from "vitest";
import type { WorkingSchedule } from "../working-schedule.resource";
import { swapBody, swapStepBody } from "./shift-swap";
import { isAsAsked, isSwappable, mayTake, swappedOf } from "./shift-swap.rules";
import { SWAP_STATES, SWAP_STEPS, isOpenSwap, possibleSwapSteps } from "./shift-swap.state";

const NOBODY = { isAsker: false, isAsked: false, mayDecide: false };
const steps = (state: (typeof SWAP_STATES)[number], parties: Partial<typeof NOBODY>, isNamed = true) =>
  possibleSwapSteps({ state, isNamed, ...NOBODY, ...parties });

describe("the lifecycle of a request", () => {
  test("lets each party do its own, as long as it is open", () => {
    expect(steps("asked", { isAsker: true })).toEqual(["withdrawn"]);
    expect(steps("asked", { isAsked: true })).toEqual(["accepted", "declined"]);
    expect(steps("asked", { isAsked: true }, false)).toEqual(["accepted"]);
    expect(steps("asked", { mayDecide: true })).toEqual([]);
    expect(steps("accepted", { isAsker: true })).toEqual(["withdrawn"]);
    expect(steps("accepted", { isAsked: true })).toEqual(["declined"]);
    expect(steps("accepted", { mayDecide: true })).toEqual(["approved", "rejected"]);
    const all = { isAsker: true, isAsked: true, mayDecide: true };
    for (const state of SWAP_STATES) {
      expect(steps(state, {})).toEqual([]);
      expect(steps(state, all).length > 0).toBe(isOpenSwap(state));
    }
  });

  test("ends in a state out of which nothing leads, whatever is done", () => {
    const reached = new Set<string>(["asked"]);
    for (const state of SWAP_STATES.filter(isOpenSwap))
      for (const step of steps(state, { isAsker: true, isAsked: true, mayDecide: true })) reached.add(step);
    expect([...reached].sort()).toEqual([...SWAP_STATES.filter((state) => state !== "expired")].sort());
    for (const step of SWAP_STEPS) expect(SWAP_STATES).toContain(step);
  });
});

describe("a shift", () => {
  const now = Date.parse("2026-06-01T00:00:00Z");
  const at = {
    startsAt: "2026-06-02T06:00:00.000Z",
    endsAt: "2026-06-02T14:00:00.000Z",
    breakMinutes: 30,
    role: "Bar",
  };
  const told = {
    ...at,
    publication: "pub_1",
    at: "2026-05-01T00:00:00Z",
    user: "usr_a",
    isCancelled: false,
    before: null,
  };
  const shift: WorkingSchedule = {
    ...{ id: "shf_1", version: 2, createdAt: "", updatedAt: "", branch: "brn_1", user: "usr_a", note: "", ...at },
    ...{ state: "published", told },
  };
  test("can be swapped while its person knows it as it is, and it is ahead", () => {
    expect(isSwappable({ shift, now })).toBe(true);
    for (const wrong of [
      { state: "changed" as const },
      { state: "draft" as const, told: null },
      { state: "cancelled" as const },
      { user: null },
      { user: "usr_b" },
      { startsAt: "2026-06-01T00:00:00.000Z" },
    ])
      expect(isSwappable({ shift: { ...shift, ...wrong }, now })).toBe(false);
  });

  test("is what was asked about until something of it changes that its person is told", () => {
    const asked = swappedOf(shift);
    const is = (changes: Partial<WorkingSchedule>, user = "usr_a") =>
      isAsAsked({ asked, shift: { ...shift, ...changes }, user, now });
    expect(is({})).toBe(true);
    expect(is({ note: "Schlüssel", version: 9, startsAt: "2026-06-02T08:00:00+02:00" })).toBe(true);
    for (const wrong of [
      { endsAt: "2026-06-02T15:00:00Z" },
      { role: "Küche" },
      { breakMinutes: 0 },
      { department: "dep_1" },
      { user: "usr_b", told: { ...told, user: "usr_b" } },
    ])
      expect(is(wrong)).toBe(false);
    expect(isAsAsked({ asked, shift: undefined, user: "usr_a", now })).toBe(false);
  });

  test("may be taken by those of its branch and department, and by those of none", () => {
    const person = (branches: string[], departments: string[] = []) => ({ branches, departments });
    const inDepartment = { branch: "brn_1", department: "dep_1" };
    expect(mayTake({ person: person(["brn_1"], ["dep_2"]), shift: { branch: "brn_1" } })).toBe(true);
    expect(mayTake({ person: person(["brn_1"]), shift: inDepartment })).toBe(true);
    expect(mayTake({ person: person(["brn_1"], ["dep_1"]), shift: inDepartment })).toBe(true);
    expect(mayTake({ person: person(["brn_1"], ["dep_2"]), shift: inDepartment })).toBe(false);
    expect(mayTake({ person: person(["brn_2"], ["dep_1"]), shift: inDepartment })).toBe(false);
  });
});

test("a swap names the person whose shift it wants, and a rejection its reason", () => {
  const body = { shift: "shf_1", version: 1, to: null, counter: null, note: "" };
  expect(swapBody.safeParse(body).success).toBe(true);
  expect(swapBody.safeParse({ ...body, counter: { id: "shf_2", version: 1 } }).success).toBe(false);
  const step = { version: 1, state: "rejected", reason: " " };
  expect(swapStepBody.safeParse(step).success).toBe(false);
  expect(swapStepBody.safeParse({ ...step, reason: "Zu wenige" }).success).toBe(true);
});
