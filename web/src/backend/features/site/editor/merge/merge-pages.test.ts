import fc from "fast-check";
import { expect, test } from "vitest";
import type { PageFields, PageSection } from "../model/page-fields";
import { align, canonical } from "./align";
import { type Choice, mergePages } from "./merge-pages";

const text = (words: string, more: object = {}): PageSection => ({ type: "text", value: { text: words }, ...more });
const hero = (title: string): PageSection => ({ type: "hero", value: { title } });
const page = (sections: PageSection[], more: Partial<PageFields> = {}): PageFields => ({
  type: "default",
  isPublic: true,
  path: "team",
  title: "",
  name: "Team",
  description: "",
  ...more,
  content: { sections },
});
const words = ({ content }: PageFields): unknown[] =>
  (content.sections ?? []).map(({ value }) => value["text"] ?? value["title"]);
const merge = (base: PageSection[], mine: PageSection[], theirs: PageSection[], choices: [string, Choice][] = []) =>
  mergePages({ base: page(base), mine: page(mine), theirs: page(theirs), choices: new Map(choices) });

const [a, b, c] = [hero("a"), text("b"), text("c")];

test("a section is found again when it was changed, moved, or stands between new ones", () => {
  expect(align([a, b, c], [a, b, c])).toEqual([0, 1, 2]);
  expect(align([a, b, c], [a, text("B"), c])).toEqual([0, 1, 2]);
  expect(align([a, b, c], [c, a, b])).toEqual([1, 2, 0]);
  expect(align([a, b, c], [text("neu"), hero("neu"), a, b, c])).toEqual([2, 3, 4]);
  expect(align([a, b, c], [a, c])).toEqual([0, null, 1]);
  expect(align([a, b], [text("B"), hero("A")])).toEqual([null, 0]);
});

test("what stands in another order, or says that it is shown, is equal", () => {
  expect(canonical({ type: "text", value: { text: "x", column: "two" }, isHidden: false })).toBe(
    canonical({ type: "text", value: { column: "two", text: "x" } }),
  );
  expect(canonical(text("x", { isHidden: true }))).not.toBe(canonical(text("x")));
});

test("sections that one side changed are merged, neighbours too", () => {
  const merged = merge([a, b, c], [hero("A"), b, c], [a, text("B"), c]);
  expect(words(merged.fields)).toEqual(["A", "B", "c"]);
  expect(merged.clashes).toEqual([]);
});

test("additions of both sides stay, mine first, and the same addition is one", () => {
  expect(words(merge([a], [a, text("m")], [a, text("t")]).fields)).toEqual(["a", "m", "t"]);
  expect(words(merge([a], [a, text("x")], [a, text("x")]).fields)).toEqual(["a", "x"]);
  expect(words(merge([], [text("m1"), text("m2")], [text("t")]).fields).sort()).toEqual(["m1", "m2", "t"]);
});

test("the order of the side that has moved sections holds, with what the other has changed", () => {
  expect(words(merge([a, b, c], [c, a, b], [a, text("B"), c]).fields)).toEqual(["c", "a", "B"]);
  expect(words(merge([a, b, c], [a, text("B"), c], [c, a, b]).fields)).toEqual(["c", "a", "B"]);
});

test("a removed section is gone, unless the other side has changed it: then it is asked", () => {
  expect(words(merge([a, b, c], [a, c], [a, b, c]).fields)).toEqual(["a", "c"]);
  expect(words(merge([a, b, c], [a, b, c], [a, c]).fields)).toEqual(["a", "c"]);
  const asked = merge([a, b, c], [a, c], [a, text("B"), c]);
  expect(asked.clashes).toMatchObject([{ kind: "section", mine: null, theirs: { value: { text: "B" } } }]);
  const [clash] = asked.clashes;
  expect(words(asked.fields)).toEqual(["a", "c"]);
  expect(words(merge([a, b, c], [a, c], [a, text("B"), c], [[clash?.key ?? "", "theirs"]]).fields)).toEqual([
    "a",
    "B",
    "c",
  ]);
});

test("of a section that both changed one is chosen, or both stay", () => {
  const sides = [
    [a, b],
    [a, text("meine")],
    [a, text("andere")],
  ] as const;
  const asked = merge([...sides[0]], [...sides[1]], [...sides[2]]);
  expect(asked.clashes).toHaveLength(1);
  const key = asked.clashes[0]?.key ?? "";
  const chosen = (choice: Choice) => words(merge([...sides[0]], [...sides[1]], [...sides[2]], [[key, choice]]).fields);
  expect(chosen("mine")).toEqual(["a", "meine"]);
  expect(chosen("theirs")).toEqual(["a", "andere"]);
  expect(chosen("both")).toEqual(["a", "meine", "andere"]);
});

test("fields of the page are merged one by one", () => {
  const base = page([]);
  const merged = mergePages({
    base,
    mine: page([], { name: "Wir", title: "Meiner" }),
    theirs: page([], { path: "wir", title: "Anderer" }),
  });
  expect(merged.fields).toMatchObject({ name: "Wir", path: "wir", title: "Meiner" });
  const shareImage = { id: "img_1", version: 1, extension: "png" as const, alt: "" };
  expect(mergePages({ base, mine: page([], { name: "Wir" }), theirs: page([], { shareImage }) }).fields).toMatchObject({
    name: "Wir",
    shareImage,
  });
  expect(merged.clashes).toEqual([{ kind: "field", key: "title", field: "title", mine: "Meiner", theirs: "Anderer" }]);
});

test("the texts of a simple page can both stay", () => {
  const simple = (words_: string): PageFields => ({ ...page([]), type: "simple", content: { text: words_ } });
  const sides = { base: simple("alt"), mine: simple("meins"), theirs: simple("andere") };
  expect(mergePages(sides).clashes).toHaveLength(1);
  expect(mergePages({ ...sides, choices: new Map([["text", "both"]]) }).fields.content).toEqual({
    text: "meins\n\nandere",
  });
});

const anyPage = fc
  .array(fc.tuple(fc.constantFrom("text", "hero"), fc.constantFrom("a", "b", "c", "d")), { maxLength: 6 })
  .map((list) => page(list.map(([type, title]) => ({ type, value: { title } }))));

test("whoever changed nothing takes all of the other side, in any order and number", () => {
  fc.assert(
    fc.property(anyPage, anyPage, (base, changed) => {
      const mine = mergePages({ base, mine: changed, theirs: base });
      const theirs = mergePages({ base, mine: base, theirs: changed });
      for (const { fields, clashes } of [mine, theirs]) {
        expect(clashes).toEqual([]);
        expect(fields).toEqual(changed);
      }
    }),
  );
});

test("nothing that one side has written is lost where both is chosen", () => {
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
      const { clashes } = mergePages({ base, mine, theirs });
      const choices = new Map(clashes.map(({ key }) => [key, "both" as const]));
      const merged = (mergePages({ base, mine, theirs, choices }).fields.content.sections ?? []).map(canonical);
      const known = new Set((base.content.sections ?? []).map(canonical));
      for (const side of [mine, theirs])
        for (const section of side.content.sections ?? [])
          if (!known.has(canonical(section))) expect(merged).toContain(canonical(section));
    }),
  );
});
