/** How long a display that knows the page waits for a network that says nothing. */
const PATIENCE = 5_000;

/** Where a page for displays is, and which of its files are kept. */
interface Place {
  /** The shop removes what begins with "tresen-" together with its own service worker. */
  cache: string;
  /** The path under which the page is kept: the same page may serve several displays. */
  page: string;
  /** A path at which the page is found. */
  first: string;
  /** What the names of its files in the folder of assets begin with. */
  prefix: string;
}

export interface PageShell {
  answerPage: (asked: { request: Request; later: (work: Promise<void>) => void }) => Promise<Response>;
  answerFile: (request: Request) => Promise<Response>;
  rememberFirst: () => Promise<void>;
}

/** Keeps a page with its files, so that it opens without a network. */
export function pageShell({ cache: CACHE, page: PAGE, first, prefix }: Place): PageShell {
  const FILES = new RegExp(`/assets/${prefix}[\\w.-]+`, "g");
  /** Scripts name those that they load later without the folder, or without the slash before it. */
  const LATER = new RegExp(`["'\`](?:\\./|assets/)(${prefix}[\\w.-]+)["'\`]`, "g");

  /**
   * The page from the network, which is then remembered with its files; without a network the one that was remembered
   * last. @param later is given what has to end before the service worker may stop.
   */
  async function answerPage({
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
  async function answerFile(request: Request): Promise<Response> {
    const cache = await caches.open(CACHE);
    return (await cache.match(new URL(request.url).pathname, { ignoreVary: true })) ?? fetch(request);
  }

  /** Remembers the page for a display that this service worker did not answer yet. */
  async function rememberFirst(): Promise<void> {
    await remember(await fetch(first, { cache: "no-cache" }));
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

  return { answerPage, answerFile, rememberFirst };
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
