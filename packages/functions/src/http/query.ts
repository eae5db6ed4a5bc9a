import type * as z from "zod";
import type { HttpEvent } from "./types";

/**
 * The parameters of a request as its schema checks them: empty filters, as forms send them, count as missing. An empty
 * limit is no number, and a name that the call does not know is refused even without a value.
 */
export function queryOf({
  event,
  query,
}: {
  event: HttpEvent;
  query: z.ZodObject;
}): Record<string, string | undefined> {
  const given = Object.entries(event.queryStringParameters ?? {});
  return Object.fromEntries(
    given.filter(([name, value]) => value !== "" || name === "limit" || !Object.hasOwn(query.shape, name)),
  );
}
