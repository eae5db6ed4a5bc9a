import { describe, expect, it } from "vitest";
import { NOW, daily, makeBranch } from "../../test/fixtures";
import { type DueOrder, MISSED_AFTER, answerDueAt, isLeftOver } from "./order-due";
import { DAY, HOUR } from "../kit/time";

const branch = makeBranch({ openingHours: [daily("10:00", "22:00")] });
const createdAt = new Date(NOW).toISOString();
const order = (more: Partial<DueOrder> = {}): DueOrder => ({
  createdAt,
  isQuotation: false,
  isPreorder: false,
  isDelivery: false,
  isDineIn: false,
  ...more,
});

describe("an order's answer", () => {
  it("is due after a quarter of an hour, a quotation's after a day, at an agreed time where there is one", () => {
    expect(answerDueAt({ order: order(), branch })).toBe(NOW + MISSED_AFTER);
    expect(answerDueAt({ order: order({ isQuotation: true }), branch })).toBe(NOW + DAY);
    expect(
      answerDueAt({
        order: order({ appointment: new Date(NOW + HOUR).toISOString(), counterAppointment: null }),
        branch,
      }),
    ).toBe(NOW + HOUR);
    expect(
      answerDueAt({
        order: order({ appointment: createdAt, counterAppointment: new Date(NOW + 2 * HOUR).toISOString() }),
        branch,
      }),
    ).toBe(NOW + 2 * HOUR);
  });
});

describe("an order that is left over", () => {
  it("was due more than a day ago", () => {
    expect(isLeftOver({ order: order(), branch, now: NOW + MISSED_AFTER + DAY })).toBe(false);
    expect(isLeftOver({ order: order(), branch, now: NOW + MISSED_AFTER + DAY + 1 })).toBe(true);
  });

  it("is not an old order for a future time, nor a preorder while the branch is closed", () => {
    expect(
      isLeftOver({ order: order({ appointment: new Date(NOW + 9 * DAY).toISOString() }), branch, now: NOW + 8 * DAY }),
    ).toBe(false);
    const night = Date.parse("2026-06-05T22:00:00Z");
    const preorder = order({ isPreorder: true, createdAt: new Date(night).toISOString() });
    // Ten in the morning in Vienna, when the branch opens.
    const due = Date.parse("2026-06-06T08:00:00Z") + MISSED_AFTER;
    expect(isLeftOver({ order: preorder, branch, now: due + DAY })).toBe(false);
    expect(isLeftOver({ order: preorder, branch, now: due + DAY + 1 })).toBe(true);
  });
});
