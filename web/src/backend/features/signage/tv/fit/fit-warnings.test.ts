import { expect, test } from "vitest";
import { segment } from "../../testing";
import { fitWarnings } from "./fit-warnings";

const wide = { width: 1920, height: 1080 };
const high = { width: 1080, height: 1920 };
const stream = { ...segment("str_1", "Theke", []), orientation: "landscape" };

test("a TV whose orientation fits its size and its stream is told nothing", () => {
  expect(fitWarnings({ values: { orientation: "landscape", size: wide }, stream })).toEqual([]);
  expect(fitWarnings({ values: { orientation: "portrait", size: high }, stream: undefined })).toEqual([]);
  expect(
    fitWarnings({ values: { orientation: "portrait", size: { width: 1000, height: 1000 } }, stream: undefined }),
  ).toEqual([]);
  expect(fitWarnings({ values: {}, stream })).toEqual([]);
});

test("a size and a stream of the other orientation are told", () => {
  expect(fitWarnings({ values: { orientation: "portrait", size: wide }, stream })).toEqual([
    "Die Größe ist breiter als hoch, obwohl der TV im Hochformat hängt.",
    "Der Stream „Theke“ ist für Querformat gemacht, der TV hängt im Hochformat.",
  ]);
  expect(fitWarnings({ values: { orientation: "landscape", size: high }, stream: undefined })).toEqual([
    "Die Größe ist höher als breit, obwohl der TV im Querformat hängt.",
  ]);
});
