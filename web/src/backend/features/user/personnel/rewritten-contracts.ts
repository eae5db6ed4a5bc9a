import { isSame } from "../../../admin/model/draft";

interface Begun {
  /** `YYYY-MM-DD`. */
  validFrom: string;
}

/**
 * The first days of contracts that have begun and that a change would rewrite or remove, so that it holds for the past as
 * well. A further contract rewrites none, and what begins later can be changed freely.
 */
export function rewrittenContracts({
  before,
  after,
  today,
}: {
  before: readonly Begun[];
  after: readonly unknown[];
  today: string;
}): string[] {
  return before
    .filter((contract) => contract.validFrom <= today && !after.some((other) => isSame(contract, other)))
    .map(({ validFrom }) => validFrom);
}
