import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import type { ListedOrder } from "@tresen/contract/order/order";
import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useNow } from "../../shared/use-now";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog, Dialog } from "../../shared/ui/dialog";
import { DateInput, TimeInput } from "../../shared/ui/date/date-input";
import { FieldMessage } from "../../shared/ui/input";
import { appointmentText, fromFields, proposals, shortAppointmentText, toFields, wantedText } from "./appointment";
import { CANCEL_TEXTS, COUNTER_APPOINTMENT_TEXTS } from "./action.texts";
import { ACTION_LABELS } from "./order.texts";
import { RefundNote } from "./reject-dialog";

interface ActionDialogProps<Value> {
  order: ListedOrder;
  zone: string;
  onClose: () => void;
  onDone: (value: Value) => void;
}

/** Proposes another time; the customer accepts it or cancels. */
export function CounterAppointmentDialog({ order, zone, onClose, onDone }: ActionDialogProps<string>) {
  const now = useNow();
  const choices = proposals({ order, now });
  const [fields, setFields] = useState(() => toFields({ at: choices[1]?.at ?? now, zone }));
  const [isAsked, setIsAsked] = useState(false);
  const at = fromFields({ ...fields, zone });
  const error =
    at === null ? ORDER_MESSAGES.appointmentRequired : at <= now ? ORDER_MESSAGES.appointmentPast : undefined;
  const propose = (): void => {
    setIsAsked(true);
    if (at !== null && !error) onDone(new Date(at).toISOString());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={COUNTER_APPOINTMENT_TEXTS.title(order.ticketNumber)}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.back}
          </Button>
          <Button size="lg" variant="primary" onPress={propose}>
            {at === null || error
              ? COUNTER_APPOINTMENT_TEXTS.propose
              : COUNTER_APPOINTMENT_TEXTS.proposeTime(appointmentText({ at, now, zone }))}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">
        {COUNTER_APPOINTMENT_TEXTS.wanted} <strong className="text-ink">{wantedText({ order, now, zone })}</strong>
        {COUNTER_APPOINTMENT_TEXTS.customersChoice}
      </p>
      <div
        className="mb-4 grid grid-cols-3 gap-2 sm:grid-cols-5"
        role="group"
        aria-label={COUNTER_APPOINTMENT_TEXTS.later}
      >
        {choices.map((choice) => (
          <Button
            key={choice.minutes}
            size="lg"
            className={`flex-col px-2! gap-0! ${choice.at === at ? "border-action! bg-action-soft" : ""}`}
            aria-pressed={choice.at === at}
            onPress={() => setFields(toFields({ at: choice.at, zone }))}
          >
            <span className="figures">{shortAppointmentText({ at: choice.at, now, zone })}</span>
            <span className="text-xs text-muted">{COUNTER_APPOINTMENT_TEXTS.minutesLater(choice.minutes)}</span>
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <DateInput
          label={COUNTER_APPOINTMENT_TEXTS.day}
          zone={zone}
          value={fields.date}
          onChange={(date) => setFields({ ...fields, date })}
        />
        <TimeInput
          label={COUNTER_APPOINTMENT_TEXTS.time}
          value={fields.time}
          onChange={(time) => setFields({ ...fields, time })}
        />
      </div>
      {isAsked && error && <FieldMessage>{error}</FieldMessage>}
    </Dialog>
  );
}

export function CancelDialog({ order, onClose, onDone }: ActionDialogProps<undefined>) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onDone(undefined)}
      title={CANCEL_TEXTS.title(order.ticketNumber)}
      confirmLabel={ACTION_LABELS.cancel}
      cancelLabel={COMMON_TEXTS.back}
      isDangerous
    >
      <div className="flex flex-col gap-4">
        <RefundNote order={order} />
        <p>{CANCEL_TEXTS.explanation}</p>
      </div>
    </ConfirmDialog>
  );
}
