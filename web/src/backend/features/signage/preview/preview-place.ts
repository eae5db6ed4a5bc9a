import type { Instant } from "@tresen/contract/kit/time";
import type { PreviewPlace } from "../../../../shared/preview/signage-preview";

/** After so many milliseconds of a scene, going back begins it again. */
const BEGUN = 2_000;

const sum = (durations: readonly number[]): number => durations.reduce((total, duration) => total + duration, 0);

/** When the present round began. */
export function roundStart({ startsAt, durations, position }: PreviewPlace): Instant {
  return startsAt - sum(durations.slice(0, Math.max(0, position)));
}

/** How long the round takes, in milliseconds. */
export function roundLength({ durations }: PreviewPlace): number {
  return sum(durations);
}

/** Where going back leads: to the beginning of the scene, or of the one before. */
export function previousStart(place: PreviewPlace): Instant {
  const { at, startsAt, durations, position } = place;
  if (at - startsAt > BEGUN) return startsAt;
  const before = durations[position - 1] ?? durations.at(-1);
  return startsAt - (before ?? 0);
}
