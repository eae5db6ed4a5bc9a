import { createHash } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import { PRINT_FAILED, WHOLE_KITCHEN } from "@tresen/contract/order/sent/sent.texts";
import { stationsIn } from "@tresen/contract/station/stations";
import type { Actor } from "../../platform/actor";
import { AppError, failedBecause } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { ownOrder } from "../own";
import { isAwaitingPayment } from "../store";
import { isGivenUp, stationOf } from "./due";
import { readSent, tell } from "./tell";

/**
 * Tells every destination of an order all of it again, on request of staff.
 * @param key the idempotency key: what is asked for with the same key is told once.
 * @throws missing, forbidden, conflict for an order of which nothing is to be prepared.
 */
export async function printOrder({
  actor,
  id,
  key,
  now,
}: {
  actor: Actor;
  id: string;
  key?: string | undefined;
  now: Instant;
}): Promise<void> {
  const order = await ownOrder({ actor, id, permission: orderPermissions.print });
  if (isAwaitingPayment(order))
    throw failedBecause({
      code: "order.awaiting_payment",
      failed: PRINT_FAILED,
      why: FORM_MESSAGES.awaitingPayment,
    });
  const hash = key === undefined ? undefined : createHash("sha256").update(key).digest("base64url");
  const isTold = !isGivenUp(order) && (await tell({ uid: order.uid, print: { key: hash }, now }));
  if (!isTold) throw new AppError("order.not_printable", "conflict", PRINT_FAILED);
}

/** What each destination was told of an order: stations by name. @throws missing, forbidden. */
export async function listSent({ actor, id }: { actor: Actor; id: string }): Promise<SentTo[]> {
  const { uid, branch } = await ownOrder({ actor, id, permission: orderPermissions.read });
  const [rows, catalog] = await Promise.all([readSent(uid), readCatalog()]);
  const names = new Map(stationsIn({ branch, ...catalog }).map(({ identifier, name }) => [identifier, name]));
  return rows
    .map((row) => {
      const station = stationOf(row);
      return {
        station,
        name: station === null ? WHOLE_KITCHEN : (names.get(station) ?? station),
        messages: row.messages.map(({ key: _, ...message }) => message),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}
