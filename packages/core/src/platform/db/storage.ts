import { UNKNOWN_ERROR } from "@tresen/contract/kit/errors.texts";
import { AppError, unavailable } from "../errors";

/** Attempts of one operation beyond those of the SDK, for what the SDK does not repeat. */
const ATTEMPTS = 6;
const FIRST_WAIT = 15;

/** What DynamoDB says of an item of more than 400 KB, in a ValidationException like any other. */
const TOO_LARGE = /item size (?:to update )?has exceeded/i;
/** Names of failures, without the "Error" and "Exception" that they end with here and do not end with there. */
const BUSY = new Set([
  "TransactionConflict",
  "TransactionInProgress",
  "Throttling",
  "ProvisionedThroughputExceeded",
  "RequestLimitExceeded",
  "LimitExceeded",
]);

/** The names and codes under which the SDK tells that no answer came, or that the service itself is down. */
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

/** What is said to whoever changes a record that somebody else changed since it was read. */
export const CHANGED_MEANWHILE = "Dieser Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.";

/** A condition of a write did not hold: somebody else was first. */
export class ConditionFailed extends AppError {
  /** In a transaction, which of its operations were refused, by their place. */
  readonly rejected: readonly number[];

  constructor(cause: unknown, rejected: readonly number[] = []) {
    super("storage.condition_failed", "conflict", CHANGED_MEANWHILE, [], { cause });
    this.rejected = rejected;
  }
}

/**
 * Runs one storage operation: what is only busy is repeated a bounded number of times, every failure leaves as an
 * AppError that keeps its cause. A failed condition is a conflict, lasting contention or throttling a limit, a database
 * that does not answer unavailable.
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

/** Commits one ElectroDB transaction with the same promises as `stored`. */
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

/** Waits before the next attempt: longer each time, and never in step with others. */
export function pause(attempt: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, FIRST_WAIT * 2 ** (attempt - 1) * (0.5 + Math.random()));
  return promise;
}

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === "ConditionalCheckFailedException") return new ConditionFailed(error);
    const name = nameOf(cause.name);
    if (BUSY.has(name)) return busy(error);
    if (SILENT.has(name) || SILENT.has(codeOf(cause))) return unavailable("storage.unavailable", error);
    if (TOO_LARGE.test(cause.message))
      return new AppError(
        "storage.item_too_large",
        "tooLarge",
        "Diese Angaben sind zu umfangreich, um gespeichert zu werden.",
        [],
        { cause: error },
      );
  }
  return failed(error);
}

function nameOf(failure: string): string {
  return failure.replace(/(?:Error)?(?:Exception)?$/, "");
}

/** What Node calls a failed connection. */
function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** What is asked of the table at once is more than it takes. */
export function busy(cause?: unknown): AppError {
  return new AppError(
    "storage.busy",
    "limit",
    "Derzeit ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.",
    [],
    { cause },
  );
}

function failed(cause: unknown): AppError {
  return new AppError("storage.failed", "upstream", UNKNOWN_ERROR, [], { cause });
}
