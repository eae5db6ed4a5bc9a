import type { MiddlewareObj } from "@middy/core";
import { type ErrorBody, STATUS_OF } from "@tresen/contract/kit/errors";
import { UNKNOWN_ERROR } from "@tresen/contract/kit/errors.texts";
import { AppError } from "@tresen/core/platform/errors";
import { logFailure } from "@tresen/core/platform/log";
import { requestFields } from "@tresen/core/platform/request";
import { failed } from "./on-failure";
import type { HttpEvent, HttpResult } from "./types";

/** More faults than anybody reads. A body of a megabyte could cause a hundred thousand. */
const FAULT_LIMIT = 100;

/**
 * Turns every error into `{ errors, requestId }`. An error that is no `AppError` is logged with its cause and not
 * shown.
 */
export function errorResponse(): MiddlewareObj<HttpEvent, HttpResult> {
  return {
    onError: async (request) => {
      const error: unknown = request.error;
      logFailure(error, requestFields());
      await failed(request.event, error);
      request.response = toResponse({ error, requestId: request.event.requestContext.requestId });
    },
  };
}

/** An error with additional headers, such as `allow` of a 405. */
export class RefusalWithHeaders extends AppError {
  constructor(
    readonly headers: Record<string, string>,
    ...refusal: ConstructorParameters<typeof AppError>
  ) {
    super(...refusal);
  }
}

function toResponse({ error, requestId }: { error: unknown; requestId: string }): HttpResult {
  const known = error instanceof AppError && error.kind !== "internal";
  const body: ErrorBody = {
    errors: known ? error.toFieldErrors().slice(0, FAULT_LIMIT) : [{ code: "internal", message: UNKNOWN_ERROR }],
    requestId,
    ...(known && error.states ? { states: error.states } : {}),
  };
  return {
    statusCode: STATUS_OF[known ? error.kind : "internal"],
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(known && error.wait ? { "retry-after": String(Math.ceil(error.wait / 1000)) } : {}),
      ...(error instanceof RefusalWithHeaders ? error.headers : {}),
    },
    body: JSON.stringify(body),
  };
}
