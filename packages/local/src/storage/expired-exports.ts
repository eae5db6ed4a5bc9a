import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FILE_DAYS } from "@tresen/contract/bulk/bulk.limits";
import { DAY, HOUR } from "@tresen/contract/kit/time";
import { errorCode } from "../failure";

/** How often the folder is looked through. */
const INTERVAL = HOUR;

/**
 * Removes the files of exports when they have expired, as the bucket's lifecycle rule does: now and once an hour.
 * @param folder the files of the bucket. @returns a function that ends it.
 */
export function startExpiry({ folder }: { folder: string }): () => void {
  const run = (): void => void removeExpired({ folder, at: Date.now() }).catch(() => undefined);
  run();
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** Each export has a folder of its own. Files that are in use at this moment are removed the next time. */
export async function removeExpired({ folder, at }: { folder: string; at: number }): Promise<void> {
  const exports = join(folder, "export");
  for (const name of await entriesOf(exports)) {
    const path = join(exports, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < at - FILE_DAYS * DAY) await rm(path, { recursive: true, force: true });
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
