import { describe, expect, it } from "vitest";
import { entryKeys, moved, resized, withKey, withoutKey } from "./entry-keys";

describe("the keys of a list's entries", () => {
  const keys = entryKeys(3);

  it("move with their entries", () => {
    expect(moved({ list: keys.list, from: 0, to: 2 })).toEqual([1, 2, 0]);
    expect(moved({ list: ["a", "b", "c"], from: 2, to: 1 })).toEqual(["a", "c", "b"]);
    expect(withoutKey({ keys, index: 1 }).list).toEqual([0, 2]);
  });

  it("come back with an entry that is put back, and are new for a new one", () => {
    expect(withKey({ keys: withoutKey({ keys, index: 1 }), index: 1, key: 1 })).toEqual(keys);
    expect(withKey({ keys, index: 1 })).toEqual({ list: [0, 3, 1, 2], next: 4 });
  });

  it("are never given twice", () => {
    const shorter = withoutKey({ keys, index: 2 });
    expect(resized({ keys: shorter, count: 4 })).toEqual({ list: [0, 1, 3, 4], next: 5 });
    expect(resized({ keys, count: 1 })).toEqual({ list: [0], next: 3 });
  });
});
