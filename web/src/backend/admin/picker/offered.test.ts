import { expect, test } from "vitest";
import { offered } from "./offered";

const options = [
  { id: "brn_1", label: "Glutnest Favoriten" },
  { id: "brn_2", label: "Glutnest Neubau" },
  { id: "usr_1", label: "Alma Berger" },
];
const labels = (found: Partial<Parameters<typeof offered>[0]>): string[] =>
  offered({ options, without: [], typed: "", isWaiting: false, ...found }).map(({ label }) => label);

test("until the server has answered only options with the typed words can be chosen", () => {
  expect(labels({ typed: "neub", isWaiting: true })).toEqual(["Glutnest Neubau"]);
  expect(labels({ typed: "xyz", isWaiting: true })).toEqual([]);
  // The server also finds by fields that the label does not show.
  expect(labels({ typed: "alma@example.test" })).toHaveLength(3);
});

test("what is already chosen is not offered", () => {
  expect(labels({ without: ["brn_1", "usr_1"] })).toEqual(["Glutnest Neubau"]);
});
