import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartFailure, errorCode } from "../failure";

const MAGIC = "SQLite format 3\0";
/** Reading a whole file this large takes about 0.1 s; a larger one is only opened, so that the start stays quick. */
const CHECKED_IN_FULL = 64 * 1024 * 1024;

/** Refuses a database file that is not one, or whose pages do not fit together. @throws StartFailure */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    if (statSync(file).size === 0) return;
    if (readStart(file) !== MAGIC || !isSound(file)) throw damaged(file);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (errorCode(error) === "EACCES") throw new StartFailure(`The database file ${file} cannot be read: make it readable and writable for you, or set DATA_DIR to another folder.`);
    throw damaged(file);
  }
}

export function damaged(file: string): StartFailure {
  return new StartFailure(`The database file ${file} is damaged: put back a backup of it, or move it away to start with an empty store.`);
}

function isSound(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    const check = statSync(file).size <= CHECKED_IN_FULL ? "PRAGMA quick_check(1)" : "PRAGMA schema_version";
    const row = database.prepare(check).get();
    return row !== undefined && row.quick_check !== undefined ? row.quick_check === "ok" : row !== undefined;
  } finally {
    database.close();
  }
}

function readStart(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const start = Buffer.alloc(MAGIC.length);
    readSync(descriptor, start, 0, start.length, 0);
    return start.toString("latin1");
  } finally {
    closeSync(descriptor);
  }
}
