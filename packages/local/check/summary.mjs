/** Prints a table of the steps and, as the last line, the counts. Returns the exit code. */
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
    console.log(
      `${mark} ${result.title.padEnd(width)} ${duration(result.milliseconds).padStart(8)} ${counts}${result.retried ? `  ${result.retried} at the second try` : ""}${result.problem ? `  ${result.problem}` : ""}`,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, "0")} s`;
}
