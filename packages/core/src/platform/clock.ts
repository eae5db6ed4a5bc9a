/**
 * Milliseconds by which the platform's clock is ahead of the machine's: none, but on a platform on one machine whose
 * clock was set to try out other days. It may change while that runs. Most calls and events tell the platform's time
 * themselves; this is for what compares with times of the machine as well.
 */
export function clockOffset(): number {
  return Number(process.env["CLOCK_OFFSET"] ?? 0);
}
