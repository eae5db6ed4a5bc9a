import { MINUTE } from "@tresen/contract/kit/time";
import { expect, test } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW } from "../../test/shop";
import { beginAttempt } from "./throttle";

const throttled = { code: "login.throttled", kind: "limit" };
const begin = (
  username: string,
  ip: string,
  { now = NOW, device = null as string | null, wait = async () => {} } = {},
) => beginAttempt({ username, ip, device, now, wait });
async function fail(...attempt: Parameters<typeof begin>): Promise<void> {
  await (
    await begin(...attempt)
  )("wrong");
}

test("a username has five attempts from one address, and five more from another", async () => {
  for (const ip of ["192.0.2.1", "192.0.2.2"]) {
    for (let index = 0; index < 5; index += 1) await fail("eva@example.test", ip);
    expect(await refusal(begin("eva@example.test", ip))).toMatchObject(throttled);
  }
});

test("a username is blocked after fifty failures from any addresses, without the refused ones", async () => {
  for (let index = 0; index < 5; index += 1) await fail("max@example.test", "192.0.2.3");
  for (let index = 0; index < 15; index += 1) await refusal(begin("max@example.test", "192.0.2.3"));
  for (let index = 0; index < 45; index += 1) await fail("max@example.test", `198.51.100.${index}`);
  expect(await refusal(begin("max@example.test", "203.0.113.1"))).toMatchObject(throttled);
  await fail("max@example.test", "203.0.113.1", { device: "known" });
  await fail("max@example.test", "203.0.113.1", { now: NOW + 15 * MINUTE });
});

test("a successful log-in clears the counted failures", async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 4; index += 1) await fail("eve@example.test", "192.0.2.4");
    await (
      await begin("eve@example.test", "192.0.2.4")
    )("right");
  }
});

test("concurrent attempts are limited like consecutive ones; an uncounted attempt can be used by the next one", async () => {
  const ends = await Promise.all(Array.from({ length: 5 }, () => begin("pia@example.test", "192.0.2.5")));
  expect(await refusal(begin("pia@example.test", "192.0.2.5"))).toMatchObject(throttled);
  let isFreed = false;
  const wait = async (): Promise<void> => {
    if (!isFreed) await ends[0]?.("right");
    isFreed = true;
  };
  await fail("pia@example.test", "192.0.2.5", { wait });
  expect(isFreed).toBe(true);
});

test("a refused attempt waits at most a few seconds, and not at all without others in progress", async () => {
  const waits: number[] = [];
  const wait = async (milliseconds?: number): Promise<void> => void waits.push(milliseconds ?? 0);
  for (let index = 0; index < 5; index += 1) await begin("ida@example.test", "192.0.2.6");
  await refusal(begin("ida@example.test", "192.0.2.6", { wait }));
  expect(waits.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBeLessThanOrEqual(6000);
  waits.length = 0;
  for (let index = 0; index < 5; index += 1) await fail("isa@example.test", "192.0.2.6");
  await refusal(begin("isa@example.test", "192.0.2.6", { wait }));
  expect(waits).toEqual([]);
});

test("after twenty failures each attempt from an address is delayed up to a second, except from known browsers", async () => {
  const waits: number[] = [];
  const wait = async (milliseconds?: number): Promise<void> => void waits.push(milliseconds ?? 0);
  const ip = "192.0.2.7";
  for (let index = 0; index < 20; index += 1) await fail(`guess${index}@example.test`, ip, { wait });
  expect(waits).toEqual([]);
  for (let index = 20; index < 150; index += 1) await fail(`guess${index}@example.test`, ip, { wait });
  expect(waits).toEqual(Array.from({ length: 130 }, (_, index) => Math.min(1000, (index + 1) * 50)));
  waits.length = 0;
  await fail("known@example.test", ip, { device: "known", wait });
  expect(waits).toEqual([]);
});

test("an address with many failures has at most three attempts at once, and a free place is used by the next one", async () => {
  const ip = "192.0.2.8";
  for (let index = 0; index < 20; index += 1) await fail(`spray${index}@example.test`, ip);
  const ends = await Promise.all(["a", "b", "c"].map((name) => begin(`${name}@example.test`, ip)));
  expect(await refusal(begin("d@example.test", ip))).toMatchObject({ ...throttled, wait: MINUTE });
  await ends[0]?.("wrong");
  await fail("d@example.test", ip);
});
