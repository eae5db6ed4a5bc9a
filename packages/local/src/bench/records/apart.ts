import { spawn } from "node:child_process";

/** The records beside whose figures those of very many stand. */
export const FEW = 2_000;
const MANY = 200_000;

/** How many records `--records` asks for, 200,000 unless a number follows it; null without it. */
export function manyRecords(args: readonly string[]): number | null {
  const at = args.indexOf("--records");
  return at < 0 ? null : Math.max(Number(args[at + 1]) || MANY, FEW);
}

/** Measures many records in a process of its own, where another one has settled on its database. */
export async function reportRecordsApart({ root }: { root: string }): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? "", "--records"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TRESEN_ROOT: root },
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error("What people do with very many records could not be counted.");
}
