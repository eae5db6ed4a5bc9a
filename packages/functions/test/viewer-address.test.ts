import { beforeAll, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { openShop } from "./support/shop";

const KEY = vi.hoisted(() => {
  const key = "a-key-of-the-stage";
  vi.stubEnv("ORIGIN_KEY", key);
  return key;
});
const EDGE = "192.0.2.200";
/** More than one address may fail with the same username. */
const MANY = 8;

beforeAll(async () => {
  await openShop();
});

const fail = (username: string, viewer: string, edge = EDGE, key = KEY) =>
  send({
    method: "POST",
    path: "/api/login",
    body: { username, password: "falsch falsch" },
    headers: { "x-viewer-address": viewer, "x-origin-key": key },
    ip: edge,
  });

test("viewers behind the same edge of CloudFront do not share limits", async () => {
  for (let visitor = 0; visitor < MANY; visitor += 1) {
    expect(await fail("gast@example.test", `203.0.113.${visitor}`)).toMatchObject({ status: 401 });
  }
});

test("one viewer is limited, whatever edge the request comes through", async () => {
  const outcomes: number[] = [];
  for (let guess = 0; guess < MANY; guess += 1)
    outcomes.push((await fail("rate@example.test", "203.0.113.200", `192.0.2.${guess}`)).status);
  expect(outcomes.at(-1)).toBe(429);
});

test("requests that bypass CloudFront cannot avoid limits by naming other viewers", async () => {
  const outcomes: number[] = [];
  for (let guess = 0; guess < MANY; guess += 1)
    outcomes.push((await fail("past@example.test", `198.51.100.${guess}`, "192.0.2.100", "guessed")).status);
  expect(outcomes.at(-1)).toBe(429);
});
