import { env } from "../env";
import { AppError, type LogLevel, logLevelOf } from "../errors";

type Fields = Record<string, unknown>;

const RANK: Record<LogLevel | "silent", number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Secrets and personal data: their values never reach a log, at whatever depth they stand. */
const REDACTED =
  /^(?:password|passwordHash|token|session|hash|cookie|cookies|set-cookie|authorization|secret|x-origin-key|username|email|phone|name|vatNumber|comment|(?:delivery)?(?:company|companyName|firstName|lastName|street|floor|stairway|door|zipCode|city)|sourceIp|ip)$/i;
const DEPTH = 6;

export const log = {
  debug: (message: string, fields?: Fields): void => write("debug", message, fields),
  info: (message: string, fields?: Fields): void => write("info", message, fields),
  warn: (message: string, fields?: Fields): void => write("warn", message, fields),
  error: (message: string, fields?: Fields): void => write("error", message, fields),
  /** A failure, as loud as its kind; unknown ones are errors. */
  failure: (error: unknown, fields?: Fields): void => {
    const level = error instanceof AppError ? logLevelOf(error.kind) : "error";
    // The stack of what callers did wrong tells nothing.
    write(level, error instanceof AppError ? error.code : "unexpected", {
      ...fields,
      error: describe(error, level === "error" || level === "warn"),
    });
  },
};

/** The same value with secrets and personal data blotted out, and with errors as they are described. */
export function redact(value: unknown, depth = DEPTH): unknown {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Error) return redact(describe(value, true), depth);
  if (depth === 0) return "[…]";
  if (Array.isArray(value)) return value.slice(0, 50).map((entry) => redact(entry, depth - 1));
  return redactFields(value, depth);
}

function redactFields(fields: object, depth = DEPTH): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, entry]) => [
      key,
      REDACTED.test(key) && entry !== undefined ? "[redacted]" : redact(entry, depth - 1),
    ]),
  );
}

function write(level: LogLevel, message: string, fields: Fields = {}): void {
  if (RANK[level] < RANK[env.LOG_LEVEL]) return;
  // Past the console: Lambda's would wrap the line as text in a line of its own, in which no metric filter finds a
  // field.
  process.stdout.write(
    `${JSON.stringify({ level, timestamp: new Date().toISOString(), message, ...redactFields(fields) })}\n`,
  );
}

/**
 * An AppError by its code: its message is for the one who reads it, and may hold what that one sent, as a file's name.
 */
function describe(error: unknown, withStack: boolean): Fields {
  if (!(error instanceof Error)) return { text: String(error) };
  return {
    type: error.name,
    ...(error instanceof AppError
      ? { code: error.code, kind: error.kind, details: error.details.map(({ field, code }) => ({ field, code })) }
      : { text: error.message }),
    ...(withStack ? { stack: error instanceof AppError ? error.stack?.replace(error.message, "…") : error.stack } : {}),
    ...(error.cause instanceof Error ? { cause: describe(error.cause, withStack) } : {}),
  };
}
