import { type ClosedReason, type DeliveryMethod, orderableFrom, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { dayAndTime } from "../state/hours";
import { useNow } from "../state/browser/now";
import * as texts from "./widgets.texts";

/** The time from which it is available again; nothing if that is more than 72 hours away. */
export function ReopeningTime({
  branch,
  method,
  closed: { scope, resumesAt },
}: {
  branch: Branch;
  method: DeliveryMethod;
  closed: ClosedReason;
}) {
  const now = useNow();
  const zone = zoneOf(branch);
  const start = orderableFrom(branch);
  if (start !== null && start > now)
    return <p>{texts.ordersFrom(dayAndTime({ at: resumesAt ?? start, now, zone, isFrom: true }))}</p>;
  if (resumesAt === null) return null;
  const from = dayAndTime({ at: resumesAt, now, zone, isFrom: true });
  const words = {
    branch: texts.opensAgain(dayAndTime({ at: resumesAt, now, zone })),
    delivery: texts.deliversAgain(from),
    rest: texts.methodAgain({ method: DELIVERY_METHOD_LABELS[method], time: from }),
  };
  return <p>{words[scope]}</p>;
}
