import type { FieldError } from "@tresen/contract/kit/errors";
import { isObject } from "@tresen/contract/kit/object";
import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { DEPTH_LIMIT } from "@tresen/contract/kit/validation/storable";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { AppError } from "@tresen/core/platform/errors";
import type { HttpEvent } from "./types";

/** Bytes of a request, and what is said of one that is larger. */
export interface BodyLimit {
  bytes: number;
  message: string;
}

/** Unless a call allows more. */
const DEFAULT_LIMIT: BodyLimit = { bytes: 1_000_000, message: "Die Anfrage ist zu groß. Erlaubt ist höchstens 1 MB." };

/** Refuses what is larger than the limit once decoded, whether or not the call takes a body. */
export function refuseLargeBody({
  event,
  limit: { bytes, message } = DEFAULT_LIMIT,
}: {
  event: HttpEvent;
  limit?: BodyLimit;
}): void {
  if (sizeOf(event) > bytes) throw new AppError("body.too_large", "tooLarge", message);
}

/** What a request carries, and what of it no storage keeps. */
interface JsonBody {
  value: Record<string, unknown> | undefined;
  faults: FieldError[];
}

/**
 * The JSON object that the request carries, or undefined when it carries none. A missing content type passes, since
 * simple clients leave it out; another one than JSON does not.
 */
export function readJsonBody(event: HttpEvent): JsonBody {
  const text = readText(event);
  if (text.trim() === "") return { value: undefined, faults: [] };
  const type = event.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type && type !== "application/json" && !type.endsWith("+json"))
    throw refusal("body.content_type", "Bitte senden Sie die Daten als JSON (Content-Type: application/json).");
  const value = parse(text);
  const faults: FieldError[] = [];
  const kept = isObject(value) ? storable({ value, path: [], faults }) : null;
  if (!isObject(kept)) throw refusal("body.type", VALIDATION.type("object"));
  return { value: kept, faults };
}

function sizeOf(event: HttpEvent): number {
  if (!event.body) return 0;
  return Buffer.byteLength(event.body, event.isBase64Encoded ? "base64" : "utf8");
}

/** The body as it came, letter for letter: what a signature was made over. */
export function readText(event: HttpEvent): string {
  if (!event.body) return "";
  return event.isBase64Encoded ? Buffer.from(event.body, "base64").toString("utf8") : event.body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("body.malformed", "input", "Die Anfrage enthält kein gültiges JSON.", [], { cause });
  }
}

/**
 * What JSON can say and the table cannot keep: half characters are replaced, too deep nesting refused, and too large
 * numbers told by their fields.
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
  if (typeof value === "string") return value.isWellFormed() ? value : value.toWellFormed();
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    faults.push(fieldError({ path: path.join("."), code: "number", message: VALIDATION.number }));
  if (typeof value !== "object" || value === null) return value;
  if (path.length >= DEPTH_LIMIT) throw refusal("body.depth", "Die Anfrage ist zu tief verschachtelt.");
  if (Array.isArray(value))
    return value.map((item, index) => storable({ value: item, path: [...path, index], faults }));
  // Entries become own properties even where the name is `__proto__`, so that validation sees them as unknown.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.toWellFormed(),
      storable({ value: item, path: [...path, key.toWellFormed()], faults }),
    ]),
  );
}

function refusal(code: string, message: string): AppError {
  return new AppError(code, "input", message);
}
