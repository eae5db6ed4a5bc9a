import { expect, test } from "vitest";
import { isFoundBy } from "./order-search";

const order = (ticketNumber: number, lastName: string, more: object = {}) => ({
  ticketNumber,
  uid: "01JZ3A2B4C5D6E7F8G9H0J1K2M",
  customer: { firstName: "Max", lastName, phone: "+436641234567", ...more } as never,
});
const finds = (search: string, row = order(3, "Müller")) => isFoundBy({ row, search });

test("a ticket number is meant as a whole, however short", () => {
  expect(finds("3")).toBe(true);
  expect(finds("#3")).toBe(true);
  expect(finds("003")).toBe(true);
  expect(finds("3", order(33, "Müller"))).toBe(false);
  expect(finds("müller 1")).toBe(false);
  expect(finds("müller 1", order(1, "Müller"))).toBe(true);
  // These digits are in every phone number of the country, and in the number of most orders.
  expect(finds("43")).toBe(false);
  expect(finds("123456", order(123_456, "Müller"))).toBe(true);
});

test("names are found in any spelling, by a single letter only at the beginning of a word", () => {
  for (const typed of ["mueller", "MULLER", "müll max", "m"]) expect(finds(typed)).toBe(true);
  for (const typed of ["u", "l", "meier", "müller meier"]) expect(finds(typed)).toBe(false);
  expect(finds("jurgen", order(3, "Jürgen"))).toBe(true);
  expect(finds("O'Neil", order(3, "O’Neil"))).toBe(true);
  expect(finds("54", order(3, "Müller", { companyName: "Studio 54" }))).toBe(true);
  expect(finds("5", order(3, "Müller", { companyName: "Studio 54" }))).toBe(false);
});

test("a phone number is found as people write it, also by some of its digits", () => {
  for (const typed of ["0664 123 45 67", "+43 664 1234567", "4567", "0664/1234567", "müller 0664 1234567"])
    expect(finds(typed)).toBe(true);
  expect(finds("0664 765 43 21")).toBe(false);
  expect(finds("567")).toBe(false);
});

test("an order's own number is found by at least six signs of it", () => {
  expect(finds("01jz3a2b4c5d6e7f8g9h0j1k2m")).toBe(true);
  expect(finds("3a2b4c")).toBe(true);
  expect(finds("3a2b")).toBe(false);
});

test("signs alone find nothing, and beside words they are left out", () => {
  expect(finds("")).toBe(true);
  expect(finds("#")).toBe(false);
  expect(finds("müller -")).toBe(true);
});
