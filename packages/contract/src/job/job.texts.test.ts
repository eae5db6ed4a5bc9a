import { expect, test } from "vitest";
import { JOB_REASONS, JOB_STATES } from "./job.state";
import { JOB_STATE_LABELS, jobEventText, jobReasonText } from "./job.texts";

test("every known reason of a job has a German text, and all others are quoted", () => {
  for (const reason of Object.values(JOB_REASONS)) {
    const text = jobReasonText({ state: "failed", reason });
    expect(text).not.toContain(reason);
    expect(text.endsWith(".")).toBe(true);
  }
  expect(jobReasonText({ state: "retry", reason: "Error: socket hang up" })).toBe("Meldung: Error: socket hang up");
  expect(jobReasonText({ state: "failed", reason: "constructor" })).toBe("Meldung: constructor");
  // The reason names the job that does it, which says nothing to a person.
  expect(jobReasonText({ state: "joined", reason: "dig_1" })).not.toContain("dig_1");
});

test("states and events have German texts, and an event without one is shown by its name", () => {
  expect(new Set(JOB_STATES.map((state) => JOB_STATE_LABELS[state])).size).toBe(JOB_STATES.length);
  expect(jobEventText("newOrder")).toBe("Neue Bestellung");
  expect(jobEventText("toString")).toBe("toString");
});
