/** Where an activity was recorded. */
export const ACTIVITY_SOURCES = ["terminal", "phone", "backoffice", "rule", "import"] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

/**
 * What somebody has to know of an activity beside its times. `overlap`: the person stamped elsewhere meanwhile, and both
 * were kept. `placeUnknown`: the branch checks the place, and the phone did not say where it was.
 */
export const ACTIVITY_FLAGS = [
  "offline",
  "clockUncertain",
  "closedByRule",
  "corrected",
  "outsideArea",
  "placeUnknown",
  "overlap",
] as const;
export type ActivityFlag = (typeof ACTIVITY_FLAGS)[number];
