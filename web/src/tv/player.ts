import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import { playing } from "@tresen/contract/signage/playing/playing";
import { arePricesKnown, factsOf, isDarkAt } from "./content/player-state";
import type { FileStore } from "./content/store";
import { type SceneContext, type SceneView, element } from "./scene/scene-view";
import { idleView } from "./scene/idle";
import { viewOf } from "./scene/views";
import type { Seen } from "./plays/play-counter";
import { Stage } from "./stage";
import type { ServerClock } from "./state/clock";
import { Troubles } from "./watch/troubles";

/** How often the player looks what is on. */
export const STEP = 100;
/** A scene that cannot be seen by then is left out. */
const PATIENCE = 6_000;
/** How long before its time a scene is made ready. */
const AHEAD = 4_000;

/** What the player needs to know at each moment. */
interface Sources {
  clock: ServerClock;
  store: FileStore;
  /** When the server last said what holds, and when what goes on in the branch was last known to hold. */
  heardAt: () => Instant;
  liveAt: () => Instant;
  onChange: () => void;
}

interface Made {
  key: string;
  scene: ManifestScene;
  view: SceneView;
  startsAt: Instant;
  transition: "none" | "fade" | "slide";
  isReady: boolean;
}

/** A scene that is shown for a time although it is not its turn. */
export interface Forced {
  scene: string;
  until: Instant;
}

/** Plays a manifest: shows at each moment the scene that is on, and leaves out what cannot be shown. */
export class Player {
  readonly stage: Stage;
  readonly troubles: Troubles;
  forced: Forced | null = null;
  isSoundBlocked = false;
  volume = 0;
  state: PlayerState | null = null;
  live: PlayerLive | null = null;
  /** When the next scene follows, as far as it is known. */
  changesAt: Instant | null = null;
  private manifest: Manifest | null = null;
  private next: Manifest | null = null;
  private scenes = new Map<string, ManifestScene>();
  private segments = new Map<string, Manifest["segments"][number]>();
  private current: Made | null = null;
  private ahead: Made | null = null;
  private second = 0;
  private isDark = false;
  private noticed: HTMLElement | null = null;

  constructor(
    parent: HTMLElement,
    private readonly sources: Sources,
  ) {
    this.stage = new Stage(parent);
    this.troubles = new Troubles(sources.onChange);
  }

  /** The manifest that is played. */
  get played(): Manifest | null {
    return this.manifest;
  }

  get shownScene(): ManifestScene | null {
    return this.current?.scene ?? null;
  }

  get shownView(): SceneView | null {
    return this.current?.view ?? null;
  }

  /** The scene that can be seen; null for the logo, and where something is in front of it. */
  get seen(): Seen | null {
    const { current } = this;
    const isSeen = current && current.key !== "idle" && !this.isDark && !this.noticed && !document.hidden;
    return isSeen ? { key: current.key, scene: current.scene } : null;
  }

  get shownSegment(): string | null {
    return this.manifest ? this.on(this.sources.clock.now()).segment : null;
  }

  /** Plays this manifest from the next change of scenes on; all of its files are here. */
  take(manifest: Manifest): void {
    this.next = manifest;
    if (!this.manifest) this.switchOver();
  }

  hear(live: PlayerLive): void {
    this.live = live;
    if (this.current) this.update(this.current);
  }

  /** A message or a number above the scenes; null for none. */
  notice(content: HTMLElement | null): void {
    this.noticed = content;
    this.coverUp();
  }

  private switchOver(): void {
    if (!this.next) return;
    this.manifest = this.next;
    this.next = null;
    this.scenes = new Map(this.manifest.scenes.map((scene) => [scene.id, scene]));
    this.segments = new Map(this.manifest.segments.map((segment) => [segment.id, segment]));
    this.troubles.clear();
    this.dropAhead();
    this.sources.onChange();
  }

  private on(at: Instant): ReturnType<typeof playing> {
    const { manifest, live } = this;
    if (!manifest) throw new RangeError("There is nothing to play");
    return playing({
      stream: manifest.stream,
      segments: this.segments,
      scenes: new Map([...this.scenes].filter(([id]) => !this.troubles.isFailing(id))),
      instant: at,
      zone: manifest.zone,
      seed: manifest.stream.id,
      branch: manifest.branch,
      live: factsOf({ live, liveAt: this.sources.liveAt(), now: at }),
      isFillerOnly: !this.sources.clock.isKnown(),
    });
  }

  /** Looks what is on, and shows it. */
  step(): void {
    const now = this.sources.clock.now();
    this.darken(now);
    this.stage.place({ now, wall: this.state?.wall ?? null });
    if (!this.manifest || this.isDark) return;
    if (this.forced && now >= this.forced.until) this.forced = null;
    const forced = this.forcedScene();
    const on = this.on(now);
    this.changesAt = on.sceneEndsAt;
    const scene = forced ?? (on.scene === null ? undefined : this.scenes.get(on.scene));
    if (!scene) return this.showIdle();
    const startsAt = forced ? 0 : on.sceneStartsAt;
    const key = `${scene.id} ${startsAt}`;
    // A scene that goes on after itself is not begun again, unless its content has changed.
    const goesOn = this.current?.scene === scene;
    if (goesOn && this.current) this.current.key = key;
    else if (this.next) {
      this.switchOver();
      return;
    } else this.bring({ scene, startsAt, key, transition: on.transition });
    this.tick(now, startsAt);
    if (!forced && on.sceneEndsAt - now < AHEAD) this.prepare(on.sceneEndsAt);
    // What plays all the time has no change of scenes: a new manifest takes its place at the end of a round.
    if (this.next && goesOn && on.sceneEndsAt - now < STEP * 2) {
      this.switchOver();
      this.current = this.current && { ...this.current, scene: { ...this.current.scene } };
    }
  }

  /** The scene that a command shows, as far as it can be shown. */
  private forcedScene(): ManifestScene | undefined {
    return this.forced && !this.troubles.isFailing(this.forced.scene) ? this.scenes.get(this.forced.scene) : undefined;
  }

  /** Shows the scene once it can be seen; until then the one before stays. */
  private bring({
    scene,
    startsAt,
    key,
    transition,
  }: {
    scene: ManifestScene;
    startsAt: Instant;
    key: string;
    transition: Made["transition"];
  }): void {
    if (this.ahead?.scene !== scene) this.make({ scene, startsAt, key, transition });
    const made = this.ahead;
    if (!made?.isReady) return;
    this.ahead = null;
    this.current = { ...made, key, startsAt };
    this.stage.show(made.view, transition);
    this.update(this.current);
  }

  /** Tells a view of what goes on in the branch. The one before stays where it cannot go on. */
  private update({ scene, view }: Made): void {
    try {
      view.update?.(this.contextOf(scene));
    } catch (error) {
      this.fail(scene, error);
    }
  }

  private prepare(at: Instant): void {
    const on = this.on(at);
    const scene = on.scene === null ? undefined : this.scenes.get(on.scene);
    if (!scene || scene === this.current?.scene || scene === this.ahead?.scene) return;
    this.make({ scene, startsAt: at, key: `${scene.id} ${at}`, transition: on.transition });
  }

  private make({ scene, startsAt, key, transition }: Pick<Made, "scene" | "startsAt" | "key" | "transition">): void {
    this.dropAhead();
    let view: SceneView;
    try {
      view = viewOf(this.contextOf(scene));
    } catch (error) {
      return this.fail(scene, error);
    }
    const made: Made = { key, scene, view, startsAt, transition, isReady: false };
    this.ahead = made;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("It took too long")), PATIENCE);
    });
    Promise.race([view.ready, late])
      .then(
        () => {
          made.isReady = true;
        },
        (error: unknown) => this.fail(scene, error),
      )
      .finally(() => clearTimeout(timer));
  }

  private tick(now: Instant, startsAt: Instant): void {
    const { current } = this;
    const second = Math.floor(now / 1000);
    if (!current || second === this.second) return;
    this.second = second;
    try {
      current.view.tick?.(now - (startsAt === 0 ? current.startsAt : startsAt));
    } catch (error) {
      this.fail(current.scene, error);
    }
  }

  private fail(scene: ManifestScene, error: unknown): void {
    if (this.ahead?.scene === scene) this.dropAhead();
    this.troubles.fail(scene.id, error);
  }

  private dropAhead(): void {
    this.ahead?.view.stop();
    this.ahead = null;
  }

  /** Where nothing may be shown, the shop's logo is. */
  private showIdle(): void {
    if (this.next) return this.switchOver();
    const { manifest } = this;
    if (!manifest || (this.current && this.current.key === "idle")) return;
    const { scene, view } = idleView({ manifest, urlOf: (path) => this.sources.store.urlOf(path) });
    this.current = { key: "idle", scene, view, startsAt: 0, transition: "fade", isReady: true };
    this.stage.show(view, "fade");
  }

  /** Outside of its hours the screen is black, and nothing plays. */
  private darken(now: Instant): void {
    const isDark = isDarkAt({ state: this.state, zone: this.manifest?.zone, now });
    if (isDark === this.isDark) return;
    this.isDark = isDark;
    this.coverUp();
    this.sources.onChange();
  }

  private coverUp(): void {
    this.stage.cover(this.isDark ? element("div", "dark") : this.noticed);
  }

  private contextOf(scene: ManifestScene): SceneContext {
    const { manifest, live } = this;
    if (!manifest) throw new RangeError("There is nothing to play");
    const now = (): Instant => this.sources.clock.now();
    return {
      ...{ manifest, scene, live, now },
      hasPrices: () => arePricesKnown({ manifest, heardAt: this.sources.heardAt(), now: now() }),
      urlOf: (path) => this.sources.store.urlOf(path),
      volume: manifest.stream.isMuted ? 0 : this.volume / 100,
      onSoundBlocked: () => {
        this.isSoundBlocked = true;
        this.sources.onChange();
      },
    };
  }
}
