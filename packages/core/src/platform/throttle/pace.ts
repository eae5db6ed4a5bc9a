import { limitExceeded } from "@tresen/contract/order/limit.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError } from "../errors";
import type { Limit } from "./counter-key";

interface Window {
  count: number;
  until: Instant;
}

/** More callers than one process sees within a window. */
const MOST = 5_000;
const windows = new Map<string, Window>();

/**
 * Limits how often somebody may call, without a write for each call: every process counts by itself. For callers who
 * have shown a valid key, so that a broken device cannot cause costs.
 * @throws limit when there were too many within the window.
 */
export function keepPace({ value, limit, window, now }: Limit & { value: string; now: Instant }): void {
  const known = windows.get(value);
  const current = known && known.until > now && known.until <= now + window ? known : { count: 0, until: now + window };
  if (windows.size > MOST) windows.clear();
  windows.set(value, { ...current, count: current.count + 1 });
  if (current.count < limit) return;
  throw new AppError("limit.exceeded", "limit", limitExceeded(1), [], { wait: current.until - now });
}
