import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

interface Counts {
  passed: number;
  failed: number;
}

interface CountsModule {
  vitestCounts: (file: string) => Counts | null;
  playwrightCounts: (file: string) => Counts | null;
  failuresOf: (options: { found: Counts | null; isOk: boolean; hasTests: boolean }) => number;
}

const { vitestCounts, playwrightCounts, failuresOf } = (await import(
  pathToFileURL(join(import.meta.dirname, "../check/counts.mjs")).href
)) as CountsModule;
const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("counts of npm test", () => {
  it("take a test file that could not be loaded for a failure", () => {
    const testResults = [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
    ];
    expect(vitestCounts(report({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it("take a browser test that passed at its second try for passed, and name it", () => {
    expect(playwrightCounts(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 2 } }))).toEqual({
      passed: 7,
      failed: 1,
      retried: 2,
    });
  });

  it("know nothing without a report", () => {
    expect(vitestCounts(join(folder, "missing.json"))).toBeNull();
    expect(playwrightCounts(report("{ broken"))).toBeNull();
  });

  it.each([
    ["its failed tests", { found: { passed: 3, failed: 2 }, isOk: false, hasTests: true }, 2],
    ["one for itself when it broke off", { found: null, isOk: false, hasTests: true }, 1],
    [
      "one for itself when it broke off after all tests passed",
      { found: { passed: 3, failed: 0 }, isOk: false, hasTests: true },
      1,
    ],
    ["one for itself when it ran no test", { found: { passed: 0, failed: 0 }, isOk: true, hasTests: true }, 1],
    ["nothing when all passed", { found: { passed: 3, failed: 0 }, isOk: true, hasTests: true }, 0],
    ["nothing when a check without tests was content", { found: null, isOk: true, hasTests: false }, 0],
    ["one when a check without tests was not", { found: null, isOk: false, hasTests: false }, 1],
  ])("a step adds %s", (_what, step, expected) => {
    expect(failuresOf(step)).toBe(expected);
  });
});
