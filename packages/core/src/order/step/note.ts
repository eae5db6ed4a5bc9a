import type { Instant } from "@tresen/contract/kit/time";
import type { ActedOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { TOO_MANY_NOTES } from "@tresen/contract/order/refusal.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError, isAppError } from "../../platform/errors";
import { ownOrder, requireUnerased } from "../own";
import { replaceOrder } from "../replace";
import { actedView } from "../view";

/** All notes stay small beside the order, of which they are a part. */
const LIMIT = 50;
/** Retries for when somebody changes the order at the same moment, which a note does not contradict. */
const ATTEMPTS = 5;

/**
 * Adds a note of staff to an order, whatever its state. @throws missing, forbidden, conflict when there are too many, and
 * for an erased order.
 */
export async function addNote({
  actor,
  id,
  text,
  now,
}: {
  actor: Actor;
  id: string;
  text: string;
  now: Instant;
}): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  for (let attempt = 1; ; attempt += 1) {
    const before = await ownOrder({ actor, id, permission: orderPermissions.note });
    const { notes = [], version } = before;
    requireUnerased(before);
    if (notes.length >= LIMIT) throw new AppError("order.too_many_notes", "conflict", TOO_MANY_NOTES);
    const at = new Date(now).toISOString();
    const note = { at, by: user.id, name: user.name, text };
    const row = { ...before, version: version + 1, updatedAt: at, notes: [...notes, note] };
    try {
      await replaceOrder({ before, row });
      return actedView({ row, actor });
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}
