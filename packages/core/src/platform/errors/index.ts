import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import type { ErrorKind, FieldError } from "@tresen/contract/kit/errors";
import { FORBIDDEN, UNAUTHENTICATED, UNAVAILABLE } from "@tresen/contract/kit/errors.texts";

export type LogLevel = "info" | "warn" | "error";

/** Error kinds that are logged above "info": failures of the platform or of other services, not mistakes of callers. */
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
 * Every error that a caller may see. `code` is stable and dotted, `message` is German and ready to show; `details` are
 * faults of single fields, and replace the message in the answer.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  readonly kind: ErrorKind;
  readonly details: readonly FieldError[];
  /** Milliseconds after which to retry, if known. */
  readonly wait: number | undefined;
  /** What the answer shows beside the errors, such as what is stored instead of what was sent. */
  readonly states: object | undefined;

  constructor(
    code: string,
    kind: ErrorKind,
    message: string,
    details: readonly FieldError[] = [],
    options?: { cause?: unknown; wait?: number; states?: object },
  ) {
    super(message, options);
    this.code = code;
    this.kind = kind;
    this.details = details;
    this.wait = options?.wait;
    this.states = options?.states;
  }

  /** The `errors` of the answer. */
  toFieldErrors(): FieldError[] {
    return this.details.length > 0 ? [...this.details] : [{ code: this.code, message: this.message }];
  }
}

export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}

/** An error for one or more faults in the input. Its message is that of the first fault. */
export function inputError({
  code,
  faults,
  cause,
}: {
  code: string;
  faults: readonly FieldError[];
  cause?: unknown;
}): AppError {
  return new AppError(code, "input", faults[0]?.message ?? VALIDATION.invalid, faults, { cause });
}

/** A refusal whose answer says first what failed, by the specification's text, and then why. */
export function failedBecause({ code, failed, why }: { code: string; failed: string; why: string }): AppError {
  return new AppError(
    code,
    "conflict",
    failed,
    [failed, why].map((message) => ({ code, message })),
  );
}

/** Milliseconds after which to retry when a service did not answer in time. */
const UNAVAILABLE_WAIT = 5000;

/** The error for a service that does not answer in time. A later attempt may succeed. */
export function unavailable(code: string, cause?: unknown): AppError {
  return new AppError(code, "unavailable", UNAVAILABLE, [], { cause, wait: UNAVAILABLE_WAIT });
}

export function forbidden(): AppError {
  return new AppError("access.forbidden", "forbidden", FORBIDDEN);
}

export function unauthenticated(): AppError {
  return new AppError("access.unauthenticated", "unauthenticated", UNAUTHENTICATED);
}
