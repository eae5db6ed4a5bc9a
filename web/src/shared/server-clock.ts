/**
 * The time is the server's: a customer whose own clock is wrong still sees the right opening hours, and a rehearsal
 * whose platform runs at another date shows that date. The header `Date` says when the answer was made, `Age` how long
 * a cache kept it.
 */
let offset = 0;

/** Own clocks that are this near are taken as right, so that whole-second headers do not make the time jump. */
const TOLERANCE = 5_000;

export function noteServerTime(response: Pick<Response, "headers">): void {
  const made = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(made)) return;
  const age = Number(response.headers.get("age") ?? 0) * 1000;
  const measured = made + (Number.isFinite(age) ? age : 0) - Date.now();
  if (Math.abs(measured - offset) > TOLERANCE) offset = Math.abs(measured) > TOLERANCE ? measured : 0;
}

/** Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}
