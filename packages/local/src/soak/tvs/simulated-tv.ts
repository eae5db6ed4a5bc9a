import type { PlayerLive } from "@tresen/contract/signage/player/player";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { WebSocket } from "ws";
import { randomNumbers } from "../../printer/faults";
import { FakeElement, FakeStorage } from "./fake-page";
import type { Browser } from "./player-code";
import { type TvCounts, faultyFetch } from "./tv-faults";

/** A socket that is cut ends at a random moment before this, in milliseconds. */
const LONGEST_SOCKET = 20_000;

export interface SimulatedTv {
  id: string;
  key: string;
  /** What a guest reads, with a mark for each picture. */
  shown(): string;
  /** The hash of the manifest that it plays. */
  played(): string | null;
  live(): PlayerLive | null;
  manifest(): Promise<Manifest | null>;
  /** How often the text of a message came onto the screen. */
  timesTold(text: string): number;
  loads(): number;
  stop(): void;
}

interface Options {
  id: string;
  key: string;
  url: string;
  start: (browser: Browser) => void;
  /** Which share of its calls and sockets goes wrong. */
  share: number;
  seed: number;
  counts: TvCounts;
}

/** A TV that is what a browser is to the player: its code runs as it is, on what a page would give it. */
export function startTv({ id, key, url, start, share, seed, counts }: Options): SimulatedTv {
  const storage = new FakeStorage();
  storage.localStorage.setItem("tv-key", JSON.stringify(key));
  const told: string[] = [];
  let page = openPage({ url, start, share, seed, counts, storage, told, onReload: reload });
  let loads = 1;
  function reload(): void {
    page.close();
    loads += 1;
    page = openPage({ url, start, share, seed: seed + loads, counts, storage, told, onReload: reload });
  }
  const kept = <Value>(name: string): Value | null => {
    const text = storage.localStorage.getItem(`tv-${name}`);
    return text === null ? null : (JSON.parse(text) as Value);
  };
  return {
    id,
    key,
    shown: () => page.stage()?.textContent ?? "",
    played: () => kept<string>("played"),
    live: () => kept<PlayerLive>("live"),
    manifest: async () => {
      const file = await (await storage.caches.open()).match("/tv-manifest");
      return file ? ((await file.json()) as Manifest) : null;
    },
    timesTold: (text) => told.filter((one) => one.includes(text)).length,
    loads: () => loads,
    stop: () => page.close(),
  };
}

/** One load of the page. */
function openPage({
  url,
  start,
  share,
  seed,
  counts,
  storage,
  told,
  onReload,
}: Omit<Options, "id" | "key"> & { storage: FakeStorage; told: string[]; onReload: () => void }) {
  const timers = new Set<NodeJS.Timeout>();
  const sockets = new Set<WebSocket>();
  const body = new FakeElement("body");
  let isOpen = true;
  const timer = (made: NodeJS.Timeout): NodeJS.Timeout => {
    timers.add(made);
    return made;
  };
  const later = (run: () => void, wait: number): NodeJS.Timeout => {
    const made = setTimeout(() => {
      timers.delete(made);
      run();
    }, wait);
    return timer(made);
  };
  const clear = (made: NodeJS.Timeout | undefined): void => {
    clearTimeout(made);
    if (made) timers.delete(made);
  };
  const ask = faultyFetch({ url, seed, share, counts });
  const close = (): void => {
    isOpen = false;
    for (const one of timers) clearTimeout(one);
    for (const socket of sockets) socket.terminate();
  };
  start({
    document: { body, createElement: (tag: string) => new WatchedElement(tag, told) },
    localStorage: storage.localStorage,
    caches: storage.caches,
    location: { origin: url, reload: () => setImmediate(onReload) },
    navigator: { userAgent: "Soak", onLine: true },
    screen: { width: 1920, height: 1080 },
    ...{ devicePixelRatio: 1, innerWidth: 1920, innerHeight: 1080 },
    URL: PageUrl,
    // A page that is gone asks nothing more.
    fetch: (path: string, init?: RequestInit) => (isOpen ? ask(path, init) : new Promise(() => undefined)),
    WebSocket: faultySockets({ share, next: randomNumbers(seed ^ 0x5bd1e995), counts, sockets, later }),
    addEventListener: () => undefined,
    setTimeout: later,
    clearTimeout: clear,
    setInterval: (run: () => void, every: number) => timer(setInterval(run, every)),
    clearInterval: clear,
  });
  return { close, stage: () => body.childNodes.find((child) => typeof child !== "string") };
}

/** Tells which notices came onto the screen. */
class WatchedElement extends FakeElement {
  constructor(
    tag: string,
    private readonly told: string[],
  ) {
    super(tag);
  }

  override replaceChildren(...added: (FakeElement | string)[]): void {
    super.replaceChildren(...added);
    if (this.className === "overlay" && added.length > 0) this.told.push(this.textContent);
  }
}

/** Files of a page have no address of their own here. */
class PageUrl extends URL {
  static override createObjectURL(blob: Blob): string {
    return blob.type;
  }

  static override revokeObjectURL(): void {
    // It holds nothing.
  }
}

/** Sockets, a share of which is refused or cut after some seconds. */
function faultySockets({
  share,
  next,
  counts,
  sockets,
  later,
}: {
  share: number;
  next: () => number;
  counts: TvCounts;
  sockets: Set<WebSocket>;
  later: (run: () => void, wait: number) => unknown;
}): typeof WebSocket {
  return class extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.add(this);
      counts.sockets.opened += 1;
      // Without a listener the process would end.
      this.on("error", () => undefined);
      this.on("close", () => sockets.delete(this));
      this.on("message", (data: Buffer) => {
        if (data.toString().includes('"hint"')) counts.hints += 1;
      });
      const chance = next();
      if (chance < share / 2) {
        counts.sockets.refused += 1;
        this.terminate();
      } else if (chance < share)
        later(() => {
          counts.sockets.cut += 1;
          this.terminate();
        }, next() * LONGEST_SOCKET);
    }
  } as typeof WebSocket;
}
