import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { Transition } from "@tresen/contract/signage/playing/parts";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";
import type { SceneView } from "./scene-view";

/** A scene that cannot be seen by then is left out. */
const PATIENCE = 6_000;

/** A scene whose turn it is, and with which change it comes. */
export interface Turn {
  /** The scene and when it began: the same scene may have its turn again. */
  key: string;
  scene: ManifestScene;
  /** The one that holds the scene; null for the logo. */
  manifest: Manifest | null;
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
    timer = setTimeout(() => reject(new Fault(FAULT_TEXTS.late)), PATIENCE);
  });
  Promise.race([made.view.ready, late])
    .then(() => {
      made.isReady = true;
    }, onFail)
    .finally(() => clearTimeout(timer));
}

/** A scene that is shown for a time although it is not its turn. */
export interface Forced {
  scene: ManifestScene;
  /** A manifest of its own. */
  manifest: Manifest;
  until: Instant;
  /** Its time is over, or it cannot be shown. */
  onEnd: (error?: unknown) => void;
}
