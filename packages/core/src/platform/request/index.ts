import { AsyncLocalStorage } from "node:async_hooks";

type Fields = Record<string, string>;

const contexts = new AsyncLocalStorage<Fields>();

/** Runs what answers a request; everything below it can ask for the request's id. */
export function withinRequest<Result>({ fields, run }: { fields: Fields; run: () => Result }): Result {
  return contexts.run({ ...fields }, run);
}

/** Adds what was learned on the way to what the lines of a request's log carry. */
export function addRequestFields(fields: Fields): void {
  const current = contexts.getStore();
  if (current) Object.assign(current, fields);
}

/** What is known of the request that is being answered; nothing outside of one. */
export function requestFields(): Readonly<Fields> {
  return contexts.getStore() ?? {};
}
