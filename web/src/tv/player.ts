import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import { NOTHING_KNOWN } from "@tresen/contract/signage/playing/parts";
import type { Playing } from "@tresen/contract/signage/playing/playing";
import { Programme } from "./content/programme";
import { isDoubtful } from "./content/doubtful";
import { factsOf, isDarkAt, withoutEnded } from "./content/player-state";
import { type Sources, contextOf } from "./scene/context";
import { Cover } from "./scene/cover";
import type { SceneContext, SceneView } from "./scene/scene-view";
import { IDLE, type Shop, idleView } from "./scene/idle";
import { type Forced, type Made, type Turn, awaitReady } from "./scene/made";
import { viewOf } from "./scene/views";
import type { Seen } from "./plays/play-counter";
import { Stage } from "./stage";
import { Fault } from "./watch/fault";
import { FAULT_TEXTS } from "./watch/fault.texts";
import { Troubles } from "./watch/troubles";

/** How often the player looks what is on. */
export const STEP = 100;
/** How long before its time a scene is made ready. */
const AHEAD = 4_000;

/** Plays a manifest: shows at each moment the scene that is on, and leaves out what cannot be shown. */
export class Player {
  readonly stage: Stage;
  readonly cover: Cover;
  readonly troubles: Troubles;
  forced: Forced | null = null;
  isSoundBlocked = false;
  volume = 0;
  /** The shop, for a screen that has nothing to play yet. */
  shop: Shop | null = null;
  state: PlayerState | null = null;
  live: PlayerLive | null = null;
  /** When the next scene follows, as far as it is known. */
  changesAt: Instant | null = null;
  private programme: Programme | null = null;
  private next: Programme | null = null;
  private current: Made | null = null;
  private ahead: Made | null = null;
  private second = 0;

  constructor(
    parent: HTMLElement,
    private readonly sources: Sources,
  ) {
    this.stage = new Stage(parent);
    this.cover = new Cover(this.stage);
    this.troubles = new Troubles(sources.onChange);
  }

  /** The manifest that is played. */
  get played(): Manifest | null {
    return this.programme?.manifest ?? null;
  }

  get shownScene(): ManifestScene | null {
    return this.current?.scene ?? null;
  }

  get shownView(): SceneView | null {
    return this.current?.view ?? null;
  }

  /** The scene that can be seen; null for the logo, and where something is in front of it. */
  get seen(): Seen | null {
    const { current, cover } = this;
    const isSeen = current && current.scene.id !== IDLE && !cover.isShown && !document.hidden;
    return isSeen ? { key: current.key, scene: current.scene } : null;
  }

  get shownSegment(): string | null {
    return this.turn?.segment ?? null;
  }

  /** What is on by the plan; null where there is nothing to play. */
  get turn(): Playing | null {
    return this.programme && !this.isUnassigned ? this.on(this.sources.clock.now()) : null;
  }

  /** Whether the back-office names no stream for this screen. */
  private get isUnassigned(): boolean {
    return this.state !== null && this.state.manifest === null;
  }

  /**
   * Plays this manifest: at once if what is shown has changed, else from the next scene on.
   * @param lacking the scenes whose files are not here, which are left out.
   */
  take(manifest: Manifest, lacking?: ReadonlySet<string>): void {
    this.next = new Programme(manifest, lacking);
    const [shown, next] = [this.current?.scene, manifest.scenes.find(({ id }) => id === this.current?.scene.id)];
    if (!this.programme || JSON.stringify(next) !== JSON.stringify(shown)) this.switchOver();
  }

  hear(live: PlayerLive): void {
    this.live = live;
    if (this.current) this.update(this.current);
  }

  private switchOver(): void {
    if (!this.next) return;
    this.programme = this.next;
    this.next = null;
    this.troubles.clear();
    this.dropAhead();
    this.sources.onChange();
  }

  private on(at: Instant): Playing {
    const { programme, live, sources } = this;
    if (!programme) throw new RangeError("There is nothing to play");
    const isTimeKnown = sources.clock.isKnown();
    return programme.at({
      instant: at,
      live: isTimeKnown ? factsOf({ live, liveAt: sources.liveAt(), now: at }) : NOTHING_KNOWN,
      isTimeKnown,
      isFailing: (id) => {
        const scene = programme.scene(id);
        return (
          this.troubles.isFailing(id) ||
          (scene !== undefined && isDoubtful({ manifest: programme.manifest, scene, sources }))
        );
      },
    });
  }

  /** Looks what is on, and shows it. */
  step(): void {
    const now = this.sources.clock.now();
    const live = this.live && withoutEnded({ live: this.live, now });
    if (live && live !== this.live) this.hear(live);
    this.darken(now);
    this.stage.place({ now, wall: this.state?.wall ?? null });
    if (this.forced && now >= this.forced.until) this.endForced();
    if (this.cover.isDark) return this.awaitHours(now);
    if (this.forced) this.showForced(this.forced, now);
    else this.showPlanned(now);
  }

  /** The scene that a command shows. What is planned changes behind it. */
  private showForced({ scene, manifest, until }: Forced, now: Instant): void {
    if (this.next) this.switchOver();
    if (isDoubtful({ scene, manifest, sources: this.sources })) return this.endForced(new Fault(FAULT_TEXTS.outdated));
    this.changesAt = until;
    const turn = { scene, manifest, startsAt: now, key: `${scene.id} ${until}`, transition: scene.transition };
    if (this.current?.scene !== scene) this.bring(turn);
    this.tick(now);
  }

  /** Ends the scene that a command shows. @param error why it cannot be shown; nothing where its time is over. */
  endForced(error?: unknown): void {
    const { forced } = this;
    this.forced = null;
    forced?.onEnd(error);
  }

  private showPlanned(now: Instant): void {
    if (!this.programme || this.isUnassigned) return this.showIdle();
    const { manifest } = this.programme;
    const on = this.on(now);
    this.changesAt = on.sceneEndsAt;
    const scene = this.programme.scene(on.scene);
    if (!scene) return this.showIdle();
    const startsAt = on.sceneStartsAt;
    const key = `${scene.id} ${startsAt}`;
    // A scene that goes on after itself is not begun again, unless its content has changed.
    const goesOn = this.current?.scene === scene;
    if (goesOn && this.current) Object.assign(this.current, { key, startsAt });
    else if (this.next) return this.switchOver();
    else this.bring({ scene, manifest, startsAt, key, transition: on.transition });
    this.tick(now);
    if (on.sceneEndsAt - now < AHEAD) this.prepare(on.sceneEndsAt);
    // What plays all the time has no change of scenes: a new manifest takes its place at the end of a round.
    if (this.next && goesOn && on.sceneEndsAt - now < STEP * 2) {
      this.switchOver();
      this.current = this.current && { ...this.current, scene: { ...this.current.scene } };
    }
  }

  /** Shows the scene once it can be seen; until then the one before stays. */
  private bring(turn: Turn): void {
    if (this.ahead?.scene !== turn.scene) this.make(turn);
    const made = this.ahead;
    if (!made?.isReady) return;
    this.ahead = null;
    const { key, startsAt, transition } = turn;
    this.current = { ...made, key, startsAt };
    this.stage.show({ view: made.view, transition, passed: Math.max(0, this.sources.clock.now() - startsAt) });
    this.update(this.current);
    this.sources.onChange();
  }

  /** Tells a view of what goes on in the branch. The one before stays where it cannot go on. */
  private update({ scene, view, manifest }: Made): void {
    try {
      view.update?.(this.contextOf({ scene, manifest }));
    } catch (error) {
      this.fail(scene, error);
    }
  }

  private prepare(at: Instant): void {
    const on = this.on(at);
    const scene = this.programme?.scene(on.scene);
    if (!this.programme || !scene || scene === this.current?.scene || scene === this.ahead?.scene) return;
    const { manifest } = this.programme;
    this.make({ scene, manifest, startsAt: at, key: `${scene.id} ${at}`, transition: on.transition });
  }

  private make(turn: Turn): void {
    this.dropAhead();
    const { scene } = turn;
    try {
      const made = { ...turn, view: viewOf(this.contextOf(turn)), isReady: false };
      this.ahead = made;
      awaitReady({ made, onFail: (error) => this.fail(scene, error) });
    } catch (error) {
      this.fail(scene, error);
    }
  }

  private tick(now: Instant): void {
    const { current } = this;
    const second = Math.floor(now / 1000);
    if (!current || second === this.second) return;
    this.second = second;
    try {
      current.view.tick?.(now - current.startsAt);
    } catch (error) {
      this.fail(current.scene, error);
    }
  }

  private fail(scene: ManifestScene, error: unknown): void {
    if (this.ahead?.scene === scene) this.dropAhead();
    if (this.forced?.scene === scene) this.endForced(error);
    else this.troubles.fail(scene.id, error);
  }

  private dropAhead(): void {
    this.ahead?.view.stop();
    this.ahead = null;
  }

  /** Where nothing may be shown, the shop's logo is; and before the first manifest is here, or without a stream. */
  private showIdle(): void {
    if (this.next) return this.switchOver();
    const shop = this.played?.shop ?? this.shop;
    const isWaiting = !this.programme?.isWhole && !this.isUnassigned;
    const key = `${IDLE} ${shop?.name} ${shop?.logo} ${isWaiting}`;
    if (this.current?.key === key) return;
    // A logo that is not here comes by the network.
    const urlOf = (path: string) => this.sources.store.urlOf(path).catch(() => path);
    const { scene, view } = idleView({ shop, isWaiting, urlOf });
    this.current = { key, scene, manifest: null, view, startsAt: 0, transition: "fade", isReady: true };
    void view.ready.then(() => {
      if (this.current?.view === view) this.stage.show({ view, transition: "fade", passed: 0 });
    });
  }

  /** Outside of its hours the screen is black, and nothing plays: not even unseen, with its sound. */
  private darken(now: Instant): void {
    const isDark = isDarkAt({ state: this.state, now });
    if (isDark === this.cover.isDark) return;
    if (isDark) {
      this.begin();
      this.stage.clear();
    }
    this.cover.darken(isDark);
    this.sources.onChange();
  }

  /** Behind the black: what is new takes over at once, and the first scene is made ready before the hours begin. */
  private awaitHours(now: Instant): void {
    if (this.next) this.switchOver();
    const soon = now + AHEAD;
    if (this.programme && !this.isUnassigned && !this.ahead && !isDarkAt({ state: this.state, now: soon }))
      this.prepare(soon);
  }

  /** Lets what is on begin anew, at the place where it would be. */
  begin(): void {
    this.dropAhead();
    this.current = null;
  }

  private contextOf(turn: Pick<Turn, "scene" | "manifest">): SceneContext {
    const { sources, live, volume, played } = this;
    const onSoundBlocked = (): void => {
      this.isSoundBlocked = true;
      sources.onChange();
    };
    return contextOf({ ...turn, sources, live, volume, played, onSoundBlocked });
  }
}
