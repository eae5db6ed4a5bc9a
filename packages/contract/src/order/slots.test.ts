import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, ZONE, at, daily, makeBranch } from "../../test/fixtures";
import { type LeadTime, SLOT_STEP, earliestSlot, lastSlot, nextSlot } from "./slots";
import { appointmentProblem, slotDates, slotsOn } from "./chosen-slot";
import { DAY, HOUR, MINUTE, addDays, zonedTime } from "../kit/time";

const lead = (
  leadTimeType: LeadTime["leadTimeType"],
  leadTimeValue: number | null,
  isLeadTimeEnabled = true,
): LeadTime => ({ isLeadTimeEnabled, leadTimeType, leadTimeValue });
const request = { branch: makeBranch(), method: "takeaway" as const, products: [] as LeadTime[], now: NOW };
const earliest = (products: LeadTime[], now = NOW) => earliestSlot({ ...request, products, now });

describe("the earliest slot", () => {
  it("is now, rounded up to 5 minutes", () => {
    expect([earliest([]), earliest([], NOW + 1), earliest([], NOW + 4 * MINUTE)]).toEqual([
      NOW,
      NOW + SLOT_STEP,
      NOW + SLOT_STEP,
    ]);
  });

  it("is pushed out by the longest lead time", () => {
    expect(earliest([lead("minutes", 20), lead("hours", 2), lead("minutes", 45)])).toBe(NOW + 2 * HOUR);
    expect([earliest([lead("days", 1)]), earliest([lead("weeks", 1)])]).toEqual([NOW + DAY, NOW + 7 * DAY]);
    expect([
      earliest([lead("hours", 2, false)]),
      earliest([lead(null, 5)]),
      earliest([lead("hours", null)]),
      earliest([lead("hours", 0)]),
    ]).toEqual([NOW, NOW, NOW, NOW]);
  });

  it("counts calendar days, so that a clock change does not move the hour", () => {
    expect(earliest([lead("days", 1)], at("2026-03-28T12:00:00+01:00"))).toBe(at("2026-03-29T12:00:00+02:00"));
    expect(earliest([lead("weeks", 1)], at("2026-10-24T12:00:00+02:00"))).toBe(at("2026-10-31T12:00:00+01:00"));
    expect(earliest([lead("hours", 24)], at("2026-03-28T12:00:00+01:00"))).toBe(at("2026-03-29T13:00:00+02:00"));
  });

  it("waits until the branch is orderable", () => {
    expect(earliestSlot({ ...request, branch: makeBranch({ orderableFrom: "2026-06-07T09:00:00+02:00" }) })).toBe(
      at("2026-06-07T09:00:00+02:00"),
    );
  });
});

describe("slots", () => {
  it("come every 5 minutes inside the hours of the method", () => {
    const today = slotsOn({ ...request, date: "2026-06-05" });
    expect([today[0], today[1], today.at(-1), today.length]).toEqual([
      NOW,
      NOW + SLOT_STEP,
      at("2026-06-05T21:55:00+02:00"),
      42,
    ]);
    const branch = makeBranch({ isDeliveryHoursEnabled: true, deliveryHours: [daily("12:00", "12:20")] });
    expect(slotsOn({ ...request, branch, method: "delivery", date: "2026-06-06" })).toHaveLength(4);
    expect(slotsOn({ ...request, date: "2026-06-04" })).toEqual([]);
  });

  it("cover 180 days, the last day only up to the hour", () => {
    const dates = slotDates(request);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-06-05", "2026-12-02", 181]);
    expect(slotsOn({ ...request, date: "2026-12-02" }).at(-1)).toBe(lastSlot(request));
    expect(slotsOn({ ...request, date: "2026-12-03" })).toEqual([]);
    expect(slotDates({ ...request, products: [lead("weeks", 26)] })).toEqual([]);
    expect(slotDates({ ...request, products: [lead("weeks", 10_000)] })).toEqual([]);
  });

  it("run past midnight on both days", () => {
    const branch = makeBranch({ openingHours: [daily("18:00", "02:00")] });
    expect(slotsOn({ ...request, branch, date: "2026-06-06" })).toHaveLength(2 * 12 + 6 * 12);
    expect(slotDates({ ...request, branch })).toHaveLength(181);
  });

  it("follow local time when the clock changes", () => {
    const branch = makeBranch({ openingHours: [daily("00:00", "24:00")] });
    const on = (date: string, now: string) => slotsOn({ ...request, branch, now: at(now), date });
    expect([on("2026-03-29", "2026-03-20T12:00:00Z").length, on("2026-10-25", "2026-10-20T12:00:00Z").length]).toEqual([
      23 * 12,
      25 * 12,
    ]);
  });

  it("are offered exactly on the days that have one, and each can be chosen", () => {
    const hours = fc.array(
      fc.record({
        type: fc.constantFrom("daily" as const, "monday" as const, "saturday" as const),
        isClosed: fc.boolean(),
        from: fc.constantFrom("08:00", "11:03", "18:00", "23:58"),
        to: fc.constantFrom("02:00", "11:04", "14:00", "24:00"),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 0, max: 400 * 24 * 60 }),
        fc.integer({ min: 0, max: 72 }),
        (openingHours, minutes, hoursAhead) => {
          const own = {
            ...request,
            branch: makeBranch({ openingHours }),
            products: [lead("hours", hoursAhead)],
            now: at("2026-01-01T00:00:00Z") + minutes * MINUTE + 1234,
          };
          const dates = new Set(slotDates(own));
          const first = zonedTime({ at: own.now, zone: ZONE }).date;
          for (let day = 0; day < 10; day += 1) {
            const date = addDays(first, day);
            const slots = slotsOn({ ...own, date });
            expect(dates.has(date)).toBe(slots.length > 0);
            for (const slot of [slots[0], slots.at(-1)]) {
              if (slot === undefined) continue;
              expect(slot % SLOT_STEP).toBe(0);
              expect(appointmentProblem({ ...own, at: slot })).toBeNull();
              expect(zonedTime({ at: slot, zone: ZONE }).date).toBe(date);
            }
          }
          const next = nextSlot(own);
          const firstDate = [...dates][0];
          if (next !== null) expect(next).toBe(slotsOn({ ...own, date: firstDate ?? "" })[0]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are found quickly for every branch of a large shop", () => {
    const branch = makeBranch({ openingHours: [daily("11:00", "14:00"), daily("17:00", "22:00")] });
    expect(Array.from({ length: 30 }, () => slotDates({ ...request, branch }).length)).toEqual(
      Array.from({ length: 30 }, () => 181),
    );
  });
});

describe("full slots", () => {
  const start = at("2026-06-06T11:00:00+02:00");
  const day = slotsOn({ ...request, date: "2026-06-06" });

  it("are not offered, nor is a day without any other", () => {
    const full = new Set([start, start + SLOT_STEP]);
    expect(slotsOn({ ...request, full, date: "2026-06-06" })).toEqual(day.slice(2));
    expect(slotDates({ ...request, full })).toEqual(slotDates(request));
    expect(slotsOn({ ...request, full: new Set(day), date: "2026-06-06" })).toEqual([]);
    expect(slotDates({ ...request, full: new Set(day) })).toEqual(
      slotDates(request).filter((date) => date !== "2026-06-06"),
    );
    expect(nextSlot({ ...request, now: start, full })).toBe(start + 2 * SLOT_STEP);
  });

  it("apply to every minute that begins in them", () => {
    const full = new Set([start]);
    const problem = (later: number) => appointmentProblem({ ...request, full, at: start + later });
    expect([problem(0), problem(4 * MINUTE), problem(SLOT_STEP)]).toEqual(["taken", "taken", null]);
    expect(appointmentProblem({ ...request, now: start + 1, full, at: start })).toBe("past");
  });

  it("leave exactly the other slots", () => {
    fc.assert(
      fc.property(fc.subarray(day), (taken) => {
        const full = new Set(taken);
        const free = slotsOn({ ...request, full, date: "2026-06-06" });
        expect([...free, ...taken].sort((a, b) => a - b)).toEqual(day);
        expect(slotDates({ ...request, full }).includes("2026-06-06")).toBe(free.length > 0);
        for (const slot of day)
          expect(appointmentProblem({ ...request, full, at: slot })).toBe(full.has(slot) ? "taken" : null);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the next slot", () => {
  it("is the first one within two weeks", () => {
    expect(nextSlot(request)).toBe(NOW);
    expect(nextSlot({ ...request, now: at("2026-06-05T21:58:00+02:00") })).toBe(at("2026-06-06T11:00:00+02:00"));
    expect(
      nextSlot({
        ...request,
        branch: makeBranch({ openingHours: [{ type: "once", date: "2026-07-01", from: "10:00", to: "12:00" }] }),
      }),
    ).toBeNull();
    expect(nextSlot({ ...request, products: [lead("weeks", 30)] })).toBeNull();
  });

  it("skips a window without a slot", () => {
    const branch = makeBranch({ openingHours: [daily("10:01", "10:04"), daily("12:00", "13:00")] });
    expect(nextSlot({ ...request, branch })).toBe(at("2026-06-06T12:00:00+02:00"));
  });
});

describe("an appointment", () => {
  const problem = (text: string, products: LeadTime[] = []) =>
    appointmentProblem({ ...request, products, at: at(text) });
  it("is refused in the past, before the lead time, beyond the horizon and when closed", () => {
    expect(problem("2026-06-05T18:29:00+02:00")).toBe("past");
    expect(problem("2026-06-05T19:29:00+02:00", [lead("hours", 1)])).toBe("leadTime");
    expect(problem("2026-12-02T18:31:00+01:00")).toBe("horizon");
    expect(problem("2026-06-05T22:00:00+02:00")).toBe("closed");
    expect(problem("2026-06-06T10:59:00+02:00")).toBe("closed");
  });

  it("is accepted at each of these limits", () => {
    expect(problem("2026-06-05T18:30:00+02:00")).toBeNull();
    expect(problem("2026-06-05T19:30:00+02:00", [lead("hours", 1)])).toBeNull();
    // Ready at 19:32; the slots begin at 19:35.
    const between = { ...request, now: NOW + 2 * MINUTE, products: [lead("hours", 1)] };
    expect(
      ["19:30", "19:31", "19:32", "19:35"].map((clock) =>
        appointmentProblem({ ...between, at: at(`2026-06-05T${clock}:00+02:00`) }),
      ),
    ).toEqual(["leadTime", "leadTime", "step", null]);
    expect(problem("2026-12-02T18:30:00+01:00")).toBeNull();
    expect(problem("2026-06-05T21:55:00+02:00")).toBeNull();
    expect(problem("2026-06-06T11:00:00+02:00")).toBeNull();
  });

  it("is accepted only every 5 minutes, in every zone and at clock changes", () => {
    expect(
      ["20:13:17.345", "20:13:00", "20:15:00.001", "20:15:01", "20:15:00"].map((clock) =>
        problem(`2026-06-05T${clock}+02:00`),
      ),
    ).toEqual(["step", "step", "step", "step", null]);
    for (const [timeZone, wall] of [
      ["Australia/Lord_Howe", "+10:30"],
      ["Asia/Kathmandu", "+05:45"],
      ["America/St_Johns", "-02:30"],
    ] as const) {
      const branch = makeBranch({ timeZone, openingHours: [daily("00:00", "24:00")] });
      expect(
        ["12:05:00", "12:10:00", "12:07:00"].map((clock) =>
          appointmentProblem({ ...request, branch, at: at(`2026-06-10T${clock}${wall}`) }),
        ),
      ).toEqual([null, null, "step"]);
    }
    const branch = makeBranch({ openingHours: [daily("02:00", "02:30")] });
    const night = { ...request, branch, now: at("2026-10-24T12:00:00Z") };
    expect(
      ["02:15:00+02:00", "02:15:00+01:00", "02:17:00+01:00", "02:45:00+02:00"].map((clock) =>
        appointmentProblem({ ...night, at: at(`2026-10-25T${clock}`) }),
      ),
    ).toEqual([null, null, "step", "closed"]);
    expect(slotsOn({ ...night, date: "2026-10-25" })).toHaveLength(12);
  });
});
