import type { PublicOrder } from "@tresen/contract/orders";
import type { Instant } from "@tresen/contract/time";
import { Button } from "../../ui/button";
import { useAnswerCounterAppointment } from "./order-query";
import { appointmentText, isStopped, proposedTime } from "./wording";

/** The shop's other proposal, until the customer answered it. */
export function CounterAppointment({ order, hash, now, zone }: { order: PublicOrder; hash: string; now: Instant; zone: string }) {
  const { mutate, isPending, error } = useAnswerCounterAppointment({ uid: order.uid, hash });
  if (order.counterAppointment === null || order.isConfirmed || isStopped(order)) return null;
  const at = Date.parse(order.counterAppointment);
  return (
    <section aria-label="Terminvorschlag" className="mt-8 rounded-panel border-2 border-action-text bg-surface p-5">
      <p className="text-lg text-pretty">
        Der gewünschte Termin ist leider nicht möglich. Wir können Ihnen Ihre Bestellung stattdessen <strong>{appointmentText({ at, now, zone })}</strong> anbieten.
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button disabled={isPending} onClick={() => mutate(true)}>
          Ja, {proposedTime({ at, now, zone })} Uhr ist in Ordnung
        </Button>
        <Button look="danger" disabled={isPending} onClick={() => mutate(false)}>
          Nein, Bestellung stornieren
        </Button>
      </div>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {error?.message}
      </p>
    </section>
  );
}
