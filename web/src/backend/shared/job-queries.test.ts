import { expect, test } from "vitest";
import { pollOf } from "./job-queries";

test("jobs are polled only while one of them is open", () => {
  expect(pollOf([])).toBe(false);
  expect(pollOf([{ state: "done" }, { state: "failed" }])).toBe(false);
  for (const state of ["waiting", "running", "retry"] as const)
    expect(pollOf([{ state: "done" }, { state }])).toBeGreaterThan(0);
});
