import type { Actor } from "../platform/actor";
import type { Row, RowCheck } from "./rows";

/**
 * What a resource does beside the generic pattern. Its domain exports it, and whoever writes its records passes it on,
 * so that no other resource's function carries it.
 */
export interface Hooks {
  /** Turns what was sent into what is stored. */
  prepare?(change: {
    fields: Record<string, unknown>;
    before: Row | null;
    actor: Actor;
  }): Promise<{ fields: Record<string, unknown>; secrets: Record<string, unknown> }>;
  /** Refuses a change, or names the records that must stay as they are for it. `row` is null when the record goes. */
  checks?(change: { before: Row; row: Row | null; actor: Actor }): Promise<RowCheck[]>;
  /** Runs after the change was stored. */
  after?(change: { before: Row; row: Row | null }): Promise<void>;
}
