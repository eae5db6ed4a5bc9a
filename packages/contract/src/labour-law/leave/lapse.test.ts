import { describe, expect, it, test } from "vitest";
import { fraction } from "./fraction";
import { lastNotice } from "./lapse";
import { lapsesAhead } from "./leave";
import { balance, contract, employed, leave } from "./leave.cases";

describe("lapse", () => {
  const since2020 = employed("AT", "2020-01-01");
  // § 7 Abs. 3 BUrlG.
  const german = employed("DE", "2026-01-01", [contract("2026-01-01", 5, { holidayWeeks: 4 })]);
  test.each([
    // § 4 Abs. 5 UrlG: leave of 2020 and, since nobody was told before, of 2021 at the end of 2023.
    ["told in time", ["2023-06-01"], { carriedOver: 75, expired: 50, left: 50 }],
    ["told on the last day for ten weeks", ["2023-10-22"], { carriedOver: 75, expired: 50, left: 50 }],
    ["told too late", ["2023-10-23"], { carriedOver: 75, expired: 0, left: 100 }],
    ["told long before", ["2022-12-31"], { carriedOver: 75, expired: 0, left: 100 }],
    ["never told", [], { carriedOver: 75, expired: 0, left: 100 }],
    ["told each year", ["2022-06-01", "2023-06-01"], { carriedOver: 75, expired: 50, left: 50 }],
  ])("Austria, %s", (_, notices, expected) => {
    expect(balance(since2020, { year: 2023, today: "2024-01-15", notices })).toMatchObject(expected);
  });

  it("Austria: it can be taken until the last day, and the account says until when", () => {
    expect(balance(since2020, { today: "2022-06-01" })?.carriedOverExpiresAt).toBe("2022-12-31");
    const leaves = [leave("2022-12-26", "2022-12-31")];
    const found = balance(since2020, { today: "2023-06-01", leaves, notices: ["2022-03-01"] });
    expect(found).toMatchObject({ carriedOver: 70, expired: 20, left: 75 });
  });

  it("Germany: who is sick at the year's end, or has not waited for six months by then, can take the rest until 31 March", () => {
    const sickness = [{ from: "2026-12-20", to: "2027-01-08", hasCertificate: true }];
    const notices = ["2026-10-01"];
    const kept = { carriedOver: 20, carriedOverExpiresAt: "2027-03-31", expired: 0, left: 40 };
    expect(balance(german, { today: "2027-03-31", notices, sickness })).toMatchObject(kept);
    expect(balance(german, { today: "2027-04-01", notices, sickness })).toMatchObject({ expired: 20, left: 20 });
    const early = [{ from: "2026-12-20", to: "2026-12-30", hasCertificate: true }];
    expect(balance(german, { today: "2027-02-01", notices, sickness: early })).toMatchObject({ expired: 20, left: 20 });
    const late = employed("DE", "2026-09-01", [contract("2026-09-01", 5, { holidayWeeks: 4 })]);
    expect(balance(late, { today: "2027-02-01", notices })).toMatchObject({ carriedOver: 7, expired: 0 });
  });

  test.each([
    [2026, "2026-12-31", ["2026-10-01"], [], { expired: 0, left: 20 }],
    [2026, "2027-01-01", ["2026-10-01"], [], { expired: 20, left: 0 }],
    [2026, "2027-01-01", [], [], { expired: 0, left: 20 }],
    [2026, "2027-01-01", ["2026-12-04"], [], { expired: 0, left: 20 }],
    [2027, "2027-02-01", ["2026-10-01"], [], { carriedOver: 20, carriedOverExpiresAt: null, expired: 20, left: 20 }],
    [2027, "2027-02-01", [], [], { carriedOver: 20, carriedOverExpiresAt: "2027-12-31", left: 40 }],
    [2027, "2027-03-31", ["2026-10-01"], [2026], { carriedOver: 20, carriedOverExpiresAt: "2027-03-31", left: 40 }],
    [
      2027,
      "2027-04-01",
      ["2026-10-01"],
      [2026],
      { carriedOver: 20, carriedOverExpiresAt: null, expired: 20, left: 20 },
    ],
    [2027, "2028-01-01", ["2027-06-01"], [], { carriedOver: 20, expired: 40, left: 0 }],
  ])("Germany, account of %i on %s, told %j, carried %j", (year, today, notices, carriedYears, expected) => {
    expect(balance(german, { year, today, notices, carriedYears })).toMatchObject(expected);
  });

  it("Germany: the part of the waiting time goes to the whole next year if asked for (§ 7 Abs. 3 Satz 4 BUrlG)", () => {
    const late = employed("DE", "2026-09-01", [contract("2026-09-01", 5, { holidayWeeks: 4 })]);
    const asked = { notices: ["2027-06-01"], deferredYears: [2026] };
    expect(balance(late, { today: "2027-12-31", ...asked })).toMatchObject({
      ...{ carriedOver: 7, carriedOverExpiresAt: "2027-12-31", expired: 0, left: 27 },
    });
    expect(balance(late, { today: "2027-12-31", ...asked, deferredYears: [], notices: ["2027-01-10"] })).toMatchObject({
      expired: 7,
    });
    // Of a year in which somebody had waited already it is not asked for.
    const notices = ["2026-10-01"];
    const found = balance(german, { today: "2027-02-01", notices, deferredYears: [2026] });
    expect(found).toMatchObject({ expired: 20, left: 20 });
  });

  it("Germany: whoever stays sick can take it until 15 months after the year (EuGH C-214/10, BAG 9 AZR 353/10)", () => {
    const sick = (from: string, to: string) => ({ from, to, hasCertificate: true });
    const long = [sick("2026-06-01", "2026-12-31"), sick("2027-01-01", "2028-02-29")];
    const told = { sickness: long, notices: ["2026-05-01", "2028-01-10"] };
    expect(balance(german, { today: "2027-06-01", ...told })).toMatchObject({
      ...{ carriedOver: 20, carriedOverExpiresAt: "2028-03-31", expired: 0, left: 40 },
    });
    // With it goes leave of 2027, which could be taken in March.
    expect(balance(german, { today: "2028-04-01", ...told })).toMatchObject({ carriedOver: 40, expired: 40, left: 20 });
    // Whoever worked in the year and was never told keeps it.
    expect(balance(german, { today: "2028-04-01", sickness: long, notices: [] })).toMatchObject({ expired: 0 });
    // Well again before 31 March it ends there.
    const shorter = [sick("2026-06-01", "2027-03-30")];
    expect(balance(german, { today: "2027-04-01", sickness: shorter, notices: ["2026-05-01"] })).toMatchObject({
      ...{ expired: 20, left: 20 },
    });
  });

  it("Germany: of a year in which somebody was sick all the time it lapses then without a notice (EuGH C-518/20)", () => {
    const sickness = [{ from: "2026-01-01", to: "2028-12-31", hasCertificate: true }];
    expect(balance(german, { today: "2028-03-31", sickness, notices: [] })).toMatchObject({ expired: 0, left: 60 });
    expect(balance(german, { today: "2028-04-01", sickness, notices: [] })).toMatchObject({ expired: 20, left: 40 });
  });

  it("the oldest leave is taken first", () => {
    const leaves = [leave("2027-01-11", "2027-01-22")];
    const found = balance(german, { today: "2027-04-01", leaves, notices: ["2026-10-01"], carriedYears: [2026] });
    expect(found).toMatchObject({ carriedOver: 20, taken: 10, expired: 10, left: 20 });
  });

  it("whom to tell, of how much, and until when", () => {
    const facts = { sickness: [], holidays: new Set<string>(), notices: ["2026-10-01"] };
    const of = { ...facts, employment: german, today: "2026-11-01", leaves: [leave("2026-03-02", "2026-03-06")] };
    const ahead = { day: "2026-12-31", left: 15, lastNotice: "2026-12-10", isNoticed: true };
    expect(lapsesAhead(of)).toEqual([ahead]);
    expect(lapsesAhead({ ...of, notices: [] })).toEqual([{ ...ahead, isNoticed: false }]);
    // Whoever has left is told nothing.
    expect(lapsesAhead({ ...of, employment: { ...german, exitDate: "2026-10-31" } })).toEqual([]);
    expect(lapsesAhead({ ...of, carriedYears: [2026] })).toMatchObject([{ day: "2027-03-31", left: 15 }]);
    // Of the leave years that began in 2022, 2023 and 2024, that of 2022 can be taken until the end of 2024.
    const austrian = { ...facts, employment: since2020, today: "2024-06-01", leaves: [], notices: ["2023-03-01"] };
    expect(lapsesAhead(austrian)).toMatchObject([{ day: "2024-12-31", left: 25, isNoticed: false }]);
    expect(lapsesAhead({ ...austrian, today: "2019-12-31" })).toEqual([]);
  });

  it("a notice leaves time for all of the leave", () => {
    expect(lastNotice({ day: "2026-12-31", weeks: fraction(4) })).toBe("2026-12-03");
    expect(lastNotice({ day: "2026-12-31", weeks: fraction(1, 5) })).toBe("2026-12-29");
  });
});
