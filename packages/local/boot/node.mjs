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
 * passes signals on and ends with its exit code.
 */
export async function runOnProjectNode({ script, args }) {
  if (isProjectNode()) return;
  if (!existsSync(PROJECT_NODE))
    fail("The installation did not bring Node 24 for this platform: install Node 24 yourself and start again.");
  await runChild({ flags: [], script, args, env: process.env });
}

/**
 * Runs a script on Node 24 with V8 flags, instead of this process where the platform can (then nothing of the
 * bootstrap stays in memory), as its child where not.
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
  // In a terminal Ctrl-C reaches the child by itself too: it takes the second signal as the same wish.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A signal to npm itself reaches its shell only, which dies of it without a word to us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  const code = await new Promise((resolve) => {
    child.on("error", (error) => fail(`Node 24 could not be started: ${error.message}.`));
    child.on("exit", (exitCode, signal) => resolve(signal ? 1 : (exitCode ?? 1)));
  });
  process.exit(code);
}
