import { stripVTControlCharacters } from "node:util";

const SLOWEST = 15;
const FAILURES = 20;
const LINES_OF_MESSAGE = 12;

/**
 * Prints a table of the steps, the share of each in their time, the slowest tests of each and, as the last line, the
 * counts. Returns the exit code.
 */
export function printSummary(results) {
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const width = Math.max(...results.map(({ title }) => title.length));
  console.log("\n── Summary ──");
  for (const result of results) {
    const mark = result.failed === 0 ? "✓" : "✗";
    const counts =
      result.passed + result.failed > 0
        ? `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`
        : "".padStart(25);
    const notes = [
      result.retried ? `  ${result.retried} at the second try` : "",
      result.problem ? `  ${result.problem}` : "",
    ];
    const line = `${mark} ${result.title.padEnd(width)} ${duration(result.milliseconds).padStart(8)} ${counts}`;
    console.log(line + notes.join(""));
  }
  console.log(`\n${shareOfTime(results)}`);
  for (const { title, times = [] } of results.filter((result) => result.times?.length)) {
    console.log(`\nSlowest of ${title}:`);
    for (const { name, milliseconds } of slowest(times)) console.log(`${duration(milliseconds).padStart(8)}  ${name}`);
  }
  // Printed last, so that the end of a long output shows the failures.
  for (const line of failureLines(results)) console.log(line);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * One line with the share of each step in the time of all. Steps that ran at the same time count as long as each took.
 */
export function shareOfTime(results) {
  const total = sum(results.map(({ milliseconds }) => milliseconds)) || 1;
  const shares = results.map(({ title, milliseconds }) => `${title} ${Math.round((milliseconds / total) * 100)} %`);
  return `Share of time: ${shares.join(", ")}`;
}

/** The failures of each step, with the first lines of the reason. */
export function failureLines(results) {
  return results
    .filter(({ failures = [] }) => failures.length > 0)
    .flatMap(({ title, failures }) => [
      `\nFailed of ${title}:`,
      ...failures.slice(0, FAILURES).flatMap(({ name, message }) => [
        `  ${name}`,
        ...stripVTControlCharacters(message)
          .split("\n")
          .slice(0, LINES_OF_MESSAGE)
          .map((line) => `      ${line}`),
      ]),
    ]);
}

/** The slowest tests, slowest first. */
export function slowest(times) {
  return times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, "0")} s`;
}
