import { describe, expect, test } from "vitest";
import { LOG_TEXTS } from "../log/log.texts";
import {
  JOB_KINDS,
  JOB_STATES,
  JOB_STEPS,
  type JobAction,
  type JobActor,
  type JobState,
  allowedJobActions,
  isOpenJob,
  nextJobState,
} from "./job.state";
import { JOB_KIND_LABELS } from "./job.texts";

const from = (action: "claim" | "join" | "retry" | "cancel", actor: "worker" | "administrator") =>
  JOB_STATES.filter((state) => nextJobState({ action, actor, state }) !== null);

describe("a job's states", () => {
  test("can be claimed while the job is open, and never at its end", () => {
    expect(from("claim", "worker")).toEqual(JOB_STATES.filter(isOpenJob));
    expect(from("claim", "administrator")).toEqual([]);
  });

  test("let administrators retry failed jobs and cancel those that have not begun", () => {
    expect(from("retry", "administrator")).toEqual(["retry", "failed", "unconfirmed", "canceled"]);
    // What ended in trouble is put aside: otherwise somebody would be told of it for as long as it is kept.
    expect(from("cancel", "administrator")).toEqual(["waiting", "retry", "failed", "unconfirmed"]);
    expect(from("retry", "worker")).toEqual([]);
    expect(allowedJobActions({ kind: "mail", state: "retry" })).toEqual(["retry", "cancel"]);
    expect(allowedJobActions({ kind: "mail", state: "done" })).toEqual([]);
    expect(allowedJobActions({ kind: "mail", state: "running" })).toEqual([]);
    expect(allowedJobActions({ kind: "import", state: "running" })).toEqual(["cancel"]);
  });

  test("take a running job to an end or to another attempt", () => {
    const ends = (["finish", "drop", "postpone", "fail", "lose"] as const).map((action) =>
      nextJobState({ action, actor: "worker", state: "running" }),
    );
    expect(ends).toEqual(["done", "dropped", "retry", "failed", "unconfirmed"]);
    expect(nextJobState({ action: "finish", actor: "worker", state: "waiting" })).toBeNull();
  });

  /** What each action leads to from each state; all other combinations are refused. */
  const ALLOWED: Readonly<Record<JobActor, Partial<Record<JobAction, Partial<Record<JobState, JobState>>>>>> = {
    worker: {
      claim: { waiting: "running", retry: "running", running: "running" },
      pause: { running: "waiting" },
      stop: { running: "canceled" },
      finish: { running: "done" },
      drop: { running: "dropped" },
      postpone: { running: "retry" },
      fail: { running: "failed" },
      lose: { running: "unconfirmed" },
      join: { waiting: "joined" },
    },
    administrator: {
      retry: { retry: "waiting", failed: "waiting", unconfirmed: "waiting", canceled: "waiting" },
      cancel: { waiting: "canceled", retry: "canceled", failed: "canceled", unconfirmed: "canceled" },
    },
  };
  const ACTIONS = [
    ...(["claim", "pause", "stop", "finish", "drop", "postpone", "fail", "lose", "join", "retry", "cancel"] as const),
  ];
  const cases = (["worker", "administrator"] as const).flatMap((actor) =>
    ACTIONS.flatMap((action) =>
      JOB_STATES.map((state) => [actor, action, state, ALLOWED[actor][action]?.[state] ?? null] as const),
    ),
  );

  test.each(cases)("let a %s %s one that is %s: %s", (actor, action, state, to) => {
    expect(nextJobState({ action, actor, state })).toBe(to);
  });

  test("of every kind and step have German texts", () => {
    expect(cases).toHaveLength(2 * ACTIONS.length * JOB_STATES.length);
    expect(new Set(JOB_KINDS.map((kind) => JOB_KIND_LABELS[kind])).size).toBe(JOB_KINDS.length);
    for (const kind of JOB_KINDS) expect(JOB_KIND_LABELS[kind]).toMatch(/\S/);
    for (const step of JOB_STEPS) expect(LOG_TEXTS[step]("X")).toContain("X");
  });
});
