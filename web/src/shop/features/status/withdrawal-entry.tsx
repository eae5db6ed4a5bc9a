import type { PublicOrder } from "@tresen/contract/order/order";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatDate, formatTime } from "@tresen/contract/kit/time";
import { WITHDRAWAL_TEXTS, isWithdrawable } from "@tresen/contract/order/withdrawal";
import { Link } from "@tanstack/react-router";
import { paths } from "../../state/browser/route";
import { buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** The way to withdraw from the order's contract, where there is one. */
export function WithdrawalEntry({
  order,
  hash,
  branch,
}: {
  order: PublicOrder;
  hash: string;
  branch: Branch | undefined;
}) {
  if (!isWithdrawable({ order, branch })) return null;
  return (
    <section
      aria-label="Widerruf"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      <p className="min-w-0 flex-1 basis-60 text-pretty text-muted">
        Sie möchten diesen Kauf widerrufen? Einen Grund müssen Sie nicht nennen.
      </p>
      <Link to={paths.withdrawal({ uid: order.uid, hash })} className={buttonClass("quiet")}>
        {WITHDRAWAL_TEXTS.declare}
      </Link>
    </section>
  );
}

/** Once it was declared: that, and when. */
export function WithdrawnNotice({ order: { withdrawnAt }, zone }: { order: PublicOrder; zone: string }) {
  if (!withdrawnAt) return null;
  const at = Date.parse(withdrawnAt);
  return (
    <Notice
      tone="info"
      role="status"
      className="mt-6"
      title={`Sie haben diesen Vertrag am ${formatDate({ at, zone })} um ${formatTime({ at, zone })} Uhr widerrufen.`}
    >
      Wie es mit Rücksendung und Rückzahlung weitergeht, teilen wir Ihnen mit.
    </Notice>
  );
}
