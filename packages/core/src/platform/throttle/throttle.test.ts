import { MINUTE } from "@tresen/contract/kit/time";
import { expect, test, vi } from "vitest";
import { NOW } from "../../../test/shop";
import { refusal } from "../../../test/refusal";
import { clearAttempts, uncountAttempt, enforceRateLimit } from ".";

const count = (value: string, now = NOW) =>
  enforceRateLimit({ kind: "probe", value, limit: 3, window: 10 * MINUTE, now });

test("concurrent actions do not exceed the limit, and the refusal says how long to wait", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => count("crowd")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await refusal(count("crowd", NOW + 8.5 * MINUTE))).toMatchObject({
    code: "limit.exceeded",
    kind: "limit",
    wait: 1.5 * MINUTE,
    message: expect.stringContaining("in 2 Minuten"),
  });
});

test("each value and kind is counted separately, and again from zero after the window", async () => {
  for (let index = 0; index < 3; index += 1) await count("one");
  await count("other");
  await enforceRateLimit({ kind: "probe2", value: "one", limit: 1, window: MINUTE, now: NOW });
  expect(await refusal(count("one", NOW + 10 * MINUTE - 1))).toMatchObject({ kind: "limit" });
  await count("one", NOW + 10 * MINUTE);
});

test("attempts can be uncounted and cleared", async () => {
  for (let index = 0; index < 3; index += 1) await count("back");
  await uncountAttempt({ kind: "probe", value: "back" });
  await count("back");
  expect(await refusal(count("back"))).toMatchObject({ kind: "limit" });
  await clearAttempts({ kind: "probe", value: "back" });
  await count("back");
});

test("code and message can be set by the caller", async () => {
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

test("without limits only log-ins are counted", async () => {
  vi.resetModules();
  vi.stubEnv("LIMITS", "off");
  const { countAttempt: countTurn, enforceRateLimit: take } = await import(".");
  const one = { kind: "off", value: "x", limit: 1, window: MINUTE, now: NOW };
  for (let index = 0; index < 5; index += 1) await take(one);
  expect(await countTurn(one)).toBe(0);
  expect(await countTurn(one)).toBeGreaterThan(0);
  vi.unstubAllEnvs();
});
