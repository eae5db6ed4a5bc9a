import { type Html, html } from "@tresen/contract/page/html";
import { formatMoney } from "@tresen/contract/kit/money";
import { timeOf } from "../page/render";
import { type Section, actionPath } from "../page/section";
import { type Cell, actionButton, table } from "../page/table";
import { OUTAGE_MODES, type StandInPayment, WEBHOOK_MODES } from "./payment-store";
import { isChargeable, refundStatus } from "./mollie-api";
import {
  OUTAGE_LABELS,
  PAYMENTS_TEXTS,
  PAYMENT_OUTCOMES,
  PROVIDER_NAMES,
  STATE_NAMES,
  WEBHOOK_LABELS,
  chargebackText,
  refundText,
  waitingWebhooksText,
} from "./payment.texts";
import type { StandIns } from "./stand-ins";

const SHOWN = 20;

const SECTION = "payments";

/** Payments at the stand-ins, and the settings of the stand-ins. */
export function paymentsSection(standIns: StandIns): Section {
  return {
    id: SECTION,
    title: PAYMENTS_TEXTS.title,
    html: () => body(standIns.store.content),
    actions: {
      again: {
        run: async ({ id }) => Promise.resolve(standIns.repeatWebhook(id)),
        ...PAYMENT_OUTCOMES.again,
      },
      chargeback: {
        run: async ({ id }) => Promise.resolve(standIns.chargeBack(id)),
        ...PAYMENT_OUTCOMES.chargeback,
      },
      switches: {
        run: async ({ request }) => {
          await standIns.changeSwitches(request);
          return true;
        },
        ...PAYMENT_OUTCOMES.switches,
      },
    },
  };
}

function body({ payments, switches, webhooks }: StandIns["store"]["content"]): Html {
  const choices = [
    select({
      label: PAYMENTS_TEXTS.webhooks,
      name: "webhook",
      options: WEBHOOK_MODES.map((mode) => ({ value: mode, label: WEBHOOK_LABELS[mode] })),
      chosen: switches.webhook,
    }),
    select({
      label: PAYMENTS_TEXTS.outage,
      name: "outage",
      options: OUTAGE_MODES.map((mode) => ({ value: mode, label: OUTAGE_LABELS[mode] })),
      chosen: switches.outage,
    }),
  ];
  const target = actionPath({ section: SECTION, action: "switches", id: "all" });
  return html`<form class="choices" method="post" action="${target}">
${choices}<button>${PAYMENTS_TEXTS.change}</button>
</form>
${webhooks.length > 0 && html`<p>${waitingWebhooksText(webhooks.length)}</p>`}
${payments.length === 0 ? html`<p>${PAYMENTS_TEXTS.none}</p>` : paymentTable(payments)}`;
}

function select({
  label,
  name,
  options,
  chosen,
}: {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
}): Html {
  const choices = options.map((option) => optionOf({ ...option, isChosen: option.value === chosen }));
  return html`<label>${label} <select name="${name}">${choices}</select></label>\n`;
}

function optionOf({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }): Html {
  return isChosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

function paymentTable(payments: readonly StandInPayment[]): Html {
  return table({ columns: PAYMENTS_TEXTS.columns, rows: payments.slice(-SHOWN).toReversed().map(row) });
}

function row(payment: StandInPayment): Cell[] {
  const { id, provider, at, description, amount, currency } = payment;
  return [
    timeOf(Date.parse(at)),
    PROVIDER_NAMES[provider],
    html`${description}<br><code>${id}</code>`,
    formatMoney(amount, currency),
    stateOf(payment),
    actionsOf(payment),
  ];
}

function stateOf({ provider, state, refunds, chargedBack, currency }: StandInPayment): Html {
  // Datatrans refunds at once.
  const gaveBack = refunds.map((refund) =>
    refundText({
      amount: formatMoney(refund.amount, currency),
      status: provider === "datatrans" ? "refunded" : refundStatus(refund),
    }),
  );
  const tookBack = chargedBack === undefined ? [] : [chargebackText(formatMoney(chargedBack, currency))];
  return html`${STATE_NAMES[state]}${[...gaveBack, ...tookBack].map((line) => html`<br>${line}`)}`;
}

function actionsOf(payment: StandInPayment): Html {
  const target = { section: SECTION, id: payment.id };
  return html`${actionButton({ ...target, action: "again", label: PAYMENTS_TEXTS.again })}
${isChargeable(payment) && actionButton({ ...target, action: "chargeback", label: PAYMENTS_TEXTS.chargeback })}`;
}
