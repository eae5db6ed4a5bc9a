import { fullName } from "../user/full-name";

/**
 * What somebody from outside is called: their name, else that of their company, else their username without the part of a
 * mail address that follows the @; null where all are empty.
 */
export function externalName(record: Readonly<Record<string, unknown>>): string | null {
  const { company, username } = record;
  const [local = ""] = typeof username === "string" ? username.split("@") : [];
  return fullName(record) || (typeof company === "string" && company.trim()) || local || null;
}
