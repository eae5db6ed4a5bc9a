import { MINUTE } from "@tresen/contract/time";
import { expect, test } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW } from "../../test/shop";
import { countAttempt, forgiveAttempt } from "./throttle";

const attempt = (username: string, ip: string, now = NOW) => countAttempt({ username, ip, now });
const throttled = { code: "login.throttled", kind: "limit" };

test("from one address a username has five attempts, from another five more", async () => {
  for (const ip of ["192.0.2.1", "192.0.2.2"]) {
    for (let turn = 0; turn < 5; turn += 1) await attempt("eva@example.test", ip);
    expect(await refusal(attempt("eva@example.test", ip))).toMatchObject(throttled);
  }
});

test("fifty attempts of a username from wherever are enough, not counting those that were refused", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => attempt("max@example.test", "192.0.2.3")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  for (let turn = 0; turn < 45; turn += 1) await attempt("max@example.test", `198.51.100.${turn}`);
  expect(await refusal(attempt("max@example.test", "203.0.113.1"))).toMatchObject(throttled);
  await attempt("max@example.test", "203.0.113.1", NOW + 15 * MINUTE);
});

test("who comes in is forgiven what was counted", async () => {
  const eve = { username: "eve@example.test", ip: "192.0.2.4" };
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < 5; turn += 1) await attempt(eve.username, eve.ip);
    await forgiveAttempt(eve);
  }
});
