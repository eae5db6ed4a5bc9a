import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { foldedPath, pathOfTarget } from "@tresen/contract/site/redirect.rules";
import { REDIRECT_MESSAGES } from "@tresen/contract/site/redirect.texts";
import { env } from "../../platform/env";

/** The fields that decide where a redirect leads. */
export type Leading = Pick<Redirect, "type" | "target">;

/** The largest number of redirects in a chain. */
export const LONGEST_CHAIN = 10;

/**
 * The fault of a redirect that leads back to its own path or is part of a chain that is too long; null when it is
 * valid. Only redirects to a path can form a loop, since the page of a record is never redirected.
 * @param find returns the enabled redirect at another path.
 */
export async function loopFault({
  path,
  find,
  ...first
}: Leading & {
  path: string;
  find: (path: string) => Promise<Leading | null> | Leading | null;
}): Promise<FieldError | null> {
  const start = foldedPath(path);
  const trail = [start];
  for (let next = nextPath(first); next !== null; next = nextPath(await find(next))) {
    if (next === start) return fault(REDIRECT_MESSAGES.loop(trail));
    if (trail.length > LONGEST_CHAIN) return fault(REDIRECT_MESSAGES.tooLong(LONGEST_CHAIN));
    trail.push(next);
  }
  return null;
}

/** The path at which another redirect may follow. */
function nextPath(redirect: Leading | null): string | null {
  return redirect?.type === "link" ? pathOfTarget({ target: redirect.target, origin: env.PUBLIC_URL }) : null;
}

function fault(message: string): FieldError {
  return fieldError({ path: "target", code: "loop", message });
}
