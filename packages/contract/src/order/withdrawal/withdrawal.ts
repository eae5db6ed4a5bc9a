import type { PublicOrder } from "../order";
import type { Branch } from "../../branch/branch.resource";

/*
 * The withdrawal function of Article 11a of Directive 2011/83/EU (added by Directive (EU) 2023/2673), for distance
 * contracts with a right of withdrawal: two steps, each with a button that says what it does, and a receipt.
 */

/** The path of the withdrawal function. As long as a branch offers it, a content page of the same path is not shown. */
export const WITHDRAWAL_PATH = "/withdrawal";

/** The public branches that offer the withdrawal function. */
export function withdrawalBranches(branches: readonly Branch[]): Branch[] {
  return branches.filter(({ isPublic, isWithdrawalEnabled }) => isPublic && isWithdrawalEnabled);
}

type Declarable = Pick<PublicOrder, "isQuotation" | "isRejected" | "isCanceled" | "isFailed" | "withdrawnAt">;

/**
 * Whether the function is available for this order: the contract exists, its branch offers the function, and the
 * customer has not withdrawn yet. Whether the customer has a right of withdrawal is decided by staff.
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
