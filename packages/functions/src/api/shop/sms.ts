import { SMS_TEXTS } from "@tresen/contract/message/message.texts";
import { isAppError } from "@tresen/core/platform/errors";
import { type SmsLink, openSmsLink, stopSms } from "@tresen/core/outbox";
import { HOUR } from "@tresen/contract/kit/time";
import { enforceRateLimit } from "@tresen/core/platform/throttle";
import { resource } from "../../http/resource";
import { smallPage } from "../../http/page/small-page";
import type { HttpEvent, HttpResult } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** A rate limit against guessing tokens: nobody opens that many links. */
const GUESSES = { limit: 60, window: HOUR };

/**
 * The page that a link in an SMS opens. It needs no script, so it works on any phone. Opening it changes nothing, since
 * link previews open it too.
 */
export const handler = resource([
  { method: "GET", path: "/api/sms/{token}", handler: (event) => answer({ event, run: openSmsLink }) },
  {
    method: "POST",
    path: "/api/sms/{token}/stop",
    handler: (event) =>
      answer({ event, run: ({ token }) => stopSms({ token, stop: true, now: event.requestContext.timeEpoch }) }),
  },
  {
    method: "POST",
    path: "/api/sms/{token}/resume",
    handler: (event) =>
      answer({ event, run: ({ token }) => stopSms({ token, stop: false, now: event.requestContext.timeEpoch }) }),
  },
]);

async function answer({
  event,
  run,
}: {
  event: HttpEvent;
  run: (link: { token: string }) => Promise<SmsLink>;
}): Promise<HttpResult> {
  const token = event.pathParameters?.token ?? "";
  if (!/^[\w-]{12}$/.test(token)) return page({ status: 404, body: `<p>${SMS_TEXTS.expired}</p>` });
  try {
    await enforceRateLimit({
      kind: "sms-link",
      value: viewerAddress(event),
      ...GUESSES,
      now: event.requestContext.timeEpoch,
    });
    return page({ status: 200, body: linkBody({ token, link: await run({ token }) }) });
  } catch (error) {
    if (isAppError(error, "sms.link_missing")) return page({ status: 404, body: `<p>${SMS_TEXTS.expired}</p>` });
    throw error;
  }
}

/** Token and path contain only letters, digits, hyphens and slashes, so they need no escaping. */
function linkBody({ token, link: { orderPath, isStopped } }: { token: string; link: SmsLink }): string {
  const [action, label, text] = isStopped
    ? ["resume", SMS_TEXTS.resume, SMS_TEXTS.stopped]
    : ["stop", SMS_TEXTS.stop, SMS_TEXTS.active];
  return [
    `<p><a class="button" href="${orderPath}">${SMS_TEXTS.order}</a></p>`,
    `<p role="status">${text}</p>`,
    `<form method="post" action="/api/sms/${token}/${action}"><button>${label}</button></form>`,
  ].join("");
}

function page({ status, body }: { status: number; body: string }): HttpResult {
  return smallPage({ status, title: SMS_TEXTS.title, body });
}
