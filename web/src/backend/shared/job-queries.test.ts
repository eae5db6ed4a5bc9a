import { expect, test } from "vitest";
import { pollOf } from "./job-queries";

test("jobs are asked for again only while something is still to happen to one of them", () => {
  expect(pollOf([])).toBe(false);
  expect(pollOf([{ state: "done" }, { state: "failed" }])).toBe(false);
  for (const state of ["waiting", "running", "retry"] as const)
    expect(pollOf([{ state: "done" }, { state }])).toBeGreaterThan(0);
});
