import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { LiveFacts } from "@tresen/contract/signage/playing/parts";
import { type Playing, playing } from "@tresen/contract/signage/playing/playing";

/** A manifest that is played. */
export class Programme {
  private readonly scenes: ReadonlyMap<string, ManifestScene>;
  private readonly segments: ReadonlyMap<string, Manifest["segments"][number]>;

  constructor(readonly manifest: Manifest) {
    this.scenes = new Map(manifest.scenes.map((scene) => [scene.id, scene]));
    this.segments = new Map(manifest.segments.map((segment) => [segment.id, segment]));
  }

  scene(id: string | null): ManifestScene | undefined {
    return id === null ? undefined : this.scenes.get(id);
  }

  /** What is on. @param isFailing tells which scenes are left out; @param isTimeKnown whether it can be chosen by the time. */
  at({
    instant,
    live,
    isFailing = () => false,
    isTimeKnown = true,
  }: {
    instant: Instant;
    live: LiveFacts;
    isFailing?: (scene: string) => boolean;
    isTimeKnown?: boolean;
  }): Playing {
    const { stream, zone, branch } = this.manifest;
    return playing({
      ...{ stream, segments: this.segments, instant, zone, branch, live, seed: stream.id },
      scenes: new Map([...this.scenes].filter(([id]) => !isFailing(id))),
      isFillerOnly: !isTimeKnown,
    });
  }
}
