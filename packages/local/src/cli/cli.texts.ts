import type { RedriveFailure } from "@tresen/core/health/redrive";

/** The usage of each command, shown after wrong arguments. */
export const USAGE = {
  admin:
    "Write: npm run admin:create -- --email NAME@EXAMPLE.COM, with ADMIN_PASSWORD in the environment unless a " +
    "random password is wanted.",
  indexes: "Write: npm run index:rebuild, or npm run index:rebuild -- RESOURCE for one of the indexed resources.",
  shop: "Write: npm run shop:import -- FILE.json, or npm run shop:export -- FILE.json.",
  tax: "Write: npm run tax:rates, with -- AT or -- DE for the rates of a country, and --apply to name them.",
  statistics:
    "Write: npm run statistics:recount, with -- --branch ID for one branch, and --repair to correct what differs.",
  time: "Write: npm run time:verify, with -- --user ID for one person.",
  stream: "Write: npm run stream:redrive -- --bucket NAME, with the output FailedRecordsBucket of the deployment.",
};

export function administratorText({ username, isNew }: { username: string; isNew: boolean }): string {
  return isNew
    ? `${username} may do everything now.`
    : `${username} was there already: active, may do everything, and has a new password.`;
}

export function passwordText(password: string): string {
  return `Password: ${password}`;
}

export function cloudText(table: string): string {
  return `Working on the table ${table}.`;
}

export function rebuildingText({ name, records }: { name: string; records: number }): string {
  return `${name}: ${records} records …`;
}

export function rebuiltText({
  name,
  records,
  rows,
  removed,
}: {
  name: string;
  records: number;
  rows: number;
  removed: number;
}): string {
  return `${name}: ${records} records, ${rows} rows written, ${removed} removed.`;
}

export function writtenText(path: string): string {
  return `Written to ${path}.`;
}

/** The prefix of a fault of the bundle as a whole. */
export const WHOLE_BUNDLE = "(bundle)";

export function faultCountText(count: number): string {
  return `${count === 1 ? "One fault" : `${count} faults`}: nothing was imported.`;
}

export function omissionText({ what, target }: { what: string; target: string }): string {
  return `${what} is left out: it refers to ${target}, which is gone.`;
}

export const REDRIVEN = "done";

export function redrivenText({ done, left }: { done: number; left: number }): string {
  return `${done} done, ${left} left.`;
}

/** Why a stored call of a reader stays. */
export function redriveFailureText(failure: RedriveFailure): string {
  switch (failure.reason) {
    case "noRecords":
      return "It holds no records.";
    case "noReader":
      return "It does not say which function it failed for.";
    case "again":
      return `Failed again from ${failure.from || "the first record"} on.`;
    case "readerFailed":
      return `The consumer ended with an error (${failure.error}).`;
    case "notCalled":
      return `${failure.reader} could not be called (${failure.error}).`;
  }
}
