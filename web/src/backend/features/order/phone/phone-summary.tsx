import type { FieldError } from "@tresen/contract/kit/errors";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import { Button } from "../../../shared/ui/button";
import { PHONE_TEXTS } from "./phone.texts";
import { useMoney, useToldText } from "../../../shared/visibility";

interface PhoneSummaryProps {
  checked: CheckedOrder;
  faults: readonly FieldError[];
  /** What the server refused. */
  refusal: string | null;
  isAsked: boolean;
  isPending: boolean;
  currency: string;
  onSave: () => void;
}

/** The total, what the order still lacks, and the button that places it; always in sight. */
export function PhoneSummary({ checked, faults, refusal, isAsked, isPending, currency, onSave }: PhoneSummaryProps) {
  const { pricing, isQuotation } = checked;
  const formatMoney = useMoney();
  const told = useToldText();
  const messages = [...new Set(faults.map(({ message }) => told(message)))];
  return (
    <aside
      aria-label={PHONE_TEXTS.total}
      className="flex flex-col gap-3 border-t border-line bg-surface p-4 max-lg:max-h-[45%] max-lg:overflow-y-auto lg:w-80 lg:border-s lg:border-t-0"
    >
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {pricing.deliveryGross > 0 && (
          <>
            <dt className="text-muted">{PHONE_TEXTS.sum}</dt>
            <dd className="text-end">{formatMoney(pricing.gross, currency)}</dd>
            <dt className="text-muted">{PHONE_TEXTS.delivery}</dt>
            <dd className="text-end">{formatMoney(pricing.deliveryGross, currency)}</dd>
          </>
        )}
        <dt className="text-lg font-semibold">{isQuotation ? PHONE_TEXTS.quotation : PHONE_TEXTS.total}</dt>
        <dd className="text-end text-lg font-semibold">{formatMoney(pricing.totalGross, currency)}</dd>
      </dl>
      <Button variant="primary" size="lg" isDisabled={isPending} onPress={onSave}>
        {isPending ? PHONE_TEXTS.saving : PHONE_TEXTS.save}
      </Button>
      <div role={isAsked ? "alert" : undefined} className={`text-sm ${isAsked ? "text-danger" : "text-muted"}`}>
        {refusal && <p className="font-semibold text-danger">{refusal}</p>}
        {messages.length > 0 && (
          <>
            <p className="font-semibold">{PHONE_TEXTS.missing}</p>
            <ul className="list-disc ps-5">
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </aside>
  );
}
