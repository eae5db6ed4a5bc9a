import { expect, test } from "vitest";
import { shortName } from "./people";

const named = (...names: [firstName: string, lastName: string][]): string[] => {
  const people = names.map(([firstName, lastName]) => ({ firstName, lastName }));
  return people.map((user) => shortName({ user, people }));
};

test("a short name has the first letter of the last name, where it has one", () => {
  expect(named(["Max", "Moritz"], ["Paula", "Moritz"], ["Lisa", "O"], ["Rosi", ""], ["", "Huber"], ["", ""])).toEqual([
    ...["Max M.", "Paula M.", "Lisa O.", "Rosi", "Huber", "Ohne Namen"],
  ]);
});

test("people with the same first name have as many letters of the last one as tell them apart", () => {
  expect(named(["Max", "Moritz"], ["Max", "Mayer"])).toEqual(["Max Mo.", "Max Ma."]);
  expect(named(["Max", "Moritz"], ["max", "mayer"], ["Max", "Huber"])).toEqual(["Max Mo.", "max ma.", "Max H."]);
  expect(named(["Max", "Von Berg"], ["Max", "Von Thal"])).toEqual(["Max Von B.", "Max Von T."]);
});

test("it is the whole name if need be", () => {
  expect(named(["Max", "Mo"], ["Max", "Moritz"])).toEqual(["Max Mo", "Max Mor."]);
  expect(named(["Max", "Mayer"], ["Max", "Mayr"])).toEqual(["Max Maye.", "Max Mayr"]);
  expect(named(["Max", "Moritz"], ["Max", "Moritz"])).toEqual(["Max Moritz", "Max Moritz"]);
  expect(named(["Max", "M"], ["Max", "Moritz"])).toEqual(["Max M.", "Max Mo."]);
});
