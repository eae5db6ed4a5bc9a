import { type FieldError, REFERRING } from "@tresen/contract/kit/errors";

/** A record that prevents a deletion by referring to the record. */
export interface ReferringRecord {
  resource: string;
  id: string;
  label: string;
}

/** The referring records that the server lists in a refusal. */
export function referringRecords(errors: readonly FieldError[]): ReferringRecord[] {
  return errors.flatMap(({ code, field = "", message }) => {
    const [resource, id] = field.split(".");
    return code === REFERRING && resource && id ? [{ resource, id, label: message }] : [];
  });
}
