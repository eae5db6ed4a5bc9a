import type { Instant } from "../../kit/time";

/** Until when a session on a tablet lasts without further use. */
export interface TabletUse {
  expiresAt: string;
}

export function tabletUseOf({ expiresAt }: { expiresAt: Instant }): TabletUse {
  return { expiresAt: new Date(expiresAt).toISOString() };
}
