import { stillUsed } from "@tresen/contract/kit/errors.texts";
import type { ReferringRecord } from "./referring";

/** Whether the message only says that these records use the one in question, which their links say too. */
export function namesOnly({
  message,
  one,
  records,
}: {
  message: string | undefined;
  one: string;
  records: readonly ReferringRecord[];
}): boolean {
  const [first] = records;
  // Records that the person may not know of stand before the others, with their number alone.
  return first !== undefined && (message ?? "").startsWith(stillUsed({ one, by: [first.label], more: 0 }).slice(0, -1));
}
