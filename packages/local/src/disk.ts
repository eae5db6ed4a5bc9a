import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull } from "./failure";

/** The minimum space that the database needs to store a change. */
const PROBE = Buffer.alloc(64 * 1024);
const FILE = "disk-probe";

/**
 * Whether the disk has no room for a small file. On a full disk, database and S3 emulator report only a general error.
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
