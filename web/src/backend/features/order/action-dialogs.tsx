import { ORDER_MESSAGES } from "@tresen/contract/order/checkout.texts";
import type { ListedOrder } from "@tresen/contract/order/order";
import { useState } from "react";
import { useNow } from "../../shared/use-now";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog, Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { appointmentText, fromFields, proposals, toFields, wantedText } from "./appointment";
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
      title={`Ticket ${order.ticketNumber}: anderen Termin vorschlagen`}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Zurück
          </Button>
          <Button size="lg" variant="primary" onPress={propose}>
            {at === null || error ? "Vorschlagen" : `${appointmentText({ at, now, zone })} vorschlagen`}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">
        Gewünscht: <strong className="text-ink">{wantedText({ order, now, zone })}</strong>. Der Kunde kann annehmen
        oder stornieren.
      </p>
      <div className="mb-4 grid grid-cols-3 gap-2 sm:grid-cols-5" role="group" aria-label="Später um">
        {choices.map((choice) => (
          <Button
            key={choice.minutes}
            size="lg"
            className={`flex-col px-2! gap-0! ${choice.at === at ? "border-action! bg-action-soft" : ""}`}
            aria-pressed={choice.at === at}
            onPress={() => setFields(toFields({ at: choice.at, zone }))}
          >
            <span className="figures">
              {appointmentText({ at: choice.at, now, zone }).replace(" Uhr", "").replace("morgen ", "")}
            </span>
            <span className="text-xs text-muted">+{choice.minutes} min</span>
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Input label="Tag" type="date" value={fields.date} onChange={(date) => setFields({ ...fields, date })} />
        <Input
          label="Uhrzeit"
          type="time"
          step={300}
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
      title={`Ticket ${order.ticketNumber} stornieren?`}
      confirmLabel="Stornieren"
      cancelLabel="Zurück"
      isDangerous
    >
      <div className="flex flex-col gap-4">
        <RefundNote order={order} />
        <p>
          Der Kunde sieht auf seiner Statusseite, dass die Bestellung storniert wurde. Das lässt sich nicht rückgängig
          machen.
        </p>
      </div>
    </ConfirmDialog>
  );
}
