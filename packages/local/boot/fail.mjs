/** Exits with one sentence that says what to do. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
