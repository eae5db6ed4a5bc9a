import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Holder, lastHolder } from "../data-folder";
import { createClient } from "./client";

export interface PlatformProcess {
  url: string;
  dataDir: string;
  /** Milliseconds from the command to the first answer of `GET /api/init`. */
  startTime: number;
  /** The data that the running platform publishes: addresses, keys, process ids. */
  holder(): Holder;
  /** The server, its database and the database's watchdog. */
  pids(): number[];
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  output(): string;
}

interface Options {
  root: string;
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** Starts through npm, as people do; otherwise runs the script directly. */
  withNpm?: boolean;
}

const START_TIMEOUT = 120_000;
const STOP_TIMEOUT = 15_000;

/**
 * Starts the platform as a person would, and waits until it answers. Rate limits for orders are off, since all orders
 * come from one machine.
 */
export async function startPlatform({
  root,
  dataDir,
  port,
  env = {},
  withNpm = false,
}: Options): Promise<PlatformProcess> {
  const began = performance.now();
  const [command, ...args] = withNpm
    ? ["npm", "start", "--silent"]
    : [process.execPath, join(root, "packages/local/bin/start.mjs")];
  const child = spawn(command ?? "", args, {
    cwd: root,
    env: { ...process.env, LIMITS: "off", ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering({ url, child, output: () => output });
  const startTime = performance.now() - began;
  const holder = (): Holder => {
    const found = lastHolder(dataDir);
    if (!found) throw new Error(`Nobody wrote who holds the data folder ${dataDir}.`);
    return found;
  };
  return {
    url,
    dataDir,
    startTime,
    holder,
    pids: () => {
      const { pid, emulatorPid } = holder();
      return [pid, ...(emulatorPid ? [emulatorPid, ...childrenOf(emulatorPid)] : [])];
    },
    stop: (signal = "SIGTERM") => stopProcess({ child, signal }),
    output: () => output,
  };
}

/** Stops the process and returns its exit code; null if it had to be killed. */
export async function stopProcess({
  child,
  signal,
}: {
  child: ChildProcess;
  signal: NodeJS.Signals;
}): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Signals the whole process group, as a terminal does, because npm and its shell run between.
  if (child.pid) process.kill(-child.pid, signal);
  await Promise.race([exited, wait(STOP_TIMEOUT, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  return child.exitCode;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilAnswering({
  url,
  child,
  output,
}: {
  url: string;
  child: ChildProcess;
  output: () => string;
}): Promise<void> {
  const client = createClient({ url, connections: 1 });
  const end = Date.now() + START_TIMEOUT;
  try {
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The platform ended with exit code ${child.exitCode}: ${output()}`);
      const answer = await client.request({ path: "/api/init" }).catch(() => null);
      if (answer?.status === 200) return;
      await wait(10);
    }
  } finally {
    client.close();
  }
  child.kill("SIGKILL");
  throw new Error(`The platform did not answer within ${START_TIMEOUT / 1000} s: ${output()}`);
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
