import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../kit/time";
import { daysBetween } from "../../labour-law/check/work-time";
import { USUAL_RULES } from "./facts";
import { agreed, entryAt, factsOf, surchargeMinutes } from "./month.cases";
import { monthOf } from "./month-of";
import { holidaysOf } from "../../labour-law/holiday/holidays";
import { payOf } from "../pay/pay-of";

const HOLIDAYS = new Set(holidaysOf({ country: "AT", state: null, year: 2026 }).map(({ date }) => date));

const weekdays = (from: string, to: string): string[] =>
  daysBetween({ from, to }).filter((day) => !["saturday", "sunday"].includes(weekdayOf(day)));

describe("overtime", () => {
  test("counts on the days on which it was worked, with holidays as work", () => {
    // Monday 28 September to Friday 2 October, nine hours each: one hour of overtime each, three of them in September.
    const entries = [0, 1, 2, 3, 4].map((day) =>
      entryAt({ start: `${addDays("2026-09-28", day)}T06:00:00Z`, minutes: 540 }),
    );
    expect(surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }) }))).toEqual({ overtime: 180 });
    const october = monthOf({ month: "2026-10", ...factsOf({ entries }) });
    expect(october.surcharges[0]).toMatchObject({ surcharge: "overtime", minutes: 120, percent: 50 });
    // 26 October 2026 is a Monday and a holiday: four days of ten hours are eight hours above the day's eight.
    const holidayWeek = [1, 2, 3, 4].map((day) =>
      entryAt({ start: `${addDays("2026-10-26", day)}T07:00:00Z`, minutes: 600 }),
    );
    const whole = monthOf({ month: "2026-10", ...factsOf({ entries: holidayWeek }) });
    expect(surchargeMinutes(whole)).toMatchObject({ overtime: 480 });
  });

  test.each([
    ["an exit", { exitDate: "2026-06-30" }, agreed({ validFrom: "2020-01-01", hourlyWage: 1500 })],
    ["a contract that ends", {}, agreed({ validFrom: "2020-01-01", validTo: "2026-06-30", hourlyWage: 1500 })],
  ])("of the last week is in the month of %s", (_name, more, contract) => {
    // 29 June 2026 is a Monday: twelve hours each on the last two days.
    const entries = ["2026-06-29", "2026-06-30"].map((day) => entryAt({ start: `${day}T04:00:00Z`, minutes: 720 }));
    const person = { birthDate: null, entryDate: "2020-01-01", exitDate: null, ...more, contracts: [contract] };
    const facts = { ...factsOf({ entries }), person };
    const [june, july] = ["2026-06", "2026-07"].map((month) => monthOf({ month, ...facts }));
    expect(june?.surcharges).toMatchObject([{ surcharge: "overtime", minutes: 480, percent: 50 }]);
    expect(july?.surcharges).toEqual([]);
    const pay = june && payOf({ facts, month: "2026-06", figures: june, correctionMinutes: 0 });
    expect(pay?.lines.find(({ item }) => item === "overtime")).toMatchObject({ minutes: 480, amount: 6000 });
  });

  test("of part-timers is settled once, in the last month of the employment", () => {
    const contracts = [agreed({ validFrom: "2026-07-01", weeklyMinutes: 1200 })];
    const days = weekdays("2026-07-01", "2026-07-20");
    const entries = days.map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: day === "2026-07-06" ? 360 : 240 }),
    );
    const person = { birthDate: null, entryDate: "2026-07-01", exitDate: "2026-07-20", contracts };
    const extra = ["2026-07", "2026-08", "2026-09", "2026-12"].map(
      (month) => surchargeMinutes(monthOf({ month, ...factsOf({ entries }), person })).extraWork,
    );
    expect(extra).toEqual([120, undefined, undefined, undefined]);
  });

  test.each([
    // Twenty hours a week, from 15 June on full time: the ten hours of April stay Mehrarbeit.
    ["2026-06-15", 600],
    // The first week of July is no part of the quarter.
    ["2026-07-01", 600],
    // Full time from the day on on which the ten hours were worked: they are those of a full-time day.
    ["2026-04-13", undefined],
  ])("counts Mehrarbeit by the contract of its days: full time from %s on", (fullTimeFrom, expected) => {
    const contracts = [
      agreed({ validFrom: "2020-01-01", weeklyMinutes: 1200 }),
      agreed({ validFrom: fullTimeFrom, weeklyMinutes: 2400 }),
    ];
    const days = weekdays("2026-03-30", "2026-07-03").filter((day) => !HOLIDAYS.has(day));
    const usual = days.map((day) => entryAt({ start: `${day}T06:00:00Z`, minutes: day < fullTimeFrom ? 240 : 480 }));
    const longer = ["2026-04-13", "2026-04-14", "2026-04-15"];
    const entries = usual.map((entry) =>
      longer.includes(entry.day) && entry.day < fullTimeFrom
        ? entryAt({ start: entry.startedAt, minutes: 240 + 200 })
        : entry,
    );
    const found = surchargeMinutes(monthOf({ month: "2026-06", ...factsOf({ contracts, entries }) }));
    expect(found.extraWork).toBe(expected);
  });

  test.each([
    // Minutes of Monday to Friday, agreed and worked, and those of overtime (§ 4 Abs. 2 AZG: at most nine hours a day).
    [[510, 510, 510, 510, 270], [510, 510, 510, 510, 270], 0],
    [[510, 510, 510, 510, 270], [570, 510, 510, 510, 270], 60],
    // On Friday, of which 4:30 h are agreed, the day's eight hours hold; the week has 40 hours.
    [[510, 510, 510, 510, 270], [510, 510, 510, 510, 500], 140],
    [[510, 510, 510, 510, 270], [510, 0, 0, 0, 500], 20],
    // More than nine hours a day are not normal hours, also where they are agreed, but in a week of four days (§ 4 Abs. 8 AZG).
    [[600, 600, 600, 300, 210], [600, 600, 600, 300, 210], 180],
    [[600, 600, 600, 510, 0], [600, 600, 600, 510, 0], 0],
    [[600, 600, 600, 600, 0], [630, 600, 600, 600, 0], 30],
    [[462, 462, 462, 462, 462], [510, 462, 462, 462, 462], 30],
  ])("of a day is what exceeds its agreed hours: %j agreed, %j worked", (planned, worked, overtime) => {
    const days = planned.flatMap((minutes, index) => (minutes > 0 ? [{ weekday: index + 1, minutes }] : []));
    const weeklyMinutes = planned.reduce((sum, minutes) => sum + minutes, 0);
    const entries = worked.flatMap((minutes, index) =>
      minutes > 0 ? [entryAt({ start: `${addDays("2026-09-07", index)}T06:00:00Z`, minutes })] : [],
    );
    const facts = factsOf({ contracts: [agreed({ validFrom: "2020-01-01", weeklyMinutes, days })], entries });
    const rules = { ...USUAL_RULES, fullTimeMinutes: 2310 };
    expect(surchargeMinutes(monthOf({ month: "2026-09", ...facts, rules })).overtime ?? 0).toBe(overtime);
  });

  test("pays Mehrarbeit at the end of the quarter, as far as it was not evened out", () => {
    const contracts = [agreed({ validFrom: "2020-01-01", weeklyMinutes: 1200 })];
    const week = (monday: string, minutes: number) =>
      [0, 1, 2, 3, 4].map((day) => entryAt({ start: `${addDays(monday, day)}T06:00:00Z`, minutes }));
    // The weeks from 29 June to 4 October: all as agreed, but one five hours above and one 100 minutes below.
    const mondays = Array.from({ length: 14 }, (_, index) => addDays("2026-06-29", index * 7));
    const entries = mondays.flatMap((monday, index) => week(monday, index === 2 ? 300 : index === 5 ? 220 : 240));
    const facts = factsOf({ contracts, entries });
    expect(surchargeMinutes(monthOf({ month: "2026-07", ...facts }))).toEqual({});
    // 15 August 2026 is a Saturday and changes nothing.
    expect(monthOf({ month: "2026-09", ...facts }).surcharges).toMatchObject([
      { surcharge: "extraWork", minutes: 200, percent: 25, paragraph: "§ 19d Abs. 3a AZG" },
    ]);
  });

  test.each([
    // Minutes of each weekday in July (23), August (21) and September (22), and what is left of Mehrarbeit.
    [[300, 240, 180], 60],
    [[180, 240, 300], 0],
    [[240, 240, 300], 1320],
    [[300, 240, 240], 1380],
    [[240, 240, 180], 0],
  ])("settles Mehrarbeit of all days of a quarter, %j a day: %i minutes", (minutes, expected) => {
    const contracts = [agreed({ validFrom: "2026-07-01", weeklyMinutes: 1200 })];
    const person = { birthDate: null, contracts, entryDate: "2026-07-01", exitDate: null };
    const entries = weekdays("2026-07-01", "2026-09-30").map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: minutes[Number(day.slice(5, 7)) - 7] ?? 0 }),
    );
    const found = surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }), person }));
    expect(found).toEqual(expected === 0 ? {} : { extraWork: expected });
  });

  test("has the days of a week in two quarters once, and its overtime in none of them", () => {
    const contracts = [agreed({ validFrom: "2020-01-01", weeklyMinutes: 1200 })];
    const longer = new Set(["2026-06-29", "2026-06-30", "2026-07-01"]);
    const usual = weekdays("2026-03-30", "2026-10-02").map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: longer.has(day) ? 300 : 240 }),
    );
    const of = (month: string, entries: typeof usual) =>
      surchargeMinutes(monthOf({ month, ...factsOf({ contracts, entries }) })).extraWork;
    // Holidays of the second quarter are worked as well, and paid as such: they are no more than was agreed.
    expect([of("2026-06", usual), of("2026-09", usual)]).toEqual([120, 60]);
    // Monday to Friday 8 hours each, and 5 on Saturday, 4 July: those are the week's overtime.
    const week = weekdays("2026-06-29", "2026-07-03").map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: 480 }),
    );
    const all = [
      ...usual.filter(({ day }) => day < "2026-06-29" || day > "2026-07-03"),
      ...week,
      entryAt({ start: "2026-07-04T06:00:00Z", minutes: 300 }),
    ];
    expect([of("2026-06", all), of("2026-09", all)]).toEqual([2 * 240, 3 * 240]);
  });

  test("takes a percentage of the branch where it is more, from its day on", () => {
    const entries = [entryAt({ start: "2026-09-06T06:00:00Z", minutes: 60 })];
    const percents = [
      { surcharge: "sunday" as const, validFrom: "2026-01-01", percent: 50 },
      { surcharge: "sunday" as const, validFrom: "2026-10-01", percent: 75 },
    ];
    const month = monthOf({ month: "2026-09", ...factsOf({ entries, rules: { ...USUAL_RULES, percents } }) });
    expect(month.surcharges).toMatchObject([{ surcharge: "sunday", percent: 50, paragraph: null }]);
  });

  test("tells the part that is free of tax in Germany", () => {
    const entries = [entryAt({ start: "2026-12-24T22:00:00Z", minutes: 360 })];
    const { surcharges } = monthOf({ month: "2026-12", ...factsOf({ country: "DE", entries }) });
    expect(surcharges).toMatchObject([
      { surcharge: "highHoliday", minutes: 360, taxFreePercent: 150 },
      { surcharge: "night", minutes: 120, taxFreePercent: 25 },
      { surcharge: "deepNight", minutes: 240, taxFreePercent: 40 },
    ]);
  });
});

describe("work of several activities", () => {
  const at = (start: string, minutes: number) => entryAt({ start, minutes });

  test("after midnight belongs to the day on which it began, for overtime", () => {
    // 8 September 2026, a Tuesday, 20:00 to 9:00 in Vienna.
    const whole = [at("2026-09-08T18:00:00Z", 780)];
    const parts = [at("2026-09-08T18:00:00Z", 250), at("2026-09-08T22:10:00Z", 530)];
    const later = [at("2026-09-08T18:00:00Z", 240), at("2026-09-08T22:10:00Z", 530)];
    const overtime = (entries: typeof whole) =>
      surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }) })).overtime;
    expect([overtime(whole), overtime(parts)]).toEqual([300, 300]);
    // Ten minutes between them do not end the working day: 4:00 and 8:50 hours.
    expect(overtime(later)).toBe(290);
  });

  const pause = { id: "wak_pause", isBreak: true, isPaid: false, countsAsWorkingTime: false };
  test.each([
    // On 15 and 16 September 2026, by the clock of Vienna.
    ["with half an hour between", [at("2026-09-15T20:00:00Z", 480), at("2026-09-16T04:30:00Z", 240)], 240],
    ["with two hours between", [at("2026-09-15T20:00:00Z", 480), at("2026-09-16T06:00:00Z", 240)], 240],
    [
      "with a daily rest between, though too short",
      [at("2026-09-15T16:00:00Z", 480), at("2026-09-16T05:00:00Z", 480)],
      0,
    ],
    [
      "with a break that is an activity",
      [
        at("2026-09-15T20:00:00Z", 240),
        { ...at("2026-09-16T00:00:00Z", 30), kind: pause },
        at("2026-09-16T00:30:00Z", 360),
      ],
      120,
    ],
    ["on one date with six hours between", [at("2026-09-15T06:00:00Z", 300), at("2026-09-15T17:00:00Z", 300)], 120],
  ])("is one day of work %s", (_name, entries, expected) => {
    const month = monthOf({ month: "2026-09", ...factsOf({ entries }) });
    expect(surchargeMinutes(month).overtime ?? 0).toBe(expected);
  });

  test("is no overtime where somebody was away, but what was worked on top of the day is", () => {
    const away = (kind: "sick" | "unpaid", minutes: number) => {
      const entries = [entryAt({ start: "2026-09-15T06:00:00Z", minutes })];
      const absences = [{ kind, from: "2026-09-15", to: "2026-09-15", half: false }];
      return surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries, absences }) })).overtime;
    };
    expect([away("sick", 240), away("unpaid", 240), away("sick", 540)]).toEqual([undefined, undefined, 60]);
  });

  test("in the evening is one night with what follows after a gap (§ 3b Abs. 3 EStG), work of the day is none", () => {
    // Sunday, 11 October 2026, in Berlin: 20:00 to 0:15, and 0:45 to 4:00.
    const night = [at("2026-10-11T18:00:00Z", 255), at("2026-10-11T22:45:00Z", 195)];
    const of = (entries: typeof night) =>
      surchargeMinutes(monthOf({ month: "2026-10", ...factsOf({ country: "DE", entries }) }));
    expect(of(night)).toMatchObject({ sunday: 450, night: 240, deepNight: 210 });
    // Until 20:00, and from midnight on: nothing of the night was begun before midnight.
    expect(of([at("2026-10-11T10:00:00Z", 480), at("2026-10-11T22:00:00Z", 60)])).toMatchObject({
      sunday: 480,
      night: 60,
    });
  });

  test.each([
    ["at midnight", 240],
    ["after midnight", 250],
    ["before midnight", 200],
  ])("began before midnight for what is free of tax (§ 3b Abs. 3 EStG): changed %s", (_name, minutes) => {
    // Sunday, 22 November 2026, 20:00 to 4:00 on Monday in Berlin.
    const start = Date.parse("2026-11-22T19:00:00Z");
    const entries = [
      at(new Date(start).toISOString(), minutes),
      at(new Date(start + minutes * 60_000).toISOString(), 480 - minutes),
    ];
    expect(surchargeMinutes(monthOf({ month: "2026-11", ...factsOf({ country: "DE", entries }) }))).toMatchObject({
      sunday: 480,
      night: 240,
      deepNight: 240,
    });
  });

  test("is another day of work after 24 hours", () => {
    const entries = [0, 480, 960, 1440].map((minutes) =>
      at(new Date(Date.parse("2026-09-08T06:00:00Z") + minutes * 60_000).toISOString(), 480),
    );
    // A day of 24 hours has 16 above its eight, and the next begins with eight.
    expect(surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }) })).overtime).toBe(960);
  });
});

test("a holiday on a Sunday is a Sunday in Austria (§ 7 Abs. 7 ARG), and a holiday in Germany", () => {
  // All Saints' Day 2026, 8:00 to 16:30 with half an hour of break, on an agreed Sunday.
  const entries = [entryAt({ start: "2026-11-01T07:00:00Z", minutes: 510, pause: 30 })];
  const contracts = [
    agreed({ validFrom: "2020-01-01", days: [{ weekday: 7, minutes: 480 }], weeklyMinutes: 480, hourlyWage: 2000 }),
  ];
  const facts = factsOf({ contracts, entries });
  const austria = monthOf({ month: "2026-11", ...facts });
  expect(austria.days[0]).toMatchObject({
    plannedMinutes: 480,
    workedMinutes: 480,
    differenceMinutes: 0,
    holiday: null,
  });
  expect(surchargeMinutes(austria)).toEqual({ sunday: 480 });
  const items = payOf({ facts, month: "2026-11", figures: austria, correctionMinutes: 0 })?.lines.map(
    ({ item }) => item,
  );
  expect(items).toEqual(["worked"]);
  const state = "BY";
  const holidays = holidaysOf({ country: "DE", state, year: 2026 });
  const germany = monthOf({ month: "2026-11", ...factsOf({ country: "DE", state, holidays, contracts, entries }) });
  expect(germany.days[0]).toMatchObject({ plannedMinutes: 0, holiday: "Allerheiligen" });
  expect(surchargeMinutes(germany)).toMatchObject({ holiday: 480 });
});
