import type { PushPayload } from "@tresen/contract/push/push";
import { type Html, html } from "@tresen/contract/page/html";
import { decryptPush } from "@tresen/core/push/protocol";
import type { Clock } from "../clock";
import { timeOf } from "../page/render";
import type { Section } from "../page/section";
import { type Cell, actionButton, table } from "../page/table";
import type { PushStandIn } from "./push-service";
import type { PushStore, StandInBrowser, StandInMessage } from "./push-store";
import { PUSH_OUTCOMES, PUSH_TEXTS, messageFacts } from "./push.texts";
import { type Notified, notifiedDevices, subscribeTestBrowser } from "./test-devices";

const SECTION = "push";
const SHOWN = 20;

/** What arrived at the stand-in for push services, and its test devices. */
export function pushSection({ standIn, clock }: { standIn: PushStandIn; clock: Clock }): Section {
  const { store } = standIn;
  return {
    id: SECTION,
    title: PUSH_TEXTS.title,
    html: async () => body({ store, devices: await notifiedDevices() }),
    actions: {
      subscribe: {
        run: ({ id }) => subscribeTestBrowser({ standIn, id, now: clock.now() }),
        ...PUSH_OUTCOMES.subscribe,
      },
      forget: { run: ({ id }) => Promise.resolve(store.forget(id)), ...PUSH_OUTCOMES.forget },
      busy: {
        run: async () => {
          store.setBusy(true);
          return Promise.resolve(true);
        },
        ...PUSH_OUTCOMES.busy,
      },
    },
  };
}

function body({ store, devices }: { store: PushStore; devices: readonly Notified[] }): Html {
  const { browsers, messages, isBusy } = store.content;
  const deviceRows = devices.map(({ id, name }): Cell[] => [
    name,
    actionButton({ section: SECTION, action: "subscribe", id, label: PUSH_TEXTS.subscribe }),
  ]);
  const messageRows = messages.slice(-SHOWN).toReversed();
  return html`<p>${PUSH_TEXTS.introduction}</p>
${isBusy ? html`<p>${PUSH_TEXTS.isBusy}</p>` : actionButton({ section: SECTION, action: "busy", label: PUSH_TEXTS.busy })}
${devices.length > 0 && table({ caption: PUSH_TEXTS.devices, columns: PUSH_TEXTS.deviceColumns, rows: deviceRows })}
${browsers.length > 0 && table({ caption: PUSH_TEXTS.browsers, columns: PUSH_TEXTS.browserColumns, rows: browsers.slice(-SHOWN).map(browserRow) })}
${
  messages.length === 0
    ? html`<p>${PUSH_TEXTS.messages}: ${PUSH_TEXTS.none}</p>`
    : table({
        caption: PUSH_TEXTS.messages,
        columns: PUSH_TEXTS.messageColumns,
        rows: messageRows.map((message) => messageRow({ message, browser: store.find(message.token) })),
      })
}`;
}

function browserRow({ token, at, device, isGone }: StandInBrowser): Cell[] {
  return [
    timeOf(Date.parse(at)),
    device ?? "–",
    isGone ? PUSH_TEXTS.gone : PUSH_TEXTS.registered,
    isGone ? "–" : actionButton({ section: SECTION, action: "forget", id: token, label: PUSH_TEXTS.forget }),
  ];
}

function messageRow({
  message: { at, body: encrypted, ttl, urgency },
  browser,
}: {
  message: StandInMessage;
  browser: StandInBrowser | undefined;
}): Cell[] {
  const bytes = Buffer.from(encrypted, "base64");
  const payload = browser?.keys ? payloadIn(decryptPush({ body: bytes, keys: browser.keys })) : null;
  return [
    timeOf(Date.parse(at)),
    browser?.device ?? "–",
    payload
      ? html`<strong>${payload.title}</strong><br>${payload.body}<br><code>${payload.url}</code>`
      : PUSH_TEXTS.sealed,
    messageFacts({ ttl, urgency, bytes: bytes.length }),
  ];
}

function payloadIn(text: string): PushPayload {
  return JSON.parse(text);
}
