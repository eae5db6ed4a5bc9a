import { AsyncLocalStorage } from "node:async_hooks";

type Fields = Record<string, string>;

const contexts = new AsyncLocalStorage<Fields>();

/** Runs the handler of a request. Code called from it can read the request's fields. */
export function withinRequest<Result>({ fields, run }: { fields: Fields; run: () => Result }): Result {
  return contexts.run({ ...fields }, run);
}

/** Adds fields to the log entries of the current request. */
export function addRequestFields(fields: Fields): void {
  const current = contexts.getStore();
  if (current) Object.assign(current, fields);
}

/** The log fields of the current request; empty outside of a request. */
export function requestFields(): Readonly<Fields> {
  return contexts.getStore() ?? {};
}
