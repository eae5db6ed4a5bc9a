import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE, instantAt, minutesOf } from "../kit/time";
import { birthdaysOn, dailyDue, dailyNext, daysLeft, dueOf, isToldOfEnd, isTooLate, quietUntil } from "./due";
import { REMINDERS, REMINDER_KINDS, isMessageReminder, isToCustomer, settingOf } from "./reminder-kinds";
import { reminderChange } from "./reminder.calls";
import { REMINDER_LABELS, REMINDER_MESSAGES, sampleWords } from "./reminder.texts";
import { SINGLE_PART, septets, toGsm7 } from "../message/gsm7";

const zone = "Europe/Vienna";
const at = (date: string, clock: string, of = zone): number => instantAt({ date, minutes: minutesOf(clock), zone: of });
const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

describe("the table of kinds", () => {
  test.each(REMINDER_KINDS)("%s has a title and an explanation", (kind) => {
    const { title, explanation } = REMINDER_LABELS[kind];
    expect([title, explanation].every((text) => text.length > 5)).toBe(true);
  });

  test.each(REMINDER_KINDS.filter(isMessageReminder))("%s has a message", (kind) => {
    const message = REMINDER_MESSAGES[kind](sampleWords({ shop: "Pizzeria Bäcker", branch: "Neubau" }));
    expect([message.subject, message.title, message.text].every((text) => text.length > 5)).toBe(true);
    expect(message.sms !== undefined).toBe(REMINDERS[kind].channels.includes("sms"));
    // The longest name of a shop that is common, and a link, still fit into one SMS.
    const sms = toGsm7(
      `Pizzeria Bäcker: ${message.sms ?? ""} Infos/Stopp: https://shop.example.at/api/sms/123456789012`,
    );
    expect(septets(sms)).toBeLessThanOrEqual(SINGLE_PART);
  });

  test("advertising is off until a branch decides, and customers are told nothing at night by default", () => {
    for (const kind of REMINDER_KINDS) {
      const { isAdvertising, time } = REMINDERS[kind];
      if (isAdvertising) expect(settingOf({ kind, settings: {} }).isOn).toBe(false);
      if (time !== undefined && isToCustomer(kind)) expect(quietUntil({ at: at("2026-06-05", time), zone })).toBe(null);
    }
  });
});

describe("the quiet hours", () => {
  test.each([
    ["2026-06-05", "20:59", null],
    ["2026-06-05", "21:00", "2026-06-06T06:00:00.000Z"],
    ["2026-06-06", "03:00", "2026-06-06T06:00:00.000Z"],
    ["2026-06-06", "08:00", null],
    // Over both clock changes.
    ["2026-10-24", "23:00", "2026-10-25T07:00:00.000Z"],
    ["2027-03-27", "23:00", "2027-03-28T06:00:00.000Z"],
  ])("on %s at %s end at %s", (date, clock, until) => {
    expect(iso(quietUntil({ at: at(date, clock), zone }))).toBe(until);
  });
});

describe("a reminder about an order", () => {
  const due = (
    kind: Parameters<typeof dueOf>[0]["kind"],
    cause: { since: number; appointment?: number },
    change = {},
  ) =>
    dueOf({
      kind,
      setting: { ...settingOf({ kind, settings: {} }), ...change },
      appointment: null,
      zone,
      ...cause,
    });

  test("of an appointment is due so many hours before it, and in the evening where that is at night", () => {
    const since = at("2026-06-01", "12:00");
    const appointment = at("2026-06-05", "18:30");
    expect(due("appointment", { since, appointment })).toBe(appointment - DAY);
    expect(due("appointment", { since, appointment }, { wait: 48 })).toBe(appointment - 2 * DAY);
    expect(due("appointmentSoon", { since, appointment: at("2026-06-05", "09:00") })).toBe(at("2026-06-04", "20:30"));
    expect(due("appointment", { since, appointment: at("2026-06-05", "22:00") })).toBe(at("2026-06-04", "20:30"));
  });

  test("of an appointment makes no sense where it was agreed on after that", () => {
    const appointment = at("2026-06-05", "18:30");
    expect(due("appointment", { since: appointment - 5 * HOUR, appointment })).toBe(null);
    expect(due("appointment", { since: appointment - 5 * HOUR })).toBe(null);
  });

  test.each([
    ["2026-10-25", 3 * 60 + 10],
    ["2027-03-28", 3 * 60 + 10],
  ])("counts real hours where the clock changes on %s", (date, minutes) => {
    const appointment = instantAt({ date, minutes: minutes + 8 * 60, zone });
    expect(due("appointment", { since: 0, appointment })).toBe(appointment - DAY);
  });

  test("comes days after its step at the time of the branch's clock", () => {
    expect(due("review", { since: at("2026-06-05", "23:30") })).toBe(at("2026-06-06", "11:00"));
    expect(due("review", { since: at("2026-10-24", "14:00") })).toBe(at("2026-10-25", "11:00"));
    expect(due("review", { since: at("2027-03-27", "14:00") })).toBe(at("2027-03-28", "11:00"));
    expect(due("payment", { since: at("2026-06-05", "10:00") }, { wait: 1, time: "18:00" })).toBe(
      at("2026-06-06", "18:00"),
    );
    expect(due("lowRating", { since: 5 })).toBe(5);
  });

  test("is not said when it is stale", () => {
    const appointment = at("2026-06-05", "18:30");
    const asked = { due: appointment - DAY, appointment };
    expect(isTooLate({ kind: "appointment", ...asked, now: appointment - HOUR })).toBe(false);
    expect(isTooLate({ kind: "appointment", ...asked, now: appointment - 20 * MINUTE })).toBe(true);
    expect(isTooLate({ kind: "review", due: 0, appointment: null, now: 3 * DAY })).toBe(true);
    expect(isTooLate({ kind: "quotationStaff", due: 0, appointment: null, now: 3 * DAY })).toBe(false);
  });
});

describe("a daily kind", () => {
  const daily = { time: "09:00", isToCustomer: true, zone };

  test("is due on its day from its time until the quiet hours, and never made up for on another day", () => {
    const due = (date: string, clock: string) => dailyDue({ ...daily, now: at(date, clock) });
    expect([due("2026-06-05", "08:59"), due("2026-06-05", "09:00"), due("2026-06-05", "20:59")]).toEqual([
      null,
      "2026-06-05",
      "2026-06-05",
    ]);
    expect([due("2026-06-05", "21:00"), due("2026-06-06", "03:00")]).toEqual([null, null]);
    expect(dailyDue({ ...daily, isToCustomer: false, now: at("2026-06-05", "23:59") })).toBe("2026-06-05");
  });

  test("follows the clock of its zone", () => {
    const now = at("2026-06-05", "09:30");
    expect(dailyDue({ ...daily, zone: "America/New_York", now })).toBe(null);
    expect(dailyDue({ ...daily, zone: "Asia/Tokyo", now })).toBe("2026-06-05");
  });

  // The clock goes from 2:00 to 3:00 on 28 March 2027, and from 3:00 back to 2:00 on 25 October 2026.
  test("runs once at a time that the clock skips or shows twice", () => {
    const skipped = { time: "02:30", isToCustomer: false, zone };
    expect(dailyDue({ ...skipped, now: Date.parse("2027-03-28T00:59:00Z") })).toBe(null);
    expect(dailyDue({ ...skipped, now: Date.parse("2027-03-28T01:30:00Z") })).toBe("2027-03-28");
    const first = Date.parse("2026-10-25T00:30:00Z");
    expect(dailyDue({ ...skipped, now: first - MINUTE })).toBe(null);
    expect(dailyDue({ ...skipped, now: first })).toBe("2026-10-25");
    // The second 2:30 is of the same day, whose mark is there.
    expect(dailyDue({ ...skipped, now: first + HOUR })).toBe("2026-10-25");
  });

  test("runs next today, with the next look of the clock, or tomorrow", () => {
    const next = (clock: string, doneDay: string | null) =>
      iso(dailyNext({ ...daily, now: at("2026-10-24", clock), doneDay }));
    expect(next("07:00", null)).toBe("2026-10-24T07:00:00.000Z");
    expect(next("10:02", "2026-10-23")).toBe("2026-10-24T08:05:00.000Z");
    expect(next("10:00", "2026-10-24")).toBe("2026-10-25T08:00:00.000Z");
    expect(next("22:00", null)).toBe("2026-10-25T08:00:00.000Z");
  });
});

test("birthdays of a 29th of February are kept on the 28th in other years", () => {
  expect(birthdaysOn("2027-02-28")).toEqual(["02-28", "02-29"]);
  expect(birthdaysOn("2028-02-28")).toEqual(["02-28"]);
  expect(birthdaysOn("2028-02-29")).toEqual(["02-29"]);
});

test("what ends is told of when the branch wants it, a week before and a day before, by days of the calendar", () => {
  const until = at("2026-10-26", "00:30");
  expect(daysLeft({ until, now: at("2026-10-24", "23:59"), zone })).toBe(2);
  const told = [14, 13, 7, 2, 1, 0, -1].filter((left) => isToldOfEnd({ left, wait: 14 }));
  expect(told).toEqual([14, 7, 1, 0]);
  expect([7, 3, 1].filter((left) => isToldOfEnd({ left, wait: 3 }))).toEqual([3, 1]);
});

test("a change is refused at night, with too long a wait, and with a time that is none", () => {
  const change = { branch: "b", version: 0, isOn: true };
  const faults = (input: object) =>
    reminderChange.safeParse({ ...change, ...input }).error?.issues.map(({ path }) => path[0]);
  expect(faults({ kind: "review", time: "22:00" })).toEqual(["time"]);
  expect(faults({ kind: "quotationStaff", time: "22:00" })).toBe(undefined);
  expect(faults({ kind: "review", time: "7 Uhr" })).toContain("time");
  expect(faults({ kind: "appointment", wait: 200 })).toEqual(["wait"]);
  expect(faults({ kind: "lowRating", wait: 1 })).toEqual(["wait"]);
  expect(faults({ kind: "review", time: "12:00", wait: 3 })).toBe(undefined);
});
