/**
 * The current time of the server: customers with a wrong clock still see the right opening hours, and a platform that
 * runs at another date shows that date. The header `Date` contains the time of the response, `Age` how long a cache
 * kept it.
 */
let offset = 0;
let isFixed = false;

/** A local clock within this tolerance counts as right, so that headers in whole seconds do not make the time jump. */
const TOLERANCE = 5_000;

export function noteServerTime(response: Pick<Response, "headers">): void {
  if (isFixed) return;
  const made = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(made)) return;
  const age = Number(response.headers.get("age") ?? 0) * 1000;
  const measured = made + (Number.isFinite(age) ? age : 0) - Date.now();
  if (Math.abs(measured - offset) > TOLERANCE) offset = Math.abs(measured) > TOLERANCE ? measured : 0;
}

/** Lets it be this time now, whatever the server says: for a preview of what will be. It goes on from there. */
export function fixServerTime(at: number): void {
  offset = at - Date.now();
  isFixed = true;
}

/** Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}
