import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { ROOT } from "../boot/paths.mjs";

const GRACE = 10_000;

/**
 * Runs a script on this Node; stops it when it takes longer than `limit` milliseconds, or when this process is stopped.
 */
export async function runCommand({ script, args, env, limit, isQuiet, report }) {
  // An older report would count tests that did not run.
  if (report) rmSync(report, { force: true });
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  const interrupt = (signal) => child.kill(signal);
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), GRACE).unref();
  }, limit);
  const { code, signal, error } = await new Promise((resolve) => {
    child.once("error", (reason) => resolve({ code: 1, error: reason }));
    child.once("close", (exitCode, exitSignal) => resolve({ code: exitCode, signal: exitSignal }));
  });
  clearTimeout(timer);
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  if (signal === "SIGINT" || (signal === "SIGTERM" && !isLate)) process.exit(130);
  if (error) output.push(Buffer.from(error.message));
  return { code: code ?? 1, isLate, output: Buffer.concat(output).toString("utf8") };
}
