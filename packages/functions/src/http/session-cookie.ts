import type { Instant } from "@tresen/contract/time";
import { env } from "@tresen/core/env";
import type { HttpEvent } from "./types";

const NAME = "session";

/** The token that the browser sent, or null. */
export function sessionToken(event: HttpEvent): string | null {
  const cookies = event.cookies ?? event.headers.cookie?.split(";") ?? [];
  for (const cookie of cookies) {
    const [name, value] = cookie.trim().split("=", 2);
    if (name === NAME && value) return value;
  }
  return null;
}

/** Out of reach for scripts and for other sites. It lasts relative to the platform's clock, not to the browser's. */
export function sessionCookie({ token, expiresAt, now }: { token: string; expiresAt: Instant; now: Instant }): string {
  return `${NAME}=${token}; Max-Age=${Math.max(0, Math.floor((expiresAt - now) / 1000))}; ${attributes()}`;
}

export function endedSessionCookie(): string {
  return `${NAME}=; Max-Age=0; ${attributes()}`;
}

function attributes(): string {
  return `Path=/; HttpOnly; SameSite=Lax${env.PUBLIC_URL.startsWith("https:") ? "; Secure" : ""}`;
}
