import { blocks } from "@tresen/contract/site/block/block.resource";
import { expect, test } from "vitest";
import { hiddenReason } from "./popup-preview";

const at = Date.parse("2026-11-27T10:00:00Z");
const reason = (fields: object): string | null =>
  hiddenReason({
    block: {
      ...{ id: "blk_1", version: 1, createdAt: "", updatedAt: "" },
      ...blocks.fields.parse({ name: "Advent", type: "popup", content: { isActive: true, text: "Neu" }, ...fields }),
    },
    at,
  });

test("the form of a pop-up says whether the shop shows it now, and why not", () => {
  expect(reason({})).toBeNull();
  expect(reason({ from: "2026-11-27T10:00:00Z", to: "2026-11-27T10:00:01Z" })).toBeNull();
  expect(reason({ isPublic: false })).toBe("Es ist nicht öffentlich.");
  expect(reason({ content: { isActive: false, text: "Neu" } })).toBe("Es ist nicht aktiv.");
  expect(reason({ content: { isActive: true, text: " " } })).toBe("Es hat weder Text noch Bild.");
  expect(reason({ from: "2026-11-28T07:00:00+01:00" })).toMatch(/^Es beginnt am 28\.11\.2026/);
  expect(reason({ to: "2026-11-27T11:00:00+01:00" })).toMatch(/^Es ist seit 27\.11\.2026.* vorbei\.$/);
});
