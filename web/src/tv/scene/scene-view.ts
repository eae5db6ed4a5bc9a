import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import type { Instant } from "@tresen/contract/kit/time";
import { Fault } from "../watch/fault";
import { FAULT_TEXTS } from "../watch/fault.texts";

/** What a scene is drawn with. */
export interface SceneContext {
  manifest: Manifest;
  scene: ManifestScene;
  live: PlayerLive | null;
  /** Whether prices may be shown at the moment. */
  hasPrices: () => boolean;
  /** Whether the clock is right, as far as is known. */
  isTimeKnown: () => boolean;
  /** When what goes on in the branch was last known to hold; null while that is so now, and where nobody knows. */
  knownAt: () => Instant | null;
  now: () => Instant;
  urlOf: (path: string) => Promise<string>;
  /** From 0 to 1; 0 is muted. */
  volume: number;
  onSoundBlocked: () => void;
}

/** A scene on the screen. */
export interface SceneView {
  element: HTMLElement;
  /** Done once it can be seen whole. Fails where it cannot be shown. */
  ready: Promise<void>;
  /** Whether the screens of a wall show a part of it each; else each shows it whole. */
  isSplit?: boolean;
  /** It is on the screen from now on. @param passed milliseconds since its turn began. */
  start?(passed: number): void;
  /** It stands still until it is started again. */
  pause?(): void;
  /** Something that goes on in the branch has changed. */
  update?(context: SceneContext): void;
  /** Once a second while it is shown. @param passed milliseconds since it began. @throws where it hangs. */
  tick?(passed: number): void;
  /** Draws what is seen, for a picture of the screen. */
  draw?(canvas: CanvasRenderingContext2D, width: number, height: number): void;
  stop(): void;
}

/** An element with a class and text. */
export function element(tag: string, className = "", text = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  if (text !== "") made.textContent = text;
  return made;
}

/** A picture that can be shown at once. @throws Fault where it cannot be shown. */
export async function decodedImage(url: string): Promise<HTMLImageElement> {
  const image = document.createElement("img");
  image.src = url;
  await decode(image);
  return image;
}

/** Waits until the picture can be shown at once. @throws Fault where it cannot be shown. */
export async function decode(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode();
  } catch {
    throw new Fault(FAULT_TEXTS.picture);
  }
}
