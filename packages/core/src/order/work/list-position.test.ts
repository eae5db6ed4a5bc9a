import { expect, test } from "vitest";
import { type ListPosition, comparePositions, parsePosition, positionsIn, positionText } from "./list-position";

const place: ListPosition = { createdAt: "2026-06-05T16:30:00.000Z", uid: "01JXAAAAAAAAAAAAAAAAAAAAAA" };

test("positions are sorted by their time, and at the same time by uid", () => {
  const later = { ...place, createdAt: "2026-06-05T16:30:00.001Z" };
  const next = { ...place, uid: "01JXBBBBBBBBBBBBBBBBBBBBBB" };
  expect([later, next, place].sort(comparePositions)).toEqual([place, next, later]);
  expect(comparePositions(place, { ...place })).toBe(0);
});

test("a position is read from the keys of either index", () => {
  const { createdAt, uid } = place;
  const keys = { pk: `order#${uid}`, sk: "order" };
  const history = { ...keys, gsi1pk: "branch#center", gsi1sk: `${createdAt}#${uid}` };
  const work = { ...keys, gsi2pk: "open#center", gsi2sk: `${createdAt}#${uid}` };
  expect(positionsIn({ index: "history", data: { Items: [history] } })).toEqual([place]);
  expect(positionsIn({ index: "work", data: { Items: [work] } })).toEqual([place]);
  expect(positionsIn({ index: "work", data: {} })).toEqual([]);
});

test("a position is restored from its text, and other text is refused", () => {
  expect(parsePosition(positionText(place))).toEqual(place);
  for (const text of [
    "nonsense",
    positionText({ ...place, uid: "short" }),
    positionText({ ...place, createdAt: "now" }),
  ])
    expect(() => parsePosition(text)).toThrow();
});
