import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartFailure, errorCode } from "../failure";

const MAGIC = "SQLite format 3\0";
/** Reading a whole file this large takes about 0.1 s; a larger one is only opened, so that the start stays quick. */
const CHECKED_IN_FULL = 64 * 1024 * 1024;

/** Seconds that DynamoDB keeps the records of a stream. */
const STREAM_RETENTION = 24 * 3600;

/** Refuses a database file that is not one, or whose pages do not fit together. @throws StartFailure */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    if (statSync(file).size === 0) return;
    if (readStart(file) !== MAGIC || !isSound(file)) throw damaged(file);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (errorCode(error) === "EACCES")
      throw new StartFailure(
        `The database file ${file} cannot be read: make it readable and writable for you, or set DATA_DIR to another folder.`,
      );
    throw damaged(file);
  }
}

export function damaged(file: string): StartFailure {
  return new StartFailure(
    `The database file ${file} is damaged: put back a backup of it, or move it away to start with an empty store.`,
  );
}

/**
 * The emulator numbers each stream record by looking through all that there are: without this index every write takes
 * longer than the last, 10 ms more after 12,000. Done while it runs, since only it creates the tables. Records that
 * DynamoDB would have dropped are dropped, but for the last, from which the next number is counted.
 */
export function tuneDatabaseFile(file: string): void {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(
      "CREATE INDEX IF NOT EXISTS tresen_stream_order " +
        "ON _stream_records (table_name, CAST(sequence_number AS INTEGER))",
    );
    database
      .prepare("DELETE FROM _stream_records WHERE created_at < ? AND id < (SELECT MAX(id) FROM _stream_records)")
      .run(Math.floor(Date.now() / 1000) - STREAM_RETENTION);
  } finally {
    database.close();
  }
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
