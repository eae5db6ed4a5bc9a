import type { Block } from "@tresen/contract/site/block/block.resource";
import { describe, expect, it } from "vitest";
import { branchNews, homeNews, newsKey } from "./news";

const block = (change: Partial<Omit<Block, "content">> & { content?: Partial<Block["content"]> }): Block => ({
  id: "blk_1",
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  name: "Neu",
  isPublic: true,
  type: "popup",
  branches: [],
  ...change,
  content: { isActive: true, text: "Neu", image: null, ...change.content },
});

const at = Date.parse("2026-11-27T10:00:00Z");
const [inner, outer] = [
  { id: "bra_inner", isPublic: true },
  { id: "bra_outer", isPublic: true },
];
const onHome = (blocks: Block[], branches = [inner, outer]) => homeNews({ blocks, branches, at });

describe("news", () => {
  it("are public, active pop-ups with content", () => {
    const shown = block({});
    const hidden = [
      block({ isPublic: false }),
      block({ type: "text" }),
      block({ content: { isActive: false } }),
      block({ content: { text: " " } }),
    ];
    expect(onHome([...hidden, shown])).toEqual([shown]);
  });

  it("are shown in their period only, whenever the bundle was made", () => {
    const shown = block({ from: "2026-11-27T11:00:00+01:00", to: "2026-11-27T12:00:00+01:00" });
    const others = [block({ from: "2026-11-27T10:00:01Z" }), block({ to: "2026-11-27T10:00:00Z" })];
    expect(onHome([...others, shown])).toEqual([shown]);
    expect(onHome([block({ from: null, to: null })])).toHaveLength(1);
  });

  it("of some branches are on the pages of these, and on the start page of a shop with one branch", () => {
    const forAll = block({});
    const ofInner = block({ id: "blk_2", branches: [{ id: inner.id }] });
    const both = [forAll, ofInner];
    expect(onHome(both)).toEqual([forAll]);
    expect(onHome(both, [inner])).toEqual(both);
    expect(onHome(both, [inner, { ...outer, isPublic: false }])).toEqual(both);
    expect(branchNews({ blocks: both, branch: inner, at })).toEqual([ofInner]);
    expect(branchNews({ blocks: both, branch: outer, at })).toEqual([]);
  });

  it("are new again when the set or one of them changes", () => {
    const first = block({});
    expect(newsKey([first])).toBe(newsKey([block({})]));
    expect(newsKey([block({ version: 2 })])).not.toBe(newsKey([first]));
    expect(newsKey([first, block({ id: "blk_2" })])).not.toBe(newsKey([first]));
  });
});
