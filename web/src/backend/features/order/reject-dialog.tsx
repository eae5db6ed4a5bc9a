import type { ListedOrder } from "@tresen/contract/order/order";
import { Check, CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, LABEL } from "../../shared/ui/input";
import { refundText } from "./refund-text";

interface RejectDialogProps {
  order: ListedOrder;
  onClose: () => void;
  onDone: (message: string) => void;
}

const ERROR_ID = "rejection-error";
const CHOSEN =
  "border-action! bg-action-soft! font-semibold! text-action-text! outline-2! -outline-offset-2! outline-action!";

function reasonsFor({ isDelivery, isQuotation }: ListedOrder): string[] {
  return [
    isQuotation
      ? "Leider können wir Ihnen dafür kein Angebot machen."
      : "Leider haben wir derzeit zu viele Bestellungen.",
    "Leider ist ein Produkt Ihrer Bestellung ausverkauft.",
    ...(isDelivery ? ["Leider liegt Ihre Adresse außerhalb unseres Liefergebiets."] : []),
    "Leider schließen wir in Kürze.",
  ];
}

/** Rejects with a reason, chosen or typed, that the customer reads on the status page. */
export function RejectDialog({ order, onClose, onDone }: RejectDialogProps) {
  const [message, setMessage] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isAsked && message.trim() === "";
  const reject = (): void => {
    if (message.trim() !== "") return onDone(message.trim());
    setIsAsked(true);
    field.current?.focus();
  };
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
          <Button size="lg" variant="danger" onPress={reject}>
            Ablehnen
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2" role="group" aria-label="Grund">
          {reasonsFor(order).map((reason) => {
            const isChosen = message === reason;
            return (
              <Button
                key={reason}
                aria-pressed={isChosen}
                className={`min-h-11! justify-start! py-2! text-start ${isChosen ? CHOSEN : ""}`}
                onPress={() => setMessage(reason)}
              >
                <Check size={18} aria-hidden className={`shrink-0 ${isChosen ? "" : "invisible"}`} /> {reason}
              </Button>
            );
          })}
        </div>
        <label className="flex flex-col gap-1">
          <span className={LABEL}>Nachricht an den Kunden</span>
          <textarea
            ref={field}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            rows={3}
            maxLength={500}
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? ERROR_ID : undefined}
            placeholder="Grund auswählen oder eigenen eingeben"
            className={`rounded-control border bg-surface p-3 ${isMissing ? "border-danger" : "border-line-strong"}`}
          />
        </label>
        {isMissing && (
          <div id={ERROR_ID}>
            <FieldMessage>
              Bitte wählen Sie einen Grund oder geben Sie einen ein. Der Kunde liest ihn auf seiner Statusseite.
            </FieldMessage>
          </div>
        )}
        <RefundNote order={order} />
      </div>
    </Dialog>
  );
}

/** Said before it is done, since it cannot be taken back. */
export function RefundNote({ order }: { order: ListedOrder }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2 font-medium text-ink">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" /> {refundText(order)}
    </p>
  );
}
