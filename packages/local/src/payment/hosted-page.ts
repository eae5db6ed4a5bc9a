import { type Html, html } from "@tresen/contract/page/html";
import { keysOf } from "@tresen/contract/kit/object";
import { formatMoney } from "@tresen/contract/kit/money";
import { STYLE } from "../page/style";
import type { Provider, StandInPayment, StandInState } from "./book";

/** What a tester can do on the page. */
export const CHOICES = {
  paid: { label: "Bezahlen", state: "paid", isSilent: false },
  // Mollie tells nobody of it.
  pending: { label: "Überweisen: Das Geld ist unterwegs", state: "pending", isSilent: true },
  silent: { label: "Bezahlen, aber der Webhook kommt nie", state: "paid", isSilent: true },
  failed: { label: "Fehlschlagen lassen", state: "failed", isSilent: false },
  canceled: { label: "Abbrechen", state: "canceled", isSilent: false },
  expired: { label: "Ablaufen lassen", state: "expired", isSilent: false },
} as const satisfies Record<string, { label: string; state: StandInState; isSilent: boolean }>;

export type Choice = keyof typeof CHOICES;

export const PROVIDER_NAMES: Record<Provider, string> = { mollie: "Mollie", datatrans: "Datatrans" };

export const STATE_NAMES: Record<StandInState, string> = {
  open: "Offen",
  pending: "Unterwegs",
  authorized: "Genehmigt",
  paid: "Bezahlt",
  failed: "Fehlgeschlagen",
  canceled: "Abgebrochen",
  expired: "Abgelaufen",
};

/**
 * What the payment may become. Cards alone know no money that is on its way; for the tester it arrives, or not, on this
 * very page.
 */
export function choicesFor({ provider, state }: StandInPayment): Choice[] {
  if (state !== "open" && state !== "pending") return [];
  return keysOf(CHOICES).filter((choice) => choice !== "pending" || (provider === "mollie" && state === "open"));
}

/** The page on which customers pay at the provider: here whoever tests decides how it goes. */
export function renderHostedPage(payment: StandInPayment): string {
  const name = PROVIDER_NAMES[payment.provider];
  const buttons = choicesFor(payment);
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zahlung über ${name} (Test)</title>
<style>${STYLE}
main.pay { max-width: 30rem; }
.pay form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.pay button { width: 100%; min-height: 2.75rem; white-space: normal; }
</style>
</head>
<body>
<header><h1>Zahlung über ${name}</h1><p>Nachbau zum Testen: Hier fließt kein Geld.</p></header>
<main class="pay">
<section aria-labelledby="sum"><h2 id="sum">${formatMoney(payment.amount, payment.currency)}</h2>
<p>${payment.description}</p>
${payment.state === "pending" && html`<p>Das Geld ist unterwegs. Wie geht es aus?</p>`}
${buttons.length > 0 ? html`<form method="post">${buttons.map((choice) => html`<button name="choice" value="${choice}">${CHOICES[choice].label}</button>`)}</form>` : ended(payment)}
</section>
</main>
</body>
</html>
`.text;
}

function ended(payment: StandInPayment): Html {
  return html`<p>Diese Zahlung ist beendet: ${STATE_NAMES[payment.state]}.</p><p><a href="${returnUrl(payment)}">Zurück zum Shop</a></p>`;
}

/** Where the customer goes afterwards. Datatrans hangs its number onto it. */
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
