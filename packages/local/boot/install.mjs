import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { BUILD, MODULES, PROJECT_NODE, ROOT } from "./paths.mjs";

const LOCK = join(ROOT, "package-lock.json");
const INSTALLED = join(MODULES, ".package-lock.json");
const STAMP = join(BUILD, "installed");

/**
 * Installs the packages that the platform needs, unless they exist. Development tools, half of all packages, are
 * installed only on request or if some of them exist already.
 */
export function ensureInstalled({ development = false } = {}) {
  const stamp = currentStamp();
  if (!development && stamp !== null && stamp === read(STAMP) && existsSync(PROJECT_NODE)) return;
  if (isComplete({ development })) return remember();
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    fail(`Packages are missing and ${ROOT} cannot be written to: make it writable for you, then start again.`);
  }
  console.log(`Installing packages (once, about ${development ? "two minutes" : "a minute"}) …`);
  install({ development: development || hasDevelopmentTools() });
  if (!isComplete({ development }))
    fail("The packages could not be installed completely: see the messages above, then start again.");
  remember();
}

/**
 * Uses `npm install` instead of `npm ci`: it adds the packages that `npm start` omitted, while `ci` would delete all
 * first. Some versions of it rewrite the lock file, so that is restored.
 */
function install({ development }) {
  // Explicit, because a production setting of the machine would omit packages that tests need.
  const flags = [
    "install",
    "--no-save",
    "--loglevel=error",
    "--no-audit",
    "--no-fund",
    "--include=optional",
    development ? "--include=dev" : "--omit=dev",
  ];
  // Inside `npm start` the environment names the running npm; otherwise it is searched for.
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  const lock = readFileSync(LOCK);
  const { status, error } = spawnSync(npm[0], [...npm.slice(1), ...flags], {
    cwd: ROOT,
    stdio: "inherit",
    shell: npm[0] === "npm.cmd",
  });
  if (!lock.equals(readFileSync(LOCK))) writeFileSync(LOCK, lock);
  if (error) fail(`npm could not be started (${error.message}): install npm, which comes with Node, then start again.`);
  if (status !== 0) fail("npm could not install the packages: check the network connection, then start again.");
}

/** Whether every package of the lock file that this platform needs is installed in the locked version. */
function isComplete({ development }) {
  if (!existsSync(PROJECT_NODE)) return false;
  const wanted = packagesOf(LOCK);
  const present = packagesOf(INSTALLED);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const isSkipped =
      !path.includes("node_modules/") || (!development && (entry.dev || entry.devOptional || entry.peer));
    if (isSkipped || (entry.optional && !isEmulator({ path, entry }))) return true;
    if (entry.link) return existsSync(join(ROOT, path));
    return present[path]?.version === entry.version && existsSync(join(ROOT, path, "package.json"));
  });
}

/** This package is optional, since it does not run on every platform, but it is required on those that it supports. */
function isEmulator({ path, entry }) {
  return (
    path.startsWith("node_modules/@dynoxide/") &&
    entry.os?.includes(process.platform) &&
    entry.cpu?.includes(process.arch)
  );
}

function hasDevelopmentTools() {
  return Object.values(packagesOf(INSTALLED) ?? {}).some((entry) => entry.dev);
}

function packagesOf(file) {
  const text = read(file);
  try {
    return text === null ? null : JSON.parse(text).packages;
  } catch {
    return null;
  }
}

function currentStamp() {
  const parts = [LOCK, INSTALLED].map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${stats.size} ${stats.mtimeMs}` : null;
  });
  return parts.includes(null) ? null : parts.join("\n");
}

function remember() {
  try {
    mkdirSync(BUILD, { recursive: true });
    writeFileSync(STAMP, currentStamp() ?? "");
  } catch {
    // This only saves time at the next start, so errors are ignored: a failing build reports them itself.
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
