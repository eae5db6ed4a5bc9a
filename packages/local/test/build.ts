import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("../boot/build.mjs", import.meta.url));

/**
 * Builds what is missing or outdated, as each start does, once before all tests: two of them at a time start platforms
 * and commands, which then find the build and never write it at the same time.
 */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    "const { build } = await import(process.argv[1]); await build();",
    SCRIPT,
  ]);
}
