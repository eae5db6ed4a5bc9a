/**
 * What somebody has to notice: a print that is late, of unknown outcome, failed or expired; a printer without paper,
 * open, in trouble or silent; a display that is silent; a device that no message reaches any more.
 */
export const ALARM_KINDS = [
  "late",
  "unconfirmed",
  "failed",
  "expired",
  "paper-out",
  "cover-open",
  "printer-error",
  "printer-silent",
  "display-silent",
  "subscription-gone",
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** The kinds that tell of print jobs, which staff can print again or discard. */
export const JOB_ALARMS = ["late", "unconfirmed", "failed", "expired"] as const satisfies readonly AlarmKind[];
