import { LOG_KINDS, type LogKind } from "./log-kinds";

/** The fields of the configuration that say for how many days entries of a kind are kept. */
export const LOG_DAYS_FIELDS = {
  change: "changeLogDays",
  login: "loginLogDays",
  job: "jobLogDays",
  provider: "providerLogDays",
  device: "deviceLogDays",
  request: "requestLogDays",
} as const satisfies Record<LogKind, string>;

/** Days. The versions of records, which can be looked at and restored, go with their changes. */
export const LEAST_LOG_DAYS = 30;
export const MOST_LOG_DAYS = 400;

type Settings = Readonly<Record<(typeof LOG_DAYS_FIELDS)[LogKind], number>>;

export function logDaysOf(config: Settings): Readonly<Record<LogKind, number>> {
  return Object.fromEntries(LOG_KINDS.map((kind) => [kind, config[LOG_DAYS_FIELDS[kind]]])) as Record<LogKind, number>;
}
