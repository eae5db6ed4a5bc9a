import type { MoneyFacts, MoneyStep } from "@tresen/contract/closing/money-facts";
import { netOf } from "@tresen/contract/kit/money";
import { DONATION, type TaxLine } from "@tresen/contract/order/pricing";
import type { CountedStep } from "./alongside";
import type { OrderMoney } from "./money";

/** A counted step as the closings of its branch book it. */
export function moneyStepOf({ order, before, after }: CountedStep): MoneyStep {
  const { uid, ticketNumber, updatedAt, timeline, donatee } = order;
  const factsOf = (money: OrderMoney): MoneyFacts => ({
    isCounted: money.isCounted,
    taxes: money.rates.flatMap(({ rate, gross, net }) => (gross === 0 ? [] : [{ rate, net, tax: gross - net, gross }])),
    deposits: money.rates.flatMap(({ rate, deposit }) => (deposit === 0 ? [] : [lineOf({ rate, gross: deposit })])),
    payments: money.payments.map(({ payment, gross, deposit }) => ({ payment, amount: gross + deposit })),
    // An order keeps its donee.
    donation: money.isCounted && donatee ? DONATION : 0,
  });
  return {
    ...{ uid, ticketNumber, method: after.method, at: updatedAt, action: timeline.at(-1)?.action ?? "" },
    before: before && factsOf(before),
    after: factsOf(after),
  };
}

function lineOf({ rate, gross }: Pick<TaxLine, "rate" | "gross">): TaxLine {
  const net = netOf(gross, rate);
  return { rate, net, tax: gross - net, gross };
}
