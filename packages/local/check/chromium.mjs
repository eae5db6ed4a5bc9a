import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { MODULES } from "../boot/paths.mjs";

// Chromium without windows, which needs less than half the time of the whole browser.
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const CHANNELS = ["chrome", "msedge"];
const LAUNCH_LIMIT = 60_000;
const DOWNLOAD_LIMIT = 600_000;
const ADVICE =
  "There is no Chromium for the browser tests: install one (for example `npx playwright install --with-deps chromium`, or your system's package), or set CHROMIUM_PATH, then start again.";

/**
 * The environment variables that name the Chromium for the browser tests, which is installed if there is none; or a
 * sentence about what to do.
 */
export async function chromiumEnvironment() {
  const found = (await findShell()) ?? (await findWhole()) ?? (await downloadOwn());
  return found ? { env: found } : { problem: ADVICE };
}

/** The Chromium from the environment, Playwright's own or the system's without windows, installed where that is easy. */
async function findShell() {
  const named = process.env.CHROMIUM_PATH ? [{ executablePath: process.env.CHROMIUM_PATH }] : [];
  const found = await firstThatStarts([...named, {}, ...executables([SHELL])]);
  if (found || !isDebianRoot()) return found;
  installPackage(SHELL);
  return firstThatStarts(executables([SHELL]));
}

async function findWhole() {
  return firstThatStarts([...executables(NAMES), ...CHANNELS.map((channel) => ({ channel }))]);
}

async function firstThatStarts(candidates) {
  const { chromium } = await import("playwright");
  for (const candidate of candidates) {
    try {
      const browser = await chromium.launch({ ...candidate, timeout: LAUNCH_LIMIT });
      await browser.close();
      return { CHROMIUM_PATH: candidate.executablePath ?? "", CHROMIUM_CHANNEL: candidate.channel ?? "" };
    } catch {
      // Missing, or without the libraries that it needs: try the next one.
    }
  }
  return null;
}

function executables(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(isExecutable)
    .map((executablePath) => ({ executablePath }));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function downloadOwn() {
  console.log("Downloading Chromium for the browser tests …");
  spawnSync(process.execPath, [join(MODULES, "playwright/cli.js"), "install", "chromium"], {
    stdio: "inherit",
    timeout: DOWNLOAD_LIMIT,
  });
  return firstThatStarts([{}]);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installPackage(name) {
  console.log(`Installing the system's package ${name} …`);
  const options = {
    stdio: "inherit",
    timeout: DOWNLOAD_LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "--quiet"], options);
  spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", name], options);
}
