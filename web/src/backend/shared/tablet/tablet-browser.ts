import { keepValue, readKept } from "../kept/kept-value";

const KEY = "backend-tablet";

/** Whether people sign in by PIN in this browser, so that whoever has no session is led there. */
export function isTablet(): boolean {
  return readKept(KEY) === true;
}

export function noteTablet(isApproved: boolean): void {
  keepValue(KEY, isApproved ? true : null);
}
