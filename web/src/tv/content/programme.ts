import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { LiveFacts } from "@tresen/contract/signage/playing/parts";
import { type Playing, playing } from "@tresen/contract/signage/playing/playing";

/** A manifest that is played. */
export class Programme {
  private readonly scenes: ReadonlyMap<string, ManifestScene>;
  private readonly segments: ReadonlyMap<string, Manifest["segments"][number]>;

  /** @param lacking the scenes whose files are not here. */
  constructor(
    readonly manifest: Manifest,
    private readonly lacking: ReadonlySet<string> = new Set(),
  ) {
    this.scenes = new Map(manifest.scenes.map((scene) => [scene.id, scene]));
    this.segments = new Map(manifest.segments.map((segment) => [segment.id, segment]));
  }

  /** Whether all files are here. */
  get isWhole(): boolean {
    return this.lacking.size === 0;
  }

  scene(id: string | null): ManifestScene | undefined {
    return id === null ? undefined : this.scenes.get(id);
  }

  /**
   * What is on. The place of a scene that fails is filled by the one before it, which goes on for longer, so that all others
   * keep theirs and screens of a group stay together. @param isFailing tells which scenes are left out; @param isTimeKnown
   * whether it can be chosen by the time.
   */
  at({
    instant,
    live,
    isFailing: fails = () => false,
    isTimeKnown = true,
  }: {
    instant: Instant;
    live: LiveFacts;
    isFailing?: (scene: string) => boolean;
    isTimeKnown?: boolean;
  }): Playing {
    const { stream, zone, branch } = this.manifest;
    const isFailing = (scene: string): boolean => this.lacking.has(scene) || fails(scene);
    const on = (isFillerOnly: boolean): Playing =>
      playing({
        ...{ stream, segments: this.segments, scenes: this.scenes, instant, zone, branch, live, seed: stream.id },
        isFillerOnly,
      });
    const planned = on(!isTimeKnown);
    const shown = withoutFailing({ on: planned, isFailing });
    // Where all scenes of a segment fail the filler is shown, as where none of them may be.
    return shown.scene === null && planned.by !== "filler" ? withoutFailing({ on: on(true), isFailing }) : shown;
  }
}

/** The same with the nearest scene before it in place of one that fails; without a scene where all fail. */
function withoutFailing({ on, isFailing }: { on: Playing; isFailing: (scene: string) => boolean }): Playing {
  const { round, position } = on;
  let { sceneStartsAt } = on;
  for (let back = 0; back < round.length; back += 1) {
    const shown = round[(position - back + round.length) % round.length];
    if (!shown) break;
    if (back > 0) sceneStartsAt -= shown.duration;
    const { scene, transition } = shown;
    if (!isFailing(scene)) return { ...on, scene, transition, sceneStartsAt };
  }
  return { ...on, scene: null };
}
