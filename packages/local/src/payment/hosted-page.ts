import { type Html, html } from "@tresen/contract/html";
import { formatMoney } from "@tresen/contract/money";
import { STYLE } from "../page/style";
import type { Provider, StandInPayment, StandInState } from "./book";

/** What a tester can do on the page. */
export const CHOICES = {
  paid: { label: "Bezahlen", state: "paid", isSilent: false },
  silent: { label: "Bezahlen, aber der Webhook kommt nie", state: "paid", isSilent: true },
  failed: { label: "Fehlschlagen lassen", state: "failed", isSilent: false },
  canceled: { label: "Abbrechen", state: "canceled", isSilent: false },
  expired: { label: "Ablaufen lassen", state: "expired", isSilent: false },
} as const satisfies Record<string, { label: string; state: StandInState; isSilent: boolean }>;

export type Choice = keyof typeof CHOICES;

export const PROVIDER_NAMES: Record<Provider, string> = { mollie: "Mollie", datatrans: "Datatrans" };

export const STATE_NAMES: Record<StandInState, string> = { open: "Offen", authorized: "Genehmigt", paid: "Bezahlt", failed: "Fehlgeschlagen", canceled: "Abgebrochen", expired: "Abgelaufen" };

export function isChoice(text: string | null): text is Choice {
  return text !== null && Object.hasOwn(CHOICES, text);
}

/** The page on which customers pay at the provider: here whoever tests decides how it goes. */
export function renderHostedPage(payment: StandInPayment): string {
  const name = PROVIDER_NAMES[payment.provider];
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zahlung über ${name} (Test)</title>
<style>${STYLE}
main.pay { max-width: 30rem; }
.pay form { display: grid; gap: .5rem; }
.pay button { width: 100%; min-height: 2.75rem; }
</style>
</head>
<body>
<header><h1>Zahlung über ${name}</h1><p>Nachbau zum Testen: Hier fließt kein Geld.</p></header>
<main class="pay">
<section aria-labelledby="sum"><h2 id="sum">${formatMoney(payment.amount, payment.currency)}</h2>
<p>${payment.description}</p>
${payment.state === "open" ? choices() : ended(payment)}
</section>
</main>
</body>
</html>
`.text;
}

function choices(): Html {
  return html`<form method="post">${Object.entries(CHOICES).map(([value, { label }]) => html`<button name="choice" value="${value}">${label}</button>`)}</form>`;
}

function ended(payment: StandInPayment): Html {
  return html`<p>Diese Zahlung ist beendet: ${STATE_NAMES[payment.state]}.</p><p><a href="${returnUrl(payment)}">Zurück zum Shop</a></p>`;
}

/** Where the customer goes afterwards. Datatrans hangs its number onto it. */
export function returnUrl({ provider, id, state, returnUrls }: StandInPayment): string {
  const target = state === "paid" || state === "authorized" ? returnUrls.success : state === "canceled" ? returnUrls.cancel : returnUrls.error;
  if (provider === "mollie") return target;
  const url = new URL(target);
  url.searchParams.set("datatransTrxId", id);
  return url.href;
}
