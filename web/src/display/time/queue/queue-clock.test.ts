import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/display-api";
import { testDevice } from "./testing/test-device";

const MINUTE = 60_000;
const device = testDevice();
beforeEach(device.start);
afterEach(device.stop);

test("a clock that is set back or ahead without connection makes no stamping lose its time", async () => {
  const eight = 8 * 60 * MINUTE;
  let ahead = 0;
  for (const by of [-eight, eight]) {
    device.server.isOnline = false;
    await device.settle(10 * MINUTE);
    ahead += by;
    device.setAhead(ahead);
    const made = Date.now();
    const { id, at } = await device.add("anna", "end");
    expect({ at, now: device.queue.now() }).toEqual({ at: made, now: made });
    await device.settle(10 * MINUTE);
    device.server.isOnline = true;
    device.queue.wake();
    await device.settle();
    expect(device.server.taken.get(id)).toMatchObject({ at: new Date(made).toISOString(), isClockUncertain: true });
  }
});

test("a phone whose wrong clock was known keeps the right time over a reload without connection", async () => {
  device.setAhead(-3 * 60 * MINUTE);
  await device.server.reach();
  device.queue.noteContact();
  device.server.isOnline = false;
  await device.open("s2");
  device.server.forget();
  const made = Date.now();
  const { id, at } = await device.add("anna", "end");
  expect(at).toBe(made);
  await device.settle(5 * MINUTE);
  device.server.isOnline = true;
  device.queue.wake();
  await device.settle();
  expect(device.server.taken.get(id)).toMatchObject({ at: new Date(made).toISOString(), isClockUncertain: true });
});

test("what a clock that was set ahead before a reload has stamped is sent as of now, uncertain", async () => {
  device.server.isOnline = false;
  await device.open("s2");
  device.setAhead(2 * 60 * MINUTE);
  const { id } = await device.add("anna");
  await device.settle(5 * MINUTE);
  device.queue.stop();
  await device.open("s3");
  device.server.isOnline = true;
  device.queue.wake();
  await device.settle(0);
  const sent = device.server.taken.get(id);
  expect(sent?.isClockUncertain).toBe(true);
  expect(Math.abs(Date.parse(sent?.at ?? "") - Date.now())).toBeLessThan(MINUTE);
});

test("stampings of a clock that was ahead before a reload keep the time between them", async () => {
  device.server.isOnline = false;
  await device.open("s2");
  device.setAhead(3 * 60 * MINUTE);
  const made = [];
  for (const action of ["start", "pause", "resume", "end"] as const) {
    made.push(await device.add("anna", action));
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
  }
  device.queue.stop();
  device.setAhead(0);
  await device.open("s3");
  device.server.isOnline = true;
  // Half of them are sent later, after another time without connection.
  let left = 2;
  device.server.refuse = () => {
    left -= 1;
    return left < 0 ? new Refusal(0, "offline", "") : null;
  };
  device.queue.wake();
  await device.settle(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  device.server.refuse = () => null;
  await device.settle();
  const sent = made.map(({ id }) => device.server.taken.get(id));
  const times = sent.map((one) => Date.parse(one?.at ?? ""));
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 4, 8, 12].map((minutes) => minutes * MINUTE));
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  expect(sent.map((one) => [one?.isClockUncertain, one?.stamping.isOffline])).toEqual(made.map(() => [true, true]));
});

test("what was stamped ahead after something that was not is placed by the time that passed between them", async () => {
  device.server.isOnline = false;
  await device.open("s2");
  const begun = Date.now();
  await device.add("anna");
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  device.setAhead(3 * 60 * MINUTE);
  const { id } = await device.add("anna", "end");
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  device.setAhead(0);
  await device.open("s3");
  device.server.isOnline = true;
  await device.settle();
  expect(device.server.taken.get(id)?.at).toBe(new Date(begun + 30 * MINUTE).toISOString());
});

test("after a restart without contact stampings are flagged, until the server has answered", async () => {
  device.server.isOnline = false;
  await device.open("s2");
  await device.add("anna");
  device.server.isOnline = true;
  await device.settle();
  await device.add("anna", "end");
  await device.settle();
  expect([...device.server.taken.values()].map(({ isClockUncertain }) => isClockUncertain)).toEqual([true, false]);
});

test("what a clock that was hours ahead has stamped is sent before what came after it, also after a restart", async () => {
  device.server.isOnline = false;
  await device.add("anna");
  await vi.advanceTimersByTimeAsync(MINUTE);
  // Somebody sets the clock three hours ahead, and another one sets it right: the monotonic one goes on.
  device.setAhead(180 * MINUTE);
  await device.add("anna", "pause");
  device.setAhead(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  const { at: back } = await device.add("anna", "resume");
  await vi.advanceTimersByTimeAsync(MINUTE);
  await device.open("s2");
  device.server.isOnline = true;
  await device.settle();
  expect(
    [...device.server.taken.values()].map(({ stamping, isClockUncertain }) => [stamping.action, isClockUncertain]),
  ).toEqual([
    ["start", false],
    ["pause", true],
    ["resume", false],
  ]);
  const times = [...device.server.taken.values()].map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[1]).toBeLessThanOrEqual(back);
});
