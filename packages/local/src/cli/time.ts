import { parseArgs } from "node:util";
import { StartFailure } from "../failure";
import { readSettings } from "../settings";
import { USAGE } from "./cli.texts";
import { connect } from "./connect";
import { NOTHING_LOCKED, checkTexts } from "./time.texts";

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  },
);

/** Computes the locked months of all staff again, or of one person. @returns whether all are as they were locked. */
async function main(): Promise<boolean> {
  const only = readArguments(process.argv.slice(2));
  const connection = await connect(readSettings(process.env));
  try {
    const [{ checkChain }, { sheetPeople }] = await Promise.all([
      import("@tresen/core/time-sheet/locked"),
      import("@tresen/core/time-sheet"),
    ]);
    let isFine = true;
    let locked = 0;
    for (const user of only === undefined ? (await sheetPeople()).map(({ key }) => key) : [only]) {
      const check = await checkChain(user);
      if (check.months.length === 0 && only === undefined) continue;
      locked += check.months.length;
      for (const line of checkTexts({ user, ...check })) console.log(line);
      isFine &&= check.isWhole;
    }
    if (locked === 0) console.log(NOTHING_LOCKED);
    return isFine;
  } finally {
    await connection.close();
  }
}

function readArguments(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { user: { type: "string" } } }).values.user;
  } catch {
    throw new StartFailure(USAGE.time);
  }
}
