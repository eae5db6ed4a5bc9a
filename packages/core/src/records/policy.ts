import type { Actor } from "../platform/actor";
import { AppError } from "../platform/errors";
import { hasOpenOrders } from "../order";
import type { Row, RowCheck } from "./rows";
import { userPolicy } from "../user";

/** What a resource does beside the generic pattern. */
export interface Policy {
  /** Turns what was sent into what is stored. */
  prepare?(change: {
    fields: Record<string, unknown>;
    before: Row | null;
    actor: Actor;
  }): Promise<{ fields: Record<string, unknown>; secrets: Record<string, unknown> }>;
  /** Refuses a change, or names the records that must stay as they are for it. `row` is null when the record goes. */
  checks?(change: { before: Row; row: Row | null }): Promise<RowCheck[]>;
  /** Runs after the change was stored. */
  after?(change: { before: Row; row: Row | null }): Promise<void>;
}

/** Without its branch an order would vanish from every desk. */
const branchPolicy: Policy = {
  async checks({ before, row }) {
    if (!row && (await hasOpenOrders({ branch: before.id })))
      throw new AppError(
        "record.in_use",
        "conflict",
        "Filiale hat noch offene Bestellungen. Sie kann erst gelöscht werden, wenn diese abgeschlossen sind.",
      );
    return [];
  },
};

export const policies: Readonly<Partial<Record<string, Policy>>> = { branches: branchPolicy, users: userPolicy };
