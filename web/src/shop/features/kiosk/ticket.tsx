import type { PublicOrder } from "@tresen/contract/order/order";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { call } from "../../../shared/api";
import { EMPTY_DETAILS, detailsAtom } from "../../state/order/order-draft";
import { useShop } from "../../state/shop-query";
import { usePaidCart } from "../../state/order/use-paid-cart";
import { Button } from "../../ui/button";
import { resetKiosk, finishOrder, isFinished } from "./reset";
import * as texts from "./ticket.texts";

/** Seconds for which the number is shown before the screen resets. */
const STAYS = 20;
/** The number of retries, one every two seconds. After the last one the countdown runs without the number. */
const RETRIES = 10;

interface OrderKey {
  uid: string;
  hash: string;
}

const ticketQuery = ({ uid, hash }: OrderKey) =>
  queryOptions({
    queryKey: ["kiosk-ticket", uid, hash],
    queryFn: ({ signal }) => call("GET /api/orders/public/{uid}/{hash}", { params: { uid, hash }, signal }),
    retry: RETRIES,
    retryDelay: 2_000,
    // The confirmation of an online payment may arrive a moment later.
    refetchInterval: ({ state: { data } }) => (data && isWaitingForPayment(data) ? 3_000 : false),
  });

/**
 * The page after an order on a self-service screen: its number in very large figures. It returns to the start without a
 * touch.
 */
export function Ticket(key: OrderKey) {
  const [wasFinished] = useState(() => isFinished(key.uid));
  useEffect(() => {
    if (wasFinished) resetKiosk();
  }, [wasFinished]);
  return wasFinished ? null : <BigNumber key={key.uid} order={key} />;
}

function BigNumber({ order: key }: { order: OrderKey }) {
  const { config, branches } = useShop();
  const { data: order, isError } = useQuery(ticketQuery(key));
  const forgetDetails = useSetAtom(detailsAtom);
  usePaidCart({ order, identifier: branches.find(({ id }) => id === order?.branch.id)?.identifier });
  const seconds = useCountdown({ isRunning: order !== undefined || isError, from: STAYS, onEnd: resetKiosk });

  useEffect(() => forgetDetails(EMPTY_DETAILS), [forgetDetails]);
  // Marked as finished only after the number was shown: a reload before that shows it again.
  useEffect(() => {
    if (order) finishOrder(key.uid);
  }, [order, key.uid]);

  return (
    <div className="page flex min-h-[75vh] flex-col items-center justify-center gap-6 py-8 text-center">
      <div role="status" className="grid justify-items-center gap-4">
        <h1 className="text-2xl font-bold tracking-tight text-balance md:text-4xl">
          {order ? headingFor(order) : STATUS_TEXTS.thanks}
        </h1>
        {order ? (
          <p className="grid justify-items-center">
            <span className="text-xl text-muted">
              {config.disableTickets ? STATUS_TEXTS.orderNumber : STATUS_TEXTS.ticket}
            </span>
            <span className="figures text-[clamp(7rem,28vw,18rem)] leading-none font-extrabold tracking-tighter">
              {order.ticketNumber}
            </span>
          </p>
        ) : (
          <div className="bone h-56 w-72" />
        )}
        {order && <p className="text-lg text-balance">{hintFor(order)}</p>}
      </div>
      <Button className="min-h-16 px-8 text-xl" onClick={resetKiosk}>
        {texts.done}
      </Button>
      <p aria-hidden className="figures text-muted">
        {texts.backIn(seconds)}
      </p>
    </div>
  );
}

function headingFor(order: PublicOrder): string {
  if (order.isFailed || order.isRejected || order.isCanceled) return STATUS_TEXTS.canceled;
  return isWaitingForPayment(order) ? STATUS_TEXTS.waitingForPayment : STATUS_TEXTS.thanks;
}

function isWaitingForPayment({
  paymentMethod,
  isPaid,
  isFailed,
  isRejected,
  isCanceled,
  isQuotation,
}: PublicOrder): boolean {
  return isOnlineMethod(paymentMethod) && !isPaid && !isFailed && !isRejected && !isCanceled && !isQuotation;
}

function hintFor({ paymentMethod, isPaid, isFailed, isRejected, isCanceled, rejectionMessage }: PublicOrder): string {
  if (isFailed || isRejected || isCanceled) return rejectionMessage ?? "";
  const isAtCounter = !isPaid && ["cash", "atm-card", "hydro-ag-voucher"].includes(paymentMethod);
  return isAtCounter ? texts.rememberAndPay : texts.remember;
}

function useCountdown({ isRunning, from, onEnd }: { isRunning: boolean; from: number; onEnd: () => void }): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (!isRunning) return;
    if (seconds <= 0) return onEnd();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [isRunning, seconds, onEnd]);
  return seconds;
}
