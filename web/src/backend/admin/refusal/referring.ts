import { type FieldError, REFERRING } from "@tresen/contract/kit/errors";

/** A record that stands in the way of a deletion. */
export interface ReferringRecord {
  resource: string;
  id: string;
  label: string;
}

/** The records that the server names as the reason for a refusal. */
export function referringRecords(errors: readonly FieldError[]): ReferringRecord[] {
  return errors.flatMap(({ code, field = "", message }) => {
    const [resource, id] = field.split(".");
    return code === REFERRING && resource && id ? [{ resource, id, label: message }] : [];
  });
}
