import { expect, test } from "vitest";
import { fitText } from "./fit-text";

const fitted = (text: string, width: number) =>
  fitText({ text, width, height: 100, size: 10, least: 10, most: 9, measure: ({ text: of }) => of.length }).lines;

test("a number stays with its unit, and a word is parted only after its hyphen", () => {
  expect(fitted("Trinkflasche 0,6 l", 16)).toEqual(["Trinkflasche", "0,6 l"]);
  expect(fitted("Wiener-Schnitzel", 10)).toEqual(["Wiener-", "Schnitzel"]);
  expect(fitted("Anzahl 1/2", 8)).toEqual(["Anzahl", "1/2"]);
});
