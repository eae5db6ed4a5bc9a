import type { FieldError } from "../kit/errors";
import type { IsValid } from "../kit/validation/check";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { isReservedPath } from "../page/reserved-path";
import { LONGEST_PATH, PAGE_ENDING, sitePath } from "../page/site-path";
import { EXPECTED_TARGET, REDIRECT_MESSAGES } from "./redirect.texts";

interface Redirecting {
  path: string;
  type: string;
  target: string;
}

/** The pattern of paths that an old site's pages can have. What has an ending is told by `isFilePath`. */
export const OLD_PATH = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}/._-]*$/u;

/** Whether the edge takes the path for a file, for which it asks no function. */
export function isFilePath(path: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(path) && !PAGE_ENDING.test(path);
}

/** A placeholder host for parsing paths as URLs; only the path is used. */
const ANYWHERE = "https://shop.invalid";
/** The longest host name in the domain name system. */
const LONGEST_HOST = 253;

/** Refuses targets that browsers read differently from what they look like, and redirects to their own path. */
export function checkRedirect({
  fields,
  isValid,
}: {
  fields: DeepPartial<Redirecting>;
  isValid: IsValid;
}): FieldError[] {
  const { path, type = "link", target } = fields;
  if (type !== "link" || target === undefined || !isValid("type", "target")) return [];
  if (!isLinkTarget(target)) return [fieldError({ path: "target", code: "invalid", message: EXPECTED_TARGET })];
  return path !== undefined && isValid("path") && pathOfTarget({ target }) === foldedPath(path)
    ? [fieldError({ path: "target", code: "loop", message: REDIRECT_MESSAGES.loop([path]) })]
    : [];
}

/** The path of a redirect as it is stored: that of a whole address, without slashes around it and without a query. */
export function redirectPath(path: string): string {
  return sitePath((/^https?:\/\//i.test(path) && URL.parse(path)?.pathname) || path).normalize();
}

/** Whether a redirect can have this path. Other paths are never looked up. */
export function isRedirectPath(pathname: string): boolean {
  const path = sitePath(pathname);
  return path.length <= LONGEST_PATH && OLD_PATH.test(path) && !isFilePath(path) && !isReservedPath(path);
}

/** The path in lower case, since redirects are compared without regard to case. */
export function foldedPath(path: string): string {
  return sitePath(path).normalize().toLowerCase();
}

/**
 * The shop's path that a target points to, in lower case; null for other sites. `origin` is the shop's own, which a
 * target may contain.
 */
export function pathOfTarget({ target, origin = ANYWHERE }: { target: string; origin?: string }): string | null {
  const url = URL.parse(target, origin);
  return url?.host === URL.parse(origin)?.host && url ? foldedPath(url.pathname) : null;
}

/**
 * The place a target points to, if a redirect could be there: the host, if the target names one, and the path in lower
 * case. Null for all other targets.
 */
export function targetPlace(target: string): string | null {
  const url = URL.parse(target, ANYWHERE);
  if (!url || !isRedirectPath(url.pathname) || url.host.length > LONGEST_HOST) return null;
  return placeIn({ host: url.origin === ANYWHERE ? "" : url.host, path: url.pathname });
}

/** The places that mean this path of the shop: without a host, and with the shop's own. */
export function placesOfPath({ path, origin }: { path: string; origin: string }): string[] {
  return ["", new URL(origin).host].map((host) => placeIn({ host, path }));
}

function placeIn({ host, path }: { host: string; path: string }): string {
  return `${host}/${foldedPath(path)}`;
}

/**
 * The value of the `location` header: a path of the shop or a URL of another site, encoded for a header and never read
 * by browsers as another host.
 */
export function addressOfTarget(target: string): string {
  const url = new URL(target, ANYWHERE);
  return url.origin === ANYWHERE ? `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}` : url.href;
}

/** Whether the target is a path of the shop or a URL of another site that browsers read as it looks. */
function isLinkTarget(target: string): boolean {
  // Browsers treat a backslash as a slash and ignore control characters.
  if (/[\s\\\p{Cc}]/u.test(target)) return false;
  if (/^https?:\/\/[^/?#]/i.test(target)) return URL.canParse(target);
  return /^\/(?!\/)/.test(target) && !URL.parse(target, ANYWHERE)?.pathname.startsWith("//");
}
