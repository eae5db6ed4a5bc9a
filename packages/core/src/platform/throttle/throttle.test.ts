import { MINUTE } from "@tresen/contract/kit/time";
import { expect, test, vi } from "vitest";
import { NOW } from "../../../test/shop";
import { refusal } from "../../../test/refusal";
import { clearAttempts, uncountAttempt, enforceRateLimit } from ".";

const count = (value: string, now = NOW) =>
  enforceRateLimit({ kind: "probe", value, limit: 3, window: 10 * MINUTE, now });

test("many at once get no more turns than allowed, and are told how long to wait", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => count("crowd")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await refusal(count("crowd", NOW + 8.5 * MINUTE))).toMatchObject({
    code: "limit.exceeded",
    kind: "limit",
    wait: 1.5 * MINUTE,
    message: expect.stringContaining("in 2 Minuten"),
  });
});

test("each value and kind has turns of its own, anew after the window", async () => {
  for (let index = 0; index < 3; index += 1) await count("one");
  await count("other");
  await enforceRateLimit({ kind: "probe2", value: "one", limit: 1, window: MINUTE, now: NOW });
  expect(await refusal(count("one", NOW + 10 * MINUTE - 1))).toMatchObject({ kind: "limit" });
  await count("one", NOW + 10 * MINUTE);
});

test("turns are given back and forgotten", async () => {
  for (let index = 0; index < 3; index += 1) await count("back");
  await uncountAttempt({ kind: "probe", value: "back" });
  await count("back");
  expect(await refusal(count("back"))).toMatchObject({ kind: "limit" });
  await clearAttempts({ kind: "probe", value: "back" });
  await count("back");
});

test("code and message are the caller's", async () => {
  const own = () =>
    enforceRateLimit({
      kind: "own",
      value: "x",
      limit: 1,
      window: MINUTE,
      now: NOW,
      code: "form.limit",
      message: "Genug.",
    });
  await own();
  expect(await refusal(own())).toMatchObject({ code: "form.limit", message: "Genug." });
});

test("with the limits off nothing is counted but log-ins", async () => {
  vi.resetModules();
  vi.stubEnv("LIMITS", "off");
  const { countAttempt: countTurn, enforceRateLimit: take } = await import(".");
  const one = { kind: "off", value: "x", limit: 1, window: MINUTE, now: NOW };
  for (let index = 0; index < 5; index += 1) await take(one);
  expect(await countTurn(one)).toBe(0);
  expect(await countTurn(one)).toBeGreaterThan(0);
  vi.unstubAllEnvs();
});
