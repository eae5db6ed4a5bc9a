import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { MANIFEST_FORMAT } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import type { TvReport } from "@tresen/contract/signage/tv/tv.status";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { SIGNAGE, TV_PING_EVERY, tvChannel } from "@tresen/contract/socket/socket";
import type { SocketTicket } from "@tresen/contract/socket/socket-message";
import type { PlayedQuarter } from "@tresen/contract/signage/plays/plays";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { followHints } from "../shared/hints";
import { note } from "./state/log";
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
 * Keeps a TV in step with the server: asks after a hint, after each new connection and once an hour, loads what is new, and
 * reports once an hour and when something about the TV has changed.
 */
export class Sync {
  private heard: Instant = readKept<Instant>("heard") ?? 0;
  private isConnected = false;
  private isAsking = false;
  private isAskedAgain = false;
  /** In which hour what was shown was sent last. */
  private sentHour = -1;
  private loading: string | null = null;
  private playedHash: string | null = readKept<string>("played");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reporting: ReturnType<typeof setTimeout> | undefined;
  private repeating: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE.first;

  constructor(private readonly parts: Parts) {}

  /** When the server last said what holds. */
  get heardAt(): Instant {
    return this.heard;
  }

  start(): void {
    // Also where no connection for hints ever comes about.
    this.plan();
    followHints({
      getTicket: async () => (await ask<SocketTicket>({ method: "POST", path: this.path("/socket-ticket") })).ticket,
      onHint: (channels) => void this.hint(channels),
      onConnected: (isConnected) => {
        this.isConnected = isConnected;
        this.plan();
      },
      pingEvery: TV_PING_EVERY,
    });
    void this.all();
  }

  /** Asks for everything, now. */
  async all(): Promise<void> {
    await Promise.all([this.askState(), this.askLive()]);
  }

  /** Tells the server soon what the TV is like now. */
  tell(): void {
    this.reporting ??= setTimeout(() => {
      this.reporting = undefined;
      void this.report();
    }, REPORT_AFTER);
  }

  private async hint(channels: readonly string[]): Promise<void> {
    const isAnything = channels.length === 0;
    const own = this.parts.player.state ? tvChannel(this.parts.player.state.id) : "";
    const isState = isAnything || channels.includes(SIGNAGE) || channels.includes(own);
    const isLive = isAnything || channels.some((channel) => channel !== SIGNAGE && channel !== own);
    await Promise.all([...(isState ? [this.askState()] : []), ...(isLive ? [this.askLive()] : [])]);
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
      void this.report();
      this.plan();
    }, wait);
  }

  private async askState(): Promise<void> {
    if (this.isAsking) {
      this.isAskedAgain = true;
      return;
    }
    this.isAsking = true;
    try {
      do {
        this.isAskedAgain = false;
        await this.readState();
      } while (this.isAskedAgain);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) this.parts.onRefused();
      else this.askAgain();
    } finally {
      this.isAsking = false;
    }
  }

  private async readState(): Promise<void> {
    const { clock, player, onCommand } = this.parts;
    const asked = performance.now();
    const state = await ask<PlayerState>({ path: this.path("") });
    clock.hear({ now: Date.parse(state.now), asked, answered: performance.now() });
    const isOther = JSON.stringify(this.withoutTime(player.state)) !== JSON.stringify(this.withoutTime(state));
    player.state = state;
    keep("state", state);
    onCommand(state);
    if (isOther) this.tell();
    if (await this.loadManifest(state)) this.pause = PAUSE.first;
    else this.askAgain();
    this.heard = clock.now();
    keep("heard", this.heard);
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

  private withoutTime(state: PlayerState | null): object {
    return { ...state, now: null };
  }

  /** Loads a manifest with all of its files, and plays it then. @returns whether nothing is missing. */
  private async loadManifest({ manifest: named }: PlayerState): Promise<boolean> {
    const { store, player } = this.parts;
    if (!named || (named.sha256 === this.playedHash && player.played)) return true;
    this.loading = named.sha256;
    this.tell();
    const text = await (await fetch(named.url, { credentials: "omit" })).text();
    if ((await hashOf(text)) !== named.sha256) throw new Error("The manifest is another one");
    const manifest = JSON.parse(text) as Manifest;
    if (Number(manifest.format) !== MANIFEST_FORMAT) {
      location.reload();
      return true;
    }
    const fault = await store.load(manifest.files);
    if (fault) {
      note(`files of ${named.sha256}: ${fault}`);
      // Scenes without their files would fail, so the manifest before stays. Where there is none, what is here is played.
      if (!player.played) player.take(manifest);
      return false;
    }
    await store.keepPlayed(manifest);
    this.playedHash = named.sha256;
    keep("played", this.playedHash);
    this.loading = null;
    player.take(manifest);
    this.tell();
    return true;
  }

  private async askLive(): Promise<void> {
    try {
      const live = await ask<PlayerLive>({ path: this.path("/live") });
      keep("live", live);
      this.parts.player.hear(live);
    } catch {
      // What was heard last holds until it is too old.
      this.askAgain();
    }
  }

  private async report(): Promise<void> {
    const { player, version, clock } = this.parts;
    const plays = this.playsToSend();
    const storage = await estimate();
    const body: TvReport & { plays?: PlayedQuarter[] } = {
      ...(plays.length > 0 ? { plays } : {}),
      version,
      resolution: {
        width: Math.max(1, Math.round(screen.width * devicePixelRatio)),
        height: Math.max(1, Math.round(screen.height * devicePixelRatio)),
      },
      userAgent: navigator.userAgent.slice(0, 400),
      scene: player.shownScene?.id ?? null,
      segment: player.shownSegment,
      manifest: this.playedHash,
      loading: this.loading,
      storage,
      isStoragePersistent: (await navigator.storage?.persisted?.()) ?? false,
      clockDifference: clock.difference(),
      isSoundBlocked: player.isSoundBlocked,
      troubles: player.troubles.list().slice(0, 50),
    };
    try {
      await ask({ method: "POST", path: this.path("/report"), body });
      forgetQuarters(plays);
    } catch (error) {
      // What is refused now would be refused each time, and the report with it.
      if (error instanceof Refusal && error.status === 400) dropQuarters(plays, "refused");
      else this.sentHour = -1;
    }
  }

  /** What was shown, once an hour; until it has arrived it is sent again with the next report. */
  private playsToSend(): PlayedQuarter[] {
    const { player, clock } = this.parts;
    const now = clock.now();
    const hour = Math.floor(now / HOUR);
    if (!player.state || !clock.isKnown() || hour === this.sentHour) return [];
    this.sentHour = hour;
    return quartersBefore(now - (now % QUARTER), { tv: player.state.id, branch: player.state.branch });
  }

  private path(rest: string): string {
    return `/api/tv/${this.parts.key}${rest}`;
  }
}

async function estimate(): Promise<TvReport["storage"]> {
  const { usage, quota }: StorageEstimate = (await navigator.storage?.estimate?.().catch(() => ({}))) ?? {};
  return usage === undefined || quota === undefined ? null : { used: Math.round(usage), quota: Math.round(quota) };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
