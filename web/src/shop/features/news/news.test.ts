import type { Block } from "@tresen/contract/site/block.resource";
import { describe, expect, it } from "vitest";
import { activeNews, newsKey } from "./news";

const block = (change: Partial<Omit<Block, "content">> & { content?: Partial<Block["content"]> }): Block => ({
  id: "blk_1",
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  name: "Neu",
  isPublic: true,
  type: "popup",
  ...change,
  content: { isActive: true, text: "Neu", image: null, ...change.content },
});

describe("news", () => {
  it("are public, active pop-ups with content", () => {
    const shown = block({});
    const hidden = [
      block({ isPublic: false }),
      block({ type: "text" }),
      block({ content: { isActive: false } }),
      block({ content: { text: " " } }),
    ];
    expect(activeNews([...hidden, shown])).toEqual([shown]);
  });

  it("are new again when the set or one of them changes", () => {
    const first = block({});
    expect(newsKey([first])).toBe(newsKey([block({})]));
    expect(newsKey([block({ version: 2 })])).not.toBe(newsKey([first]));
    expect(newsKey([first, block({ id: "blk_2" })])).not.toBe(newsKey([first]));
  });
});
