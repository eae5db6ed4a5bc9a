import { env } from "../env";
import { AppError, type LogLevel, logLevelOf } from "../errors";

type Fields = Record<string, unknown>;

const RANK: Record<LogLevel | "silent", number> = { info: 0, warn: 1, error: 2, silent: 3 };

/** Fields with secrets and personal data. Their values are removed from log entries at every depth. */
const REDACTED = new RegExp(
  "^(?:password|passwordHash|token|session|hash|cookie|cookies|set-cookie|authorization|secret|x-origin-key|username|" +
    "email|phone|name|vatNumber|comment|" +
    "(?:delivery)?(?:company|companyName|firstName|lastName|street|floor|stairway|door|zipCode|city)|sourceIp|ip)$",
  "i",
);
const DEPTH = 6;

export const log = {
  info: (message: string, fields?: Fields): void => write("info", message, fields),
  warn: (message: string, fields?: Fields): void => write("warn", message, fields),
  error: (message: string, fields?: Fields): void => write("error", message, fields),
};

/** Logs an error with the level of its kind; unknown errors as "error". */
export function logFailure(error: unknown, fields?: Fields): void {
  const level = error instanceof AppError ? logLevelOf(error.kind) : "error";
  // The stack of an error that the caller caused is not logged.
  write(level, error instanceof AppError ? error.code : "unexpected", {
    ...fields,
    error: describe(error, level === "error" || level === "warn"),
  });
}

/** The value with secrets and personal data removed, and errors described. */
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
  // Writes to stdout directly: Lambda's console would wrap the line as text, and metric filters would find no fields.
  process.stdout.write(
    `${JSON.stringify({ level, timestamp: new Date().toISOString(), message, ...redactFields(fields) })}\n`,
  );
}

/**
 * An AppError is logged by its code: its message is for the caller and may contain their input, such as a file name.
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
