import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../..");
const LOGS = join(ROOT, "test-results/platform");
const START_LIMIT = 180_000;
const STOP_LIMIT = 15_000;

/**
 * The demo shops, each with a platform of its own whose clock starts while every branch is open: a Friday evening for
 * the pizzeria, the morning before for the bicycle shop. All orders come from one address, so nothing limits them.
 */
const SHOPS = [
  { demo: "pizza", variable: "PIZZA_URL", clock: "2026-06-05T18:30:00+02:00" },
  { demo: "bike", variable: "BIKE_URL", clock: "2026-06-05T10:30:00+02:00" },
] as const;

interface Platform {
  child: ChildProcess;
  folder: string;
}

/**
 * Starts both platforms on free ports with empty folders. Tests find them by `PIZZA_URL` and `BIKE_URL`, and log in
 * with `DEMO_PASSWORD`.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.DEMO_PASSWORD = "browser-tests-1";
  mkdirSync(LOGS, { recursive: true });
  const platforms: Platform[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(platforms.map(stop));
  };
  try {
    // One after the other: the first builds what is missing.
    for (const { demo, variable, clock } of SHOPS) {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      platforms.push(start({ demo, port, clock }));
      await answering({ url, platform: platforms.at(-1), demo });
      process.env[variable] = url;
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

function start({ demo, port, clock }: { demo: string; port: number; clock: string }): Platform {
  const folder = mkdtempSync(join(tmpdir(), `tresen-${demo}-`));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, CLOCK: clock, LIMITS: "off" };
  const child = spawn(process.execPath, [join(ROOT, "packages/local/bin/start.mjs"), "--demo", demo], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(LOGS, `${demo}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return { child, folder };
}

async function answering({
  url,
  platform,
  demo,
}: {
  url: string;
  platform: Platform | undefined;
  demo: string;
}): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    if (platform?.child.exitCode !== null)
      throw new Error(`The ${demo} platform ended: see test-results/platform/${demo}.log`);
    const answer = await fetch(`${url}/api/init`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`The ${demo} platform does not answer: see test-results/platform/${demo}.log`);
}

async function stop({ child, folder }: Platform): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const { promise, resolve: ended } = Promise.withResolvers<void>();
    child.once("exit", () => ended());
    child.kill("SIGTERM");
    await Promise.race([promise, sleep(STOP_LIMIT)]);
    child.kill("SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true });
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
