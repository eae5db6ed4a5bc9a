import type { FieldError } from "../kit/errors";
import type { Sound } from "../kit/validation/check";
import type { Partly } from "../kit/validation/sound-part";
import { fieldError } from "../kit/validation/validation";
import { isReservedPath } from "../page/reserved-path";
import { LONGEST_PATH, PAGE_PATH, sitePath } from "../page/site-path";
import { EXPECTED_TARGET, REDIRECT_MESSAGES } from "./redirect.texts";

interface Redirecting {
  path: string;
  type: string;
  target: string;
}

/** Any host: only what stands behind it is looked at. */
const ANYWHERE = "https://shop.invalid";

/** Targets that a browser would take for something else than they look like, and redirects that lead to themselves. */
export function checkRedirect({ fields, sound }: { fields: Partly<Redirecting>; sound: Sound }): FieldError[] {
  const { path, type = "link", target } = fields;
  if (type !== "link" || target === undefined || !sound("type", "target")) return [];
  if (!isLinkTarget(target)) return [fieldError({ path: "target", code: "invalid", message: EXPECTED_TARGET })];
  return path !== undefined && sound("path") && pathOfTarget({ target }) === foldedPath(path)
    ? [fieldError({ path: "target", code: "loop", message: REDIRECT_MESSAGES.loop([path]) })]
    : [];
}

/** Whether a redirect can stand at this address: no other is ever looked for. */
export function isRedirectPath(pathname: string): boolean {
  const path = sitePath(pathname);
  return path.length <= LONGEST_PATH && PAGE_PATH.test(path) && !isReservedPath(path);
}

/** The path as redirects are compared: capital letters make no other. */
export function foldedPath(path: string): string {
  return sitePath(path).toLowerCase();
}

/**
 * The path of the shop that a target names, as redirects are compared; null where it leads elsewhere. `origin` is the
 * shop's own address, by which it may be named in full.
 */
export function pathOfTarget({ target, origin = ANYWHERE }: { target: string; origin?: string }): string | null {
  const url = URL.parse(target, origin);
  return url?.host === URL.parse(origin)?.host && url ? foldedPath(url.pathname) : null;
}

/**
 * The target as a browser is told it: a path, or the address of another site. Both in the letters that a header takes,
 * and never one that a browser reads as another host.
 */
export function addressOfTarget(target: string): string {
  const url = new URL(target, ANYWHERE);
  return url.origin === ANYWHERE ? `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}` : url.href;
}

/** A path of the shop, or the address of another site; nothing that browsers read as something else. */
function isLinkTarget(target: string): boolean {
  // Browsers take a backslash for a slash, and leave control characters out.
  if (/[\s\\\p{Cc}]/u.test(target)) return false;
  if (/^https?:\/\/[^/?#]/i.test(target)) return URL.canParse(target);
  return /^\/(?!\/)/.test(target) && !URL.parse(target, ANYWHERE)?.pathname.startsWith("//");
}
