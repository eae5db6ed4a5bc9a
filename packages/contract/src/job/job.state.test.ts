import { describe, expect, test } from "vitest";
import { JOB_STATES, allowedJobActions, isOpenJob, nextJobState } from "./job.state";

const from = (action: "claim" | "join" | "retry" | "cancel", actor: "worker" | "administrator") =>
  JOB_STATES.filter((state) => nextJobState({ action, actor, state }) !== null);

describe("a job's states", () => {
  test("are claimed while something is still to happen, and an end is never claimed", () => {
    expect(from("claim", "worker")).toEqual(JOB_STATES.filter(isOpenJob));
    expect(from("claim", "administrator")).toEqual([]);
  });

  test("let administrators repeat what did not work out and stop what has not begun", () => {
    expect(from("retry", "administrator")).toEqual(["retry", "failed", "unconfirmed", "canceled"]);
    // What ended in trouble is put aside: otherwise somebody would be told of it for as long as it is kept.
    expect(from("cancel", "administrator")).toEqual(["waiting", "retry", "failed", "unconfirmed"]);
    expect(from("retry", "worker")).toEqual([]);
    expect(allowedJobActions("retry")).toEqual(["retry", "cancel"]);
    expect(allowedJobActions("done")).toEqual([]);
    expect(allowedJobActions("running")).toEqual([]);
  });

  test("lead a running job to an end or to another attempt", () => {
    const ends = (["finish", "drop", "postpone", "fail", "lose"] as const).map((action) =>
      nextJobState({ action, actor: "worker", state: "running" }),
    );
    expect(ends).toEqual(["done", "dropped", "retry", "failed", "unconfirmed"]);
    expect(nextJobState({ action: "finish", actor: "worker", state: "waiting" })).toBeNull();
  });
});
