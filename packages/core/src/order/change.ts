import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Instant } from "@tresen/contract/kit/time";
import { CAPACITY_MESSAGES } from "@tresen/contract/order/capacity/capacity.texts";
import type { ActedOrder, PublicOrder, Questionnaire } from "@tresen/contract/order/order";
import { actionPermission, actionPermissions } from "@tresen/contract/order/order.permissions";
import { reopenedState, undoneState } from "@tresen/contract/order/step/earlier-state";
import { promisedTime } from "@tresen/contract/order/step/preparation";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { requestFields } from "../platform/request";
import { readCatalog } from "../snapshot";
import { ownOrder, requireUnerased } from "./own";
import { onlinePayment } from "./money/money";
import { openOrder } from "./public";
import { replaceDecided } from "./prepare/decide";
import { isLater } from "./step/begin";
import { offerOf } from "./step/offer";
import { replaceOverruling, replaceWithRoom } from "./step/room";
import { type Step, stepped } from "./step/stepped";
import { type OrderRow, changedMeanwhile } from "./store";
import { actedView, publicView } from "./view";

type StaffAction =
  "confirm" | "reject" | "cancel" | "in-delivery" | "completed" | "begin" | "undo" | "reopen" | "counter-appointment";

interface StaffChange {
  actor: Actor;
  id: string;
  action: StaffAction;
  now: Instant;
  /** The version that the member of staff saw, if known. */
  version?: number | undefined;
  rejectionMessage?: string;
  /** Instants with offset, or local times of the branch. */
  counterAppointment?: string | undefined;
  counterAppointments?: readonly string[] | undefined;
  /** How long they can be accepted. */
  expiresInMinutes?: number | undefined;
  /** In how many minutes the order will be ready. One with an appointment keeps that. */
  preparationMinutes?: number | undefined;
}

/**
 * Set where the order takes its minutes of stations with a step: what the caller is told where there is no room, or that
 * staff take them in any case.
 */
type Room = { full: string } | { isOverruling: true };

/**
 * Applies a decision of staff of the order's branch.
 * @throws conflict when the order's state does not allow it, the version has changed or the customer is erased, input, missing, forbidden.
 */
export async function changeOrder({
  actor,
  id,
  action,
  now,
  version,
  rejectionMessage,
  counterAppointment,
  counterAppointments,
  expiresInMinutes,
  preparationMinutes: minutes,
}: StaffChange): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission: actionPermission(action) });
  requireUnerased(before);
  for (const permission of actionPermissions({ action, payment: onlinePayment(before) }))
    requirePermission({ actor, permission, branch: before.branch });
  if (version !== undefined && version !== before.version) throw changedMeanwhile();
  const zone = async (): Promise<string> => zoneOf((await readCatalog()).branches.get(before.branch) ?? {});
  const lifecycle =
    action === "undo"
      ? { undone: undoneState({ order: before, now }) }
      : action === "reopen"
        ? { reopened: reopenedState({ order: before, now, zone: await zone() }) }
        : action === "begin"
          ? { isLater: isLater({ row: before, now }) }
          : {};
  const message = action === "reject" ? rejectionMessage : undefined;
  const promisedAt =
    action === "confirm" && minutes !== undefined && before.appointment === undefined
      ? new Date(promisedTime({ now, minutes })).toISOString()
      : undefined;
  const change = {
    ...(message ? { rejectionMessage: message } : {}),
    ...(action === "counter-appointment"
      ? await offerOf({ single: counterAppointment, several: counterAppointments, expiresInMinutes, before, now })
      : {}),
    ...(action === "begin" ? { begunAt: new Date(now).toISOString() } : {}),
    ...(promisedAt === undefined ? {} : { promisedAt }),
  };
  // With the times that it proposed, the order gave its minutes back.
  const room: Room | undefined =
    promisedAt !== undefined
      ? { isOverruling: true }
      : action === "confirm" && before.counterAppointment !== undefined
        ? { full: CAPACITY_MESSAGES.confirmed }
        : undefined;
  return actedView({
    row: await apply({ before, lifecycle, action, actor: "staff", by: user, now, change, message, room }),
    actor,
  });
}

/** Stores the customer's rating, once, after the order is completed. @throws missing, conflict. */
export async function sendQuestionnaire({
  uid,
  hash,
  answers,
  now,
}: {
  uid: string;
  hash: string;
  answers: Questionnaire;
  now: Instant;
}): Promise<PublicOrder> {
  const before = await openOrder({ uid, hash });
  return publicView(
    await apply({
      before,
      action: "questionnaire",
      actor: "customer",
      by: customer(before),
      now,
      change: { questionnaire: answers },
    }),
  );
}

/**
 * Applies one transition, on condition that the order is unchanged since it was read: of two concurrent ones the second
 * is refused.
 */
export async function apply({
  room,
  ...step
}: Omit<Step, "requestId"> & { room?: Room | undefined }): Promise<OrderRow> {
  const { before, now } = step;
  const row = stepped({ ...step, requestId: requestFields().requestId });
  if (!room) return replaceDecided({ before, row });
  return "full" in room
    ? replaceWithRoom({ before, row, now, full: room.full })
    : replaceOverruling({ before, row, now });
}

/** The name of the customer in the timeline. */
export function customer(row: OrderRow): { id: string; name: string } {
  const { firstName = "", lastName = "" } = row.customer;
  return { id: "customer", name: `${String(firstName)} ${String(lastName)}`.trim() };
}
