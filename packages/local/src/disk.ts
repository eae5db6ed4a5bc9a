import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull } from "./failure";

/** What the database needs at least to keep a change. */
const PROBE = Buffer.alloc(64 * 1024);
const FILE = "disk-probe";

/**
 * Whether there is no room left for a small file: the database and the store for files say of a full disk only that
 * something went wrong.
 */
export async function hasFullDisk(dataDir: string): Promise<boolean> {
  const path = join(dataDir, FILE);
  try {
    await writeFile(path, PROBE, { flush: true });
    return false;
  } catch (error) {
    return isDiskFull(error);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
