import { DISCARDED_LIMIT } from "@tresen/contract/time-tracking/discarded-stamping";
import type { StartFinding } from "@tresen/contract/time-tracking/time-tracking.calls";
import { Refusal } from "../../shared/display-api";
import { placedAhead } from "./ahead";
import { alone } from "./alone";
import { type ClockContact, type DeviceClock, contactNow, isKnownClock, readClock, timeToSend } from "./device-clock";
import type { Disk } from "./disk";
import { type KeptStamping, nextToSend } from "./kept-stamping";
import { pinSeal } from "./pin-seal";

/** How a stamping goes to the server. @returns what the law says against it. @throws Refusal. */
export type SendStamping = (sent: {
  stamping: KeptStamping;
  /** ISO. */
  at: string;
  isClockUncertain: boolean;
  pin: string | null;
  /** What the same person has removed, of which the server does not know yet. */
  removed: readonly KeptStamping[];
}) => Promise<readonly StartFinding[]>;

export type Trouble = "offline" | "keyRefused" | null;

/** What there is on disk, and whether it can be sent. */
export interface QueueState {
  stampings: readonly KeptStamping[];
  trouble: Trouble;
}

export interface Queue {
  state: () => QueueState;
  /** Keeps a stamping on disk and begins to send it. It is on disk when the promise resolves. */
  add: (
    made: Pick<KeptStamping, "person" | "name" | "action" | "details"> & { pin: string | null },
  ) => Promise<KeptStamping>;
  /**
   * Sends a refused one again, with the PIN that was entered now.
   * @param isForReview without its number and booking, flagged for a manager.
   */
  retry: (again: { id: string; pin: string | null; isForReview: boolean }) => Promise<void>;
  /** Takes a refused one off the device. That it was thrown away is told with the next stamping of its person. */
  remove: (id: string) => Promise<void>;
  /** The time by the server's clock, as far as the device knows it. It goes on if somebody moves the clock of the device. */
  now: () => number;
  /** The server has answered: its clock is known, and what waits is sent. */
  noteContact: () => void;
  noteTrouble: (trouble: Trouble) => void;
  /** There may be a network again: what waits is tried at once. */
  wake: () => void;
  stop: () => void;
}

/** Each attempt without an answer waits twice as long as the one before. */
const WAITS = { first: 2_000, most: 60_000 };
const CONTACT = "clock-contact";
/** A distance that changed by less is kept as it is. */
const SAME = 1_000;

/**
 * The stampings of a device: kept on disk first, then sent one after the other, those of one person strictly in their
 * order. What the server refuses stays until its person has decided.
 * @param reach any call that the server answers: after it the server's time is known. It throws a Refusal without answer.
 * @param isKeyRefused asks whether the device itself is refused, since the server says the same of a wrong PIN.
 * @param isOwn whether a stamping can be sent with what the device has; a phone may have another person's.
 * @param isIn whether the person is at work by what the server has told.
 */
export async function openQueue({
  disk,
  clock,
  serverNow,
  send,
  reach,
  isKeyRefused,
  isOwn = () => true,
  isIn = () => false,
  onChange,
  onTaken = () => undefined,
}: {
  disk: Disk;
  clock: DeviceClock;
  serverNow: () => number;
  send: SendStamping;
  reach: () => Promise<unknown>;
  isKeyRefused: () => Promise<boolean>;
  isOwn?: (stamping: KeptStamping) => boolean;
  isIn?: (person: string) => boolean;
  onChange: (state: QueueState) => void;
  onTaken?: (stamping: KeptStamping, findings: readonly StartFinding[]) => void;
}): Promise<Queue> {
  const seal = pinSeal(disk);
  let stampings = await disk.stampings();
  let contact = await disk.read<ClockContact>(CONTACT);
  let trouble: Trouble = null;
  let wait = WAITS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isAskedAgain = false;
  let isOver = false;
  /** Until when the server wants no more stampings of a person, who has entered too many wrong PINs. */
  const held = new Map<string, number>();

  const shown = (): KeptStamping[] => stampings.filter((one) => one.removedAt === undefined);
  const tell = (): void => {
    if (!isOver) onChange({ stampings: shown(), trouble });
  };
  const setTrouble = (next: Trouble): void => {
    if (trouble === next) return;
    trouble = next;
    tell();
  };
  const setStampings = (next: KeptStamping[]): void => {
    stampings = next;
    tell();
  };
  const replace = async (changed: KeptStamping): Promise<void> => {
    await disk.put(changed);
    setStampings(stampings.map((one) => (one.id === changed.id ? changed : one)));
  };
  const drop = async (id: string): Promise<void> => {
    await disk.remove(id);
    setStampings(stampings.filter((one) => one.id !== id));
  };
  /** What waits then was stamped without connection. */
  const noteOffline = async (): Promise<void> => {
    setTrouble("offline");
    const waiting = stampings.filter(({ refusal, isOffline }) => refusal === null && !isOffline);
    for (const one of waiting) await replace({ ...one, isOffline: true });
  };
  const learnClock = (): void => {
    const known = contact;
    contact = contactNow({ clock, serverNow: serverNow() });
    const isKnown =
      known?.session === contact.session &&
      Math.abs(known.distance - contact.distance) < SAME &&
      Math.abs(known.base - contact.base) < SAME;
    if (!isKnown) void disk.keep(CONTACT, contact).catch(() => undefined);
  };

  /** The next one whose person is not kept back by an earlier one. */
  const next = (): KeptStamping | undefined =>
    nextToSend({
      stampings: shown(),
      isIn,
      isSendable: (one) => isOwn(one) && (held.get(one.person) ?? 0) <= clock.monotonic(),
    });
  const sendOne = async (
    stamping: KeptStamping,
    removed: readonly KeptStamping[],
  ): Promise<readonly StartFinding[]> => {
    const pin = stamping.pin && (await seal.open(stamping.pin));
    const all = shown();
    const later = all.slice(all.findIndex(({ id }) => id === stamping.id) + 1);
    const before = later.find(({ isClockUncertain }) => !isClockUncertain)?.at;
    const { at, isAhead } = timeToSend({ stamping, clock, serverNow: serverNow(), ...(before ? { before } : {}) });
    return send({
      ...{ stamping, pin, removed, at: new Date(at).toISOString() },
      isClockUncertain: stamping.isClockUncertain || isAhead,
    });
  };
  /** @returns whether the next one may be sent. */
  const settle = async (stamping: KeptStamping, error: unknown): Promise<boolean> => {
    const refusal = refusalOf(error);
    const { status, code, message } = refusal;
    if (status === 0 || status >= 500) {
      if (status === 0) await noteOffline();
      return false;
    }
    if (status === 429) {
      held.set(stamping.person, clock.monotonic() + (refusal.wait ?? WAITS.most));
      return true;
    }
    if (status === 403 && (await isKeyRefused())) {
      setTrouble("keyRefused");
      return false;
    }
    await replace({ ...stamping, pin: null, refusal: { status, code, message } });
    return true;
  };
  /** Asks the server for its time where that is not known, since the time of what is sent is told by it. */
  const knowTime = async (): Promise<boolean> => {
    if (isKnownClock({ clock, contact })) return true;
    try {
      await reach();
      learnClock();
      return true;
    } catch (error) {
      const { status } = refusalOf(error);
      if (status === 0) await noteOffline();
      if (status === 403) setTrouble("keyRefused");
      return false;
    }
  };
  const sendAll = async (): Promise<void> => {
    if (next() && !(await knowTime())) return schedule();
    for (const placed of placedAhead({ stampings, session: clock.session, serverNow: serverNow() }))
      await replace(placed);
    for (let stamping = next(); stamping && !isOver; stamping = next()) {
      if (!(await knowTime())) return schedule();
      const { person } = stamping;
      const removed = stampings
        .filter((one) => one.removedAt !== undefined && one.person === person)
        .slice(0, DISCARDED_LIMIT);
      let findings: readonly StartFinding[] | null = null;
      try {
        findings = await sendOne(stamping, removed);
      } catch (error) {
        if (!(await settle(stamping, error).catch(() => false))) return schedule();
      }
      if (!findings) continue;
      learnClock();
      wait = WAITS.first;
      setTrouble(null);
      onTaken(stamping, findings);
      for (const { id } of [stamping, ...removed]) await drop(id);
    }
    const until = Math.min(...stampings.flatMap(({ person, refusal }) => (refusal ? [] : (held.get(person) ?? []))));
    if (Number.isFinite(until)) timer = setTimeout(flush, Math.max(WAITS.first, until - clock.monotonic()));
  };
  const schedule = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(flush, wait);
    wait = Math.min(wait * 2, WAITS.most);
  };
  const flush = (): void => {
    if (isOver) return;
    isAskedAgain = isSending;
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    void alone(sendAll)
      // A disk that fails is tried again like a network that does.
      .catch(schedule)
      .finally(() => {
        isSending = false;
        if (isAskedAgain) flush();
      });
  };
  flush();

  return {
    state: () => ({ stampings: shown(), trouble }),
    add: async ({ pin, ...made }) => {
      const { at, base, moved, isUncertain } = readClock({ clock, contact });
      const sealed = pin === null ? null : await seal.seal(pin);
      const added = await disk.add((last) => ({
        ...made,
        id: crypto.randomUUID(),
        // Grows on, too, when somebody has cleared the storage of the browser.
        sequence: Math.max(last + 1, Math.floor(at)),
        ...{ at, base, monotonic: clock.monotonic(), session: clock.session, moved, isClockUncertain: isUncertain },
        ...{ isOffline: trouble === "offline", pin: sealed, refusal: null },
      }));
      setStampings([...stampings, added]);
      flush();
      return added;
    },
    retry: async ({ id, pin, isForReview }) => {
      const known = shown().find((one) => one.id === id);
      if (!known) return;
      const { kind: _kind, project: _project, task: _task, ...details } = known.details;
      await replace({
        ...known,
        pin: pin === null ? null : await seal.seal(pin),
        refusal: null,
        ...(isForReview ? { sequence: null, isClockUncertain: true, details } : {}),
      });
      held.delete(known.person);
      flush();
    },
    remove: async (id) => {
      const known = stampings.find((one) => one.id === id);
      if (known?.refusal) await replace({ ...known, pin: null, removedAt: serverNow() });
    },
    now: () => readClock({ clock, contact }).at,
    noteContact: () => {
      learnClock();
      setTrouble(null);
      wait = WAITS.first;
      flush();
    },
    noteTrouble: setTrouble,
    wake: () => {
      wait = WAITS.first;
      flush();
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(0, "failed", "");
}
