import { describe, expect, test } from "vitest";
import { lineOf, localLine } from "./phone-line";

describe("the line of a phone number", () => {
  test.each(["+43 660 123 45", "0043 660 12345", "+43 (0)660 12345", "0660/12345", "43 660 12345"])(
    "%s is the same line in Austria",
    (phone) => expect(localLine({ phone, country: "AT" })).toBe("+4366012345"),
  );

  test.each([
    ["0660", "AT", "+43660"],
    ["0151 2", "DE", "+491512"],
    ["078 1", "CH", "+41781"],
    ["+41 078 1", "CH", "+41781"],
    ["234 5678", "LI", "+4232345678"],
    ["+49 151", "AT", "+49151"],
    ["", "AT", ""],
  ] as const)("%s in %s begins with %s", (phone, country, line) => {
    expect(localLine({ phone, country })).toBe(line);
  });

  test("without a country stays what it is", () => {
    expect(lineOf("0660 123")).toBe("0660123");
  });
});
