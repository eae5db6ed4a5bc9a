import type { Instant } from "@tresen/contract/kit/time";
import type { RetentionKind } from "@tresen/contract/privacy/retention/retention-kinds";
import type { RetentionState } from "./state";

/** The position of an entry in its list, oldest first: `key` is what the list is sorted by. */
export interface Place {
  key: string;
  id: string;
}

/** An entry whose period is over. */
export interface Due {
  id: string;
  /** Since when its period runs, ISO. */
  since: string;
  /** Whether it can be removed now: an order whose payment is under way has to wait. */
  isReady: boolean;
}

/** How entries of one kind are found and removed. All calls may be repeated. */
export interface Retained {
  kind: RetentionKind;
  /** The lists that its entries are in: one for each branch, or one of all. */
  lists(): Promise<string[]>;
  /** The next places of a list before an instant, oldest first: fewer than `limit` at its end. */
  places(asked: { list: string; after: string; until: Instant; limit: number }): Promise<Place[]>;
  /** Those of these entries whose period is over. */
  dueAmong(asked: { ids: readonly string[]; until: Instant; now: Instant }): Promise<Due[]>;
  /** @returns false for an entry that cannot be removed yet. */
  remove(asked: { id: string; now: Instant }): Promise<boolean>;
}

/**
 * The place after which a list is read. Erased orders stay in theirs, so it is read from the first that may be left;
 * everything else is gone from its list.
 */
export function beginningOf({
  retained: { kind },
  list,
  state: { doneUntil },
}: {
  retained: Pick<Retained, "kind">;
  list: string;
  state: Pick<RetentionState, "doneUntil">;
}): string {
  return kind === "orders" ? (doneUntil[list] ?? "") : "";
}
