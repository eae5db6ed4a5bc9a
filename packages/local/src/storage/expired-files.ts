import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FILE_DAYS } from "@tresen/contract/bulk/bulk.limits";
import { DAY, HOUR } from "@tresen/contract/kit/time";
import {
  CUT_DAYS,
  CUT_FOLDER,
  ERASURES_DAYS,
  INCOMING_DAYS,
  SIGNAGE_DAYS,
  SIGNAGE_FOLDER,
} from "@tresen/functions/routes";
import { errorCode } from "../failure";

/** How often the folder is looked through. */
const INTERVAL = HOUR;
/** The folders whose files expire, and the days after which they do. */
const DAYS: Record<string, number> = {
  export: FILE_DAYS,
  incoming: INCOMING_DAYS,
  erasures: ERASURES_DAYS,
  // Where the emulator keeps parts of files that are not put together yet, in a folder for each file.
  "._S3rver_uploads": INCOMING_DAYS,
  [CUT_FOLDER]: CUT_DAYS,
  [SIGNAGE_FOLDER]: SIGNAGE_DAYS,
};

/**
 * Removes files when they have expired, as the bucket's lifecycle rules do: now and once an hour.
 * @param folder the files of the bucket. @returns a function that ends it.
 */
export function startExpiry({ folder }: { folder: string }): () => void {
  const run = (): void => void removeExpired({ folder, at: Date.now() }).catch(() => undefined);
  run();
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

/** Each export, each erasure and each upload in parts has a folder of its own, parts of pictures have one for each crop, other files have none. Files that are in use are removed the next time. */
export async function removeExpired({ folder, at }: { folder: string; at: number }): Promise<void> {
  for (const [name, days] of Object.entries(DAYS)) {
    for (const entry of await entriesOf(join(folder, name))) {
      const path = join(folder, name, entry);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < at - days * DAY) await rm(path, { recursive: true, force: true });
    }
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
