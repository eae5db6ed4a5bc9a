import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HOUR, MINUTE, addDays, instantAt } from "../../kit/time";
import { personnelFields } from "../../user/personnel/personnel-fields";
import { holidaysOf } from "../holiday/holidays";
import { type Stretch, type Subject, ageOn } from "../subject";
import { averageWindow } from "./hours-checks";
import { LAW_RULES, findingsOf } from "./findings";
import { findingMessage } from "./findings.texts";
import { lastNoticeDay, lateChange } from "./late-change";
import { lengthOf, merged, piecesOf, workedPiecesOf } from "./work-time";

const ZONE = "Europe/Vienna";
const at = (date: string, hour: number): number => instantAt({ date, minutes: hour * 60, zone: ZONE });
const stretch = (id: string, date: string, from: number, to: number, more: Partial<Stretch> = {}): Stretch => ({
  id,
  start: at(date, from),
  end: at(date, to),
  breaks: [],
  zone: ZONE,
  ...more,
});
const subject = (more: Partial<Subject> = {}): Subject => ({
  country: "AT",
  state: null,
  sector: "hospitality",
  birthDate: null,
  contracts: [],
  ...more,
});
const COUNTRIES = ["AT", "DE"] as const;

/** Any shifts of a week: start in quarters of an hour, up to 16 hours long. */
const shifts = fc
  .array(
    fc.record({
      start: fc.nat({ max: 7 * 96 - 1 }),
      length: fc.integer({ min: 1, max: 64 }),
      breakMinutes: fc.nat({ max: 120 }),
      isElsewhere: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ start, length, ...more }, index): Stretch => {
      const from = at("2026-10-19", 0) + start * 15 * MINUTE;
      return { id: `s${index}`, start: from, end: from + length * 15 * MINUTE, breaks: [], zone: ZONE, ...more };
    }),
  );
const inWeek = (of: { subject: Subject; stretches: readonly Stretch[] }) =>
  findingsOf({
    ...of,
    from: "2026-10-12",
    to: "2026-11-15",
    holidays: holidaysOf({ country: "AT", state: null, year: 2026 }),
  });

describe("the table of rules", () => {
  it("names a paragraph for each, and no two for the same day, person and paragraph with the same check", () => {
    for (const { paragraph, from, to } of LAW_RULES) {
      expect(paragraph).toMatch(/^§§? \d+.* (AZG|ARG|KJBG|ArbZG|JArbSchG)$/);
      expect(to === undefined || from < to).toBe(true);
    }
  });
});

describe("a daily rest that is too short", () => {
  const rest = (more: Partial<Subject>, first: Stretch) =>
    inWeek({ subject: subject(more), stretches: [first, stretch("b", "2026-10-21", 8, 12)] })
      .filter(({ rule }) => rule === "dailyRest")
      .map(({ message }) => message);
  const late = stretch("a", "2026-10-20", 16, 23);

  it("names the limit that holds, which is a shorter one where the rest may be shortened", () => {
    expect(rest({ country: "DE" }, late)).toEqual([expect.stringContaining("10:00")]);
    expect(rest({ country: "DE", sector: "retail" }, late)).toEqual([expect.stringContaining("11:00")]);
    expect(rest({ country: "AT" }, late)).toEqual([expect.stringContaining("11:00")]);
  });
});

describe("what is and what may be do not read alike", () => {
  const told = (found: { actual: number; most?: number; least?: number }): string =>
    findingMessage({
      title: "Zeit",
      found: { day: "2026-06-01", severity: "breach", stretches: [], hasElsewhere: false, ...found },
    });

  test.each([
    [{ actual: 10 * HOUR + 7000, most: 10 * HOUR }, "Zeit: 10:00:07 Stunden, höchstens 10:00 Stunden."],
    [{ actual: 10 * HOUR + MINUTE, most: 10 * HOUR }, "Zeit: 10:01 Stunden, höchstens 10:00 Stunden."],
    [{ actual: 11 * HOUR - 2000, least: 11 * HOUR }, "Zeit: 10:59 Stunden, mindestens 11:00 Stunden."],
    [{ actual: 48 * HOUR + 0.4, most: 48 * HOUR }, "Zeit: 48:00:01 Stunden, höchstens 48:00 Stunden."],
    [{ actual: 30_000 }, "Zeit."],
    [{ actual: 0, least: 30 * MINUTE }, "Zeit: 0:00 Stunden, mindestens 0:30 Stunden."],
  ])("%j: %s", (found, message) => expect(told(found)).toBe(message));

  it("ten hours and some seconds", () => {
    const long = stretch("a", "2026-10-20", 8, 18, { end: at("2026-10-20", 18.5) + 7000, breakMinutes: 30 });
    const found = inWeek({ subject: subject(), stretches: [long] }).filter(({ rule }) => rule === "refusable");
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining(": 10:00:07 Stunden, höchstens 10:00"),
    ]);
  });
});

describe("for any shifts", () => {
  it("what is found names own stretches only, and does not depend on their order", () => {
    fc.assert(
      fc.property(shifts, fc.constantFrom(...COUNTRIES), (stretches, country) => {
        const of = subject({ country });
        const found = inWeek({ subject: of, stretches });
        const own = new Set(stretches.filter(({ isElsewhere }) => !isElsewhere).map(({ id }) => id));
        for (const { stretches: ids } of found) {
          expect(ids.length).toBeGreaterThan(0);
          expect(ids.every((id) => own.has(id))).toBe(true);
        }
        const texts = (all: typeof found): string[] =>
          all.map(({ rule, day, message }) => `${rule} ${day} ${message}`).sort();
        expect(texts(inWeek({ subject: of, stretches: [...stretches].reverse() }))).toEqual(texts(found));
      }),
      { numRuns: 60 },
    );
  });

  it("the same stretch twice changes no hours", () => {
    fc.assert(
      fc.property(shifts, (all) => {
        const stretches = all.map((one) => ({ ...one, breakMinutes: 0 }));
        const hours = (of: readonly Stretch[]): string[] =>
          inWeek({ subject: subject(), stretches: of }).map(({ rule, day, severity }) => `${rule} ${day} ${severity}`);
        expect(hours([...stretches, ...stretches])).toEqual(hours(stretches));
      }),
      { numRuns: 40 },
    );
  });

  it("pieces of work and breaks make up the stretch", () => {
    fc.assert(
      fc.property(shifts, (stretches) => {
        for (const one of stretches) {
          const sum = workedPiecesOf(one).reduce((all, piece) => all + lengthOf(piece), 0);
          expect(sum).toBe(Math.max(0, one.end - one.start - (one.breakMinutes ?? 0) * MINUTE));
        }
        const pieces = merged(stretches.flatMap(piecesOf));
        pieces.slice(1).forEach(({ start }, index) => expect(start).toBeGreaterThan(pieces[index]?.end ?? Infinity));
      }),
    );
  });
});

it("days outside what is asked, other ages and other trades are left out", () => {
  const stretches = [stretch("a", "2026-09-07", 8, 15), stretch("b", "2026-09-08", 8, 15)];
  const days = { from: "2026-09-08", to: "2026-09-08", holidays: [] };
  expect(findingsOf({ subject: subject(), stretches, ...days }).map(({ stretches: ids }) => ids)).toEqual([["b"]]);
});

describe("what is to be made up for", () => {
  // From the second day on twelve hours of work and eleven of rest, so that there is nothing longer.
  const tight = Array.from({ length: 30 }, (_, day) =>
    stretch(`d${day + 1}`, addDays("2026-08-31", day + 1), 8, 21, { breakMinutes: 60 }),
  );
  const stretches = [stretch("d0", "2026-08-31", 10, 14), stretch("e0", "2026-08-31", 18, 22), ...tight];
  const found = (country: "AT" | "DE", to: string) =>
    findingsOf({ subject: subject({ country }), stretches, from: "2026-08-31", to, holidays: [] }).filter(
      ({ rule }) => rule === "restMadeUp",
    );

  test.each(COUNTRIES)("%s: an info while there is time, a breach when it is over", (country) => {
    expect(found(country, "2026-09-13")).toMatchObject([{ severity: "info", day: "2026-09-01" }]);
    expect(found(country, "2026-09-30")).toMatchObject([{ severity: "breach", day: "2026-09-29" }]);
  });

  it("Germany: the substitute day of a Sunday is due within two weeks", () => {
    const substitute = (to: string) =>
      findingsOf({ subject: subject({ country: "DE" }), stretches: tight, from: "2026-09-01", to, holidays: [] })
        .filter(({ rule }) => rule === "substituteDay")
        .map(({ severity, day }) => `${day} ${severity}`);
    expect(substitute("2026-09-07")).toEqual(["2026-09-06 info"]);
    expect(substitute("2026-09-19")).toEqual(["2026-09-13 info", "2026-09-19 breach"]);
  });
});

it("Germany: from the 38th Sunday of a year with 52 on, fifteen are not free any more (§ 11 Abs. 1 ArbZG)", () => {
  const sundays = Array.from({ length: 39 }, (_, week) => addDays("2026-01-04", 7 * week));
  const stretches = sundays.map((date, index) => stretch(String(index), date, 10, 14));
  const found = findingsOf({
    subject: subject({ country: "DE" }),
    stretches,
    from: "2026-01-01",
    to: "2026-12-31",
    holidays: [],
  });
  expect(found.filter(({ rule }) => rule === "freeSundays").map(({ day }) => day)).toEqual([
    "2026-09-20",
    "2026-09-27",
  ]);
});

it("the average counts only weeks with a contract", () => {
  const { contracts } = personnelFields.parse({ contracts: [{ validFrom: "2026-09-14", weeklyMinutes: 2400 }] });
  const stretches = [0, 1, 2, 3, 4].map((day) => stretch(String(day), addDays("2026-09-14", day), 8, 19));
  const average = averageWindow({ country: "AT", to: "2026-09-20" });
  expect(average.from).toBe("2026-05-25");
  const rules = (of: Subject) =>
    findingsOf({ subject: of, stretches, from: "2026-09-14", to: "2026-09-20", holidays: [], average }).map(
      ({ rule }) => rule,
    );
  expect(rules(subject({ contracts }))).toContain("averageHours");
  expect(rules(subject())).not.toContain("averageHours");
});

test.each([
  ["2008-09-09", "2026-09-08", 17],
  ["2008-09-09", "2026-09-09", 18],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["2008-02-29", "2028-02-29", 20],
])("born on %s: on %s of age %i", (birthDate, day, age) => {
  expect(ageOn({ birthDate, day })).toBe(age);
});

describe("changes of a published shift", () => {
  test.each([
    // § 19c Abs. 2 AZG: two weeks before.
    ["AT", "2026-09-01", false],
    ["AT", "2026-09-02", true],
    // § 12 Abs. 3 TzBfG: four days between.
    ["DE", "2026-09-10", false],
    ["DE", "2026-09-11", true],
  ] as const)("%s: a shift of 15 September told on %s is late: %s", (country, day, isLate) => {
    const shift = stretch("s", "2026-09-15", 6, 14);
    // The last moment of the day.
    const found = lateChange({ country, stretch: shift, noticeAt: at(day, 24) - 1 });
    expect(found !== null).toBe(isLate);
    if (found) expect(found).toMatchObject({ rule: "lateChange", severity: "warning", stretches: ["s"] });
  });

  it("is by the day of the branch, also over a clock change", () => {
    expect(lastNoticeDay({ country: "AT", day: "2026-04-03" })).toBe("2026-03-20");
    const shift = stretch("s", "2026-04-03", 0, 6);
    expect(lateChange({ country: "AT", stretch: shift, noticeAt: at("2026-03-21", 0) - HOUR })).toBe(null);
    expect(lateChange({ country: "AT", stretch: shift, noticeAt: at("2026-03-21", 0) })).not.toBe(null);
  });
});
