import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { PlayerLive } from "@tresen/contract/signage/player/player";

/*
 * What the back-office and the frame with a preview of screens tell each other. Both are pages of the same host, and each
 * takes messages of the other one only: see `isFrom`.
 */

/** The page that the frame shows: the player of TVs, without a key and without anything that it would keep. */
export const SIGNAGE_PREVIEW_PAGE = "/backend/tv-preview.html";

/** From the back-office: what is played, and from when on. */
export interface PreviewPlay {
  kind: "play";
  manifest: Manifest;
  live: PlayerLive;
  at: Instant;
  isPlaying: boolean;
}

/** From the back-office: the player goes to another time, or stands still there. */
export interface PreviewMove {
  kind: "move";
  /** Null for where it is. */
  at: Instant | null;
  isPlaying: boolean;
}

/** From the frame: where it is. */
export interface PreviewPlace {
  kind: "place";
  at: Instant;
  segment: string;
  /** Null if nothing may be shown. */
  scene: { id: string; name: string } | null;
  /** Its place in the round, and when it began and ends. */
  position: number;
  startsAt: Instant;
  endsAt: Instant;
  /** Milliseconds of each scene of the round. */
  durations: number[];
  /** Scenes that cannot be shown, with the reasons. */
  troubles: { scene: string; reason: string }[];
}

export type SignagePreviewEvent = { kind: "ready" } | PreviewPlace;

/** What the frame was sent; null for anything else. */
export function readPreviewOrder(data: unknown): PreviewPlay | PreviewMove | null {
  return isKind<PreviewPlay | PreviewMove>(data, ["play", "move"]) ? data : null;
}

/** What the frame tells; null for anything else. */
export function readSignagePreviewEvent(data: unknown): SignagePreviewEvent | null {
  return isKind<SignagePreviewEvent>(data, ["ready", "place"]) ? data : null;
}

/** The messages come from pages of our own host, so their kind says what else they have. */
function isKind<Message extends { kind: string }>(data: unknown, kinds: readonly string[]): data is Message {
  return typeof data === "object" && data !== null && "kind" in data && kinds.includes(String(data.kind));
}
