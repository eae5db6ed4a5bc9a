import {
  type ClosedReason,
  type DeliveryMethod,
  DELIVERY_METHOD_LABELS,
  orderableFrom,
  zoneOf,
} from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { dayAndTime } from "../state/hours";
import { useNow } from "../state/browser/now";

/** From when on it is served again; nothing where that is more than 72 hours away. */
export function Resumption({
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
    return <p>Wir nehmen Bestellungen {dayAndTime({ at: resumesAt ?? start, now, zone, word: "ab" })} an.</p>;
  if (resumesAt === null) return null;
  const from = dayAndTime({ at: resumesAt, now, zone, word: "ab" });
  const words = {
    branch: `Wir öffnen wieder ${dayAndTime({ at: resumesAt, now, zone })}.`,
    delivery: `Wir liefern wieder ${from}.`,
    rest: `${DELIVERY_METHOD_LABELS[method]} wieder ${from}.`,
  };
  return <p>{words[scope]}</p>;
}
