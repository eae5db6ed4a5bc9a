import type { ListedOrder } from "@tresen/contract/order/order";
import { Check, CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, LABEL } from "../../shared/ui/input";
import { REJECT_REASONS, REJECT_TEXTS } from "./action.texts";
import { ACTION_LABELS } from "./order.texts";
import { refundText } from "./refund-text";
import { useMoney } from "../../shared/visibility";

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
    isQuotation ? REJECT_REASONS.noOffer : REJECT_REASONS.tooMany,
    REJECT_REASONS.soldOut,
    ...(isDelivery ? [REJECT_REASONS.tooFar] : []),
    REJECT_REASONS.closing,
  ];
}

/** Rejects an order with a chosen or typed reason, which the customer reads on the status page. */
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
      title={REJECT_TEXTS.title(order.ticketNumber)}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.back}
          </Button>
          <Button size="lg" variant="danger" onPress={reject}>
            {ACTION_LABELS.reject}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2" role="group" aria-label={REJECT_TEXTS.reason}>
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
          <span className={LABEL}>{REJECT_TEXTS.message}</span>
          <textarea
            ref={field}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            rows={3}
            maxLength={500}
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? ERROR_ID : undefined}
            placeholder={REJECT_TEXTS.placeholder}
            className={`rounded-control border bg-surface p-3 ${isMissing ? "border-danger" : "border-line-strong"}`}
          />
        </label>
        {isMissing && (
          <div id={ERROR_ID}>
            <FieldMessage>{REJECT_TEXTS.reasonRequired}</FieldMessage>
          </div>
        )}
        <RefundNote order={order} />
      </div>
    </Dialog>
  );
}

/** Shown before the action, since it cannot be undone. */
export function RefundNote({ order }: { order: ListedOrder }) {
  const write = useMoney();
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2 font-medium text-ink">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" /> {refundText({ order, write })}
    </p>
  );
}
