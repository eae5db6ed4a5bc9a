import type { AppError } from "../src/platform/errors";

/** What `run` is refused with. Fails when it is not refused. */
export function refusal(run: Promise<unknown>): Promise<AppError> {
  return run.then(
    () => {
      throw new Error("Not refused");
    },
    (error: AppError) => error,
  );
}
