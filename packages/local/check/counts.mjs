import { readFileSync } from "node:fs";

/** Passed and failed tests of a vitest run. A file that could not even be loaded is one that failed. */
export function vitestCounts(report) {
  const result = read(report);
  if (!result) return null;
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

/** A test that passed at its second try has passed; the summary names how many did. */
export function playwrightCounts(report) {
  const result = read(report);
  if (!result) return null;
  const { expected, unexpected, flaky } = result.stats;
  return { passed: expected + flaky, failed: unexpected, retried: flaky };
}

/** What a step adds to the failures: its failed tests, and one for itself when it failed without, or ran no test at all. */
export function failuresOf({ found, isOk, hasTests }) {
  const failed = found?.failed ?? 0;
  const isEmpty = hasTests && (found?.passed ?? 0) + failed === 0;
  return failed > 0 ? failed : isOk && !isEmpty ? 0 : 1;
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return null;
  }
}
