import { describe, expect, it, test } from "vitest";
import { type LocalDate, addDays, instantAt, minutesOf } from "../../kit/time";
import type { Country } from "../country";
import { holidaysOf } from "../holiday/holidays";
import type { Stretch } from "../subject";
import { BREAKS_AND_HOURS } from "./cases/breaks-and-hours.cases";
import type { Case, Cases } from "./cases/case";
import { CLOCKS } from "./cases/clocks.cases";
import { MINORS } from "./cases/minors.cases";
import { RESTS } from "./cases/rests.cases";
import { findingsOf } from "./findings";

const ALL: readonly Cases[] = [...BREAKS_AND_HOURS, ...RESTS, ...CLOCKS, ...MINORS];
const ZONES = { AT: "Europe/Vienna", DE: "Europe/Berlin" };

/** Shifts as `case.ts` describes them. */
function shiftsOf({ text, base, zone }: { text: string; base: LocalDate; zone: string }): Stretch[] {
  return text.split(", ").flatMap((shift, index) => {
    const [days = "", time = "", ...more] = shift.split(" ");
    const [, first = "0", last = first, weeks = "1"] = /^(-?\d+)(?:-(\d+))?(?:\*(\d+))?$/.exec(days) ?? [];
    const offsets = Array.from({ length: Number(last) - Number(first) + 1 }, (_, day) => Number(first) + day);
    const all = Array.from({ length: Number(weeks) }, (_, week) => offsets.map((day) => day + 7 * week)).flat();
    return all.map((offset) => {
      const date = addDays(base, offset);
      const start = minutesOf(time.split("-")[0] ?? "");
      /** A time before the start is on the next day. */
      const at = (clock: string): number => {
        const minutes = minutesOf(clock);
        return instantAt({ date, minutes: minutes < start ? minutes + 1440 : minutes, zone });
      };
      const span = (text: string): { start: number; end: number } => {
        const [from = "", to = ""] = text.split("-");
        return { start: at(from), end: at(to) };
      };
      return {
        id: `${index}.${offset}`,
        ...span(time),
        breaks: more.filter((part) => part.startsWith("b")).map((part) => span(part.slice(1))),
        breakMinutes: Number(more.find((part) => part.startsWith("u"))?.slice(1) ?? 0),
        zone,
        isElsewhere: more.includes("x"),
      };
    });
  });
}

function foundIn({ of, shifts, country }: { of: Cases; shifts: string; country: Country }) {
  const { base = "2026-09-07", to = 6, sector = "other", birthDate = null, average, isWithoutHolidays } = of;
  const years = [0, 1].map((more) => Number(base.slice(0, 4)) + more);
  const state = country === "DE" ? "BY" : null;
  const absent = average?.absent ?? [0, -1];
  return findingsOf({
    subject: { country, state, sector, birthDate, contracts: [] },
    stretches: shiftsOf({ text: shifts, base, zone: ZONES[country] }),
    from: base,
    to: addDays(base, to),
    holidays: isWithoutHolidays ? [] : years.flatMap((year) => holidaysOf({ country, state, year })),
    average: average
      ? {
          from: addDays(base, average.from),
          to: addDays(base, average.to),
          absentDays: Array.from({ length: absent[1] - absent[0] + 1 }, (_, day) => addDays(base, absent[0] + day)),
        }
      : null,
  });
}

const brief = (findings: ReturnType<typeof foundIn>): string =>
  [...new Set(findings.map(({ rule, severity }) => `${rule}:${severity[0]}`))].sort().join(" ");

describe.each(ALL)("$of", (of) => {
  test.each(of.cases.map((one): [...Case] => [...one]))("%s: %s", (_, shifts, austria, germany) => {
    expect([foundIn({ of, shifts, country: "AT" }), foundIn({ of, shifts, country: "DE" })].map(brief)).toEqual([
      austria,
      germany,
    ]);
  });
});

it("each case is written once for each person", () => {
  const cases = ALL.flatMap(({ of, cases: rows }) => rows.map(([, shifts]) => `${of} ${shifts}`));
  expect(new Set(cases).size).toBe(cases.length);
});

it("there are at least 200 of them, and each names its paragraphs in the laws of both countries or of the one that has a rule", () => {
  const all = ALL.flatMap(({ cases }) => cases);
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const [paragraphs] of all) expect(paragraphs).toMatch(/§§? \d+[a-z]?.* (AZG|ARG|KJBG|ArbZG|JArbSchG)/);
});

it("no finding names a stretch elsewhere or its times", () => {
  for (const of of ALL)
    for (const [, shifts] of of.cases.filter(([, text]) => text.includes(" x")))
      for (const country of ["AT", "DE"] as const)
        for (const { stretches, message } of foundIn({ of, shifts, country })) {
          const elsewhere = shifts.split(", ").flatMap((text, index) => (text.endsWith("x") ? [`${index}.`] : []));
          expect(stretches.length).toBeGreaterThan(0);
          for (const id of elsewhere) expect(stretches.some((one) => one.startsWith(id))).toBe(false);
          if (message.includes("anderen Filiale")) expect(message).not.toMatch(/\d:\d\d/);
        }
});

test.each([
  ["AT", "0 08:00-14:01", "Zu wenig Ruhepause: 0:00 Stunden, mindestens 0:30 Stunden."],
  ["DE", "0 08:00-18:46 u45", "Lange Arbeitszeit am Tag: 10:01 Stunden, höchstens 10:00 Stunden."],
  [
    "DE",
    "0 14:00-22:30 u30 x, 1 08:00-16:30 u30",
    "Zu kurze Ruhezeit zwischen zwei Arbeitstagen (mit Zeiten in einer anderen Filiale).",
  ],
] as const)("%s says of %s: %s", (country, shifts, message) => {
  expect(foundIn({ of: { of: "", cases: [] }, shifts, country }).map((found) => found.message)).toContain(message);
});

test.each([
  // 18 on 9 May 2026: only what lies before the birthday is night work of a minor.
  ["AT", "other", "2008-05-09", "4 22:00-06:00", ["2026-05-08 § 17 Abs. 1 KJBG 2:00"]],
  ["DE", "other", "2008-05-09", "4 22:00-06:00", ["2026-05-08 § 14 Abs. 1 JArbSchG 2:00"]],
  ["AT", "other", "2008-05-10", "4 22:00-06:00", ["2026-05-08 § 17 Abs. 1 KJBG 8:00"]],
  ["AT", "other", "2008-05-08", "4 22:00-06:00", []],
  ["DE", "other", "2008-05-09", "5 00:10-03:00", []],
  // 16 on 9 May 2026, in restaurants: until the birthday from 20:00 on, then from 23:00 or 22:00 on.
  [
    "AT",
    "hospitality",
    "2010-05-09",
    "4 19:00-01:00",
    ["2026-05-08 § 17 Abs. 1 KJBG 4:00", "2026-05-09 § 17 Abs. 2 KJBG 1:00"],
  ],
  [
    "DE",
    "hospitality",
    "2010-05-09",
    "4 19:00-01:00",
    ["2026-05-08 § 14 Abs. 1 JArbSchG 4:00", "2026-05-09 § 14 Abs. 2 Nr. 1 JArbSchG 1:00"],
  ],
] as const)(
  "%s, %s: born on %s, the night %s is divided by the birthday",
  (country, sector, birthDate, shifts, told) => {
    const found = foundIn({ of: { of: "", base: "2026-05-04", sector, birthDate, cases: [] }, shifts, country });
    const nights = found.filter(({ rule }) => rule === "nightWork");
    expect(
      nights.map(({ day, paragraph, message }) => `${day} ${paragraph} ${/\d+:\d+/.exec(message)?.[0] ?? ""}`),
    ).toEqual(told);
  },
);
