import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Board,
  timesOf,
  withColumn,
  withColumnAt,
  withProductAt,
  withProducts,
  withoutColumn,
  withoutProduct,
} from "./board";
import { type Choice, isSameBoard, mergeBoards } from "./merge-boards";

const boardOf = (text: string): Board =>
  text === ""
    ? []
    : text.split(" ").map((column) => {
        const [category = "", products = ""] = column.split(":");
        return { category, products: [...products] };
      });
const textOf = (board: Board | null): string | null =>
  board && board.map(({ category, products }) => `${category}:${products.join("")}`).join(" ");

test("products move within and between columns, columns among each other", () => {
  const board = boardOf("A:123 B:4 C:");
  const move = (from: string, to: string, at: number) =>
    textOf(
      withProductAt({ board, from: { category: from[0] ?? "", product: from[1] ?? "" }, to: { category: to, at } }),
    );
  expect(move("A1", "A", 2)).toBe("A:231 B:4 C:");
  expect(move("A3", "A", 0)).toBe("A:312 B:4 C:");
  expect(move("A2", "B", 0)).toBe("A:13 B:24 C:");
  expect(move("A2", "C", 99)).toBe("A:13 B:4 C:2");
  expect(withProductAt({ board, from: { category: "A", product: "1" }, to: { category: "A", at: 0 } })).toBe(board);
  expect(textOf(withColumnAt({ board, category: "C", at: 0 }))).toBe("C: A:123 B:4");
  expect(withColumnAt({ board, category: "A", at: -5 })).toBe(board);
});

test("a category lists no product twice, a menu may", () => {
  const board = boardOf("A:12 B:1");
  expect(withProductAt({ board, from: { category: "A", product: "1" }, to: { category: "B", at: 0 } })).toBeNull();
  expect(textOf(withProducts({ board, category: "B", products: ["1", "2", "3"] }))).toBe("A:12 B:123");
  expect([...timesOf(board)]).toEqual([
    ["1", 2],
    ["2", 1],
  ]);
  expect(textOf(withoutProduct({ board, from: { category: "A", product: "1" } }))).toBe("A:2 B:1");
  expect(textOf(withoutColumn({ board: withColumn({ board, category: "C" }), category: "A" }))).toBe("B:1 C:");
  expect(withColumn({ board, category: "A" })).toBe(board);
});

function merged(base: string, mine: string, theirs: string, choices: Record<string, Choice> = {}) {
  const { board, clashes } = mergeBoards({
    ...{ base: boardOf(base), mine: boardOf(mine), theirs: boardOf(theirs) },
    choices: new Map(Object.entries(choices)),
  });
  return [textOf(board), clashes.map(({ key }) => key)];
}

test("what two people have changed in different places fits together", () => {
  expect(merged("A:123 B:4", "A:213 B:4", "A:123 B:45")).toEqual(["A:213 B:45", []]);
  expect(merged("A:123", "A:13", "A:1234")).toEqual(["A:134", []]);
  expect(merged("A:123 B:", "A:23 B:1", "A:321 B:")).toEqual(["A:32 B:1", []]);
  expect(merged("A:12", "A:12 B:3", "C: A:12")).toEqual(["C: A:12 B:3", []]);
  expect(merged("A:1 B:2", "B:2 A:1", "A:1 B:2 C:3")).toEqual(["B:2 C:3 A:1", []]);
  expect(merged("A:123", "A:321", "A:213")).toEqual(["A:321", []]);
  expect(merged("A:1 B:2", "A:1", "A:1 B:2")).toEqual(["A:1", []]);
  expect(merged("A:1 B: C:", "A: B:1 C:", "A: B:1 C:")).toEqual(["A: B:1 C:", []]);
});

test("a product that both have moved elsewhere waits for a choice", () => {
  const sides = ["A:1 B: C:", "A: B:1 C:", "A: B: C:1"] as const;
  expect(merged(...sides)).toEqual(["A: B:1 C:", ["product 1"]]);
  expect(merged(...sides, { "product 1": "theirs" })[0]).toBe("A: B: C:1");
  expect(merged(...sides, { "product 1": "both" })[0]).toBe("A: B:1 C:1");
});

test("a category that one has removed and the other changed waits for a choice", () => {
  expect(merged("A:1 B:2", "A:1", "A:1 B:23")).toEqual(["A:1", ["column B"]]);
  expect(merged("A:1 B:2", "A:1", "A:1 B:23", { "column B": "theirs" })[0]).toBe("A:1 B:23");
  expect(merged("A:1 B:2", "A:1 B:23", "A:1")).toEqual(["A:1 B:23", ["column B"]]);
  expect(merged("A:1 B:2", "A:1 B:23", "A:1", { "column B": "theirs" })[0]).toBe("A:1");
});

const boards = fc
  .uniqueArray(fc.constantFrom("A", "B", "C", "D"))
  .chain((categories) =>
    fc.tuple(
      ...categories.map((category) =>
        fc.uniqueArray(fc.constantFrom(..."12345")).map((products) => ({ category, products })),
      ),
    ),
  );

test("whoever has changed nothing gets the other's board, and no board lists anything twice", () => {
  fc.assert(
    fc.property(
      boards,
      boards,
      boards,
      fc.constantFrom<Choice>("mine", "theirs", "both"),
      (base, mine, theirs, choice) => {
        expect(textOf(mergeBoards({ base, mine: base, theirs }).board)).toBe(textOf(theirs));
        expect(textOf(mergeBoards({ base, mine, theirs: base }).board)).toBe(textOf(mine));
        expect(isSameBoard(mergeBoards({ base, mine, theirs: mine }).board, mine)).toBe(true);
        const { clashes } = mergeBoards({ base, mine, theirs });
        const { board } = mergeBoards({
          ...{ base, mine, theirs },
          choices: new Map(clashes.map(({ key }) => [key, choice])),
        });
        for (const list of [board.map(({ category }) => category), ...board.map(({ products }) => products)])
          expect(new Set(list).size).toBe(list.length);
        // Nothing appears that neither has.
        const known = new Set([...timesOf(mine).keys(), ...timesOf(theirs).keys()]);
        for (const id of timesOf(board).keys()) expect(known.has(id)).toBe(true);
      },
    ),
  );
});
