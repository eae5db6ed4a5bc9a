import { describe, expect, it } from "vitest";
import { makeBranch } from "../../../test/fixtures";
import { isWithdrawable, withdrawalBranches } from "./withdrawal";
import { WITHDRAWAL_TEXTS } from "./withdrawal.texts";

const branch = makeBranch({ isWithdrawalEnabled: true });
const order = { isQuotation: false, isRejected: false, isCanceled: false, isFailed: false, withdrawnAt: null };

it("has the labels of buttons that the law prescribes", () => {
  expect(WITHDRAWAL_TEXTS).toEqual({ declare: "Vertrag widerrufen", confirm: "Widerruf bestätigen" });
});

describe("an order can be withdrawn from", () => {
  it("while its contract is in force and its branch offers withdrawal", () => {
    expect(isWithdrawable({ order, branch })).toBe(true);
  });

  it.each([
    ["a quotation request", { isQuotation: true }],
    ["a rejected order", { isRejected: true }],
    ["a canceled order", { isCanceled: true }],
    ["an order whose payment failed", { isFailed: true }],
    ["one withdrawn from before", { withdrawnAt: "2026-06-05T16:30:00Z" }],
  ])("but not %s", (_, change) => {
    expect(isWithdrawable({ order: { ...order, ...change }, branch })).toBe(false);
  });

  it("not where the branch was removed or does not offer it, which is the default", () => {
    expect(isWithdrawable({ order, branch: makeBranch() })).toBe(false);
    expect(isWithdrawable({ order, branch: null })).toBe(false);
  });
});

it("is offered by public branches that have it enabled", () => {
  const shop = [
    makeBranch({ id: "a" }),
    makeBranch({ id: "b", isWithdrawalEnabled: true }),
    makeBranch({ id: "c", isWithdrawalEnabled: true, isPublic: false }),
  ];
  expect(withdrawalBranches(shop).map(({ id }) => id)).toEqual(["b"]);
});
