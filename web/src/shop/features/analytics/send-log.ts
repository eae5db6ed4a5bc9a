import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";

const ADDRESS = "/api/analytics-log";

/** Sends and forgets: also when the page is just being left, and whether or not it arrives. */
export function sendLog(entry: AnalyticsLogInput): void {
  const body = JSON.stringify(entry);
  if (navigator.sendBeacon(ADDRESS, new Blob([body], { type: "application/json" }))) return;
  void fetch(ADDRESS, { method: "POST", body, headers: { "Content-Type": "application/json" }, keepalive: true }).catch(
    () => undefined,
  );
}
