import { parseArgs } from "node:util";
import { zonedTime } from "@tresen/contract/kit/time";
import { StartFailure } from "../failure";
import { readSettings } from "../settings";
import { USAGE } from "./cli.texts";
import { connect } from "./connect";
import { REPAIR_HINT, countingText, driftText, recountedText } from "./statistics.texts";

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  },
);

/** Recounts all branches, or one, from their orders. @returns whether no counter differs any more. */
async function main(): Promise<boolean> {
  const { branch, isRepairing } = readArguments(process.argv.slice(2));
  const connection = await connect(readSettings(process.env));
  try {
    const [{ recountBranch }, { allBranches }] = await Promise.all([
      import("@tresen/core/statistics/recount"),
      import("@tresen/core/statistics/report"),
    ]);
    const branches = await allBranches(branch === undefined ? "all" : [branch]);
    if (branches.length === 0 && branch !== undefined) throw new StartFailure(USAGE.statistics);
    let isFine = true;
    for (const { id, zone } of branches) {
      const { orders, drifts } = await recountBranch({
        ...{ branch: id, zone, isRepairing },
        to: zonedTime({ at: connection.now(), zone }).date,
        onWindow: (told) => console.log(countingText({ branch: id, ...told })),
      });
      for (const drift of drifts) console.log(driftText(drift));
      console.log(recountedText({ branch: id, orders, drifts: drifts.length, isRepairing }));
      isFine &&= drifts.length === 0 || isRepairing;
    }
    if (!isFine) console.log(REPAIR_HINT);
    return isFine;
  } finally {
    await connection.close();
  }
}

function readArguments(args: string[]): { branch: string | undefined; isRepairing: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { branch: { type: "string" }, repair: { type: "boolean", default: false } },
    });
    return { branch: values.branch, isRepairing: values.repair };
  } catch {
    throw new StartFailure(USAGE.statistics);
  }
}
