import { beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../../test/refusal";
import { NOW } from "../../../test/shop";
import { hashPassword, verifyPassword } from "../password";
import { PinEntity } from "./pin.entity";
import { isRightPin } from "./right-pin";

vi.mock("../password", async (original) => {
  const real = await original<typeof import("../password")>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

const USER = "usr_burst";
const BURST = Array.from({ length: 20 }, (_, index) => index);
const ask = (pin: string) => isRightPin({ user: USER, person: USER, pin, now: NOW });

beforeEach(async () => {
  vi.mocked(verifyPassword).mockClear();
  await PinEntity.put({
    user: USER,
    version: 1,
    hash: await hashPassword("4711"),
    setAt: new Date(NOW).toISOString(),
  }).go();
});

test("twenty calls at once with the same PIN are verified once, and count as one attempt", async () => {
  expect(await Promise.all(BURST.map(() => ask("4711")))).toEqual(BURST.map(() => true));
  expect(verifyPassword).toHaveBeenCalledTimes(1);
  expect(await Promise.all(BURST.map(() => ask("0815")))).toEqual(BURST.map(() => false));
  expect(await ask("4711")).toBe(true);
});

test("different wrong PINs at once count each, and no more than five are tried", async () => {
  const results = await Promise.allSettled(BURST.map((index) => ask(`${1000 + index}`)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(verifyPassword).toHaveBeenCalledTimes(5);
  expect(await refusal(ask("4711"))).toMatchObject({ kind: "limit" });
});

test("another process knows of the wrong ones, and of a right one that it clears them", async () => {
  vi.resetModules();
  const other = await import("./right-pin");
  const there = (pin: string) => other.isRightPin({ user: USER, person: "usr_two", pin, now: NOW });
  const here = (pin: string) => isRightPin({ user: USER, person: "usr_two", pin, now: NOW });
  expect(await Promise.all(["1000", "1001"].flatMap((pin) => [here(pin), there(pin)]))).toEqual(Array(4).fill(false));
  // Four are counted; both are right at once, though one of them has to wait for the other.
  expect(await Promise.all([here("4711"), there("4711")])).toEqual([true, true]);
  const guesses = ["2000", "2001", "2002", "2003", "2004"];
  expect(await Promise.all(guesses.map(there))).toEqual(guesses.map(() => false));
  expect(await refusal(here("4711"))).toMatchObject({ kind: "limit" });
});
