import { spawn } from "node:child_process";

/** The smaller number of records, for comparison. */
export const SMALL_COUNT = 2_000;
const DEFAULT_COUNT = 200_000;

/** The number of records that `--records` or `--list` requests, 200,000 by default; null without the option. */
export function requestedRecordCount({
  args,
  option,
}: {
  args: readonly string[];
  option: "--records" | "--list";
}): number | null {
  const at = args.indexOf(option);
  return at < 0 ? null : Math.max(Number(args[at + 1]) || DEFAULT_COUNT, SMALL_COUNT);
}

/**
 * Runs the benchmark with only this option in a child process, because this process may already be connected to another
 * database.
 */
export async function reportInChildProcess({
  root,
  option,
}: {
  root: string;
  option: "--records" | "--statistics";
}): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", option], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TRESEN_ROOT: root },
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The measurement ${option} failed.`);
}
