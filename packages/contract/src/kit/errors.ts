/** The kind of an error, which decides its HTTP status. */
export type ErrorKind =
  | "input"
  | "unauthenticated"
  | "forbidden"
  | "missing"
  | "method"
  | "conflict"
  | "tooLarge"
  | "limit"
  | "upstream"
  | "unavailable"
  | "internal";

export const STATUS_OF: Record<ErrorKind, number> = {
  input: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  tooLarge: 413,
  limit: 429,
  upstream: 502,
  unavailable: 503,
  internal: 500,
};

/**
 * One fault in an error response. `field` is a path such as `items.0.amount`; `message` is German and ready to show.
 */
export interface FieldError {
  field?: string;
  code: string;
  message: string;
}

/**
 * The error code of a refused removal. Each record that refers to the removed one is a fault of its own with the code
 * `REFERRING`: `field` is its resource and id (`menus.mnu_1`), `message` its title.
 */
export const IN_USE = "record.in_use";
export const REFERRING = "record.referring";

export interface ErrorBody {
  errors: FieldError[];
  requestId: string;
  /** Of a conflict, where the call says so: what is stored instead of what was sent. */
  states?: object;
}
