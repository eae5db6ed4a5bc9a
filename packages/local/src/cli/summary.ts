import type { FieldError } from "@tresen/contract/kit/errors";
import type { Omission } from "@tresen/core/bundle";
import { WHOLE_BUNDLE, faultCountText, omissionText } from "./cli.texts";

interface Result {
  created: number;
  updated: number;
  unchanged: number;
}

const LONGEST_PATH = 60;

/** The content of the bundle and the result of the import. */
export function printSummary({ bundle, result }: { bundle: unknown; result: Result }): void {
  const held = Object.entries(bundle ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 ? [[name, value.length] as const] : [],
  );
  table(held.map(([name, count]) => [name, count]));
  console.log("");
  table(Object.entries(result));
}

export function printFaults(faults: readonly FieldError[]): void {
  const width = Math.min(LONGEST_PATH, Math.max(...faults.map(({ field = "" }) => field.length)));
  for (const { field, message } of faults) console.error(`${(field || WHOLE_BUNDLE).padEnd(width)}  ${message}`);
  console.error(`\n${faultCountText(faults.length)}`);
}

/** What the export could not include, one line each. */
export function printOmissions(omissions: readonly Omission[]): void {
  for (const { record, field, target } of omissions)
    console.error(omissionText({ what: field ? `${record}: ${field}` : record, target }));
}

function table(rows: readonly (readonly [string, number])[]): void {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  for (const [name, count] of rows) console.log(`${name.padEnd(width)}  ${String(count).padStart(7)}`);
}
