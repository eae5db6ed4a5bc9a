import { ApiError } from "../../shared/api";
import { requestText } from "./failure.texts";
import { toldText } from "./visibility";

/** The server's first message if it sent one, else the default. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const first = error.errors[0];
  // An answer from elsewhere, such as a proxy's, may lack the message that our API always sends.
  return first?.message && error.status > 0 && first.code !== "unknown" ? toldText(first.message) : fallback;
}

/** The same in one text, where nothing is told below it: without a connection it says that too. */
export function failureSentences(error: unknown, fallback: string): string {
  const text = failureText(error, fallback);
  return isOffline(error) ? `${text} ${failureDetail(error)}` : text;
}

/** Why a call failed, where the answer says first what failed: two messages of one code, and of no field. */
function reasonOf({ errors: [first, second] }: ApiError): string | undefined {
  return second && second.code === first?.code && second.field === undefined ? second.message : undefined;
}

/**
 * The text below an error message: why it failed, that there was no connection, or the id of the request for questions
 * to support.
 */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 0) return error.errors[0]?.message;
  const request = error.requestId ? requestText(error.requestId) : undefined;
  return [reasonOf(error), request].filter(Boolean).join(" ") || undefined;
}

/**
 * Whether trying again later may succeed: there was no connection, there were too many requests, or the server failed.
 * Refused requests would be refused again.
 */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
