import type { PublicOrder } from "./order";
import type { Branch } from "../branch/branch.resource";

/*
 * The withdrawal function of Article 11a of Directive 2011/83/EU (added by Directive (EU) 2023/2673), for distance
 * contracts with a right of withdrawal: two steps, each with a button that says what it does, and a receipt.
 */

/** Where the shop offers it. A content page of the same path gives way as long as a branch has it on. */
export const WITHDRAWAL_PATH = "/withdrawal";

/** The buttons of the two steps, to the letter. */
export const WITHDRAWAL_TEXTS = { declare: "Vertrag widerrufen", confirm: "Widerruf bestätigen" } as const;

/** The public branches whose contracts can be withdrawn from. */
export function withdrawalBranches(branches: readonly Branch[]): Branch[] {
  return branches.filter(({ isPublic, isWithdrawalEnabled }) => isPublic && isWithdrawalEnabled);
}

type Declarable = Pick<PublicOrder, "isQuotation" | "isRejected" | "isCanceled" | "isFailed" | "withdrawnAt">;

/**
 * Whether the function is there for this order: a contract that stands, of a branch with the function on, and not
 * withdrawn from yet. Whether there is a right, and until when, is for people to judge.
 */
export function isWithdrawable({
  order,
  branch,
}: {
  order: Declarable;
  branch: Pick<Branch, "isWithdrawalEnabled"> | null | undefined;
}): boolean {
  return (
    branch?.isWithdrawalEnabled === true &&
    !order.withdrawnAt &&
    !order.isQuotation &&
    !order.isRejected &&
    !order.isCanceled &&
    !order.isFailed
  );
}
