import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartFailure } from "../failure";
import { checkDatabaseFile, damaged, tuneDatabaseFile } from "./database-file";

export interface Emulator {
  endpoint: string;
  pid: number;
  /** Resolves when the emulator ended without being asked to. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const START_TIMEOUT = 10_000;
/**
 * How long to wait before killing the emulator. On SIGTERM it waits for keep-alive connections; every acknowledged
 * write is on disk by then.
 */
const STOP_TIMEOUT = 250;
const PORT_ATTEMPTS = 5;

/**
 * A shell script that ends the emulator when the pipe on standard input closes, which happens however the platform
 * ends, even by SIGKILL. The subshell waits for this; the shell itself is replaced by the emulator, so that its process
 * id is known.
 */
const WATCHDOG = `exec 3<&0; (read -r line <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$0" "$@" </dev/null 3<&-`;

/** Starts the embedded DynamoDB on a free port of the loopback interface. @throws StartFailure */
export async function startEmulator({ root, dataDir }: { root: string; dataDir: string }): Promise<Emulator> {
  const binary = emulatorBinary(root);
  const file = databaseFile(dataDir);
  checkDatabaseFile(file);
  for (let attempt = 1; ; attempt += 1) {
    const emulator = await launch({ binary, file });
    if (emulator !== "port taken") {
      tuneDatabaseFile(file);
      return emulator;
    }
    if (attempt === PORT_ATTEMPTS)
      throw new StartFailure(
        "No free port was found for the database: end what holds so many ports, then start again.",
      );
  }
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, "table.db");
}

function emulatorBinary(root: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const binary = join(root, "node_modules", "@dynoxide", platform, "dynoxide");
  if (existsSync(binary)) return binary;
  throw new StartFailure(
    `There is no embedded database for ${platform}: start any DynamoDB yourself, for example Amazon's DynamoDB ` +
      "Local (needs Java 17), and set DYNAMODB_ENDPOINT=http://localhost:8000 to use it.",
  );
}

async function launch({ binary, file }: { binary: string; file: string }): Promise<Emulator | "port taken"> {
  const port = await freePort();
  const args = ["serve", "--host", "127.0.0.1", "--port", String(port), "--db-path", file];
  // A separate process group: Ctrl-C in a terminal must not end the database before running requests are answered.
  const child = spawn("/bin/sh", ["-c", WATCHDOG, binary, ...args], {
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  child.stdin?.on("error", () => undefined);
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (error) => {
      complaint += error.message;
      resolve();
    });
  });
  const outcome = await Promise.race([exited.then(() => "exited" as const), answers({ port, child })]);
  if (outcome === "ready") return running({ child, port, exited, complaint: () => complaint });
  child.kill("SIGKILL");
  child.stdin?.destroy();
  // The emulator writes the reason before it exits, but the output may arrive afterwards.
  await wait(50);
  if (/address (?:already )?in use/i.test(complaint)) return "port taken";
  if (/not a valid SQLite database|malformed|corrupt/i.test(complaint)) throw damaged(file);
  throw new StartFailure(
    `The embedded database did not start${
      complaint
        ? ` (${
            complaint
              .trim()
              .replace(/^error: /, "")
              .split("\n")[0]
          })`
        : ""
    }: check the data folder's ${basename(file)}, or set DATA_DIR to another folder.`,
  );
}

function running({
  child,
  port,
  exited,
  complaint,
}: {
  child: ChildProcess;
  port: number;
  exited: Promise<void>;
  complaint: () => string;
}): Emulator {
  let isStopping = false;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: exited.then(() => (isStopping ? new Promise<string>(() => undefined) : complaint())),
    stop: async () => {
      isStopping = true;
      child.kill("SIGTERM");
      const isGone = await Promise.race([exited.then(() => true), wait(STOP_TIMEOUT, false)]);
      if (!isGone) child.kill("SIGKILL");
      child.stdin?.destroy();
    },
  };
}

async function answers({ port, child }: { port: number; child: ChildProcess }): Promise<"ready" | "silent"> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    if (await canConnect(port)) return "ready";
    await wait(5);
  }
  return "silent";
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
