import { hash } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import type { EventDetails } from "@tresen/contract/log/log-event.texts";
import type { LogEntry } from "@tresen/contract/log/log";
import type { LogEvent } from "@tresen/contract/log/log-kinds";
import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { requestFields } from "../../platform/request";
import { expiryOf } from "../changes";
import { LogEventEntity } from "./log-event.entity";

export type LogEventRow = EntityItem<typeof LogEventEntity>;

export interface Told {
  event: LogEvent;
  at: Instant;
  actor: { kind: LogEntry["actor"]["kind"]; id?: string; name?: string };
  subject?: { resource: string; id: string; title?: string };
  branches?: readonly string[];
  details?: EventDetails;
  /** What makes it the same event when it is told again. Without a cause every call is an event of its own. */
  cause?: string;
}

/** The row of something that happened. It has neither addresses nor tokens, and no data of customers. */
export function logEventRow({ event, at: instant, actor, subject, branches = [], details, cause }: Told): LogEventRow {
  const at = new Date(instant).toISOString();
  return {
    id: `log_${cause === undefined ? ulid(instant) : hash("sha256", cause, "base64url").slice(0, 26)}`,
    at,
    day: at.slice(0, 10),
    event,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    resource: subject?.resource,
    subject: subject?.id,
    title: subject?.title,
    branches: branches.length > 0 ? [...branches] : undefined,
    requestId: requestFields().requestId,
    details: details ?? {},
    expiresAt: expiryOf(instant),
  };
}

/** The same as writes of the transaction with what it tells of. */
export function logEventWrites(events: readonly Told[]): TransactionWrite[] {
  return transactionWrites({
    entities: { events: LogEventEntity },
    writes: (entities) => events.map((event) => entities.events.put(logEventRow(event)).commit()),
  });
}
