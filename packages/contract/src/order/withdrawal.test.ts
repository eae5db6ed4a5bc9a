import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/fixtures";
import { isWithdrawable, withdrawalBranches } from "./withdrawal";
import { WITHDRAWAL_TEXTS } from "./withdrawal.texts";

const branch = makeBranch({ isWithdrawalEnabled: true });
const order = { isQuotation: false, isRejected: false, isCanceled: false, isFailed: false, withdrawnAt: null };

it("words its buttons as the law does", () => {
  expect(WITHDRAWAL_TEXTS).toEqual({ declare: "Vertrag widerrufen", confirm: "Widerruf bestätigen" });
});

describe("an order can be withdrawn from", () => {
  it("while its contract stands and its branch has the function on", () => {
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

  it("nor where the branch is gone or has it off, as it is at first", () => {
    expect(isWithdrawable({ order, branch: makeBranch() })).toBe(false);
    expect(isWithdrawable({ order, branch: null })).toBe(false);
  });
});

it("is offered by public branches that have it on", () => {
  const shop = [
    makeBranch({ id: "a" }),
    makeBranch({ id: "b", isWithdrawalEnabled: true }),
    makeBranch({ id: "c", isWithdrawalEnabled: true, isPublic: false }),
  ];
  expect(withdrawalBranches(shop).map(({ id }) => id)).toEqual(["b"]);
});
