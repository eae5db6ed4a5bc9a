import { expect, test } from "vitest";
import { codeToPair, dialogToPair, pairingLink, purposeToPair } from "./pairing-link";

const read = (dialog: string | undefined) => [codeToPair(dialog), purposeToPair(dialog)];

test("the address that a display shows has its code and what it is", () => {
  const dialog = new URL(
    pairingLink({ origin: "https://example.com", code: "123456", purpose: "tv" }).replace("#/", ""),
  ).searchParams.get("dialog");
  expect(read(dialog ?? undefined)).toEqual(["123456", "tv"]);
  expect(read("pair-123456")).toEqual(["123456", null]);
});

test("the dialog opens for a kind of display as well, whose code is still to be typed", () => {
  expect(read(dialogToPair("tv"))).toEqual(["", "tv"]);
  for (const other of [undefined, "", "report", "pair-12", "pair-123456-tv-1"])
    expect(read(other)).toEqual([null, null]);
});
