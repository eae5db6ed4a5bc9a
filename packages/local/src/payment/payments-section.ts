import { type Html, html } from "@tresen/contract/page/html";
import { formatMoney } from "@tresen/contract/kit/money";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { type Section, actionPath } from "../page/section";
import { OUTAGE_MODES, type StandInPayment, type Switches, WEBHOOK_MODES } from "./book";
import { PROVIDER_NAMES, STATE_NAMES } from "./hosted-page";
import { isChargeable, refundStatus } from "./mollie-api";
import type { StandIns } from "./stand-ins";

const SHOWN = 20;
const WEBHOOKS: Record<Switches["webhook"], string> = {
  normal: "sofort und einmal",
  late: "verspätet (20 Sekunden)",
  twice: "doppelt",
  reversed: "in falscher Reihenfolge",
  forged: "mit falscher Signatur",
};
const OUTAGES: Record<Switches["outage"], string> = {
  none: "antworten",
  unavailable: "antworten mit 503",
  timeout: "antworten nicht",
  "lost-answer": "verlieren die nächste Antwort",
};
const REFUNDS: Record<string, string> = { queued: "läuft", refunded: "erledigt", canceled: "abgebrochen" };

const SECTION = "payments";

/** Payments at the stand-ins, and how these behave. */
export function paymentsSection(standIns: StandIns): Section {
  return {
    id: SECTION,
    title: "Zahlungen (Nachbau von Mollie und Datatrans)",
    html: () => body(standIns.book.content),
    actions: {
      again: {
        run: async ({ id }) => Promise.resolve(standIns.repeatWebhook(id)),
        done: "Der Webhook wird gesendet.",
        unknown: "Diese Zahlung gibt es nicht.",
        failed: "Der Webhook konnte nicht gesendet werden.",
      },
      chargeback: {
        run: async ({ id }) => Promise.resolve(standIns.chargeBack(id)),
        done: "Die Zahlung ist zurückgebucht, der Webhook wird gesendet.",
        unknown: "Diese Zahlung kann nicht zurückgebucht werden.",
        failed: "Die Zahlung konnte nicht zurückgebucht werden.",
      },
      switches: {
        run: async ({ request }) => {
          await standIns.changeSwitches(request);
          return true;
        },
        done: "Die Zahlungsdienste verhalten sich jetzt so.",
        unknown: "",
        failed: "Das Verhalten konnte nicht geändert werden.",
      },
    },
  };
}

function body({ payments, switches, webhooks }: StandIns["book"]["content"]): Html {
  return html`<form method="post" action="${actionPath({ section: SECTION, action: "switches", id: "all" })}">
<label>Webhooks kommen <select name="webhook">${WEBHOOK_MODES.map((mode) => option({ value: mode, label: WEBHOOKS[mode], isChosen: mode === switches.webhook }))}</select></label>
<label>Die Zahlungsdienste <select name="outage">${OUTAGE_MODES.map((mode) => option({ value: mode, label: OUTAGES[mode], isChosen: mode === switches.outage }))}</select></label>
<button>Übernehmen</button>
</form>
${webhooks.length > 0 && html`<p>${webhooks.length} Webhooks sind noch zu senden.</p>`}
${payments.length === 0 ? html`<p>Noch keine. Bestellen Sie im Shop mit „Online Zahlung“.</p>` : table(payments)}`;
}

function table(payments: readonly StandInPayment[]): Html {
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">Dienst</th><th scope="col">Zahlung</th><th scope="col">Betrag</th><th scope="col">Stand</th><th scope="col">Webhook</th></tr></thead>
<tbody>${payments.slice(-SHOWN).toReversed().map(row)}</tbody></table>`;
}

function row(payment: StandInPayment): Html {
  const { id, provider, at, description, amount, currency, state, refunds, chargedBack } = payment;
  return html`<tr><td><time datetime="${at}">${formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE })}</time></td><td>${PROVIDER_NAMES[provider]}</td><td>${description}<br><code>${id}</code></td><td>${formatMoney(amount, currency)}</td>
<td>${STATE_NAMES[state]}${refunds.map((refund) => html`<br>Rückerstattung ${formatMoney(refund.amount, currency)}: ${provider === "datatrans" ? "erledigt" : (REFUNDS[refundStatus(refund)] ?? "")}`)}${chargedBack !== undefined && html`<br>Rückbuchung ${formatMoney(chargedBack, currency)}`}</td>
<td><form method="post" action="${actionPath({ section: SECTION, action: "again", id })}"><button>Webhook nochmals senden</button></form>
${isChargeable(payment) && html`<form method="post" action="${actionPath({ section: SECTION, action: "chargeback", id })}"><button>Vom Kunden zurückbuchen lassen</button></form>`}</td></tr>`;
}

function option({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }): Html {
  return isChosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}
