import { MESSAGES } from "@tresen/contract/messages";
import type { StaffOrder } from "@tresen/contract/orders";
import { useState } from "react";
import { useNow } from "../shared/use-now";
import { Button } from "../shared/ui/button";
import { ConfirmDialog, Dialog } from "../shared/ui/dialog";
import { FieldMessage, Input, LABEL } from "../shared/ui/input";
import { appointmentText, fromFields, proposals, toFields, wantedText } from "./appointment";

interface ActionDialogProps<Value> {
  order: StaffOrder;
  zone: string;
  onClose: () => void;
  onDone: (value: Value) => void;
}

const REASONS = ["Leider haben wir derzeit zu viele Bestellungen.", "Leider ist ein Produkt Ihrer Bestellung ausverkauft.", "Leider liegt Ihre Adresse außerhalb unseres Liefergebiets.", "Leider schließen wir in Kürze."];

/** Rejects with a message that the customer reads on the status page. */
export function RejectDialog({ order, onClose, onDone }: ActionDialogProps<string>) {
  const [message, setMessage] = useState("");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Ticket ${order.ticketNumber} ablehnen`}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Zurück
          </Button>
          <Button size="lg" variant="danger" onPress={() => onDone(message.trim())}>
            Ablehnen
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          {REASONS.map((reason) => (
            <Button key={reason} className="h-auto! py-2 text-start whitespace-normal!" onPress={() => setMessage(reason)}>
              {reason}
            </Button>
          ))}
        </div>
        <label className="flex flex-col gap-1">
          <span className={LABEL}>Nachricht an den Kunden</span>
          <textarea value={message} onChange={(event) => setMessage(event.target.value)} rows={3} maxLength={500} className="rounded-control border border-line-strong bg-surface p-3" />
        </label>
      </div>
    </Dialog>
  );
}

/** Proposes another time; the customer accepts it or cancels. */
export function CounterAppointmentDialog({ order, zone, onClose, onDone }: ActionDialogProps<string>) {
  const now = useNow();
  const choices = proposals({ order, now });
  const [fields, setFields] = useState(() => toFields({ at: choices[1]?.at ?? now, zone }));
  const [isAsked, setIsAsked] = useState(false);
  const at = fromFields({ ...fields, zone });
  const error = at === null ? MESSAGES.appointmentRequired : at <= now ? MESSAGES.appointmentPast : undefined;
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
        Gewünscht: <strong className="text-ink">{wantedText({ order, now, zone })}</strong>. Der Kunde kann annehmen oder stornieren.
      </p>
      <div className="mb-4 grid grid-cols-3 gap-2 sm:grid-cols-5" role="group" aria-label="Später um">
        {choices.map((choice) => (
          <Button key={choice.minutes} size="lg" className={`flex-col px-2! gap-0! ${choice.at === at ? "border-action! bg-action-soft" : ""}`} aria-pressed={choice.at === at} onPress={() => setFields(toFields({ at: choice.at, zone }))}>
            <span className="figures">{appointmentText({ at: choice.at, now, zone }).replace(" Uhr", "").replace("morgen ", "")}</span>
            <span className="text-xs text-muted">+{choice.minutes} min</span>
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Input label="Tag" type="date" value={fields.date} onChange={(date) => setFields({ ...fields, date })} />
        <Input label="Uhrzeit" type="time" step={300} value={fields.time} onChange={(time) => setFields({ ...fields, time })} />
      </div>
      {isAsked && error && <FieldMessage>{error}</FieldMessage>}
    </Dialog>
  );
}

export function CancelDialog({ order, onClose, onDone }: ActionDialogProps<undefined>) {
  return (
    <ConfirmDialog isOpen onClose={onClose} onConfirm={() => onDone(undefined)} title={`Ticket ${order.ticketNumber} stornieren?`} confirmLabel="Stornieren" cancelLabel="Zurück" isDangerous>
      Der Kunde sieht auf seiner Statusseite, dass die Bestellung storniert wurde. Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  );
}
