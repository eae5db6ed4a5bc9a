import type { PublicOrder } from "@tresen/contract/order/order";
import type { Instant } from "@tresen/contract/kit/time";
import * as texts from "./status.texts";
import { workOf } from "./wording";

/** How far the work for the order is; nothing where it has no project. */
export function WorkProgress({ order, now, zone }: { order: PublicOrder; now: Instant; zone: string }) {
  const work = workOf({ order, now, zone });
  if (!work) return null;
  return (
    <section aria-label={texts.work} role="status" className="mt-6 grid gap-2 rounded-panel border border-line p-4">
      <p className="font-semibold">{work.text}</p>
      {work.share !== null && (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full bg-action" style={{ width: `${Math.round(work.share * 100)}%` }} />
        </div>
      )}
      {work.due && <p className="text-muted">{work.due}</p>}
    </section>
  );
}
