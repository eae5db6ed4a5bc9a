import { setTimeout as wait } from "node:timers/promises";
import { randomNumbers } from "../../printer/faults";

/** What goes wrong with a request of a TV. */
export const TV_FAULTS = ["lostRequest", "lostAnswer", "serverError", "slow", "cutBody"] as const;
export type TvFault = (typeof TV_FAULTS)[number];

export const REQUEST_KINDS = [
  ...(["state", "ticket", "report", "command", "manifest", "file", "other"] as const),
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What all TVs together have done. */
export interface TvCounts {
  requests: Record<RequestKind, number>;
  faults: Record<TvFault, number>;
  /** Sockets that were opened, refused, and cut. */
  sockets: { opened: number; refused: number; cut: number };
  hints: number;
  /** Bytes of the answers that arrived, by kind, without compression. */
  bytes: Record<RequestKind, number>;
}

const LONGEST_DELAY = 1_500;

export function noCounts(): TvCounts {
  const none = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
    Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  return {
    requests: none(REQUEST_KINDS),
    faults: none(TV_FAULTS),
    sockets: { opened: 0, refused: 0, cut: 0 },
    hints: 0,
    bytes: none(REQUEST_KINDS),
  };
}

export function kindOf(path: string): RequestKind {
  if (/^\/signage\/\w+\.json$/.test(path)) return "manifest";
  if (/^\/(?:signage|image|video)\//.test(path)) return "file";
  const [, rest = "?"] = /^\/api\/tv\/[^/]+(\/[a-z-]+)?/.exec(path) ?? [];
  if (path.startsWith("/api/tv/") && rest === "?") return "state";
  const kinds: Record<string, RequestKind> = {
    "/socket-ticket": "ticket",
    "/report": "report",
    "/commands": "command",
  };
  return kinds[rest] ?? "other";
}

/** `fetch` of one TV, of whose calls a share goes wrong. */
export function faultyFetch({
  url,
  seed,
  share,
  counts,
}: {
  url: string;
  seed: number;
  /** From 0 to 1. */
  share: number;
  counts: TvCounts;
}): typeof fetch {
  const next = randomNumbers(seed);
  return async (input, init) => {
    const path = String(input);
    const kind = kindOf(path);
    counts.requests[kind] += 1;
    const fault = next() < share ? TV_FAULTS[Math.floor(next() * TV_FAULTS.length)] : undefined;
    if (fault) counts.faults[fault] += 1;
    if (fault === "lostRequest") throw new TypeError("The request was lost on the way.");
    if (fault === "serverError") return new Response("{}", { status: 500 });
    if (fault === "slow") await wait(next() * LONGEST_DELAY);
    const response = await fetch(`${url}${path}`, init);
    const body = await response.arrayBuffer();
    if (fault === "lostAnswer") throw new TypeError("The answer was lost on the way.");
    counts.bytes[kind] += body.byteLength;
    const { status, headers } = response;
    return new Response(fault === "cutBody" ? body.slice(0, Math.floor(body.byteLength / 2)) : body, {
      status,
      headers: { "content-type": headers.get("content-type") ?? "" },
    });
  };
}
