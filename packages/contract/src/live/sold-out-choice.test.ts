import { expect, it } from "vitest";
import { at } from "../../test/fixtures";
import { soldOutEnds, soldOutSubjects } from "./sold-out-choice";

const zone = "Europe/Vienna";

it("offers the next opening day, the days after tomorrow by the branch's clock, and a chosen day once", () => {
  const ends = (now: number, day = "") => soldOutEnds({ now, zone, day }).map(({ until, label }) => [until, label]);
  const friday = [
    [undefined, "bis morgen"],
    ["2026-06-07", "bis Sonntag"],
    ["2026-06-08", "bis Montag"],
    ["2026-06-09", "bis Dienstag"],
  ];
  expect(ends(at("2026-06-05T00:30:00+02:00"))).toEqual(friday);
  expect(ends(at("2026-06-05T23:30:00+02:00"), "2026-06-08")).toEqual(friday);
  expect(ends(at("2026-06-05T23:30:00+02:00"), "2026-07-01")).toEqual([...friday, ["2026-07-01", "bis 01.07.2026"]]);
  // The clocks change in the night to Sunday.
  expect(ends(at("2026-10-24T23:30:00+02:00")).map(([until]) => until)).toEqual([
    undefined,
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
  ]);
});

it("names the product and each option that was chosen", () => {
  const choices = [
    { name: "Größe", value: "groß" },
    { name: "Belag", value: ["Ei", "Mais"] },
    { name: "Rand", value: null },
  ];
  expect(soldOutSubjects({ product: "p", name: "Pizza", choices })).toEqual([
    { name: "Pizza", product: "p", part: null, option: null },
    { name: "groß", product: "p", part: "Größe", option: "groß" },
    { name: "Ei", product: "p", part: "Belag", option: "Ei" },
    { name: "Mais", product: "p", part: "Belag", option: "Mais" },
  ]);
});
