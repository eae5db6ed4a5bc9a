import type { Row, RowCheck } from "../record";
import { userPolicy } from "../user";

/** What a resource does beside the generic pattern. */
export interface Policy {
  /** Turns what was sent into what is stored. */
  prepare?(change: { fields: Record<string, unknown>; before: Row | null }): Promise<{ fields: Record<string, unknown>; secrets: Record<string, unknown> }>;
  /** Refuses a change, or names the records that must stay as they are for it. `row` is null when the record goes. */
  checks?(change: { before: Row; row: Row | null }): Promise<RowCheck[]>;
  /** Runs after the change was stored. */
  after?(change: { before: Row; row: Row | null }): Promise<void>;
}

export const policies: Readonly<Partial<Record<string, Policy>>> = { users: userPolicy };
