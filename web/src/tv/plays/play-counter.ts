import type { Instant } from "@tresen/contract/kit/time";
import type { PlayedScene } from "@tresen/contract/signage/plays/plays";
import { QUARTER, QUARTER_SCENES_LIMIT } from "@tresen/contract/signage/plays/quarters";
import type { ManifestScene } from "@tresen/contract/signage/player/manifest";
import { type Place, keepQuarter, readQuarter, tidyQuarters } from "./kept-quarters";

/** What is counted is kept so often, so that a power cut takes no more. */
const KEPT_EVERY = 15_000;
/** Between two looks no more time passes while the page runs. What is longer was seen by nobody: it stood still, or slept. */
const LONGEST_STEP = 5_000;

/** A scene that can be seen. */
export interface Seen {
  /** The same as long as it is one showing. */
  key: string;
  scene: Pick<ManifestScene, "id" | "version" | "name">;
}

/** Counts what can be seen on the screen, by quarters of an hour. */
export class PlayCounter {
  private last: (Seen & { at: Instant }) | null = null;
  private quarter: { at: Instant; place: Place; scenes: Map<string, PlayedScene> } | null = null;
  private keptAt: Instant = 0;

  /** @param isHeard whether the server has said the time. */
  constructor(private readonly isHeard: () => boolean) {}

  /** Looks at the screen. @param seen null where nothing can be seen that counts. */
  see({ seen, place, now }: { seen: Seen | null; place: Place | null; now: Instant }): void {
    const at = Math.floor(now);
    const before = this.last;
    this.last = seen && { ...seen, at };
    if (!place) return;
    if (before && at > before.at && at - before.at <= LONGEST_STEP) this.add({ seen: before, place, to: at });
    const isNew = seen !== null && seen.key !== before?.key;
    if (isNew) this.rowOf({ seen, place, at }).plays += 1;
    if (isNew || (before && !seen) || at - this.keptAt >= KEPT_EVERY) this.keep(at);
  }

  /** Keeps what is counted. */
  keep(at: Instant): void {
    if (!this.quarter) return;
    this.keptAt = at;
    const { place, scenes } = this.quarter;
    keepQuarter(this.quarter.at, { ...place, scenes: [...scenes.values()] });
  }

  private add({ seen, place, to }: { seen: Seen & { at: Instant }; place: Place; to: Instant }): void {
    for (let from = seen.at; from < to;) {
      const end = Math.min(to, quarterOf(from) + QUARTER);
      const row = this.rowOf({ seen, place, at: from });
      // A clock that is set back may come to the same quarter twice.
      const counted = [...(this.quarter?.scenes.values() ?? [])].reduce(
        (sum, { milliseconds }) => sum + milliseconds,
        0,
      );
      row.milliseconds += Math.max(0, Math.min(end - from, QUARTER - counted));
      from = end;
    }
  }

  private rowOf({ seen: { scene }, place, at }: { seen: Seen; place: Place; at: Instant }): PlayedScene {
    const { scenes } = this.open({ at: quarterOf(at), place });
    const key = `${scene.id} ${scene.version}`;
    const known = scenes.get(key);
    if (known) return known;
    const made = { scene: scene.id, version: scene.version, name: scene.name, plays: 0, milliseconds: 0 };
    if (scenes.size < QUARTER_SCENES_LIMIT) scenes.set(key, made);
    return made;
  }

  /** The quarter that begins then. What was counted before the page was loaded goes on. */
  private open({ at, place }: { at: Instant; place: Place }): NonNullable<PlayCounter["quarter"]> {
    const { quarter } = this;
    if (quarter?.at === at && quarter.place.tv === place.tv && quarter.place.branch === place.branch) return quarter;
    this.keep(at);
    tidyQuarters({ now: at, isHeard: this.isHeard() });
    const kept = readQuarter(at);
    const isOwn = kept?.tv === place.tv && kept.branch === place.branch;
    const rows = isOwn ? kept.scenes : [];
    const opened = { at, place, scenes: new Map(rows.map((row) => [`${row.scene} ${row.version}`, row])) };
    this.quarter = opened;
    return opened;
  }
}

function quarterOf(at: Instant): Instant {
  return at - (at % QUARTER);
}
