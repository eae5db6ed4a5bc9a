/** Why the platform cannot start, as one sentence that says what to do. Printed as it is, without a stack. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** The `code` of an error from the operating system, or an empty text. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
