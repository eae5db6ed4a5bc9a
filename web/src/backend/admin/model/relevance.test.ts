import { describe, expect, it } from "vitest";
import { isRelevant } from "./relevance";

const shown = (path: string, siblings: Record<string, unknown>, recordType?: unknown): boolean =>
  isRelevant({ path, siblings, recordType });

describe("isRelevant", () => {
  it("follows what stands beside it, wherever that is", () => {
    expect(shown("leadTimeValue", { isLeadTimeEnabled: false })).toBe(false);
    expect(shown("config.parts.0.options", { type: "select" })).toBe(true);
    expect(shown("config.parts.0.options", { type: "text" })).toBe(false);
  });

  it("shows of a page what its type consists of, and what is there already", () => {
    expect(shown("content.text", {}, "simple")).toBe(true);
    expect(shown("content.sections", {}, "simple")).toBe(false);
    expect(shown("content.text", {}, "default")).toBe(false);
    expect(shown("content.sections", {}, "default")).toBe(true);
    expect(shown("content.text", { text: "Hallo" }, "default")).toBe(true);
    expect(shown("content.sections", { sections: [{ type: "text" }] }, "simple")).toBe(true);
    expect(shown("content.text", {}, "popup")).toBe(true);
    expect(shown("content.sections.0.value.text", {}, "default")).toBe(true);
  });
});
