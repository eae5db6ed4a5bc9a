import type { Instant } from "@tresen/contract/kit/time";
import type { ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { Transition } from "@tresen/contract/signage/playing/parts";
import type { SceneView } from "./scene-view";

/** A scene that cannot be seen by then is left out. */
const PATIENCE = 6_000;

/** A scene whose turn it is, and with which change it comes. */
export interface Turn {
  /** The scene and when it began: the same scene may have its turn again. */
  key: string;
  scene: ManifestScene;
  startsAt: Instant;
  transition: Transition;
}

/** A scene with its view. */
export interface Made extends Turn {
  view: SceneView;
  isReady: boolean;
}

/** Waits until the view can be seen whole. @param onFail is told where it cannot be, or takes too long. */
export function awaitReady({ made, onFail }: { made: Made; onFail: (error: unknown) => void }): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long")), PATIENCE);
  });
  Promise.race([made.view.ready, late])
    .then(() => {
      made.isReady = true;
    }, onFail)
    .finally(() => clearTimeout(timer));
}

/** A scene that is shown for a time although it is not its turn. */
export interface Forced {
  scene: string;
  until: Instant;
}
