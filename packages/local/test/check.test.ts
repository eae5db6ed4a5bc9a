import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

interface Counts {
  passed: number;
  failed: number;
}

interface Time {
  name: string;
  milliseconds: number;
}

interface Failure {
  name: string;
  message: string;
}

interface CountsModule {
  vitestFailures: (file: string) => Failure[];
  playwrightFailures: (file: string) => Failure[];
  vitestTimes: (file: string) => Time[];
  playwrightTimes: (file: string) => Time[];
  vitestCounts: (file: string) => Counts | null;
  playwrightCounts: (file: string) => Counts | null;
  failuresOf: (options: { found: Counts | null; isOk: boolean; hasTests: boolean }) => number;
}

interface SummaryModule {
  failureLines: (results: { title: string; failures?: Failure[] }[]) => string[];
  shareOfTime: (results: { title: string; milliseconds: number }[]) => string;
  slowest: (times: Time[]) => Time[];
}

/** A script of the checks, which are no modules of TypeScript. */
const load = async (file: string): Promise<unknown> =>
  import(pathToFileURL(join(import.meta.dirname, "../check", file)).href);
const { vitestCounts, vitestFailures, vitestTimes, playwrightCounts, playwrightFailures, playwrightTimes, failuresOf } =
  (await load("counts.mjs")) as CountsModule;
const { failureLines, shareOfTime, slowest } = (await load("summary.mjs")) as SummaryModule;
const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("counts of npm test", () => {
  it("count a test file that could not be loaded as a failure", () => {
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

  it("count a browser test that passed at its second try as passed, and name it", () => {
    expect(playwrightCounts(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 2 } }))).toEqual({
      passed: 7,
      failed: 1,
      retried: 2,
    });
  });

  it("are unknown without a report", () => {
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

describe("times of npm test", () => {
  it("tell the share of each step in one line", () => {
    const steps = [
      { title: "Lint", milliseconds: 60_000 },
      { title: "Browser tests", milliseconds: 180_000 },
    ];
    expect(shareOfTime(steps)).toBe("Share of time: Lint 25 %, Browser tests 75 %");
  });

  it("name the fifteen slowest tests, the slowest first", () => {
    const times = Array.from({ length: 20 }, (_, index) => ({ name: `test ${index}`, milliseconds: index }));
    expect(slowest(times).map(({ milliseconds }) => milliseconds)).toEqual(
      Array.from({ length: 15 }, (_, index) => 19 - index),
    );
  });

  it("come from the report of vitest", () => {
    const name = join(import.meta.dirname, "check.test.ts");
    const assertionResults = [{ fullName: "counts know", duration: 12 }, { fullName: "counts skip" }];
    expect(vitestTimes(report({ testResults: [{ name, assertionResults }] }))).toEqual([
      { name: "packages/local/test/check.test.ts › counts know", milliseconds: 12 },
      { name: "packages/local/test/check.test.ts › counts skip", milliseconds: 0 },
    ]);
  });

  it("come from the report of the browser tests, every try and every project counted", () => {
    const file = "start.spec.ts";
    const spec = (title: string, tests: object[]) => ({ title, file, tests });
    const inner = {
      title: "home page",
      file,
      specs: [spec("opens", [{ projectName: "phone", results: [{ duration: 5 }, { duration: 7 }] }])],
    };
    const outer = { title: file, file, specs: [], suites: [inner] };
    expect(playwrightTimes(report({ suites: [outer] }))).toEqual([
      { name: "[phone] start.spec.ts › home page › opens", milliseconds: 12 },
    ]);
    expect(playwrightTimes(join(folder, "missing.json"))).toEqual([]);
  });
});

describe("failures of npm test", () => {
  it("name each failed test and each file that could not be loaded, with the reason", () => {
    const name = join(import.meta.dirname, "check.test.ts");
    const failed = { status: "failed", fullName: "counts know", failureMessages: ["expected 1 to be 2"] };
    const testResults = [
      { name, status: "failed", message: "", assertionResults: [failed, { status: "passed", fullName: "other" }] },
      { name, status: "failed", message: "SyntaxError", assertionResults: [] },
      { name, status: "passed", message: "", assertionResults: [{ status: "passed", fullName: "other" }] },
    ];
    expect(vitestFailures(report({ testResults }))).toEqual([
      { name: "packages/local/test/check.test.ts › counts know", message: "expected 1 to be 2" },
      { name: "packages/local/test/check.test.ts", message: "SyntaxError" },
    ]);
  });

  it("name each browser test that failed at its last try", () => {
    const file = "start.spec.ts";
    const test = (status: string) => ({
      projectName: "phone",
      status,
      results: [
        { duration: 1, error: { message: "first" } },
        { duration: 1, error: { message: "\u001b[31mlast" } },
      ],
    });
    const specs = ["unexpected", "flaky"].map((status) => ({ title: status, file, tests: [test(status)] }));
    const failures = playwrightFailures(report({ suites: [{ title: file, file, specs }] }));
    expect(failures).toEqual([{ name: "[phone] start.spec.ts › unexpected", message: "\u001b[31mlast" }]);
    expect(failureLines([{ title: "Browser tests", failures }, { title: "Lint" }])).toEqual([
      "\nFailed of Browser tests:",
      "  [phone] start.spec.ts › unexpected",
      "      last",
    ]);
  });
});
