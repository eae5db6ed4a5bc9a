/** The shop removes what begins with "tresen-" together with its own service worker. */
const CACHE = "display";
/** The same page serves every display. */
const PAGE = "/display/";
const FILES = /\/assets\/display-[\w.-]+/g;
/** Scripts name those that they load later without the folder, or without the slash before it. */
const LATER = /["'`](?:\.\/|assets\/)(display-[\w.-]+)["'`]/g;
/** How long a display that knows the page waits for a network that says nothing. */
const PATIENCE = 5_000;

/**
 * The page from the network, which is then remembered with its files; without a network the one that was remembered
 * last. @param later is given what has to end before the service worker may stop.
 */
export async function answerPage({
  request,
  later,
}: {
  request: Request;
  later: (work: Promise<void>) => void;
}): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE, { ignoreVary: true });
  try {
    const response = await (kept ? impatient(fetch(request)) : fetch(request));
    if (!response.ok) return kept ?? response;
    later(remember(response.clone()));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A file of the build, whose name changes with its content. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(request.url).pathname, { ignoreVary: true })) ?? fetch(request);
}

/** Remembers the page for a display that this service worker did not answer yet. */
export async function rememberFirst(): Promise<void> {
  await remember(await fetch(`${PAGE}backoffice`, { cache: "no-cache" }));
}

/**
 * Stores the page after all of its files, so that page and files are always of one build, and drops the files of others.
 * Nothing is stored if a file cannot be loaded: the former page stays.
 */
async function remember(response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    const named = namedIn(await response.clone().text());
    // An answer of something between display and shop is no page of a display.
    if (!response.ok || named.length === 0) return;
    const files = new Set(named);
    // The set grows by what style sheets name, and by what scripts load later: a terminal may open without a network.
    for (const path of files) {
      const file = await load({ cache, path });
      if (path.endsWith(".css")) for (const inner of namedIn(await file.text())) files.add(inner);
      if (path.endsWith(".js")) for (const inner of laterIn(await file.text())) files.add(inner);
    }
    await cache.put(PAGE, response);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== PAGE && !files.has(pathname)) await cache.delete(pathname, { ignoreVary: true });
    }
  } catch {
    // It is tried again with the next page.
  }
}

async function load({ cache, path }: { cache: Cache; path: string }): Promise<Response> {
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response.clone());
  return response;
}

function namedIn(text: string): string[] {
  return [...new Set(text.match(FILES) ?? [])];
}

function laterIn(script: string): string[] {
  return [...script.matchAll(LATER)].map(([, name]) => `/assets/${name}`);
}

/** @throws when the answer takes too long. */
async function impatient(answer: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer")), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
