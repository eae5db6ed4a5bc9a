import { MINUTE } from "@tresen/contract/kit/time";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import type { PreviewMove, PreviewPlace, PreviewPlay } from "../../shared/preview/signage-preview";
import { Player } from "../player";
import type { SceneView } from "../scene/scene-view";
import { PreviewClock } from "./preview-clock";

/** Plays a manifest as a TV does, at the time that it is told, without sound. */
export class PreviewPlayer {
  private readonly player: Player;
  private live: PlayerLive | null = null;
  private heardAt = 0;
  private paused: SceneView | null = null;

  constructor(
    parent: HTMLElement,
    private readonly clock = new PreviewClock(),
  ) {
    this.player = new Player(parent, {
      clock,
      // Files come by the network, and nothing is kept of them.
      store: { urlOf: async (path) => path },
      heardAt: () => clock.now(),
      liveAt: () => clock.now(),
      onChange: () => undefined,
    });
  }

  play({ manifest, live, at, isPlaying }: PreviewPlay): void {
    this.live = live;
    this.player.take(manifest);
    this.move({ kind: "move", at, isPlaying });
  }

  move({ at, isPlaying }: PreviewMove): void {
    this.clock.set({ at: at ?? this.clock.now(), isPlaying });
    this.paused = null;
    // At another time other pages of the same scene are shown, and another place of a video.
    if (at !== null) this.player.begin();
    else if (isPlaying) this.player.shownView?.start?.(this.clock.now() - (this.player.turn?.sceneStartsAt ?? 0));
    this.hear();
  }

  step(): void {
    if (this.clock.now() - this.heardAt > MINUTE) this.hear();
    this.player.step();
    const { shownView: view } = this.player;
    if (this.clock.isPlaying || view === this.paused) return;
    this.paused = view;
    view?.pause?.();
  }

  /** Where it is; null before there is something to play. */
  place(): PreviewPlace | null {
    const { turn, played, troubles } = this.player;
    if (!turn || !played) return null;
    const scene = played.scenes.find(({ id }) => id === turn.scene);
    return {
      ...{ kind: "place", at: this.clock.now(), segment: turn.segment, position: turn.position },
      scene: scene ? { id: scene.id, name: scene.name } : null,
      ...{ startsAt: turn.sceneStartsAt, endsAt: turn.sceneEndsAt },
      durations: turn.round.map(({ duration }) => duration),
      troubles: troubles.list(),
    };
  }

  /** At every time of the preview the branch is as it is now: no hours, numbers or sold-outs follow its clock. */
  private hear(): void {
    if (!this.live) return;
    this.heardAt = this.clock.now();
    const at = new Date(this.heardAt).toISOString();
    const tickets = this.live.tickets.map((ticket) => ({ ...ticket, since: at }));
    const soldOut = { ...this.live.soldOut, ends: [] };
    this.player.hear({ ...this.live, at, changesAt: null, tickets, soldOut });
  }
}
