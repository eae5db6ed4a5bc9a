import type { PublicOrder } from "@tresen/contract/order/order";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatDate, formatTime } from "@tresen/contract/kit/time";
import { isWithdrawable } from "@tresen/contract/order/withdrawal/withdrawal";
import { Link } from "@tanstack/react-router";
import { WITHDRAWAL_TEXTS } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import { paths } from "../../state/browser/route";
import { buttonClass } from "../../ui/button";
import { Callout } from "../../ui/callout";
import * as texts from "./status.texts";

/** A link to withdraw from the order's contract, if this is possible. */
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
      aria-label={texts.withdrawal}
      className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      <p className="min-w-0 flex-1 basis-60 text-pretty text-muted">{texts.withdrawalOffer}</p>
      <Link to={paths.withdrawal({ uid: order.uid, hash })} className={buttonClass("quiet")}>
        {WITHDRAWAL_TEXTS.declare}
      </Link>
    </section>
  );
}

/** Shows that and when a withdrawal was declared. */
export function WithdrawnCallout({ order: { withdrawnAt }, zone }: { order: PublicOrder; zone: string }) {
  if (!withdrawnAt) return null;
  const at = Date.parse(withdrawnAt);
  return (
    <Callout
      tone="info"
      role="status"
      className="mt-6"
      title={texts.withdrawnAt({ date: formatDate({ at, zone }), time: formatTime({ at, zone }) })}
    >
      {texts.returnsFollow}
    </Callout>
  );
}
