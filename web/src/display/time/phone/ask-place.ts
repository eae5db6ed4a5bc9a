import { isOutside } from "@tresen/contract/time-tracking/stamping-place";
import type { StampingPlace } from "@tresen/contract/time-tracking/time-tracking.calls";

/** Longer than this nobody waits to stamp. */
const PATIENCE = 8_000;

/**
 * Whether the phone is outside the place, asked for this one stamping; null where it does not say. The position itself
 * leaves the function neither for the disk nor for the server. One from before would tell where the phone was then, so
 * only one that is taken now counts.
 */
export function askOutside(place: StampingPlace): Promise<boolean | null> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(isOutside({ position: coords, place })),
      () => resolve(null),
      { timeout: PATIENCE, maximumAge: 0, enableHighAccuracy: true },
    );
  });
}
