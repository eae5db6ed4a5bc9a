import { describe, expect, it } from "vitest";
import type { StaffAction } from "./apply-action";
import { type SeenOrder, newsFor } from "./news";

const at = (second: number): string => `2026-06-05T16:30:${String(second).padStart(2, "0")}.000Z`;
const entry = (second: number, action: string, name: string) => ({ at: at(second), by: `usr_${name}`, name, action });
const seen: SeenOrder = { state: "pending", updatedAt: at(0), counterAppointment: null, withdrawnAt: null };
type ChangedOrder = Parameters<typeof newsFor>[0]["order"];
const now = (changes: Partial<ChangedOrder>): ChangedOrder => ({
  ...seen,
  questionnaireRating: null,
  payment: null,
  timeline: [entry(0, "create", "Maria")],
  ...changes,
});
const attempted = (action: StaffAction) => ({ order: seen, action });

describe("newsFor", () => {
  it("returns what others did since, and whether the person's action is still possible", () => {
    const order = now({
      state: "confirmed",
      timeline: [entry(0, "create", "Maria"), entry(4, "counter-appointment", "Ada"), entry(9, "confirm", "Eva")],
    });
    expect(newsFor({ order, attempted: attempted("reject") })).toEqual({
      entries: [entry(4, "counter-appointment", "Ada"), entry(9, "confirm", "Eva")],
      isNews: true,
      isPossible: false,
    });
    expect(newsFor({ order, attempted: attempted("cancel") })).toMatchObject({ isNews: true, isPossible: true });
  });

  it("includes a step within the same millisecond", () => {
    const order = now({ state: "confirmed", timeline: [entry(0, "create", "Maria"), entry(0, "confirm", "Eva")] });
    expect(newsFor({ order, attempted: attempted("cancel") }).entries).toEqual([entry(0, "confirm", "Eva")]);
  });

  it("has none where only a note about the payment changed", () => {
    expect(newsFor({ order: now({}), attempted: attempted("confirm") })).toEqual({
      entries: [],
      isNews: false,
      isPossible: true,
    });
  });
});
