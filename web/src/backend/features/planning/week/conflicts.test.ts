import type { Absence } from "@tresen/contract/absence/absence";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { expect, it } from "vitest";
import { chosenShifts, withConflicts } from "./conflicts";

const shift = (user: string | null, day = "08"): NewShift => ({
  ...{ startsAt: `2026-06-${day}T06:00:00.000Z`, endsAt: `2026-06-${day}T14:00:00.000Z`, breakMinutes: 0, user },
  ...{ department: null, role: "", kind: null, note: "" },
});
const planned = (user: string, state: WorkingSchedule["state"] = "draft"): WorkingSchedule => ({
  ...shift(user),
  ...{ id: "shf_1", version: 1, createdAt: "", updatedAt: "", branch: "brn_1", day: "2026-06-08", state, told: null },
});
const absence: Absence = {
  ...{
    id: "abs_1",
    version: 1,
    user: { id: "usr_c", name: "Cem" },
    kind: "sick",
    half: false,
    part: null,
    note: "",
    reason: "",
  },
  ...{
    from: "2026-06-08",
    to: "2026-06-09",
    state: "approved",
    certificate: null,
    isOwn: false,
    mayDecide: true,
    decided: null,
  },
  createdAt: "",
};
const people = ["a", "b", "c"].map((one) => ({
  id: `usr_${one}`,
  name: one,
  isStaff: true,
  departments: [],
  wishes: [],
  terms: [],
}));
const checked = (added: NewShift[], shifts: WorkingSchedule[]) =>
  withConflicts({ added, shifts, people, absences: [absence], zone: "Europe/Vienna" });

it("shifts of people who left, are away or have another one then are told", () => {
  const added = ["usr_a", "usr_b", "usr_c", "usr_x", null].map((user) => shift(user));
  const found = checked(added, [planned("usr_a"), planned("usr_b", "cancelled")]);
  expect(found.map(({ reason }) => reason)).toEqual(["overlap", null, "absent", "left", null]);
  expect(checked([shift("usr_c", "10")], [])[0]?.reason).toBeNull();
});

it("an absence that nobody has decided about is told as such, unless another one of the day is approved", () => {
  const reason = (...given: Partial<Absence>[]): string | null | undefined => {
    const absences = given.map((one) => ({ ...absence, ...one }));
    const asked = { added: [shift("usr_c")], shifts: [], people, zone: "Europe/Vienna" };
    return withConflicts({ ...asked, absences })[0]?.reason;
  };
  expect(reason({ state: "requested", kind: "holiday" })).toBe("requested");
  expect(reason({ state: "requested" })).toBe("reported");
  expect(reason({ state: "requested", kind: "holiday" }, {})).toBe("absent");
});

it("half a day off keeps people from the shifts of that half alone", () => {
  // 8:00 to 16:00 by the branch's clock, on the day after a whole one.
  const added = [shift("usr_c")];
  const reason = (part: "morning" | "afternoon", from: string): string | null | undefined => {
    const half = { ...absence, half: true, part };
    const late = added.map((one) => ({ ...one, startsAt: `2026-06-08T${from}:00.000Z` }));
    return withConflicts({ added: late, shifts: [], people, absences: [half], zone: "Europe/Vienna" })[0]?.reason;
  };
  expect([reason("morning", "06:00"), reason("morning", "10:00"), reason("afternoon", "10:00")]).toEqual([
    "absent",
    null,
    "absent",
  ]);
});

it("they are left out, made open or kept, as it is chosen", () => {
  const added = checked(
    ["usr_a", "usr_b", "usr_x"].map((user) => shift(user)),
    [planned("usr_a")],
  );
  const users = (choice: "skip" | "open" | "keep") => chosenShifts({ added, choice }).map(({ user }) => user);
  expect(users("skip")).toEqual(["usr_b"]);
  expect(users("open")).toEqual([null, "usr_b", null]);
  expect(users("keep")).toEqual(["usr_a", "usr_b", null]);
});
