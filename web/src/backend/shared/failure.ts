import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { ApiError } from "../../shared/api";

type Named = Pick<Resource, "one" | "many">;
type Verb = "geladen" | "erstellt" | "aktualisiert" | "gelöscht";

/** The catalogue's pattern: `Tisch konnte nicht gelöscht werden.` */
export const oneFailed = ({ resource, verb }: { resource: Named; verb: Verb }): string =>
  `${resource.one} konnte nicht ${verb} werden.`;
/** `Filialen konnten nicht geladen werden.` */
export const manyFailed = (resource: Named): string => `${resource.many} konnten nicht geladen werden.`;

export const FAILURES = {
  orders: "Bestellungen konnten nicht geladen werden.",
  order: "Bestellung konnte nicht geladen werden.",
  cancel: "Bestellung konnte nicht storniert werden.",
  status: "Bestellstatus konnte nicht geändert werden.",
  payment: MESSAGES.paymentCheckFailed,
  statistics: "Statistik konnte nicht geladen werden.",
  config: "Konfiguration konnte nicht geladen werden.",
  saveConfig: "Konfiguration konnte nicht gespeichert werden.",
  me: "Aktiver Benutzer konnte nicht geladen werden.",
} as const;

/** The server's first message if it sent one, else the default. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const first = error.errors[0];
  return first && error.status > 0 && first.code !== "unknown" ? first.message : fallback;
}

/** What a person can know beside "it failed": that there was no connection, or the number to quote. */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 0) return error.errors[0]?.message;
  return error.requestId ? `Vorgang ${error.requestId}` : undefined;
}

/**
 * Whether it may go better by itself a little later: no connection, too many requests, a fault of ours. A refusal stays
 * one.
 */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
