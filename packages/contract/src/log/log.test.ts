import { describe, expect, test } from "vitest";
import { configFields } from "../config/config";
import { CONFIG_DEFAULTS } from "../config/config-defaults";
import { logId, logQuery } from "./log";
import { EVENT_TEXTS } from "./log-event.texts";
import { LOG_EVENTS, LOG_KINDS, LOG_LEVELS, type LogEvent, isLogEvent } from "./log-kinds";
import { LOG_DAYS_FIELDS, logDaysOf } from "./log-retention";

const EVENTS = Object.keys(LOG_EVENTS) as LogEvent[];

describe("events of the log", () => {
  test.each(EVENTS)("%s is told in a sentence, with and without details", (event) => {
    const details = {
      method: "password",
      browser: "Firefox",
      reason: "weil",
      provider: "Mollie",
      alarm: "Kein Papier",
    } as const;
    for (const told of [details, {}]) expect(EVENT_TEXTS[event]("Benutzer", told)).not.toMatch(/undefined|^\s*$/);
    expect(LOG_KINDS).toContain(LOG_EVENTS[event].kind);
    expect(LOG_LEVELS).toContain(LOG_EVENTS[event].level);
  });

  test("are told from steps of orders", () => {
    expect(["payment-paid", "confirm", "toString"].map(isLogEvent)).toEqual([true, false, false]);
  });
});

describe("the log's query", () => {
  const faults = (query: object): string[] =>
    logQuery.safeParse(query).error?.issues.map(({ path }) => path.join(".")) ?? [];

  test("goes in one direction, and asks for a subject of a resource", () => {
    expect(faults({ after: "2026-06-05T16:00:00Z", kind: "login", action: "login-refused", search: "Bon" })).toEqual(
      [],
    );
    expect(faults({ after: "a", cursor: "b" })).toEqual(["after"]);
    expect(faults({ subject: "usr_1" })).toEqual(["subject"]);
    expect(faults({ kind: "other" })).toEqual(["kind"]);
  });

  test("knows the ids of changes and of events", () => {
    const ids = ["users.usr_1.3", "log_01KTC9XET0XSPAN15S1AKJMRDA", "log_", "log_a b", "users.usr_1"];
    expect(ids.map((id) => logId.safeParse(id).success)).toEqual([true, true, false, false, false]);
  });
});

test("the settings keep each kind for 30 to 400 days", () => {
  expect(logDaysOf(CONFIG_DEFAULTS)).toEqual(Object.fromEntries(LOG_KINDS.map((kind) => [kind, 400])));
  for (const field of Object.values(LOG_DAYS_FIELDS)) {
    const parses = (days: unknown): boolean => configFields.safeParse({ shopName: "S", [field]: days }).success;
    expect([29, 30, 400, 401, 30.5, null].map(parses)).toEqual([false, true, true, false, false, false]);
  }
});
