import { readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { mkdir, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isObject } from "@tresen/contract/kit/object";
import { commandRunsText, platformRunsText } from "./console.texts";
import { StartFailure, diskFull, errorCode, isDiskFull } from "./failure";
import type { DatabaseAccess } from "./storage/database-client";

/** What other commands read about the process that holds the data folder. */
export interface Holder {
  pid: number;
  /** The start time of the process according to the kernel, because process ids are reused. */
  began: string | null;
  what: "platform" | "command";
  url?: string;
  database?: DatabaseAccess;
  storageEndpoint?: string;
  emulatorPid?: number;
  /** Milliseconds by which the platform's clock is ahead of the machine's. */
  clockOffset?: number;
}

export interface Claim {
  /** Adds what became known after the start: addresses and keys. */
  publish(details: Omit<Holder, "pid" | "began" | "what">): void;
  release(): Promise<void>;
}

const FILE = "running.json";
/** How long to wait for the database of a killed platform to exit. */
const GRACE = 3_000;

/**
 * Creates the folder and locks it for this process.
 * @throws StartFailure if it cannot be written to or is locked.
 */
export async function claimDataFolder({ dataDir, what }: { dataDir: string; what: Holder["what"] }): Promise<Claim> {
  const path = join(dataDir, FILE);
  const holder: Holder = { pid: process.pid, began: processStart(process.pid), what };
  try {
    await makeFolder(dataDir);
    await takeFile({ path, dataDir, holder });
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (isDiskFull(error)) throw diskFull(dataDir);
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written to (${errorCode(error) || String(error)}): make it writable for you, or set DATA_DIR to another folder.`,
    );
  }
  return {
    publish: (details) => {
      writeFileSync(`${path}.part`, JSON.stringify({ ...holder, ...details }), { mode: 0o600 });
      renameSync(`${path}.part`, path);
    },
    release: () => unlink(path).catch(() => undefined),
  };
}

/**
 * Creates one folder after the other, because Node's recursive `mkdir` never returns where the kernel refuses to create
 * folders, as under `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === "EEXIST") return;
    const parent = dirname(path);
    if (errorCode(error) !== "ENOENT" || parent === path) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
}

/** The running process that holds the data folder, or null. */
export function currentHolder(dataDir: string): Holder | null {
  const holder = lastHolder(dataDir);
  return holder && isAlive(holder) ? holder : null;
}

async function takeFile({ path, dataDir, holder }: { path: string; dataDir: string; holder: Holder }): Promise<void> {
  for (;;) {
    try {
      return await writeFile(path, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    const other = readHolder(path);
    if (other && isAlive(other)) throw taken({ other, dataDir });
    // A killed process left the file behind. Its database exits without a signal, but must have exited before another
    // one opens the database file.
    if (other?.emulatorPid) await untilGone(other.emulatorPid);
    unlinkSync(path);
  }
}

function taken({ other, dataDir }: { other: Holder; dataDir: string }): StartFailure {
  const { pid, url } = other;
  return new StartFailure(
    other.what === "platform" ? platformRunsText({ dataDir, url, pid }) : commandRunsText({ dataDir, pid }),
  );
}

/** The process that wrote the file last, whether or not it still runs. */
export function lastHolder(dataDir: string): Holder | null {
  return readHolder(join(dataDir, FILE));
}

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/** Only this program writes the file, so only the process id is checked, which its readers require. */
function isHolder(value: unknown): value is Holder {
  return isObject(value) && typeof value.pid === "number";
}

function isAlive({ pid, began }: Pick<Holder, "pid" | "began">): boolean {
  // `exec` keeps the process id and the start time.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return began === null || processStart(pid) === began;
}

async function untilGone(pid: number): Promise<void> {
  const end = Date.now() + GRACE;
  while (Date.now() < end) {
    if (!isAlive({ pid, began: null }) || !commandLine(pid).includes("dynoxide")) return;
    await wait(20);
  }
  process.kill(pid, "SIGKILL");
}

/** Field 22 of `/proc/PID/stat`; null if the file does not exist. */
function processStart(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
