import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartFailure, errorCode } from "../failure";

const MAGIC = "SQLite format 3\0";
/** Checking a file of this size takes about 0.1 s; a larger one is only opened, so that the start stays fast. */
const CHECKED_IN_FULL = 64 * 1024 * 1024;

/** The time in seconds for which DynamoDB keeps the records of a stream. */
const STREAM_RETENTION = 24 * 3600;

/**
 * Checks that the file is a database and that its pages are consistent.
 * @throws StartFailure
 */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    if (statSync(file).size === 0) return;
    if (readStart(file) !== MAGIC || !isSound(file)) throw damaged(file);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (errorCode(error) === "EACCES")
      throw new StartFailure(
        `The database file ${file} cannot be read: make it readable and writable for you, or set DATA_DIR to ` +
          "another folder.",
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
 * The emulator finds the number of each new stream record by scanning all existing ones: without this index each write
 * takes longer than the last, 10 ms more after 12,000. The index is created while the emulator runs, since only the
 * emulator creates the tables. Records that DynamoDB would have dropped are deleted, except for the last, from which
 * the next number is counted.
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
