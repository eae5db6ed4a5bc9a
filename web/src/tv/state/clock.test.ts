// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { ServerClock } from "./clock";

const SERVER = Date.parse("2026-06-05T16:30:00Z");
let device = 0;
let monotonic = 0;
const open = () =>
  new ServerClock(
    () => monotonic,
    () => device,
  );

beforeEach(() => {
  localStorage.clear();
  // The device's clock is a year behind.
  device = SERVER - 365 * 86_400_000;
  monotonic = 1000;
});

function pass(milliseconds: number): void {
  device += milliseconds;
  monotonic += milliseconds;
}

test("the time is the server's, whatever the device's clock is set to meanwhile", () => {
  const clock = open();
  clock.hear({ now: SERVER, asked: 900, answered: 1000 });
  expect(clock.now()).toBe(SERVER + 50);
  pass(10_000);
  device += 3_600_000;
  expect(clock.now()).toBe(SERVER + 10_050);
});

test("a slow answer does not move a clock that it does not contradict", () => {
  const clock = open();
  clock.hear({ now: SERVER, asked: 990, answered: 1000 });
  pass(10_000);
  clock.hear({ now: SERVER + 10_000, asked: monotonic - 4000, answered: monotonic });
  expect(clock.now()).toBe(SERVER + 10_005);
  clock.hear({ now: SERVER + 60_000, asked: monotonic - 100, answered: monotonic });
  expect(clock.now()).toBe(SERVER + 60_050);
});

test("after a restart without a network the device's clock is corrected as before", () => {
  open().hear({ now: SERVER, asked: 1000, answered: 1000 });
  pass(60_000);
  const clock = open();
  expect(clock.isKnown()).toBe(true);
  expect(clock.now()).toBe(SERVER + 60_000);
});

test("a clock that is earlier than what was heard last is not known, until the server is heard again", () => {
  open().hear({ now: SERVER, asked: 1000, answered: 1000 });
  device -= 5 * 3_600_000;
  const clock = open();
  expect(clock.isKnown()).toBe(false);
  clock.hear({ now: SERVER + 1000, asked: 1000, answered: 1000 });
  expect(clock.isKnown()).toBe(true);
});

test("a device whose clock was far ahead for a while, without a network, knows the time again once it is set right", () => {
  open().hear({ now: SERVER, asked: 1000, answered: 1000 });
  device += 400 * 86_400_000;
  const wrong = open();
  for (let minutes = 0; minutes < 5; minutes += 1) {
    pass(120_000);
    wrong.now();
  }
  expect(wrong.isHeard()).toBe(false);
  device -= 400 * 86_400_000;
  const clock = open();
  expect(clock.isKnown()).toBe(true);
  expect(clock.now()).toBe(SERVER + 600_000);
});

test("the time that has passed since the server was heard counts as heard", () => {
  const first = open();
  first.hear({ now: SERVER, asked: 1000, answered: 1000 });
  pass(3_600_000);
  first.now();
  device -= 1_800_000;
  expect(open().isKnown()).toBe(false);
});
