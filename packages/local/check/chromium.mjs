import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { MODULES } from "../boot/paths.mjs";

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
  const found = (await findChromium()) ?? (await getChromium());
  return found ? { env: found } : { problem: ADVICE };
}

async function getChromium() {
  const attempts = [downloadOwn, ...(isDebianRoot() ? [installPackage] : [])];
  for (const attempt of attempts) {
    attempt();
    const found = await findChromium();
    if (found) return found;
  }
  return null;
}

/** The first Chromium that starts: the one from the environment, Playwright's own, the system's. */
async function findChromium() {
  const { chromium } = await import("playwright");
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [{ executablePath: process.env.CHROMIUM_PATH }] : []),
    {},
    ...executables().map((executablePath) => ({ executablePath })),
    ...CHANNELS.map((channel) => ({ channel })),
  ];
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

function executables() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function downloadOwn() {
  console.log("Downloading Chromium for the browser tests …");
  spawnSync(process.execPath, [join(MODULES, "playwright/cli.js"), "install", "chromium"], {
    stdio: "inherit",
    timeout: DOWNLOAD_LIMIT,
  });
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installPackage() {
  console.log("Installing the system's Chromium package …");
  const options = {
    stdio: "inherit",
    timeout: DOWNLOAD_LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "--quiet"], options);
  spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"], options);
}
