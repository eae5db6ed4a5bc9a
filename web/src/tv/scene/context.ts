import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import { mayShowPrices } from "../content/doubtful";
import type { FileStore } from "../content/store";
import type { ServerClock } from "../state/clock";
import type { Turn } from "./made";
import type { SceneContext } from "./scene-view";

/** A connection that comes back soon is not worth a word to guests. */
const AGE_TOLD_AFTER = 5 * 60_000;

/** What the player needs to know at each moment. */
export interface Sources {
  clock: Pick<ServerClock, "now" | "isKnown">;
  store: Pick<FileStore, "urlOf">;
  /** When the server last said what holds, and when what goes on in the branch was last known to hold. */
  heardAt: () => Instant;
  liveAt: () => Instant;
  onChange: () => void;
}

/** What a scene is drawn with. @throws RangeError for what is in no manifest. */
export function contextOf({
  scene,
  manifest,
  sources,
  live,
  volume,
  played,
  onSoundBlocked,
}: Pick<Turn, "scene" | "manifest"> & {
  sources: Sources;
  live: PlayerLive | null;
  /** In percent. */
  volume: number;
  /** What is played otherwise: whether there is sound, it says also for what commands show. */
  played: Manifest | null;
  onSoundBlocked: () => void;
}): SceneContext {
  if (!manifest) throw new RangeError("There is nothing to play");
  const { clock, store } = sources;
  const now = (): Instant => clock.now();
  return {
    ...{ manifest, scene, live, now, onSoundBlocked },
    isTimeKnown: () => clock.isKnown(),
    knownAt: () => {
      const at = sources.liveAt();
      return at > 0 && clock.isKnown() && now() - at > AGE_TOLD_AFTER ? at : null;
    },
    hasPrices: () => mayShowPrices({ manifest, sources }),
    urlOf: (path) => store.urlOf(path),
    volume: (played ?? manifest).stream.isMuted ? 0 : volume / 100,
  };
}
