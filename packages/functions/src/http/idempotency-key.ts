import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { AppError } from "@tresen/core/platform/errors";
import type { HttpEvent } from "./types";

const KEY_LIMIT = 255;

/** The `Idempotency-Key` of a request, if it has one. @throws input when it is too long. */
export function idempotencyKey(event: HttpEvent): string | undefined {
  const key = event.headers["idempotency-key"]?.trim();
  if (!key) return undefined;
  if (key.length > KEY_LIMIT)
    throw new AppError("order.idempotency_key", "input", VALIDATION.tooLong(KEY_LIMIT), [
      { field: "Idempotency-Key", code: "validation.too_long", message: VALIDATION.tooLong(KEY_LIMIT) },
    ]);
  return key;
}
