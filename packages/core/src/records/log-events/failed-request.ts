import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorKind } from "@tresen/contract/kit/errors";
import type { Instant } from "@tresen/contract/kit/time";
import type { LogEvent } from "@tresen/contract/log/log-kinds";
import type { Staff } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { logFailure } from "../../platform/log";
import { logEventRow } from "./log-event";
import { LogEventEntity } from "./log-event.entity";

/** Milliseconds that the answer waits for the log at most: where storage fails, it fails here too. */
const PATIENCE = 1000;

/** Other refusals, such as of invalid input or after a conflict, say themselves what to do. */
const EVENTS: Partial<Record<ErrorKind, LogEvent>> = {
  forbidden: "request-refused",
  upstream: "request-failed",
  unavailable: "request-failed",
  internal: "request-failed",
};

/**
 * Logs that a request of staff failed or was not allowed, with its id, which the answer contains too. Where that does
 * not succeed, the request is answered all the same.
 * @param call method and path, without the values of its parameters.
 */
export async function noteFailedRequest({
  actor,
  call,
  error,
  now,
}: {
  actor: Staff;
  call: string;
  error: unknown;
  now: Instant;
}): Promise<void> {
  const event = EVENTS[error instanceof AppError ? error.kind : "internal"];
  if (!event) return;
  const reason = error instanceof AppError ? error.code : "internal";
  const { id, branches } = actor.user;
  const row = logEventRow({ event, at: now, actor: { kind: "staff", id }, branches, details: { call, reason } });
  const written = storageCall(() => LogEventEntity.put(row).go({ response: "none" })).catch((cause: unknown) =>
    logFailure(cause, { noting: call }),
  );
  await Promise.race([written, sleep(PATIENCE, undefined, { ref: false })]);
}
