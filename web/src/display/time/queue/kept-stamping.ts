import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import type { SealedPin } from "./pin-seal";

/** What is chosen for a stamping beside its action. */
export interface StampingDetails {
  kind?: string | null;
  project?: string | null;
  task?: string | null;
  note?: string;
  branch?: string;
  /** Where the branch checks the place. */
  isOutside?: boolean;
}

/** Why the server did not take a stamping. */
export interface StampingRefusal {
  status: number;
  code: string;
  /** German, ready to show; empty where the answer had none. */
  message: string;
}

/** A stamping as it is on disk until the server has taken it, or until its person has removed it. */
export interface KeptStamping {
  /** The `Idempotency-Key` with which it is sent, however often. */
  id: string;
  person: string;
  /** As the person is called on the screen. */
  name: string;
  action: StampingAction;
  details: StampingDetails;
  /** Grows with every stamping of the device. Null for one that its person sends to be looked at by a manager. */
  sequence: number | null;
  /** By the server's clock as far as its distance was known, in epoch milliseconds. */
  at: number;
  /** The clocks of the device at that moment, see `DeviceClock`. */
  base: number;
  monotonic: number;
  session: string;
  /** How far the clock of the device seemed to be moved, which `at` leaves out. */
  moved?: number;
  isClockUncertain: boolean;
  /** Whether the device had no connection then. */
  isOffline?: boolean;
  /** Of a terminal. It is wiped with the stamping, and as soon as the server has refused it. */
  pin: SealedPin | null;
  /** What the server said last; null for one that waits to be sent. */
  refusal: StampingRefusal | null;
  /**
   * When its person has removed it, in epoch milliseconds. It is shown nowhere any more, and leaves the disk once the server
   * has noted that, which it is told with the next stamping of the person.
   */
  removedAt?: number;
}

/** The state of a person as a terminal shows it, and since when. */
export interface ShownState {
  state: "running" | "paused" | null;
  /** ISO. */
  since: string | null;
  /** The id of the branch at which they work, as far as it is known. A terminal knows its own and needs none. */
  branch?: string | null;
}

export const NOT_IN: ShownState = { state: null, since: null };

/** The state of the person by what the server told of them. */
export function stateOf({ workingActivity }: Pick<TimeTrackingMe, "workingActivity">): ShownState {
  if (!workingActivity || workingActivity.state === "ended") return NOT_IN;
  const { state, startedAt, branch } = workingActivity;
  return { state, since: startedAt, branch };
}

/** What the stampings that wait make of the state that the server told last. */
export function stateAfter({
  known,
  waiting,
}: {
  known: ShownState;
  waiting: readonly Pick<KeptStamping, "action" | "at" | "details">[];
}): ShownState {
  return waiting.reduce<ShownState>((before, { action, at, details }) => {
    const since = before.state ? before.since : new Date(at).toISOString();
    if (action === "start")
      return { state: "running", since: new Date(at).toISOString(), branch: details.branch ?? null };
    if (action === "end") return NOT_IN;
    return { ...before, state: action === "pause" ? "paused" : "running", since };
  }, known);
}

/** Whether a wrong PIN keeps it back. */
export function isPinRefused({ refusal }: Pick<KeptStamping, "refusal">): boolean {
  return refusal?.status === 403;
}

/**
 * The first one that may be sent. What a person stamps after a wrong PIN waits for their decision about that, since an end
 * without its start would be lost. A start needs nothing before it, and whoever is in by what the server has told needs no
 * other start, so that nobody keeps a person from stamping with four digits.
 * @param stampings in the order in which they were made, without removed ones.
 */
export function nextToSend({
  stampings,
  isIn,
  isSendable,
}: {
  stampings: readonly KeptStamping[];
  isIn: (person: string) => boolean;
  isSendable: (stamping: KeptStamping) => boolean;
}): KeptStamping | undefined {
  const unsettled = new Set<string>();
  const blocked = new Set<string>();
  return stampings.find((one) => {
    const { person, action, refusal } = one;
    if (isPinRefused(one)) unsettled.add(person);
    if (refusal !== null || blocked.has(person)) return false;
    const isFree = !unsettled.has(person) || action === "start" || isIn(person);
    if (!isFree) blocked.add(person);
    return isFree && isSendable(one);
  });
}
