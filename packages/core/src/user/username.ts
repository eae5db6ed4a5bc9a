import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { inputError } from "../platform/errors";
import { type Row, type WriteCheck, freeCheck, uniqueValues } from "../records/rows";

/** Normalises a username for storing and finding it. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase();
}

/**
 * A username is unique over users and external users: the condition that none of the other kind has the one that the
 * row gets. Both kinds write the row that reserves theirs in the same transaction, so of two at the same moment one is
 * refused.
 */
export function freeUsername({
  among,
  before,
  row,
}: {
  among: "users" | "external-users";
  before: Pick<Row, "fields"> | null;
  row: Pick<Row, "fields"> | null;
}): WriteCheck[] {
  if (!row || row.fields.username === before?.fields.username) return [];
  const values = uniqueValues({ resource: { name: among, unique: [["username"]] }, fields: row.fields });
  const error = inputError({
    code: "record.not_unique",
    faults: [fieldError({ path: "username", code: "unique", message: VALIDATION.unique })],
  });
  return values.map((value) => freeCheck({ value, error }));
}
