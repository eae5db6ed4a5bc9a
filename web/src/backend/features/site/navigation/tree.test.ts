import { navigations } from "@tresen/contract/site/navigation/navigation.resource";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEVELS, type Step, type TreeRow, depthsAt, endOf, itemsOf, movedTo, pathOf, rowsOf, stepOf } from "./tree";

const entry = (label: string, items?: object[]) => ({
  ...{ type: "home", label, url: "", isEnabled: true },
  ...(items ? { items } : {}),
});
const tree = [
  entry("Start", []),
  entry("Essen", [entry("Pizza", [entry("Rot"), entry("Weiß")]), entry("Pasta", [])]),
  entry("Kontakt", []),
];
const outline = (rows: readonly TreeRow[]) =>
  rows.map(({ entry: { label }, depth }) => `${"-".repeat(depth)}${String(label)}`);
const rows = rowsOf(tree);
const at = (label: string) => rows.findIndex(({ entry: one }) => one["label"] === label);
const stepped = (label: string, step: Step) => {
  const to = stepOf({ rows, index: at(label), step });
  return to && outline(movedTo({ rows, index: at(label), to }) ?? []);
};

/** Rows as anybody could make them: each at most one level below the one before. */
const anyRows = fc.array(fc.tuple(fc.nat(LEVELS - 1), fc.string()), { maxLength: 12 }).map((made) =>
  made.reduce<TreeRow[]>((all, [wanted, label]) => {
    const most = all.length === 0 ? 0 : (all.at(-1)?.depth ?? 0) + 1;
    return [...all, { entry: { ...entry(label) }, depth: Math.min(wanted, most) }];
  }, []),
);

describe("the entries of a navigation", () => {
  it("are shown one after the other, and stored as they were", () => {
    expect(outline(rows)).toEqual(["Start", "Essen", "-Pizza", "--Rot", "--Weiß", "-Pasta", "Kontakt"]);
    expect(itemsOf(rows)).toEqual(tree);
    expect(pathOf(rows, at("Weiß"))).toBe("items.1.items.0.items.1");
    expect(pathOf(rows, at("Kontakt"))).toBe("items.2");
  });

  it("are moved among their siblings with everything below them", () => {
    expect(stepped("Essen", "up")).toEqual(["Essen", "-Pizza", "--Rot", "--Weiß", "-Pasta", "Start", "Kontakt"]);
    expect(stepped("Start", "down")).toEqual(["Essen", "-Pizza", "--Rot", "--Weiß", "-Pasta", "Start", "Kontakt"]);
    expect(stepped("Pizza", "down")).toEqual(["Start", "Essen", "-Pasta", "-Pizza", "--Rot", "--Weiß", "Kontakt"]);
    expect(stepped("Start", "up")).toBeNull();
    expect(stepped("Weiß", "down")).toBeNull();
  });

  it("are indented below the one before, and outdented behind the one above", () => {
    expect(stepped("Kontakt", "in")).toEqual(["Start", "Essen", "-Pizza", "--Rot", "--Weiß", "-Pasta", "-Kontakt"]);
    expect(stepped("Pasta", "in")).toEqual(["Start", "Essen", "-Pizza", "--Rot", "--Weiß", "--Pasta", "Kontakt"]);
    expect(stepped("Rot", "out")).toEqual(["Start", "Essen", "-Pizza", "--Weiß", "-Rot", "-Pasta", "Kontakt"]);
    expect(stepped("Pizza", "out")).toEqual(["Start", "Essen", "-Pasta", "Pizza", "-Rot", "-Weiß", "Kontakt"]);
    // Three levels are below it already, or it is the first.
    for (const label of ["Essen", "Rot", "Start", "Pizza"]) expect(stepped(label, "in")).toBeNull();
    expect(stepped("Kontakt", "out")).toBeNull();
  });

  it("can be dropped wherever the levels allow it", () => {
    const index = at("Pasta");
    expect(depthsAt({ rows, index, place: 0 })).toEqual({ least: 0, most: 0 });
    expect(depthsAt({ rows, index, place: 5 })).toEqual({ least: 0, most: 2 });
    // Between two of the third level it can only be one of them.
    expect(depthsAt({ rows, index, place: 4 })).toEqual({ least: 2, most: 2 });
    expect(movedTo({ rows, index, to: { place: 0, depth: 1 } })).toBeNull();
    expect(outline(movedTo({ rows, index, to: { place: 5, depth: 0 } }) ?? [])).toEqual([
      ...["Start", "Essen", "-Pizza", "--Rot", "--Weiß", "Pasta", "Kontakt"],
    ]);
  });

  it("stay all and valid, however they are moved", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(), fc.nat(), fc.nat(LEVELS), (all, index, place, depth) => {
        expect(rowsOf(itemsOf(all))).toEqual(all);
        if (all.length === 0) return;
        const from = index % all.length;
        const size = endOf(all, from) - from;
        const next = movedTo({ rows: all, index: from, to: { place: place % (all.length - size + 1), depth } });
        if (!next) return;
        const items = itemsOf(next);
        expect(navigations.fields.shape.items.safeParse(items).success).toBe(true);
        expect(rowsOf(items)).toEqual(next);
        const labels = (list: readonly TreeRow[]) => list.map(({ entry: { label } }) => label).sort();
        expect(labels(next)).toEqual(labels(all));
      }),
    );
  });
});
