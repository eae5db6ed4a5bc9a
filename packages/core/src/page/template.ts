import { PAGE_UNREACHABLE } from "@tresen/contract/page/page.texts";
import { env } from "../platform/env";
import { AppError } from "../platform/errors";

/** How long a page of the build is cached, so a new build is shown within this time. */
const FRESH = 60_000;
const TIMEOUT = 3_000;

let current: { html: string; at: number } | null = null;
let asking: Promise<string> | null = null;

/**
 * The built entry page of the shop, fetched from the address where browsers get it, so that the function need not know
 * where it is stored.
 * @throws upstream when it cannot be fetched and is not cached.
 */
export async function readTemplate(): Promise<string> {
  if (current && performance.now() - current.at < FRESH) return current.html;
  asking ??= load().finally(() => {
    asking = null;
  });
  return asking;
}

async function load(): Promise<string> {
  try {
    const response = await fetch(`${env.PUBLIC_URL}/index.html`, { signal: AbortSignal.timeout(TIMEOUT) });
    const html = await response.text();
    if (!response.ok || !html.includes("</head>")) throw new Error(`The entry page answered ${response.status}.`);
    current = { html, at: performance.now() };
    return html;
  } catch (cause) {
    if (current) return current.html;
    throw new AppError("page.template", "upstream", PAGE_UNREACHABLE, [], { cause });
  }
}
