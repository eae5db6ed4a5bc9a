import type { PublicOrder } from "@tresen/contract/order/order";
import { STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import { DEFAULT_TIME_ZONE, formatTime } from "@tresen/contract/kit/time";
import { Link } from "@tanstack/react-router";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { serverNow } from "../../../shared/server-clock";
import { useNow } from "../../state/browser/now";
import { useInstall } from "../../state/browser/install";
import { useShop } from "../../state/shop-query";
import { Button, buttonClass } from "../../ui/button";
import { paths } from "../../state/browser/route";
import { usePaidCart } from "../../state/order/use-paid-cart";
import { Callout } from "../../ui/callout";
import { BranchAddress } from "./branch-address";
import { CounterAppointment } from "./counter-appointment";
import { OrderDetails } from "./order-details";
import { OrderGate } from "./order-gate";
import { PayRest } from "./pay-rest";
import { Questionnaire } from "./questionnaire";
import * as texts from "./status.texts";
import { Timeline } from "./timeline";
import { WithdrawalEntry, WithdrawnCallout } from "./withdrawal-entry";
import { WorkProgress } from "./work";
import { headingOf, isStopped, messageOf } from "./wording";

/** The status page of an order: the most important message, the ticket number, the progress, the details. */
export function OrderStatus({ uid, hash }: { uid: string; hash: string }) {
  return (
    <OrderGate uid={uid} hash={hash}>
      {({ order, failedSince }) => (
        <Status
          order={order}
          hash={hash}
          updatedAt={failedSince === null ? (order.storedAt ?? null) : failedSince + serverNow() - Date.now()}
        />
      )}
    </OrderGate>
  );
}

/**
 * `updatedAt`, in the server's time, is set while the server cannot be reached; then the page shows the age of the
 * data.
 */
function Status({ order, hash, updatedAt }: { order: PublicOrder; hash: string; updatedAt: number | null }) {
  const shop = useShop();
  const now = useNow();
  const branch = shop.branches.find(({ id }) => id === order.branch.id);
  const zone = branch ? zoneOf(branch) : DEFAULT_TIME_ZONE;
  usePaidCart({ order, identifier: branch?.identifier });
  const install = useInstall();
  const message = messageOf({ order, now, zone });
  const key = { uid: order.uid, hash };
  const isAtTable = order.isDineIn && order.tableIdentifier !== null;

  return (
    <div className="page max-w-3xl pt-8 pb-4 md:pt-12">
      {updatedAt !== null && (
        <Callout tone="caution" role="status" className="mb-6" title={texts.noConnection}>
          {texts.asOf(formatTime({ at: updatedAt, zone }))}
        </Callout>
      )}
      <div role="status" className="grid gap-2">
        <h1
          className={
            message ? "text-lg font-semibold text-muted" : "text-3xl font-bold tracking-tight text-balance md:text-4xl"
          }
        >
          {headingOf(order)}
        </h1>
        {message && (
          <p className="text-3xl leading-tight font-bold tracking-tight text-balance wrap-anywhere md:text-4xl">
            {message}
          </p>
        )}
        {order.rejectionMessage && isStopped(order) && (
          <p className="text-lg wrap-anywhere">{order.rejectionMessage}</p>
        )}
      </div>
      {order.isFailed && branch && (
        <Link to={paths.checkout(branch.identifier)} className={`mt-6 ${buttonClass("action")}`}>
          {texts.backToCheckout}
        </Link>
      )}

      <WithdrawnCallout order={order} zone={zone} />
      <CounterAppointment order={order} hash={hash} now={now} zone={zone} />
      <PayRest order={order} hash={hash} currency={shop.config.currency} />

      <p className="mt-8 flex items-baseline gap-4">
        <span className="text-lg text-muted">
          {shop.config.disableTickets ? STATUS_TEXTS.orderNumber : STATUS_TEXTS.ticket}
        </span>
        <span className="figures text-6xl leading-none font-extrabold tracking-tight md:text-7xl">
          {order.ticketNumber}
        </span>
      </p>
      <FrontdeskHint
        order={order}
        number={shop.config.disableTickets ? STATUS_TEXTS.orderNumber : texts.ticketNumber}
        isEnabled={shop.config.enablePluginFrontdesk}
      />

      {!isStopped(order) && <Timeline order={order} />}
      <WorkProgress order={order} now={now} zone={zone} />
      {shop.config.enablePluginOrderReviews && order.isCompleted && (
        <Questionnaire orderKey={key} isRated={order.questionnaireRating !== null} />
      )}
      {!isAtTable && <BranchAddress name={order.branch.name} branch={branch} />}
      <WithdrawalEntry order={order} hash={hash} branch={branch} />
      {install.isOffered && (
        <Button look="quiet" className="mt-6" onClick={install.open}>
          {texts.installApp}
        </Button>
      )}
      <OrderDetails order={order} currency={shop.config.currency} zone={zone} />
    </div>
  );
}

function FrontdeskHint({ order, number, isEnabled }: { order: PublicOrder; number: string; isEnabled: boolean }) {
  if (!isEnabled || order.isDelivery || isStopped(order) || order.isCompleted) return null;
  return (
    <p className="mt-4 max-w-xl text-muted">
      {order.tableIdentifier
        ? (order.isConfirmed ? texts.onScreens : texts.onScreensOnceConfirmed)(number)
        : texts.followHere(number)}
    </p>
  );
}
