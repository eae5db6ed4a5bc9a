import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../platform/actor";
import type { Row, WriteCheck } from "./rows";

/**
 * Functions of a domain that run in addition to the generic handling of its records. The handler that writes these
 * records passes them on, so that functions of other resources do not bundle them.
 */
export interface Hooks {
  /**
   * Fills in the fields that follow from other records and decide who may write this one, such as the branch of a task,
   * before anybody's right is weighed.
   */
  derive?(change: { fields: Record<string, unknown>; before: Row | null }): Promise<Record<string, unknown>>;
  /** Turns the input into what is stored. */
  prepare?(change: {
    id: string;
    fields: Record<string, unknown>;
    before: Row | null;
    actor: Actor;
    now: Instant;
  }): Promise<{ fields: Record<string, unknown>; secrets: Record<string, unknown> }>;
  /**
   * Refuses a change, or returns conditions on other records that must hold in the same transaction. `before` is null
   * for a new record, `row` for a removal.
   */
  checks?(change: { before: Row | null; row: Row | null; actor: Actor; now: Instant }): Promise<WriteCheck[]>;
  /** Whether a record that could not be created for this reason is prepared and stored once more. */
  isRepeated?(error: unknown): boolean;
  /** Runs after the change was stored. */
  after?(change: { before: Row; row: Row | null; actor: Actor; now: Instant }): Promise<void>;
}
