import type { PublicOrder } from "@tresen/contract/order/order";
import { STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { ApiError } from "../../../shared/api";
import { Button } from "../../ui/button";
import { Callout } from "../../ui/callout";
import { useAnswerCounterAppointment } from "./order-query";
import * as texts from "./status.texts";
import { appointmentText, isStopped, proposedTime } from "./wording";

/**
 * The shop's proposal of another appointment, until the customer has answered it. If it was answered elsewhere in the
 * meantime, it shows the outcome.
 */
export function CounterAppointment({
  order,
  hash,
  now,
  zone,
}: {
  order: PublicOrder;
  hash: string;
  now: Instant;
  zone: string;
}) {
  const { mutate, isPending, error } = useAnswerCounterAppointment({
    uid: order.uid,
    hash,
    counterAppointments: order.counterAppointments,
  });
  const isOpen = order.counterAppointment !== null && !order.isConfirmed && !isStopped(order);
  if (!isOpen) {
    const wasLate = error instanceof ApiError && error.status === 409;
    return wasLate ? <Callout tone="info" role="status" className="mt-6" title={lateWords(order)} /> : null;
  }
  const times = order.counterAppointments.map((time) => Date.parse(time));
  const [first] = times;
  const until = order.counterAppointmentExpiresAt;
  return (
    <section aria-label={texts.proposal} className="mt-8 rounded-panel border-2 border-action-text bg-surface p-5">
      <p className="text-lg text-pretty">
        {times.length > 1 || first === undefined ? (
          texts.proposals
        ) : (
          <>
            {texts.proposalBeforeTime} <strong>{appointmentText({ at: first, now, zone })}</strong>{" "}
            {texts.proposalAfterTime}
          </>
        )}
      </p>
      {until !== null && (
        <p className="mt-1 text-muted">{texts.answerUntil(proposedTime({ at: Date.parse(until), now, zone }))}</p>
      )}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {times.map((at, index) => (
          <Button key={at} disabled={isPending} onClick={() => mutate({ accept: true, index })}>
            {STATUS_TEXTS.accept(proposedTime({ at, now, zone }))}
          </Button>
        ))}
        <Button look="danger" disabled={isPending} onClick={() => mutate({ accept: false, index: 0 })}>
          {STATUS_TEXTS.decline}
        </Button>
      </div>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {error?.message}
      </p>
    </section>
  );
}

/** What happened to the proposal meanwhile, for example in another window. */
export function lateWords(order: PublicOrder): string {
  if (isStopped(order)) return texts.proposalAnsweredCanceled;
  return order.isConfirmed ? texts.proposalAnsweredConfirmed : texts.proposalOver;
}
