import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/display-api";
import type { DeviceClock } from "./device-clock";
import { type Disk, memoryDisk } from "./disk";
import type { KeptStamping } from "./kept-stamping";
import { type Queue, openQueue } from "./queue";
import { testServer } from "./testing/test-server";

const MINUTE = 60_000;
let server: ReturnType<typeof testServer>;
let disk: Disk;
let queue: Queue;
/** How far somebody has set the clock of the day ahead, in milliseconds. */
let ahead = 0;
const clock: DeviceClock = { date: () => Date.now() + ahead, monotonic: () => performance.now(), session: "s1" };

const open = async (session = clock.session): Promise<void> => {
  queue?.stop();
  queue = await openQueue({
    ...{
      disk,
      clock: { ...clock, session },
      serverNow: server.serverNow,
      send: server.send,
      reach: server.reach,
      onChange: () => undefined,
    },
    isKeyRefused: async () => {
      if (!server.isOnline) throw new Refusal(0, "offline", "");
      return server.isKeyRefused;
    },
  });
};
const add = (person: string, action: KeptStamping["action"] = "start", pin = "1111") =>
  queue.add({ person, name: person, action, details: {}, pin });
const takenOf = (person: string): string[] =>
  [...server.taken.values()]
    .filter(({ stamping }) => stamping.person === person)
    .map(({ stamping }) => stamping.action);
const waiting = () => queue.state().stampings;
const realTimeout = setTimeout;
/** Long enough for every wait of the queue. What it encrypts takes true time, during which its clock stands still. */
const settle = async (time = 2 * MINUTE): Promise<void> => {
  for (let passed = 0; passed <= time; passed += MINUTE) {
    await vi.advanceTimersByTimeAsync(Math.min(MINUTE, time));
    for (let look = 0; look < 10; look += 1) await new Promise((resolve) => realTimeout(resolve, 1));
  }
};

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "Date", "performance"],
    now: Date.parse("2026-06-05T06:00:00Z"),
  });
  server = testServer({ clock });
  ahead = 0;
  disk = memoryDisk();
  await open();
  queue.noteContact();
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});

test("50 stampings of 30 people within an hour without connection arrive once, in order, with their times", async () => {
  server.isOnline = false;
  const made: KeptStamping[] = [];
  for (let index = 0; index < 50; index += 1) {
    made.push(await add(`p${index % 30}`, index < 30 ? "start" : "end"));
    await vi.advanceTimersByTimeAsync(72_000);
  }
  expect(queue.state()).toMatchObject({ trouble: "offline" });
  expect(waiting()).toHaveLength(50);
  expect(JSON.stringify(waiting())).not.toContain("1111");
  // The browser is killed and opened again, still without connection.
  await open("s2");
  await settle();
  expect(waiting().map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  server.isOnline = true;
  // The network comes back badly: answers are lost after the server has taken what was sent.
  server.lost = 7;
  await settle(12 * MINUTE);
  expect(waiting()).toEqual([]);
  expect(await disk.stampings()).toEqual([]);
  expect([...server.taken.values()].map(({ stamping, at }) => [stamping.id, at])).toEqual(
    made.map(({ id, at }) => [id, new Date(at).toISOString()]),
  );
  expect(takenOf("p3")).toEqual(["start", "end"]);
  // The clock went on as before, and the server was heard of within the hour: nothing is in doubt.
  expect([...server.taken.values()].some(({ isClockUncertain }) => isClockUncertain)).toBe(false);
});

test("a clock that is set back or ahead without connection makes no stamping lose its time", async () => {
  const eight = 8 * 60 * MINUTE;
  for (const by of [-eight, eight]) {
    server.isOnline = false;
    await settle(10 * MINUTE);
    ahead += by;
    const made = Date.now();
    const { id, at } = await add("anna", "end");
    expect({ at, now: queue.now() }).toEqual({ at: made, now: made });
    await settle(10 * MINUTE);
    server.isOnline = true;
    queue.wake();
    await settle();
    expect(server.taken.get(id)).toMatchObject({ at: new Date(made).toISOString(), isClockUncertain: true });
  }
});

test("a phone whose wrong clock was known keeps the right time over a reload without connection", async () => {
  ahead = -3 * 60 * MINUTE;
  await server.reach();
  queue.noteContact();
  server.isOnline = false;
  await open("s2");
  server.forget();
  const made = Date.now();
  const { id, at } = await add("anna", "end");
  expect(at).toBe(made);
  await settle(5 * MINUTE);
  server.isOnline = true;
  queue.wake();
  await settle();
  expect(server.taken.get(id)).toMatchObject({ at: new Date(made).toISOString(), isClockUncertain: true });
});

test("what a clock that was set ahead before a reload has stamped is sent as of now, uncertain", async () => {
  server.isOnline = false;
  await open("s2");
  ahead = 2 * 60 * MINUTE;
  const { id } = await add("anna");
  await settle(5 * MINUTE);
  queue.stop();
  await open("s3");
  server.isOnline = true;
  queue.wake();
  await settle(0);
  const sent = server.taken.get(id);
  expect(sent?.isClockUncertain).toBe(true);
  expect(Math.abs(Date.parse(sent?.at ?? "") - Date.now())).toBeLessThan(MINUTE);
});

test("a browser that is killed between sending and the answer sends the same again, and it counts once", async () => {
  server.lost = 1;
  const { id } = await add("anna");
  await settle(0);
  queue.stop();
  expect((await disk.stampings()).map((one) => one.id)).toEqual([id]);
  await open("s2");
  await settle();
  expect([...server.taken.keys()]).toEqual([id]);
  expect(await disk.stampings()).toEqual([]);
});

test("after a restart without contact stampings are flagged, until the server has answered", async () => {
  server.isOnline = false;
  await open("s2");
  await add("anna");
  server.isOnline = true;
  await settle();
  await add("anna", "end");
  await settle();
  expect([...server.taken.values()].map(({ isClockUncertain }) => isClockUncertain)).toEqual([true, false]);
});

test("what a clock that was hours ahead has stamped is sent before what came after it, also after a restart", async () => {
  server.isOnline = false;
  await add("anna");
  await vi.advanceTimersByTimeAsync(MINUTE);
  // Somebody sets the clock three hours ahead, and another one sets it right: the monotonic one goes on.
  ahead = 180 * MINUTE;
  await add("anna", "pause");
  ahead = 0;
  await vi.advanceTimersByTimeAsync(MINUTE);
  const { at: back } = await add("anna", "resume");
  await vi.advanceTimersByTimeAsync(MINUTE);
  await open("s2");
  server.isOnline = true;
  await settle();
  expect(
    [...server.taken.values()].map(({ stamping, isClockUncertain }) => [stamping.action, isClockUncertain]),
  ).toEqual([
    ["start", false],
    ["pause", true],
    ["resume", false],
  ]);
  const times = [...server.taken.values()].map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[1]).toBeLessThanOrEqual(back);
});

test("a wrong PIN keeps back what the person stamped, and nobody else; the right one sends it in order", async () => {
  server.isOnline = false;
  const first = await add("anna", "start", "9999");
  await add("anna", "end");
  await add("ben");
  server.isOnline = true;
  await settle();
  expect(takenOf("ben")).toEqual(["start"]);
  expect(waiting().map(({ action, refusal, pin }) => [action, refusal?.status ?? null, pin === null])).toEqual([
    ["start", 403, true],
    ["end", null, false],
  ]);
  await queue.retry({ id: first.id, pin: "1111", isForReview: false });
  await settle();
  expect(takenOf("anna")).toEqual(["start", "end"]);
  expect(waiting()).toEqual([]);
});

test("what the server refuses stays until its person removes it or sends it to be looked at", async () => {
  const refusal = new Refusal(409, "time.sequence", "Diese Zeit liegt vor einer anderen.");
  server.refuse = ({ stamping }) => (stamping.sequence === null ? null : refusal);
  const [anna, ben] = [await add("anna"), await add("ben")];
  await settle();
  expect(waiting().map((one) => one.refusal?.message)).toEqual([refusal.message, refusal.message]);
  await open("s2");
  expect(waiting()).toHaveLength(2);
  await queue.remove(ben.id);
  await queue.retry({ id: anna.id, pin: "1111", isForReview: true });
  await settle();
  expect([...server.taken.values()]).toMatchObject([
    { stamping: { id: anna.id, sequence: null }, isClockUncertain: true },
  ]);
  expect(waiting()).toEqual([]);
});

test("a device that is refused itself keeps everything, and sends it once it is connected anew", async () => {
  server.isKeyRefused = true;
  await add("anna");
  await settle();
  expect(queue.state()).toMatchObject({ trouble: "keyRefused", stampings: [{ refusal: null }] });
  server.isKeyRefused = false;
  queue.noteContact();
  await settle();
  expect(queue.state()).toEqual({ trouble: null, stampings: [] });
  expect(takenOf("anna")).toEqual(["start"]);
});

test("too many wrong PINs of one person hold back only what that person stamped", async () => {
  let isHeld = true;
  server.refuse = ({ stamping }) =>
    isHeld && stamping.person === "anna" ? new Refusal(429, "limit", "Bitte warten.", 15 * MINUTE) : null;
  await add("anna");
  await add("ben");
  await settle();
  expect(takenOf("ben")).toEqual(["start"]);
  expect(waiting()).toMatchObject([{ person: "anna", refusal: null }]);
  isHeld = false;
  await settle(16 * MINUTE);
  expect(waiting()).toEqual([]);
});

test("what is removed is gone from the screen, and told with the next stamping of the same person until that arrives", async () => {
  const told = () =>
    [...server.taken.values()].map(({ stamping, removed }) => [stamping.person, removed.map(({ id }) => id)]);
  server.refuse = () => new Refusal(400, "validation", "Zu lange her.");
  const anna = await add("anna");
  await settle();
  server.refuse = () => null;
  // What waits to be sent is not thrown away, nor what is not there.
  server.isOnline = false;
  const waits = await add("ben");
  for (const id of [waits.id, "none"]) await queue.remove(id);
  await queue.remove(anna.id);
  expect(waiting().map(({ id }) => id)).toEqual([waits.id]);
  // It cannot be sent again, and is still known after the browser was killed.
  await queue.retry({ id: anna.id, pin: "1111", isForReview: true });
  await open("s2");
  expect(waiting().map(({ id }) => id)).toEqual([waits.id]);
  server.isOnline = true;
  queue.noteContact();
  await settle();
  expect(told()).toEqual([["ben", []]]);
  server.lost = 1;
  await add("anna", "end");
  await settle();
  expect(told()).toEqual([
    ["ben", []],
    ["anna", [anna.id]],
  ]);
  await add("anna");
  await settle();
  expect(told().at(-1)).toEqual(["anna", []]);
  expect(await disk.stampings()).toEqual([]);
});
