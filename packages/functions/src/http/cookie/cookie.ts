import { env } from "@tresen/core/platform/env";
import type { HttpEvent } from "../types";

/** The value of the cookie with this name, or null. */
export function cookieValue({ event, name }: { event: HttpEvent; name: string }): string | null {
  const cookies = event.cookies ?? event.headers.cookie?.split(";") ?? [];
  for (const entry of cookies) {
    const [key, value] = entry.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return null;
}

/**
 * A `set-cookie` header that scripts and other sites cannot read. Its lifetime is relative, so a wrong clock of the
 * browser does not matter.
 */
export function cookie({
  name,
  value,
  lasts,
  path = "/",
  sameSite = "Lax",
}: {
  name: string;
  value: string;
  lasts: number;
  path?: string;
  sameSite?: "Lax" | "Strict";
}): string {
  const seconds = Math.max(0, Math.floor(lasts / 1000));
  const secure = env.PUBLIC_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure}`;
}
