import { note } from "../state/log";

/** Something that failed, with words for staff. */
export class Fault extends Error {}

/** The words for staff. What nobody has put into words is noted, and told as `otherwise`. */
export function reasonOf({ error, otherwise }: { error: unknown; otherwise: string }): string {
  if (error instanceof Fault) return error.message;
  note(String(error));
  return otherwise;
}
