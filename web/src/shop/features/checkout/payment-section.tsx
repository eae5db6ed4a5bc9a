import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { type PaymentMethod, paymentLabel } from "@tresen/contract/payment/payment";
import { FieldError } from "../../ui/field";
import { ChoiceCard } from "../../ui/choice-card";
import { Callout } from "../../ui/callout";
import * as texts from "./checkout.texts";
import { messageFor } from "./errors";
import { Section } from "./section";
import type { CheckoutState } from "./use-checkout";

const online = (text: string) => ({ delivery: text, other: text });

/** A hint for each payment method. The two online providers have the same label and differ only by their hint. */
const HINTS: Partial<Record<PaymentMethod, { delivery: string; other: string }>> = {
  cash: { delivery: texts.cashOnDelivery, other: texts.cashAtBranch },
  "atm-card": { delivery: texts.cardOnDelivery, other: texts.cardAtBranch },
  mollie: online(texts.mollieHint),
  datatrans: online(texts.datatransHint),
};

/** The payment methods of the branch, by the same rule as on the server. */
export function PaymentSection({ state }: { state: CheckoutState }) {
  const { offered, payment, errors, change, view } = state;
  return (
    <Section title={texts.payment}>
      <div role="radiogroup" aria-label={texts.paymentMethod} className="grid gap-2">
        {offered.map((method) => {
          const hint = HINTS[method];
          return (
            <ChoiceCard
              key={method}
              id={method === payment ? "paymentMethod" : undefined}
              name="paymentMethod"
              value={method}
              label={paymentLabel({ method, offered })}
              checked={method === payment}
              onChange={() => change({ paymentMethod: method })}
            >
              {hint && (view.method === "delivery" ? hint.delivery : hint.other)}
            </ChoiceCard>
          );
        })}
      </div>
      {offered.length === 0 && <Callout tone="caution" title={ORDER_MESSAGES.paymentUnavailable} />}
      <FieldError name="paymentMethod" error={messageFor(errors, "paymentMethod")} />
    </Section>
  );
}
