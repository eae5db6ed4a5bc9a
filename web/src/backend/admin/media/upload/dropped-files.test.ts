import { expect, test } from "vitest";
import { chosenFiles, droppedFiles } from "./dropped-files";

type Items = Parameters<typeof droppedFiles>[0]["items"];
type Item = Items extends Iterable<infer One extends { webkitGetAsEntry: () => unknown }> ? One : never;
type Entry = NonNullable<ReturnType<Item["webkitGetAsEntry"]>>;

const entry = (name: string, inner?: Entry[]): Entry =>
  inner
    ? {
        ...{ name, isFile: false, isDirectory: true },
        createReader: () => {
          // A browser answers in parts, and at the end with none.
          const parts = [inner.slice(0, 1), inner.slice(1), []];
          return { readEntries: (take: (part: Entry[]) => void) => take(parts.shift() ?? []) };
        },
      }
    : { name, isFile: true, isDirectory: false, file: (take: (file: File) => void) => take(new File(["x"], name)) };
const transfer = (...entries: Entry[]) => ({
  items: entries.map((one) => ({ kind: "file", webkitGetAsEntry: () => one })),
  files: entries.map(({ name }) => new File(["x"], name)),
});

test("whole folders are read, each file with its folder, without what systems put there", async () => {
  const dropped = await droppedFiles(
    transfer(entry("Speisen", [entry(".DS_Store"), entry("a.png"), entry("Pizza", [entry("b.png")])]), entry("c.png")),
  );
  expect(dropped.map(({ file, folder }) => [folder, file.name])).toEqual([
    ["Speisen", "a.png"],
    ["Speisen/Pizza", "b.png"],
    ["", "c.png"],
  ]);
});

test("files alone, and those of a dialog", async () => {
  expect((await droppedFiles(transfer(entry("a.png")))).map(({ folder }) => folder)).toEqual([""]);
  const chosen = Object.assign(new File(["x"], "a.png"), { webkitRelativePath: "Speisen/Pizza/a.png" });
  expect(chosenFiles([chosen])).toEqual([{ file: chosen, folder: "Speisen/Pizza" }]);
});
