import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../boot/build.mjs", import.meta.url));

/**
 * Builds what is missing or stale, as each start does: for tests that count on the result without starting, or on its
 * time.
 */
export async function ensureBuilt(): Promise<void> {
  await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    "const { build } = await import(process.argv[1]); await build();",
    SCRIPT,
  ]);
}
