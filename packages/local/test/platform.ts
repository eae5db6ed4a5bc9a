import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";
import { importBundle } from "../src/bench/import-bundle";
import { type PlatformProcess, freePort, startPlatform } from "../src/bench/platform-process";
import { smallShop } from "./small-shop";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const START = join(ROOT, "packages/local/bin/start.mjs");
export const SHOP = join(ROOT, "packages/local/bin/shop.mjs");
export const INDEXES = join(ROOT, "packages/local/bin/indexes.mjs");
export const PASSWORD = "ein-langes-passwort";

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A separate folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tresen-test-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A data folder into which the small shop was imported, or another one. */
export async function dataFolderWithShop(bundle: ShopBundleInput = smallShop): Promise<string> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  await importBundle({ root: ROOT, folder, dataDir, bundle });
  return dataDir;
}

/** The platform, started with the usual command and stopped after the test. */
export async function start({
  dataDir,
  port,
  env,
}: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<PlatformProcess> {
  const platform = await startPlatform({
    root: ROOT,
    dataDir,
    port: port ?? (await freePort()),
    env: { DEMO_PASSWORD: PASSWORD, ...env },
  });
  cleanUps.push(() => platform.stop());
  return platform;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script until it exits. */
export function run({
  script,
  args = [],
  env = {},
  options = {},
}: {
  script: string;
  args?: string[];
  env?: Record<string, string>;
  options?: SpawnOptions;
}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      timeout: 60_000,
      ...options,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
}

export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return condition();
}
