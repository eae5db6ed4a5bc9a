import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./fail.mjs";
import { PROJECT_NODE } from "./paths.mjs";

const MAJOR = 24;

export function isProjectNode() {
  return Number(process.versions.node.split(".")[0]) >= MAJOR;
}

/**
 * Returns when this process already runs on Node 24. Otherwise runs the script again on the Node 24 of the project,
 * forwards signals and ends with its exit code.
 */
export async function runOnProjectNode({ script, args }) {
  if (isProjectNode()) return;
  if (!existsSync(PROJECT_NODE))
    fail("The installation did not bring Node 24 for this platform: install Node 24 yourself and start again.");
  await runChild({ flags: [], script, args, env: process.env });
}

/**
 * Runs a script on Node 24 with V8 flags. If the platform supports it, the script replaces this process, so that the
 * bootstrap's memory is freed; otherwise it is a child process.
 */
export async function replaceProcess({ flags, script, args, env }) {
  const node = isProjectNode() ? process.execPath : PROJECT_NODE;
  if (typeof process.execve === "function" && process.platform !== "win32") {
    process.removeAllListeners("warning");
    process.execve(node, [node, ...flags, script, ...args], env);
  }
  await runChild({ flags, script, args, env });
}

async function runChild({ flags, script, args, env }) {
  const node = isProjectNode() ? process.execPath : PROJECT_NODE;
  const child = spawn(node, [...flags, script, ...args], { stdio: "inherit", env });
  // In a terminal the child receives Ctrl-C directly too, and ignores the second signal.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A signal sent only to npm ends its shell, which does not forward it to this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  const code = await new Promise((resolve) => {
    child.on("error", (error) => fail(`Node 24 could not be started: ${error.message}.`));
    child.on("exit", (exitCode, signal) => resolve(signal ? 1 : (exitCode ?? 1)));
  });
  process.exit(code);
}
