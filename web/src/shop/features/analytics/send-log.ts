import type { AnalyticsLogInput } from "@tresen/contract/statistics/analytics";

const ADDRESS = "/api/analytics-log";

/** Sends without waiting for an answer. It also works while the page is being left; a failure is ignored. */
export function sendLog(entry: AnalyticsLogInput): void {
  const body = JSON.stringify(entry);
  if (navigator.sendBeacon(ADDRESS, new Blob([body], { type: "application/json" }))) return;
  void fetch(ADDRESS, { method: "POST", body, headers: { "Content-Type": "application/json" }, keepalive: true }).catch(
    () => undefined,
  );
}
