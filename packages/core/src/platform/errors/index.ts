import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import type { ErrorKind, FieldError } from "@tresen/contract/kit/errors";

export type LogLevel = "debug" | "info" | "warn" | "error";

/**
 * The kinds that are louder in the log than an "info": what callers do wrong is theirs, what we or others do wrong is
 * ours.
 */
const LOUD: Partial<Record<ErrorKind, LogLevel>> = {
  forbidden: "warn",
  limit: "warn",
  upstream: "error",
  unavailable: "error",
  internal: "error",
};

export function logLevelOf(kind: ErrorKind): LogLevel {
  return LOUD[kind] ?? "info";
}

/**
 * Every failure that a caller may see. `code` is stable and dotted, `message` German and ready to show;
 * `details` are the faults of single fields, and stand in place of the message on the wire.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  readonly kind: ErrorKind;
  readonly details: readonly FieldError[];
  /** Milliseconds after which it may be tried again, where that is known. */
  readonly wait: number | undefined;

  constructor(
    code: string,
    kind: ErrorKind,
    message: string,
    details: readonly FieldError[] = [],
    options?: { cause?: unknown; wait?: number },
  ) {
    super(message, options);
    this.code = code;
    this.kind = kind;
    this.details = details;
    this.wait = options?.wait;
  }

  /** What goes under `errors` of the answer. */
  toFieldErrors(): FieldError[] {
    return this.details.length > 0 ? [...this.details] : [{ code: this.code, message: this.message }];
  }
}

export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}

/** One or more faults in what was sent; the first one's message speaks for all. */
export function inputError({ code, faults }: { code: string; faults: readonly FieldError[] }): AppError {
  return new AppError(code, "input", faults[0]?.message ?? VALIDATION.invalid, faults);
}

/** Milliseconds after which it is worth asking again what did not answer in time. */
const UNAVAILABLE_WAIT = 5000;

/** What is needed for the answer does not answer itself, or not in time. Whoever asks again later may be served. */
export function unavailable(code: string, cause?: unknown): AppError {
  return new AppError(
    code,
    "unavailable",
    "Der Dienst antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
    [],
    { cause, wait: UNAVAILABLE_WAIT },
  );
}

export function forbidden(): AppError {
  return new AppError("access.forbidden", "forbidden", "Dafür fehlt Ihnen die Berechtigung.");
}

/** Refused because of these fields alone; the rest of the change would be allowed. */
export function forbiddenFields(fields: readonly string[]): AppError {
  const message = "Dieses Feld dürfen Sie nicht ändern.";
  const code = "access.field_forbidden";
  return new AppError(
    code,
    "forbidden",
    message,
    fields.map((field) => ({ field, code, message })),
  );
}

export function unauthenticated(): AppError {
  return new AppError("access.unauthenticated", "unauthenticated", "Bitte melden Sie sich an.");
}
