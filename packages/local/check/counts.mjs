import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "../boot/paths.mjs";

/** Passed and failed tests of a vitest run. A file that could not be loaded counts as failed. */
export function vitestCounts(report) {
  const result = read(report);
  if (!result) return null;
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

/** A test that passed at its second try counts as passed; the summary names how many did. */
export function playwrightCounts(report) {
  const result = read(report);
  if (!result) return null;
  const { expected, unexpected, flaky } = result.stats;
  return { passed: expected + flaky, failed: unexpected, retried: flaky };
}

/** The number of failures of a step: its failed tests, or one if it failed without any, or ran no test at all. */
export function failuresOf({ found, isOk, hasTests }) {
  const failed = found?.failed ?? 0;
  const isEmpty = hasTests && (found?.passed ?? 0) + failed === 0;
  return failed > 0 ? failed : isOk && !isEmpty ? 0 : 1;
}

/** The tests of a vitest run with their milliseconds, in no particular order. */
export function vitestTimes(report) {
  return (read(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(ROOT, name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
}

/** The failures of a vitest run with their reasons: tests, and files that could not be loaded. */
export function vitestFailures(report) {
  return (read(report)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return status === "failed" ? [{ name: file, message }] : [];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: failureMessages[0] ?? "",
    }));
  });
}

/** The tests of a browser run with the milliseconds of all their tries, once for each project. */
export function playwrightTimes(report) {
  return playwrightTests(report).map(({ name, results }) => ({
    name,
    milliseconds: results.reduce((total, { duration }) => total + duration, 0),
  }));
}

/** The failures of a browser run at the last try, with their reasons. */
export function playwrightFailures(report) {
  return playwrightTests(report)
    .filter(({ status }) => status === "unexpected")
    .map(({ name, results }) => ({ name, message: results.at(-1)?.error?.message ?? "" }));
}

function playwrightTests(report) {
  const testsOf = ({ file, title, specs = [], suites = [] }, above = []) => {
    // The outermost suite is the file, whose name is already part of the title.
    const titles = title === file ? above : [...above, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map(({ projectName, results, status }) => ({
          name: `[${projectName}] ${[spec.file, ...titles, spec.title].join(" › ")}`,
          results,
          status,
        })),
      ),
      ...suites.flatMap((suite) => testsOf(suite, titles)),
    ];
  };
  return (read(report)?.suites ?? []).flatMap((suite) => testsOf(suite));
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return null;
  }
}
