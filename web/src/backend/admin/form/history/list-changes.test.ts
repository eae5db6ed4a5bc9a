import { changedFields } from "@tresen/contract/log/changed-fields";
import { expect, test } from "vitest";
import { byEntry } from "./list-changes";

const told = ({ before, after }: { before: unknown[]; after: unknown[] }) => {
  const record = { items: after };
  const { changes, entries } = byEntry({
    changes: changedFields({ before: { items: before }, after: record }),
    record,
  });
  return {
    changes: changes.map(({ field, before: old, after: now }) => [field, old, now]),
    entries: entries.map(({ kind, path, places }) => [kind, path, places.before, places.after]),
  };
};
const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, name: id.toUpperCase(), price: 1 }));

test("an entry added at the front or removed there is one change", () => {
  expect(told({ before: [a, b], after: [c, a, b] })).toEqual({
    changes: [],
    entries: [["added", "items.0", 0, 1]],
  });
  expect(told({ before: [a, b, c], after: [b, c] })).toEqual({
    changes: [],
    entries: [["removed", "items.0", 1, 0]],
  });
});

test("moved entries are told by their places, and what changed in them beside it", () => {
  expect(told({ before: [a, b, c], after: [b, { ...a, price: 2 }, c] })).toEqual({
    changes: [["items.1.price", 1, 2]],
    entries: [["moved", "items.1", 1, 2]],
  });
});

test("entries without ids are the same by their content", () => {
  const [x, y] = [{ label: "X" }, { label: "Y" }];
  expect(told({ before: [x, y], after: [y] }).entries).toEqual([["removed", "items.0", 1, 0]]);
  expect(told({ before: [x, y], after: [y, x] }).entries).toEqual([["moved", "items.1", 1, 2]]);
});

test("what kept its place is told by place, as are plain values", () => {
  expect(told({ before: [a, b], after: [a, { ...b, price: 3 }] })).toEqual({
    changes: [["items.1.price", 1, 3]],
    entries: [],
  });
  const added = told({ before: [a], after: [a, b] });
  expect(added).toEqual({ changes: [["items.1", null, b]], entries: [] });
  expect(
    byEntry({ changes: [{ field: "tags", before: ["x"], after: ["y"] }], record: { tags: ["y"] } }).entries,
  ).toEqual([]);
  expect(byEntry({ changes: [{ field: "items.0.name", before: "x", after: "y" }], record: null }).changes).toHaveLength(
    1,
  );
});
