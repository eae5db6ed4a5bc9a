import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { Redirect } from "@tresen/contract/site/redirect.resource";
import { foldedPath, isRedirectPath, pathOfTarget } from "@tresen/contract/site/redirect.rules";
import { REDIRECT_MESSAGES } from "@tresen/contract/site/redirect.texts";
import { env } from "../../platform/env";

/** What decides where a redirect leads. */
export type Leading = Pick<Redirect, "type" | "target">;

/** The longest loop that is described. Longer ones exist only from before chains were refused. */
const LONGEST_CIRCLE = 10;

/**
 * The fault of a redirect that leads to another redirect, or through others back to its own path; null for a valid one.
 * Only a redirect to a path can have it, since the page of a record is never redirected.
 * @param find returns the enabled redirect at another path.
 */
export async function chainFault({
  path,
  find,
  ...first
}: Leading & {
  path: string;
  find: (path: string) => Promise<Leading | null> | Leading | null;
}): Promise<FieldError | null> {
  const start = foldedPath(path);
  const trail = [start];
  for (let next = nextPath(first); next !== null && trail.length <= LONGEST_CIRCLE;) {
    if (next === start) return fieldError({ path: "target", code: "loop", message: REDIRECT_MESSAGES.loop(trail) });
    const found = await find(next);
    if (!found) break;
    trail.push(next);
    next = nextPath(found);
  }
  const [, second] = trail;
  return second === undefined ? null : continuedFault(second);
}

/** The fault of a redirect to a path at which another redirect is. */
export function continuedFault(path: string): FieldError {
  return fieldError({ path: "target", code: "chain", message: REDIRECT_MESSAGES.chain(path) });
}

/**
 * The fault of a redirect at a path to which another redirect leads. @param other its path; null for one that was made
 * at the same moment.
 */
export function reachedFault(other: string | null): FieldError {
  const message = other === null ? REDIRECT_MESSAGES.reachedMeanwhile : REDIRECT_MESSAGES.reached(other);
  return fieldError({ path: "path", code: "chain", message });
}

/** The path that the redirect leads to, at which another redirect may be. */
export function nextPath({ type, target }: Leading): string | null {
  const path = type === "link" ? pathOfTarget({ target, origin: env.PUBLIC_URL }) : null;
  return path !== null && isRedirectPath(path) ? path : null;
}
