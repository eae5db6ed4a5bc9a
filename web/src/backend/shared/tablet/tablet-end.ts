import { call } from "../../../shared/api";
import { keepValue, readKept } from "../kept/kept-value";

const KEY = "backend-tablet-ending";
/** Pages that are no screens of the person who is signed in. */
const OUTSIDE = /\/backend\/(?:login|logout|tablet)\/?$/;

/** Of this window alone, where the storage of the browser is full. */
let isUnkept = false;

/** Whether somebody is finished on this tablet, and the server has not been told yet. It outlasts a reload. */
export function isEnding(): boolean {
  return isUnkept || readKept(KEY) === true;
}

export function beginEnd(): void {
  keepValue(KEY, true);
  isUnkept = readKept(KEY) !== true;
}

/** The session that was to end is no longer that of the browser. */
export function forgetEnd(): void {
  isUnkept = false;
  keepValue(KEY, null);
}

/** Ends the session at the server. @throws ApiError as long as it cannot be reached. */
export async function endSession(): Promise<void> {
  await call("POST /api/logout", { unauthenticated: "throw" });
  forgetEnd();
}

/** Whoever is finished does not come back by a reload: the page with the people ends their session first. */
export function leaveScreenOfEnded(): void {
  if (isEnding() && !OUTSIDE.test(window.location.pathname)) window.history.replaceState(null, "", "/backend/tablet");
}
