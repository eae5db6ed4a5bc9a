export const LOG_LEVELS = ["info", "warning", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_KINDS = ["change", "login", "job", "provider", "device", "request"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

interface Told {
  kind: LogKind;
  level: LogLevel;
}

/** What the log tells that is no change of a record, no step of an order and no step of a job. */
export const LOG_EVENTS = {
  login: { kind: "login", level: "info" },
  /** In a browser where the person was not signed in before. */
  "login-new-browser": { kind: "login", level: "info" },
  /** With a wrong password, PIN or code, or to an account that is not open. */
  "login-refused": { kind: "login", level: "warning" },
  /** The failure after which no more attempts are allowed for a while. */
  "login-locked": { kind: "login", level: "warning" },
  "second-factor-added": { kind: "login", level: "info" },
  "second-factor-removed": { kind: "login", level: "warning" },
  "payment-paid": { kind: "provider", level: "info" },
  "payment-failed": { kind: "provider", level: "warning" },
  /** A link to pay that ended without money. */
  "payment-expired": { kind: "provider", level: "warning" },
  "payment-refunded": { kind: "provider", level: "info" },
  "refund-failed": { kind: "provider", level: "error" },
  "payment-charged-back": { kind: "provider", level: "error" },
  /** The beginning and the end of what somebody has to notice about prints, printers and displays. */
  alarm: { kind: "device", level: "warning" },
  "alarm-ended": { kind: "device", level: "info" },
  "print-rerouted": { kind: "device", level: "warning" },
  /** Somebody told a TV to do something, or took that back. */
  "tv-command": { kind: "device", level: "info" },
  "tv-command-aborted": { kind: "device", level: "info" },
  /** A reminder or report, of the order, customer or branch that it was about. */
  "reminder-sent": { kind: "job", level: "info" },
  /** Somebody let changes be processed again that were not processed before. */
  "records-redriven": { kind: "job", level: "warning" },
  /** The platform or a service that it needs did not do what it should. */
  "request-failed": { kind: "request", level: "error" },
  /** The person may not do it. */
  "request-refused": { kind: "request", level: "warning" },
} as const satisfies Record<string, Told>;

export type LogEvent = keyof typeof LOG_EVENTS;

export function isLogEvent(action: string): action is LogEvent {
  return Object.hasOwn(LOG_EVENTS, action);
}
