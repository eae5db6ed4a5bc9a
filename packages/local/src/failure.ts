/** The reason why the platform cannot start, as one sentence that says what to do. It is printed without a stack. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** The `code` of an error of the operating system, or an empty text. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The error codes of the operating system, SQLite and disk quotas for a full disk. */
const FULL = /\b(?:ENOSPC|EDQUOT|SQLITE_FULL)\b|database or disk is full|no space left on device|disk quota exceeded/i;

/** Whether the error, or its cause, is that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error === "string") return FULL.test(error);
  if (!(error instanceof Error)) return false;
  return FULL.test(`${errorCode(error)} ${error.message}`) || isDiskFull(error.cause);
}

export function diskFull(dataDir: string): StartFailure {
  return new StartFailure(
    `The disk is full, and nothing can be kept in the data folder ${dataDir} any more: free some space, or set DATA_DIR to a folder on another disk, then start again.`,
  );
}
