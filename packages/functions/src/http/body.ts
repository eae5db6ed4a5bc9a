import type { FieldError } from "@tresen/contract/kit/errors";
import { isObject } from "@tresen/contract/kit/object";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { DEPTH_LIMIT, isReservedName } from "@tresen/contract/kit/validation/storable";
import { fieldError, unexpectedField } from "@tresen/contract/kit/validation/validation";
import { AppError } from "@tresen/core/platform/errors";
import { BODY_MALFORMED, BODY_NOT_JSON, BODY_TOO_DEEP, BODY_TOO_LARGE } from "@tresen/contract/kit/errors.texts";
import type { HttpEvent } from "./types";

/** The size limit of a request in bytes, and the message about a larger one. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

/** Used unless a call has its own limit. */
const DEFAULT_LIMIT: BodyLimit = { bytes: 1_000_000, message: BODY_TOO_LARGE };

/** Refuses a body that is larger than the limit after decoding, even if the call takes no body. */
export function refuseLargeBody({
  event,
  limit: { bytes, message } = DEFAULT_LIMIT,
}: {
  event: HttpEvent;
  limit?: BodyLimit | undefined;
}): void {
  if (bytesOf(event).length > bytes) throw new AppError("body.too_large", "tooLarge", message);
}

/** What the table stores of numbers between 0 and 1. */
const LEAST = 1e-130;

/** The parsed body, and the faults of values that cannot be stored. */
interface JsonBody {
  value: Record<string, unknown> | undefined;
  faults: FieldError[];
}

/**
 * The JSON object in the request's body, or undefined without a body. Its content type must be JSON: pages of other
 * sites may send bodies of other types, and without a type, without asking this one first.
 */
export function readJsonBody(event: HttpEvent): JsonBody {
  const text = readText(event);
  if (text.trim() === "") return { value: undefined, faults: [] };
  const type = event.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json" && !type?.endsWith("+json")) throw refusal("body.content_type", BODY_NOT_JSON);
  const value = parse(text);
  const faults: FieldError[] = [];
  const kept = isObject(value) ? storable({ value, path: [], faults }) : null;
  if (!isObject(kept)) throw refusal("body.type", VALIDATION.type("object"));
  return { value: kept, faults };
}

function bytesOf({ body, isBase64Encoded }: HttpEvent): Buffer {
  return Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8");
}

/** The body exactly as received, as signatures are computed over it. */
export function readText(event: HttpEvent): string {
  return bytesOf(event).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refusal("body.malformed", BODY_MALFORMED, { cause });
  }
}

/**
 * Handles values that JSON allows but the table cannot store: incomplete surrogate pairs are replaced, numbers that are
 * nearly 0 become 0, nesting that is
 * too deep is refused, and numbers that are too large and names that no field may have become faults of their fields.
 */
function storable({
  value,
  path,
  faults,
}: {
  value: unknown;
  path: readonly (string | number)[];
  faults: FieldError[];
}): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    faults.push(fieldError({ path: path.join("."), code: "number", message: VALIDATION.number }));
  if (typeof value === "number" && Math.abs(value) < LEAST) return 0;
  if (typeof value !== "object" || value === null) return value;
  if (path.length >= DEPTH_LIMIT) throw refusal("body.depth", BODY_TOO_DEEP);
  if (Array.isArray(value))
    return value.map((item, index) => storable({ value: item, path: [...path, index], faults }));
  // `__proto__` becomes an own property too, so that validation refuses it as unknown.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const key = name.toWellFormed();
      const at = [...path, key];
      if (isReservedName(key)) faults.push(unexpectedField(at.join(".")));
      return [key, storable({ value: item, path: at, faults })];
    }),
  );
}

/** A fault of the body as a whole, which has no path of its own. */
function refusal(code: string, message: string, options?: { cause: unknown }): AppError {
  return new AppError(code, "input", message, [{ field: "body", code, message }], options);
}
