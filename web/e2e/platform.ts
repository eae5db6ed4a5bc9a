import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../..");
const LOGS = join(ROOT, "test-results/platform");
const START_LIMIT = 360_000;
const STOP_LIMIT = 15_000;

export interface Platform {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a platform with a demo shop on a free port and in an empty folder, and waits until it answers.
 * @param name of its file of messages in `test-results/platform`.
 * @param clock its time at the start.
 */
export async function startPlatform({
  demo,
  name = demo,
  clock,
  env = {},
}: {
  demo: "pizza" | "bike";
  name?: string;
  clock: string;
  env?: Record<string, string>;
}): Promise<Platform> {
  mkdirSync(LOGS, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), `tresen-${name}-`));
  const child = spawn(process.execPath, [join(ROOT, "packages/local/bin/start.mjs"), "--demo", demo], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, CLOCK: clock, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(LOGS, `${name}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering({ url, child, name });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function answering({ url, child, name }: { url: string; child: ChildProcess; name: string }): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The ${name} platform ended: see test-results/platform/${name}.log`);
    const answer = await fetch(`${url}/api/init`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`The ${name} platform does not answer: see test-results/platform/${name}.log`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve: ended } = Promise.withResolvers<void>();
  child.once("exit", () => ended());
  child.kill("SIGTERM");
  await Promise.race([promise, sleep(STOP_LIMIT)]);
  child.kill("SIGKILL");
}

async function freePort(): Promise<number> {
  const { promise, resolve: found, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once("error", reject);
  server.listen(0, () => {
    const address = server.address();
    server.close(() =>
      address !== null && typeof address === "object" ? found(address.port) : reject(new Error("No free port")),
    );
  });
  return promise;
}
