import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { StampingPlace } from "@tresen/contract/time-tracking/time-tracking.calls";

/** Where phones have to be when their owners stamp; null where the branch does not check it, or where it is not known. */
export function placeOf({ latitude, longitude, stampingRadius: radius }: Branch): StampingPlace | null {
  return typeof latitude === "number" && typeof longitude === "number" && radius
    ? { latitude, longitude, radius }
    : null;
}
