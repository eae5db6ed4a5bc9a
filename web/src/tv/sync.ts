import type { PlayerLive, PlayerNews, PlayerState } from "@tresen/contract/signage/player/player";
import type { TvReport } from "@tresen/contract/signage/tv/tv.status";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { SocketTicket } from "@tresen/contract/socket/socket-message";
import type { PlayedQuarter } from "@tresen/contract/signage/plays/plays";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { followHints } from "../shared/hints";
import { Loader } from "./content/loader";
import type { FileStore } from "./content/store";
import type { Player } from "./player";
import { dropQuarters, forgetQuarters, quartersBefore } from "./plays/kept-quarters";
import { Refusal, ask } from "./state/api";
import type { ServerClock } from "./state/clock";
import { keep, readKept } from "./state/kept";

/** Without a connection for hints, the server is asked so often. */
const ALONE_EVERY = 60_000;
/** Changes of the TV's state are told together. */
const REPORT_AFTER = 2_000;
/** What was not answered is asked again after the first pause, which doubles up to the longest. */
const PAUSE = { first: 3_000, longest: 60_000 };
/** The code of the error for a key that was revoked, or that nobody knows. */
const KEY_REFUSED = "access-key.refused";
/** Screens of a shop do not all ask in the same second of an hour. */
const SPREAD = 20_000;

interface Parts {
  key: string;
  clock: ServerClock;
  store: FileStore;
  player: Player;
  version: string;
  /** Carries out what the TV was told. */
  onCommand: (state: PlayerState) => void;
  /** The key is not valid any more. */
  onRefused: () => void;
}

/**
 * Keeps a TV in step with the server. A report once an hour, after each new connection and when something about the TV needs
 * attention is answered with all that it has to know. In between a hint says that it has to ask what to play, and what goes on
 * in its branch comes with the hint.
 */
export class Sync {
  private heard: Instant = readKept<Instant>("heard") ?? 0;
  private isConnected = false;
  private isAsking = false;
  /** What is to be asked next. */
  private wanted: "state" | "all" | null = null;
  /** In which hour what was shown was sent last. */
  private sentHour = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reporting: ReturnType<typeof setTimeout> | undefined;
  private repeating: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE.first;
  /** What needed attention when it was told last. */
  private told = "";
  /** When a connection was lost that would have told of changes. */
  private knownAt: Instant = 0;

  private readonly loader: Loader;

  constructor(private readonly parts: Parts) {
    const { store, player } = parts;
    this.loader = new Loader({
      ...{ store, player, onUnread: () => this.askAgain(), onEnd: () => this.tell() },
      onRead: () => void (this.pause = PAUSE.first),
    });
  }

  /** When the server last said what holds. */
  get heardAt(): Instant {
    return this.heard;
  }

  /** When what was heard of the branch was last known to hold: it does while changes would be told. */
  get liveAt(): Instant {
    const { clock, player } = this.parts;
    return this.isConnected ? clock.now() : Math.max(this.knownAt, Date.parse(player.live?.at ?? "") || 0);
  }

  start(): void {
    // Also where no connection for hints ever comes about.
    this.plan();
    followHints({
      getTicket: async () => (await ask<SocketTicket>({ method: "POST", path: this.path("/socket-ticket") })).ticket,
      onHint: (channels) => void this.ask(channels.length === 0 ? "all" : "state"),
      onNews: (_channel, live) => this.hear(live as PlayerLive),
      onConnected: (isConnected) => {
        if (this.isConnected && !isConnected) this.knownAt = this.parts.clock.now();
        this.isConnected = isConnected;
        this.plan();
      },
      isQuiet: true,
    });
    void this.all();
  }

  /** Tells what the TV is like, hears everything, and loads what is new, now. */
  async all(): Promise<void> {
    await this.ask("all");
    await this.loader.ended();
  }

  /** Tells the server soon, if something about the TV needs attention that it was not told of. */
  tell(): void {
    if (this.attention() === this.told) return;
    this.reporting ??= setTimeout(() => {
      this.reporting = undefined;
      if (this.attention() !== this.told) void this.all();
    }, REPORT_AFTER);
  }

  /** What staff would do something about, and whether something is shown. The rest is told with it, and once an hour. */
  private attention(): string {
    const { state, isSoundBlocked, troubles, seen } = this.parts.player;
    return JSON.stringify([state?.version, resolution(), isSoundBlocked, troubles.list(), seen !== null]);
  }

  /** The next look without a hint: at the beginning of the next hour, when prices may change, or soon without a connection. */
  private plan(): void {
    clearTimeout(this.timer);
    const now = this.parts.clock.now();
    const wait = this.isConnected
      ? HOUR - (now % HOUR) + Math.random() * SPREAD
      : ALONE_EVERY * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => {
      void this.all();
      this.plan();
    }, wait);
  }

  /** One question after another: what is wanted meanwhile is asked once, and after a failure everything. */
  private async ask(what: "state" | "all"): Promise<void> {
    if (this.wanted !== "all") this.wanted = what;
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.wanted !== null) {
        const isAll: boolean = this.wanted === "all";
        this.wanted = null;
        await (isAll ? this.report() : this.askState());
      }
    } catch (error) {
      this.wanted = null;
      if (error instanceof Refusal && error.code === KEY_REFUSED) this.parts.onRefused();
      else this.askAgain();
    } finally {
      this.isAsking = false;
    }
  }

  private async askState(): Promise<void> {
    const asked = performance.now();
    await this.take(await ask<PlayerState>({ path: this.path("") }), asked);
  }

  /** @param asked when the question was sent, by the page's clock. */
  private async take(state: PlayerState, asked: number): Promise<void> {
    const { clock, player, onCommand } = this.parts;
    clock.hear({ now: Date.parse(state.now), asked, answered: performance.now() });
    player.state = state;
    keep("state", state);
    onCommand(state);
    this.heard = clock.now();
    keep("heard", this.heard);
    // A video may take minutes, in which commands still come.
    this.loader.load(state.manifest);
  }

  /** What goes on in the branch. An answer may arrive after news that are later. */
  private hear(live: PlayerLive): void {
    const { player } = this.parts;
    if (player.live && Date.parse(live.at) < Date.parse(player.live.at)) return;
    keep("live", live);
    player.hear(live);
  }

  /** A hint comes once, so what it told of is asked for until the server has answered. */
  private askAgain(): void {
    if (this.repeating !== undefined) return;
    this.repeating = setTimeout(
      () => {
        this.repeating = undefined;
        void this.all();
      },
      this.pause * (0.5 + Math.random()),
    );
    this.pause = Math.min(PAUSE.longest, this.pause * 2);
  }

  private async report(): Promise<void> {
    const { player, version, clock } = this.parts;
    const [asked, told] = [performance.now(), this.attention()];
    const plays = this.playsToSend();
    const storage = await estimate();
    const body: TvReport & { plays?: PlayedQuarter[] } = {
      ...(plays.length > 0 ? { plays } : {}),
      version,
      resolution: resolution(),
      userAgent: navigator.userAgent.slice(0, 400),
      scene: player.shownScene?.id ?? null,
      segment: player.shownSegment,
      manifest: this.loader.playedHash,
      loading: this.loader.loading,
      storage,
      isStoragePersistent: (await navigator.storage?.persisted?.()) ?? false,
      clockDifference: clock.difference(),
      isSoundBlocked: player.isSoundBlocked,
      troubles: player.troubles.list().slice(0, 50),
    };
    const { state, live } = await ask<PlayerNews>({ method: "POST", path: this.path("/report"), body }).catch(
      (error: unknown) => {
        // What is refused now would be refused each time, and the report with it.
        if (error instanceof Refusal && error.status === 400) dropQuarters(plays, "refused");
        else this.sentHour = -1;
        throw error;
      },
    );
    forgetQuarters(plays);
    this.told = told;
    this.hear(live);
    await this.take(state, asked);
  }

  /** What was shown, once an hour; until it has arrived it is sent again with the next report. */
  private playsToSend(): PlayedQuarter[] {
    const { player, clock } = this.parts;
    const now = clock.now();
    const hour = Math.floor(now / HOUR);
    if (!player.state || !clock.isHeard() || hour === this.sentHour) return [];
    this.sentHour = hour;
    return quartersBefore(now - (now % QUARTER), { tv: player.state.id, branch: player.state.branch });
  }

  private path(rest: string): string {
    return `/api/tv/${this.parts.key}${rest}`;
  }
}

/** In device pixels. */
function resolution(): TvReport["resolution"] {
  const pixels = (points: number): number => Math.max(1, Math.round(points * devicePixelRatio));
  return { width: pixels(screen.width), height: pixels(screen.height) };
}

async function estimate(): Promise<TvReport["storage"]> {
  const { usage, quota }: StorageEstimate = (await navigator.storage?.estimate?.().catch(() => ({}))) ?? {};
  return usage === undefined || quota === undefined ? null : { used: Math.round(usage), quota: Math.round(quota) };
}
