import { HOUR } from "@tresen/contract/kit/time";
import { STOP_LINK_GONE, STOP_PAGE, STOP_RESUME } from "@tresen/contract/reminder/reminder.texts";
import { type StopLink, followStopLink, openStopLink } from "@tresen/core/outbox";
import { isAppError } from "@tresen/core/platform/errors";
import { enforceRateLimit } from "@tresen/core/platform/throttle";
import { resource } from "../../http/resource";
import { smallPage } from "../../http/page/small-page";
import type { HttpEvent, HttpResult } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** A rate limit against guessing tokens: nobody opens that many links. Mail programs that unsubscribe come from few addresses. */
const GUESSES = { limit: 300, window: HOUR };

/**
 * The page that the link in a reminder opens. Opening it changes nothing, since link previews open it too; its button and
 * mail programs with `List-Unsubscribe-Post` (RFC 8058) send to the same address.
 */
export const handler = resource([
  { method: "GET", path: "/api/stop/{token}", handler: (event) => answer({ event, run: openStopLink }) },
  {
    method: "POST",
    path: "/api/stop/{token}",
    handler: (event) => answer({ event, run: follow({ event, stop: true }) }),
  },
  {
    method: "POST",
    path: "/api/stop/{token}/resume",
    handler: (event) => answer({ event, run: follow({ event, stop: false }) }),
  },
]);

function follow({ event, stop }: { event: HttpEvent; stop: boolean }) {
  return ({ token }: { token: string }) => followStopLink({ token, stop, now: event.requestContext.timeEpoch });
}

async function answer({
  event,
  run,
}: {
  event: HttpEvent;
  run: (link: { token: string }) => Promise<StopLink>;
}): Promise<HttpResult> {
  const token = event.pathParameters?.token ?? "";
  if (!/^[\w-]{16}$/.test(token)) return gone();
  try {
    const now = event.requestContext.timeEpoch;
    await enforceRateLimit({ kind: "stop-link", value: viewerAddress(event), ...GUESSES, now });
    return pageOf({ token, link: await run({ token }) });
  } catch (error) {
    if (isAppError(error, "stop.link_missing")) return gone();
    throw error;
  }
}

/** The token contains only letters, digits, hyphens and underscores, so it needs no escaping. */
function pageOf({ token, link: { use, isStopped } }: { token: string; link: StopLink }): HttpResult {
  const { title, active, stopped, stop } = STOP_PAGE[use];
  const [path, label, text] = isStopped ? ["/resume", STOP_RESUME, stopped] : ["", stop, active];
  return smallPage({
    status: 200,
    title,
    body: [
      `<p role="status">${text}</p>`,
      `<form method="post" action="/api/stop/${token}${path}"><button>${label}</button></form>`,
    ].join(""),
  });
}

function gone(): HttpResult {
  return smallPage({ status: 404, title: STOP_PAGE.advertising.title, body: `<p>${STOP_LINK_GONE}</p>` });
}
