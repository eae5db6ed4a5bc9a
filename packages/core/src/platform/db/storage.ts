import { setTimeout } from "node:timers/promises";
import {
  CHANGED_MEANWHILE,
  ITEM_TOO_LARGE,
  NUMBER_RANGE,
  TOO_BUSY,
  UNKNOWN_ERROR,
} from "@tresen/contract/kit/errors.texts";
import { AppError, unavailable } from "../errors";

/** The number of attempts for errors that the SDK does not retry. */
const ATTEMPTS = 6;
const FIRST_WAIT = 15;

/** DynamoDB's message for an item above 400 KB, which is a general ValidationException. */
const TOO_LARGE = /item size (?:to update )?has exceeded/i;
/** Numbers with more digits, or smaller ones, than the database stores. */
const OUT_OF_RANGE = /^Number (?:underflow|overflow)|Number\.M(?:AX|IN)_SAFE_INTEGER/;
/** Names of errors without the suffixes "Error" and "Exception", which differ between places. */
const BUSY = new Set([
  "TransactionConflict",
  "TransactionInProgress",
  "Throttling",
  "ProvisionedThroughputExceeded",
  "RequestLimitExceeded",
  "LimitExceeded",
]);

/** Names and codes of SDK errors that mean there was no answer, or that the service is unavailable. */
const SILENT = new Set([
  "Timeout",
  "Networking",
  "InternalServer",
  "ServiceUnavailable",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

/** The condition of a write was not met: somebody else was first. */
export class ConditionFailed extends AppError {
  /** In a transaction, the positions of the operations that were refused. */
  readonly rejected: readonly number[];

  constructor(cause: unknown, rejected: readonly number[] = []) {
    super("storage.condition_failed", "conflict", CHANGED_MEANWHILE, [], { cause });
    this.rejected = rejected;
  }
}

/**
 * Runs one storage operation. Temporary failures are retried a limited number of times, and every failure is thrown as
 * an AppError with its cause: a failed condition as conflict, lasting contention or throttling as limit, a database
 * that does not answer as unavailable.
 */
export async function storageCall<T>(operation: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      const translated = translate(error);
      if (translated.kind !== "limit" || attempt === ATTEMPTS) throw translated;
      await pause(attempt);
    }
  }
}

interface TransactionOutcome {
  canceled: boolean;
  data: readonly ({ rejected: boolean; code: string } | null | undefined)[];
}

/** Commits one ElectroDB transaction, with the retries and errors of `storageCall`. */
export function commitTransaction(commit: () => Promise<TransactionOutcome>): Promise<void> {
  return storageCall(async () => {
    const { canceled, data } = await commit();
    if (!canceled) return;
    const codes = data.flatMap((item) => (item?.rejected ? [item.code] : []));
    const cause = new Error(`Transaction canceled: ${codes.join(", ")}`);
    if (codes.includes("ConditionalCheckFailed")) {
      throw new ConditionFailed(
        cause,
        data.flatMap((item, index) => (item?.code === "ConditionalCheckFailed" ? [index] : [])),
      );
    }
    throw codes.some((code) => BUSY.has(nameOf(code))) ? busy(cause) : failed(cause);
  });
}

/** Waits before the next attempt: longer each time, with a random part. */
export function pause(attempt: number): Promise<void> {
  return setTimeout(FIRST_WAIT * 2 ** (attempt - 1) * (0.5 + Math.random()));
}

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === "ConditionalCheckFailedException") return new ConditionFailed(error);
    const name = nameOf(cause.name);
    if (BUSY.has(name)) return busy(error);
    if (SILENT.has(name) || SILENT.has(codeOf(cause))) return unavailable("storage.unavailable", error);
    if (OUT_OF_RANGE.test(cause.message))
      return new AppError("storage.number_range", "input", NUMBER_RANGE, [], { cause: error });
    if (TOO_LARGE.test(cause.message))
      return new AppError("storage.item_too_large", "tooLarge", ITEM_TOO_LARGE, [], { cause: error });
  }
  return failed(error);
}

function nameOf(failure: string): string {
  return failure.replace(/(?:Error)?(?:Exception)?$/, "");
}

/** Node's code of a failed connection. */
function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The error for more requests than the table can handle. */
export function busy(cause?: unknown): AppError {
  return new AppError("storage.busy", "limit", TOO_BUSY, [], { cause });
}

function failed(cause: unknown): AppError {
  return new AppError("storage.failed", "upstream", UNKNOWN_ERROR, [], { cause });
}
