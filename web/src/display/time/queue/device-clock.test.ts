import { expect, test } from "vitest";
import { contactNow, isKnownClock, readClock, timeToSend } from "./device-clock";

const START = Date.parse("2026-06-05T06:00:00.000Z");
const MINUTE = 60_000;

/** A device whose clock is `ahead` of the server's. */
function device({ ahead = 0, session = "a" } = {}) {
  let passed = 0;
  let moved = ahead;
  let slept = 0;
  return {
    session,
    date: () => START + passed + moved,
    monotonic: () => passed - slept,
    serverNow: () => START + passed,
    pass: (time: number) => (passed += time),
    set: (by: number) => (moved += by),
    sleep: (time: number) => {
      passed += time;
      slept += time;
    },
  };
}
const contactOf = (clock: ReturnType<typeof device>) => contactNow({ clock, serverNow: clock.serverNow() });
function stampedBy({ clock, contact }: Parameters<typeof readClock>[0]) {
  const { isUncertain, ...read } = readClock({ clock, contact });
  return { ...read, monotonic: clock.monotonic(), session: clock.session, isClockUncertain: isUncertain };
}

test("a wrong clock is corrected by its distance, and certain as long as nobody moves it", () => {
  const clock = device({ ahead: 7 * MINUTE });
  const contact = contactOf(clock);
  clock.pass(60 * MINUTE);
  expect(readClock({ clock, contact })).toMatchObject({ at: START + 60 * MINUTE, isUncertain: false });
});

test("a clock that is moved does not count, in either direction, and is uncertain", () => {
  const clock = device();
  const contact = contactOf(clock);
  clock.pass(10 * MINUTE);
  clock.set(-60 * MINUTE);
  expect(readClock({ clock, contact })).toMatchObject({ at: START + 10 * MINUTE, isUncertain: true });
  clock.set(70 * MINUTE);
  expect(readClock({ clock, contact })).toMatchObject({ at: START + 10 * MINUTE, isUncertain: true });
});

test("without an answer since the page was opened, the last known distance counts, uncertain", () => {
  const contact = contactOf(device({ ahead: 3 * MINUTE }));
  const opened = device({ ahead: 3 * MINUTE, session: "b" });
  expect(readClock({ clock: opened, contact })).toMatchObject({ at: START, isUncertain: true });
  expect(readClock({ clock: opened, contact: null })).toMatchObject({ at: START + 3 * MINUTE, isUncertain: true });
});

test("what was stamped in the same opening of the page is counted back from the server's time", () => {
  const clock = device({ ahead: -365 * 24 * 60 * MINUTE });
  const stamping = stampedBy({ clock, contact: null });
  clock.pass(20 * MINUTE);
  const asked = { stamping, clock, serverNow: clock.serverNow() };
  expect(timeToSend(asked)).toEqual({ at: START, isAhead: false });
  // A device that slept meanwhile has lost count.
  clock.sleep(30 * MINUTE);
  expect(timeToSend({ ...asked, serverNow: clock.serverNow() }).at).toBe(stamping.at);
});

test("no stamping is sent with a time that lies ahead", () => {
  const clock = device({ ahead: 60 * MINUTE });
  const stamping = stampedBy({ clock, contact: null });
  const other = device({ session: "b" });
  const serverNow = other.serverNow();
  expect(timeToSend({ stamping, clock: other, serverNow })).toEqual({ at: serverNow, isAhead: true });
  clock.pass(5 * MINUTE);
  clock.set(-60 * MINUTE);
  expect(timeToSend({ stamping, clock, serverNow: clock.serverNow() })).toEqual({ at: START, isAhead: true });
});

test("a device that sleeps before and after a stamping sends the time that its clock showed", () => {
  const clock = device();
  const contact = contactOf(clock);
  clock.sleep(60 * MINUTE);
  const stamping = stampedBy({ clock, contact });
  expect(stamping.isClockUncertain).toBe(true);
  clock.pass(5 * MINUTE);
  clock.sleep(60 * MINUTE);
  expect(timeToSend({ stamping, clock, serverNow: clock.serverNow() }).at).toBe(START + 60 * MINUTE);
});

test("a clock that was ahead for a while and is set right before it is sent leaves the time that has passed", () => {
  const clock = device();
  const contact = contactOf(clock);
  clock.pass(10 * MINUTE);
  clock.set(20 * MINUTE);
  const stamping = stampedBy({ clock, contact });
  clock.pass(5 * MINUTE);
  clock.set(-20 * MINUTE);
  expect(timeToSend({ stamping, clock, serverNow: clock.serverNow() })).toEqual({
    ...{ at: START + 10 * MINUTE, isAhead: false },
  });
});

test("a time that is certain is never replaced by another", () => {
  const clock = device();
  const stamping = stampedBy({ clock, contact: contactOf(clock) });
  clock.pass(10 * MINUTE);
  expect(timeToSend({ stamping, clock, serverNow: clock.serverNow() - 30_000 }).at).toBe(START);
});

test("the distance is known as long as the clock is not moved", () => {
  const clock = device();
  const contact = contactOf(clock);
  clock.pass(60 * MINUTE);
  expect(isKnownClock({ clock, contact })).toBe(true);
  clock.set(-MINUTE);
  expect(isKnownClock({ clock, contact })).toBe(false);
  expect(isKnownClock({ clock: device({ session: "b" }), contact })).toBe(false);
  expect(isKnownClock({ clock, contact: null })).toBe(false);
});
