import { type DeliveryMethod, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { busyAt } from "@tresen/contract/live/live";
import { longer, pausedUntil, untilText } from "@tresen/contract/live/live.texts";
import { useNow } from "../../state/browser/now";
import { useLive } from "../../state/live/use-live";
import { Callout } from "../../ui/callout";

/** Says that the chosen method takes longer right now, or is paused; and keeps what holds in the branch up to date. */
export function LiveNotice({ branch, method }: { branch: Branch; method: DeliveryMethod }) {
  const live = useLive(branch);
  const now = useNow();
  const busy = busyAt({ live, method, at: now });
  if (!busy) return null;
  const until = untilText({ until: Date.parse(busy.until), now, zone: zoneOf(branch) });
  return (
    <Callout
      tone="warning"
      role="status"
      className="mb-4"
      title={busy.isPaused ? pausedUntil({ method: DELIVERY_METHOD_LABELS[method], until }) : longer(busy.minutes)}
    />
  );
}
