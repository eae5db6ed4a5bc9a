import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { getDefaultStore } from "jotai";
import { ApiError } from "../../../shared/api";
import { failureDetail, isConflict, isMissing, isOffline } from "../failure";
import {
  type FailedCall,
  type Toast,
  addressOf,
  changeToasts,
  entryOf,
  isSameCall,
  retryOf,
  toastsAtom,
  withoutCall,
} from "../toasts";

/** Calls with a password or code. Their dialog asks for it again, and a retry would keep it. */
const WITH_SECRET = /^(?!GET ).*\/(login|account|password)/;
/** The subject of the one entry of all calls that no server answered. */
const OFFLINE = "offline";
/** Reads that are told in the same words, whichever of them it is. */
const TOLD_ALIKE = /^(GET \/api\/statistics)\/.*/;

/**
 * The subject of a call's entry: reads that failed for the same reason and are told in the same words have one together,
 * each change has its own.
 */
function subjectOf(error: ApiError): string | undefined {
  if (isOffline(error)) return OFFLINE;
  const { route, address } = error.made ?? {};
  return route?.startsWith("GET ") ? `${route.replace(TOLD_ALIKE, "$1")} ${error.status}` : address;
}

/**
 * Makes an error entry of a failed call, whatever its screen tells of it. If the screen has made one in its own words, or
 * makes one later, that is the entry, and gets a button that makes the call again. @param message what to tell; without it the panel finds words for the call.
 */
export function noteFailedCall({ error, retry, message = "" }: FailedCall & { message?: string | undefined }): void {
  if (!isForEntry(error)) return;
  const about = subjectOf(error);
  changeToasts((all) => {
    const offering = (one: Toast): Toast => ({ ...one, retry: retryOf({ ...one, again: retry }) });
    if (all.some((one) => one.kind === "error" && one.error === error))
      return all.map((one) => (one.kind === "error" && one.error === error ? offering(one) : one));
    // A call that no server answered before, and one has refused now.
    const toasts = all.flatMap((one) =>
      one.about === about ? [one] : withoutCall([one], (former) => isSameCall(former, error)),
    );
    const told = toasts.find((one) => !one.calls && isSameCall(one.error, error));
    if (told) return toasts.map((one) => (one === told ? offering(again(told, error)) : one));
    const known = toasts.find((one) => one.calls && one.about === about);
    const calls = [...withoutSame(known?.calls ?? [], error), { error, retry }];
    if (known) return toasts.map((one) => (one === known ? { ...again(known, error), calls } : one));
    const text = about === OFFLINE ? SCREEN_MESSAGES.offlineTitle : message;
    return [...toasts, entryOf({ kind: "error", message: text, about, error, calls, retry: () => retryCalls(about) })];
  });
}

/**
 * Makes a call outside of the caches of calls, for a screen that tells of a failure in its own place: the failure becomes
 * an error entry all the same. @param make the call with all that follows its success, which a retry repeats.
 */
export async function callWithEntry<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    noteFailedCall({ error, retry: () => callWithEntry(make) });
    throw error;
  }
}

/** Removes the entries of a call that has succeeded, whoever made it. @param address its request line with all values. */
export function callAnswered(address: string): void {
  const isAnswered = (error: unknown): boolean => addressOf(error) === address;
  changeToasts((toasts) => {
    if (!toasts.some(({ kind }) => kind === "error")) return toasts;
    return withoutCall(toasts, isAnswered).filter(({ calls, error }) => calls ?? !isAnswered(error));
  });
}

/**
 * Whether the error is a failure for an entry. Faults of fields are told at the fields; who has no session is asked for
 * it; what somebody else has changed or removed is for the screen to ask about.
 */
function isForEntry(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status === 401 || isConflict(error) || isMissing(error)) return false;
  return !WITH_SECRET.test(error.made?.route ?? "") && !error.errors.some(({ field }) => field);
}

const again = (known: Toast, error: unknown): Toast => ({
  ...known,
  error,
  detail: failureDetail(error),
  at: Date.now(),
  times: known.times + 1,
});

const withoutSame = (calls: readonly FailedCall[], error: unknown): FailedCall[] =>
  calls.filter((call) => !isSameCall(call.error, error));

/** Makes the calls of an entry again, one after the other. Rejects while one of them fails. */
async function retryCalls(about: string | undefined): Promise<void> {
  const entry = getDefaultStore()
    .get(toastsAtom)
    .find((one) => one.calls && one.about === about);
  const failures: unknown[] = [];
  for (const { retry } of entry?.calls ?? []) await retry().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
