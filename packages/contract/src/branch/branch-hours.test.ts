import { describe, expect, it } from "vitest";
import { NOW, at, daily, makeBranch } from "../../test/fixtures";
import {
  DELIVERY_METHODS,
  branchState,
  closedReason,
  closingsForDelivery,
  enabledMethods,
  isMethodOpen,
  methodFlags,
  methodOf,
  nextOpeningFor,
  scheduleFor,
  takesOrders,
  zoneOf,
} from "./branch-hours";
import { appointmentProblem, slotDates, slotsOn } from "../order/chosen-slot";

const late = at("2026-06-05T23:00:00+02:00");
const apart = makeBranch({ isDeliveryHoursEnabled: true, deliveryHours: [daily("17:00", "23:30")] });

describe("delivery methods", () => {
  it("are sent as two flags, which are both false for takeaway", () => {
    for (const method of DELIVERY_METHODS) expect(methodOf(methodFlags(method))).toBe(method);
    expect(methodFlags("takeaway")).toEqual({ isDelivery: false, isDineIn: false });
  });

  it("are those that the branch enables", () => {
    expect(enabledMethods(makeBranch())).toEqual(["takeaway", "delivery", "dineIn"]);
    expect(enabledMethods(makeBranch({ isDeliveryEnabled: false, isTakeawayEnabled: false }))).toEqual(["dineIn"]);
  });
});

describe("why a method is not served", () => {
  const noon = at("2026-06-05T12:00:00+02:00");
  const early = at("2026-06-05T09:00:00+02:00");

  it("is nothing while it is", () => {
    expect(closedReason({ branch: apart, method: "delivery", at: late })).toBeNull();
    expect(closedReason({ branch: apart, method: "takeaway", at: noon })).toBeNull();
  });

  it("is only the delivery while other methods are served, with the time when delivery resumes", () => {
    expect(closedReason({ branch: apart, method: "delivery", at: noon })).toEqual({
      scope: "delivery",
      resumesAt: at("2026-06-05T17:00:00+02:00"),
    });
    expect(closedReason({ branch: { ...apart, deliveryHours: [] }, method: "delivery", at: noon })).toEqual({
      scope: "delivery",
      resumesAt: null,
    });
  });

  it("is the branch when no method is served, or the other methods while the branch delivers", () => {
    expect(closedReason({ branch: apart, method: "delivery", at: early })).toEqual({
      scope: "branch",
      resumesAt: at("2026-06-05T17:00:00+02:00"),
    });
    expect(closedReason({ branch: apart, method: "takeaway", at: late })).toEqual({
      scope: "rest",
      resumesAt: at("2026-06-06T11:00:00+02:00"),
    });
    expect(closedReason({ branch: { ...apart, isDeliveryEnabled: false }, method: "takeaway", at: late })?.scope).toBe(
      "branch",
    );
  });

  it("is a future start of ordering", () => {
    const soon = makeBranch({ orderableFrom: "2026-06-06T15:00:00+02:00" });
    expect(closedReason({ branch: soon, method: "takeaway", at: noon })).toEqual({
      scope: "branch",
      resumesAt: at("2026-06-06T15:00:00+02:00"),
    });
  });
});

describe("hours", () => {
  it("of delivery are the delivery hours where enabled, else the opening hours", () => {
    expect(scheduleFor({ branch: apart, method: "delivery" }).rules).toBe(apart.deliveryHours);
    expect(scheduleFor({ branch: { ...apart, isDeliveryHoursEnabled: false }, method: "delivery" }).rules).toBe(
      apart.openingHours,
    );
    expect(scheduleFor({ branch: apart, method: "dineIn" }).rules).toBe(apart.openingHours);
    expect(isMethodOpen({ branch: apart, method: "delivery", at: late })).toBe(true);
    expect(isMethodOpen({ branch: apart, method: "takeaway", at: late })).toBe(false);
  });

  it("open the branch when the opening hours or the delivery hours match", () => {
    expect(branchState({ branch: { ...apart, isDeliveryHoursEnabled: false }, at: late })).toMatchObject({
      state: "closed",
    });
    expect(branchState({ branch: apart, at: late })).toMatchObject({
      state: "closingSoon",
      closesAt: at("2026-06-05T23:30:00+02:00"),
    });
    expect(branchState({ branch: apart, at: at("2026-06-05T21:30:00+02:00") })).toMatchObject({ state: "open" });
    expect(branchState({ branch: apart, at: at("2026-06-06T01:00:00+02:00") })).toEqual({
      state: "closed",
      opensAt: at("2026-06-06T11:00:00+02:00"),
    });
    const inTurn = makeBranch({
      openingHours: [daily("11:00", "17:00")],
      isDeliveryHoursEnabled: true,
      deliveryHours: [daily("17:00", "22:00")],
    });
    expect(branchState({ branch: inTurn, at: at("2026-06-05T16:30:00+02:00") })).toMatchObject({
      state: "open",
      closesAt: at("2026-06-05T22:00:00+02:00"),
    });
    expect(branchState({ branch: makeBranch({ openingHours: [] }), at: NOW })).toEqual({
      state: "closed",
      opensAt: null,
    });
  });

  it("are in the branch's zone, Vienna unless set", () => {
    expect([
      zoneOf({}),
      zoneOf({ timeZone: null }),
      zoneOf({ timeZone: "" }),
      zoneOf({ timeZone: "Europe/London" }),
    ]).toEqual(["Europe/Vienna", "Europe/Vienna", "Europe/Vienna", "Europe/London"]);
    const london = makeBranch({ timeZone: "Europe/London" });
    expect(branchState({ branch: london, at: at("2026-06-05T11:30:00+02:00") })).toMatchObject({ state: "closed" });
  });
});

describe("a single day", () => {
  const closed = (date: string) => daily("00:00", "24:00", { type: "once", date, isClosed: true });
  const openings = [daily("11:00", "22:00"), closed("2026-06-06")];
  const shut = { ...apart, openingHours: openings };
  const saturday = at("2026-06-06T18:00:00+02:00");

  it("on which the branch is closed closes delivery with hours of its own too", () => {
    for (const method of DELIVERY_METHODS) {
      expect(isMethodOpen({ branch: shut, method, at: saturday })).toBe(false);
      expect(isMethodOpen({ branch: shut, method, at: saturday - 24 * 3_600_000 })).toBe(true);
      expect(closedReason({ branch: shut, method, at: saturday })?.scope).toBe("branch");
      expect(slotsOn({ branch: shut, method, products: [], now: NOW, date: "2026-06-06" })).toEqual([]);
      expect(slotDates({ branch: shut, method, products: [], now: NOW })).not.toContain("2026-06-06");
      expect(appointmentProblem({ branch: shut, method, products: [], now: NOW, at: saturday })).toBe("closed");
    }
    expect(nextOpeningFor({ branch: shut, method: "delivery", at: saturday })).toBe(at("2026-06-07T17:00:00+02:00"));
    expect(branchState({ branch: shut, at: saturday })).toEqual({
      state: "closed",
      opensAt: at("2026-06-07T11:00:00+02:00"),
    });
    expect(isMethodOpen({ branch: { ...shut, isDeliveryHoursEnabled: false }, method: "delivery", at: saturday })).toBe(
      false,
    );
  });

  it("that the delivery hours name themselves is decided by them", () => {
    const served = {
      ...shut,
      deliveryHours: [...shut.deliveryHours, daily("17:30", "20:00", { type: "once", date: "2026-06-06" })],
    };
    expect(isMethodOpen({ branch: served, method: "delivery", at: saturday })).toBe(true);
    expect(closedReason({ branch: served, method: "takeaway", at: saturday })).toMatchObject({ scope: "rest" });
    expect(closingsForDelivery(served)).toEqual([]);
    expect(closingsForDelivery(shut)).toEqual([closed("2026-06-06")]);
  });

  it("without delivery leaves the rest open", () => {
    const undelivered = { ...apart, deliveryHours: [...apart.deliveryHours, closed("2026-06-06")] };
    expect(closedReason({ branch: undelivered, method: "delivery", at: saturday })).toMatchObject({
      scope: "delivery",
    });
    for (const method of ["takeaway", "dineIn"] as const)
      expect(isMethodOpen({ branch: undelivered, method, at: saturday })).toBe(true);
  });
});

describe("orders", () => {
  it("are taken while open, or closed with preorders", () => {
    const closedNow = { method: "takeaway" as const, at: late };
    expect(takesOrders({ branch: makeBranch(), ...closedNow })).toBe(false);
    expect(takesOrders({ branch: makeBranch({ isPreorderEnabled: true }), ...closedNow })).toBe(true);
    expect(nextOpeningFor({ branch: makeBranch(), ...closedNow })).toBe(at("2026-06-06T11:00:00+02:00"));
  });

  it("are taken from the time at which the branch becomes orderable", () => {
    const branch = makeBranch({ orderableFrom: "2026-06-06T15:00:00+02:00" });
    expect(takesOrders({ branch, method: "takeaway", at: NOW })).toBe(false);
    expect(takesOrders({ branch, method: "takeaway", at: at("2026-06-06T15:00:00+02:00") })).toBe(true);
    expect(nextOpeningFor({ branch, method: "takeaway", at: NOW })).toBe(at("2026-06-06T15:00:00+02:00"));
    expect(
      nextOpeningFor({
        branch: { ...branch, orderableFrom: "2026-06-06T23:00:00+02:00" },
        method: "takeaway",
        at: NOW,
      }),
    ).toBe(at("2026-06-07T11:00:00+02:00"));
    expect(
      nextOpeningFor({
        branch: { ...branch, orderableFrom: "2026-07-06T23:00:00+02:00" },
        method: "takeaway",
        at: NOW,
      }),
    ).toBeNull();
  });
});
