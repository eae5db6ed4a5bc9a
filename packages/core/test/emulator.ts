import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port";

declare module "vitest" {
  interface ProvidedContext {
    dynamodbEndpoint: string;
  }
}

/**
 * One DynamoDB emulator for a whole run, in a folder of its own; `DYNAMODB_ENDPOINT` names another instead. Each test
 * file has its own table.
 */
export default async function setup(project: Pick<TestProject, "provide">): Promise<() => Promise<void>> {
  if (process.env.DYNAMODB_ENDPOINT) {
    project.provide("dynamodbEndpoint", process.env.DYNAMODB_ENDPOINT);
    return async () => {};
  }
  const { endpoint, stop } = await startEmulator();
  project.provide("dynamodbEndpoint", endpoint);
  return stop;
}

async function startEmulator(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const binary = createRequire(import.meta.url).resolve("@dynoxide/linux-x64/dynoxide");
  const folder = await mkdtemp(join(tmpdir(), "tresen-core-"));
  const file = join(folder, "table.db");
  const port = await freePort();
  const child = spawn(binary, ["serve", "--port", String(port), "--db-path", file], { stdio: "ignore" });
  const endpoint = `http://127.0.0.1:${port}`;
  await answering({ endpoint, child });
  quickenStream(file);
  const stop = async (): Promise<void> => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { endpoint, stop };
}

/** The emulator looks for the stream's last number with each write, through all of its records where no index helps. */
function quickenStream(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    "CREATE INDEX IF NOT EXISTS stream_last ON _stream_records (table_name, CAST(sequence_number AS INTEGER))",
  );
  database.close();
}

async function answering({ endpoint, child }: { endpoint: string; child: ChildProcess }): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with exit code ${child.exitCode}`);
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    if (answer) return;
    await sleep(10);
  }
  throw new Error("The emulator does not answer");
}

function ended(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (child.exitCode !== null) resolve();
  else {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  }
  return promise;
}
