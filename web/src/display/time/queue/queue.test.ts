import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/display-api";
import type { KeptStamping } from "./kept-stamping";
import { testDevice } from "./testing/test-device";

const MINUTE = 60_000;
const device = testDevice();
beforeEach(device.start);
afterEach(device.stop);

test("50 stampings of 30 people within an hour without connection arrive once, in order, with their times", async () => {
  device.server.isOnline = false;
  const made: KeptStamping[] = [];
  for (let index = 0; index < 50; index += 1) {
    made.push(await device.add(`p${index % 30}`, index < 30 ? "start" : "end"));
    await vi.advanceTimersByTimeAsync(72_000);
  }
  expect(device.queue.state()).toMatchObject({ trouble: "offline" });
  expect(device.waiting()).toHaveLength(50);
  expect(JSON.stringify(device.waiting())).not.toContain("1111");
  // The browser is killed and opened again, still without connection.
  await device.open("s2");
  await device.settle();
  expect(device.waiting().map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  device.server.isOnline = true;
  // The network comes back badly: answers are lost after the server has taken what was sent.
  device.server.lost = 7;
  // What is encrypted takes true time, on a busy machine more than its clock knows of.
  for (let looks = 0; looks < 10 && device.waiting().length > 0; looks += 1) await device.settle(12 * MINUTE);
  expect(device.waiting()).toEqual([]);
  expect(await device.disk.stampings()).toEqual([]);
  expect([...device.server.taken.values()].map(({ stamping, at }) => [stamping.id, at])).toEqual(
    made.map(({ id, at }) => [id, new Date(at).toISOString()]),
  );
  expect(device.takenOf("p3")).toEqual(["start", "end"]);
  // The clock went on as before, and the server was heard of within the hour: nothing is in doubt.
  expect([...device.server.taken.values()].some(({ isClockUncertain }) => isClockUncertain)).toBe(false);
});

test("a browser that is killed between sending and the answer sends the same again, and it counts once", async () => {
  device.server.lost = 1;
  const { id } = await device.add("anna");
  await device.settle(0);
  device.queue.stop();
  expect((await device.disk.stampings()).map((one) => one.id)).toEqual([id]);
  await device.open("s2");
  await device.settle();
  expect([...device.server.taken.keys()]).toEqual([id]);
  expect(await device.disk.stampings()).toEqual([]);
});

test("a wrong PIN keeps back what the person stamped, and nobody else; the right one sends it in order", async () => {
  device.server.isOnline = false;
  const first = await device.add("anna", "start", "9999");
  await device.add("anna", "end");
  await device.add("ben");
  device.server.isOnline = true;
  await device.settle();
  expect(device.takenOf("ben")).toEqual(["start"]);
  expect(device.waiting().map(({ action, refusal, pin }) => [action, refusal?.status ?? null, pin === null])).toEqual([
    ["start", 403, true],
    ["end", null, false],
  ]);
  await device.queue.retry({ id: first.id, pin: "1111", isForReview: false });
  await device.settle();
  expect(device.takenOf("anna")).toEqual(["start", "end"]);
  expect(device.waiting()).toEqual([]);
});

test("whoever tapped a name with a wrong PIN keeps nobody from stamping", async () => {
  device.server.isOnline = false;
  const wrong = await device.add("anna", "start", "9999");
  await device.add("anna");
  await device.add("ben", "end", "9999");
  await device.add("ben", "end");
  device.people.add("ben");
  device.server.isOnline = true;
  await device.settle();
  expect(device.takenOf("anna")).toEqual(["start"]);
  expect(device.takenOf("ben")).toEqual(["end"]);
  device.people.add("anna");
  await device.add("anna", "end");
  await device.settle();
  expect(device.takenOf("anna")).toEqual(["start", "end"]);
  expect(device.waiting().map(({ id, refusal }) => [id, refusal?.status])).toContainEqual([wrong.id, 403]);
});

test("what the server refuses stays until its person removes it or sends it to be looked at", async () => {
  const refusal = new Refusal(409, "time.sequence", "Diese Zeit liegt vor einer anderen.");
  device.server.refuse = ({ stamping }) => (stamping.sequence === null ? null : refusal);
  const [anna, ben] = [await device.add("anna"), await device.add("ben")];
  await device.settle();
  expect(device.waiting().map((one) => one.refusal?.message)).toEqual([refusal.message, refusal.message]);
  await device.open("s2");
  expect(device.waiting()).toHaveLength(2);
  await device.queue.remove(ben.id);
  await device.queue.retry({ id: anna.id, pin: "1111", isForReview: true });
  await device.settle();
  expect([...device.server.taken.values()]).toMatchObject([
    { stamping: { id: anna.id, sequence: null }, isClockUncertain: true },
  ]);
  expect(device.waiting()).toEqual([]);
});

test("a device that is refused itself keeps everything, and sends it once it is connected anew", async () => {
  device.server.isKeyRefused = true;
  await device.add("anna");
  await device.settle();
  expect(device.queue.state()).toMatchObject({ trouble: "keyRefused", stampings: [{ refusal: null }] });
  device.server.isKeyRefused = false;
  device.queue.noteContact();
  await device.settle();
  expect(device.queue.state()).toEqual({ trouble: null, stampings: [] });
  expect(device.takenOf("anna")).toEqual(["start"]);
});

test("too many wrong PINs of one person hold back only what that person stamped", async () => {
  let isHeld = true;
  device.server.refuse = ({ stamping }) =>
    isHeld && stamping.person === "anna" ? new Refusal(429, "limit", "Bitte warten.", 15 * MINUTE) : null;
  await device.add("anna");
  await device.add("ben");
  await device.settle();
  expect(device.takenOf("ben")).toEqual(["start"]);
  expect(device.waiting()).toMatchObject([{ person: "anna", refusal: null }]);
  isHeld = false;
  await device.settle(16 * MINUTE);
  expect(device.waiting()).toEqual([]);
});

test("what is removed is gone from the screen, and told with the next stamping of the same person until that arrives", async () => {
  const told = () =>
    [...device.server.taken.values()].map(({ stamping, removed }) => [stamping.person, removed.map(({ id }) => id)]);
  device.server.refuse = () => new Refusal(400, "validation", "Zu lange her.");
  const anna = await device.add("anna");
  await device.settle();
  device.server.refuse = () => null;
  // What waits to be sent is not thrown away, nor what is not there.
  device.server.isOnline = false;
  const waits = await device.add("ben");
  for (const id of [waits.id, "none"]) await device.queue.remove(id);
  await device.queue.remove(anna.id);
  expect(device.waiting().map(({ id }) => id)).toEqual([waits.id]);
  // It cannot be sent again, and is still known after the browser was killed.
  await device.queue.retry({ id: anna.id, pin: "1111", isForReview: true });
  await device.open("s2");
  expect(device.waiting().map(({ id }) => id)).toEqual([waits.id]);
  device.server.isOnline = true;
  device.queue.noteContact();
  await device.settle();
  expect(told()).toEqual([["ben", []]]);
  device.server.lost = 1;
  await device.add("anna", "end");
  await device.settle();
  expect(told()).toEqual([
    ["ben", []],
    ["anna", [anna.id]],
  ]);
  await device.add("anna");
  await device.settle();
  expect(told().at(-1)).toEqual(["anna", []]);
  expect(await device.disk.stampings()).toEqual([]);
});
