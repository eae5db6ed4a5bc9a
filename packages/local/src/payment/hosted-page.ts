import { type Html, html } from "@tresen/contract/page/html";
import { formatMoney } from "@tresen/contract/kit/money";
import { STYLE } from "../page/style";
import type { StandInPayment } from "./payment-store";
import { type Choice, choicesFor } from "./choices";
import {
  CHOICE_LABELS,
  HOSTED_PAGE_TEXTS,
  hostedPageHeading,
  hostedPageTitle,
  paymentEndedText,
} from "./payment.texts";

/** The provider's payment page, on which the tester decides the outcome. */
export function renderHostedPage(payment: StandInPayment): string {
  const { provider, amount, currency, description, state } = payment;
  const choices = choicesFor(payment);
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${hostedPageTitle(provider)}</title>
<style>${STYLE}
main.pay { max-width: 30rem; }
.pay form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.pay button { width: 100%; min-height: 2.75rem; white-space: normal; }
</style>
</head>
<body>
<header><h1>${hostedPageHeading(provider)}</h1><p>${HOSTED_PAGE_TEXTS.warning}</p></header>
<main class="pay">
<section aria-labelledby="sum"><h2 id="sum">${formatMoney(amount, currency)}</h2>
<p>${description}</p>
${state === "pending" && html`<p>${HOSTED_PAGE_TEXTS.underway}</p>`}
${choices.length > 0 ? html`<form method="post">${choices.map(button)}</form>` : ended(payment)}
</section>
</main>
</body>
</html>
`.text;
}

function button(choice: Choice): Html {
  return html`<button name="choice" value="${choice}">${CHOICE_LABELS[choice]}</button>`;
}

function ended(payment: StandInPayment): Html {
  const back = html`<a href="${returnUrl(payment)}">${HOSTED_PAGE_TEXTS.back}</a>`;
  return html`<p>${paymentEndedText(payment.state)}</p><p>${back}</p>`;
}

/** The address to return to. Datatrans appends its transaction number. */
export function returnUrl({ provider, id, state, returnUrls }: StandInPayment): string {
  const target =
    state === "paid" || state === "authorized" || state === "pending"
      ? returnUrls.success
      : state === "canceled"
        ? returnUrls.cancel
        : returnUrls.error;
  if (provider === "mollie") return target;
  const url = new URL(target);
  url.searchParams.set("datatransTrxId", id);
  return url.href;
}
