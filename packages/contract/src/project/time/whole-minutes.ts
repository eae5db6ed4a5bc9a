/**
 * The whole minutes of parts, in their order, such that they add up to the whole minutes of all of them: those that
 * rounding down cut most have one more.
 * @param parts seconds.
 */
export function wholeMinutes(parts: readonly number[]): number[] {
  const down = parts.map((seconds) => Math.floor(seconds / 60));
  const total = Math.floor(sumOf(parts) / 60);
  const byRest = parts
    .map((seconds, index) => ({ index, rest: seconds % 60 }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const raised = new Set(byRest.slice(0, total - sumOf(down)).map(({ index }) => index));
  return down.map((minutes, index) => (raised.has(index) ? minutes + 1 : minutes));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
