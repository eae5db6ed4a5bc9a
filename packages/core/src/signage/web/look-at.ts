import { lookup } from "node:dns/promises";
import { type RequestOptions, request as httpsRequest } from "node:https";
import type { IncomingHttpHeaders, IncomingMessage, ClientRequest } from "node:http";
import { mayBeFramed } from "./framing";
import { isPublicAddress, isPublicHost } from "./public-address";

/** For all steps together, in milliseconds: whoever saves waits for it. */
const PATIENCE = 4000;
const MOST_REDIRECTS = 3;

/** What was found: `unreachable` is no fault, since a page may be down while it is entered. */
export type WebFinding = "fine" | "unreachable" | "private" | "unframeable";

/** The part of `https.request` that is used. */
type Request = (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

/** How names become addresses, and how a page is asked; both can be others in tests. */
export interface Outside {
  resolve: (host: string) => Promise<readonly string[]>;
  request: Request;
}

const OUTSIDE: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: httpsRequest,
};

/**
 * Asks for a page as a screen would, to know whether it can be shown within another page. Only hosts of the internet
 * are asked, also after redirects, and exactly the address that was found to be public.
 */
export async function lookAt({
  url,
  origin,
  outside = OUTSIDE,
}: {
  url: string;
  /** Of the page that shows it. */
  origin: string;
  outside?: Outside;
}): Promise<WebFinding> {
  const signal = AbortSignal.timeout(PATIENCE);
  let page = new URL(url);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    if (page.protocol !== "https:" || !isPublicHost(page.hostname)) return "private";
    const addresses = await resolved({ host: page.hostname, outside });
    const [address] = addresses;
    if (address === undefined) return "unreachable";
    if (!addresses.every(isPublicAddress)) return "private";
    const answer = await asked({ page, address, outside, signal });
    if (!answer) return "unreachable";
    const { status, headers } = answer;
    if (status < 300 || status > 399 || !headers.location)
      return mayBeFramed({ headers, page, origin }) ? "fine" : "unframeable";
    if (!URL.canParse(headers.location, page)) return "unreachable";
    page = new URL(headers.location, page);
  }
  return "unreachable";
}

async function resolved({ host, outside }: { host: string; outside: Outside }): Promise<readonly string[]> {
  try {
    return await outside.resolve(host.replace(/^\[(.*)\]$/, "$1"));
  } catch {
    return [];
  }
}

/** Status and headers of an answer, whose content is not read; null where none came in time. */
function asked({
  page,
  address,
  outside,
  signal,
}: {
  page: URL;
  address: string;
  outside: Outside;
  signal: AbortSignal;
}): Promise<{ status: number; headers: IncomingHttpHeaders } | null> {
  return new Promise((resolve) => {
    const options: RequestOptions = {
      // The address that was looked at, so that the name cannot lead elsewhere a moment later.
      lookup: (_host, { all }, found) => {
        const family = address.includes(":") ? 6 : 4;
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
      headers: { accept: "text/html,*/*;q=0.8" },
      signal,
    };
    const asking = outside.request(page, options, (answer) => {
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    asking.on("error", () => resolve(null));
    asking.end();
  });
}
