import type { IncomingMessage } from "node:http";
import { type Html, html } from "@tresen/contract/page/html";
import { readForm } from "../gateway/body";
import { type Section, actionPath } from "../page/section";
import { actionButton, table } from "../page/table";
import { EVERYBODY, REFUSAL_MODES, type Refusal, type Refusals } from "./refusals";
import { REFUSAL_OUTCOMES, REFUSAL_TEXTS, REFUSED_LABELS } from "./message.texts";

const SECTION = "mail-service";

/** Whose mails the stand-in for SES refuses, so that a tester sees what follows. */
export function refusalsSection(refusals: Refusals): Section {
  return {
    id: SECTION,
    title: REFUSAL_TEXTS.title,
    html: () => body(refusals.list()),
    actions: {
      refuse: { run: ({ request }) => addRefusal({ refusals, request }), ...REFUSAL_OUTCOMES.refuse },
      accept: { run: ({ id }) => Promise.resolve(refusals.remove(id)), ...REFUSAL_OUTCOMES.accept },
    },
  };
}

async function addRefusal({ refusals, request }: { refusals: Refusals; request: IncomingMessage }): Promise<boolean> {
  const form = await readForm(request);
  const mode = REFUSAL_MODES.find((known) => known === form.get("mode"));
  return mode !== undefined && refusals.add({ recipient: form.get("recipient") ?? "", mode });
}

function body(refusals: readonly Refusal[]): Html {
  const options = REFUSAL_MODES.map((mode) => html`<option value="${mode}">${REFUSED_LABELS[mode]}</option>`);
  return html`<p>${REFUSAL_TEXTS.introduction}</p>
<form class="choices" method="post" action="${actionPath({ section: SECTION, action: "refuse" })}">
<label>${REFUSAL_TEXTS.recipient}
<input name="recipient" required autocomplete="off" spellcheck="false" placeholder="${REFUSAL_TEXTS.example}">
</label>
<label>${REFUSAL_TEXTS.mode} <select name="mode">${options}</select></label>
<button>${REFUSAL_TEXTS.refuse}</button>
</form>
${refusals.length > 0 && refusalTable(refusals)}`;
}

function refusalTable(refusals: readonly Refusal[]): Html {
  return table({
    columns: REFUSAL_TEXTS.columns,
    rows: refusals.map(({ id, recipient, mode }) => [
      recipient === EVERYBODY ? REFUSAL_TEXTS.everybody : recipient,
      REFUSED_LABELS[mode],
      actionButton({ section: SECTION, action: "accept", id, label: REFUSAL_TEXTS.accept }),
    ]),
  });
}
