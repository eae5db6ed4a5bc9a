import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../boot/build.mjs", import.meta.url));

/**
 * Builds what is missing or outdated, as each start does: for tests that need the build without a start, or that
 * measure time.
 */
export async function ensureBuilt(): Promise<void> {
  await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    "const { build } = await import(process.argv[1]); await build();",
    SCRIPT,
  ]);
}
