import { ApiError } from "../../../../shared/api";
import type { FieldError } from "@tresen/contract/kit/errors";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type * as z from "zod";
import { isConflict } from "../../../shared/failure";
import { type Draft, draftOf, isSame } from "../../model/draft";
import { withEntryMessages } from "../../model/entry-fault";
import type { Field } from "../../model/field";
import { describePath, isWithin, normalizePath } from "../../model/path";
import { withValue } from "../../model/resolved-field";
import { faultsOf } from "../../model/validate";
import { INLINE_TEXTS } from "./inline.texts";

interface CellSave {
  fields: readonly Field[];
  schema: z.ZodType;
  /** The record that the person saw. */
  base: AnyRecord;
  key: string;
  value: unknown;
  save: (request: { base: AnyRecord; draft: Draft }) => Promise<AnyRecord>;
  reload: () => Promise<AnyRecord>;
}

type CellOutcome =
  /** `former` has the fields from before, for the undo. */
  | { kind: "saved"; record: AnyRecord; former: Draft }
  | { kind: "fault"; message: string }
  /** Somebody else changed the same field meanwhile. */
  | { kind: "conflict"; theirs: AnyRecord };

/**
 * Saves one value of a record. The record is sent as a whole with its version; if somebody else saved it meanwhile, the
 * value is put into what they saved, unless they changed the same field. Throws ApiError.
 */
export async function saveCell({ base, ...cell }: CellSave): Promise<CellOutcome> {
  const { fields, key, reload } = cell;
  try {
    return await send({ base, ...cell });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const theirs = await reload();
    // Refused for another reason than a new version.
    if (theirs.version === base.version) throw error;
    const [before, after] = [base, theirs].map((record) => draftOf({ fields, record })[key]);
    if (!isSame(before, after) && !isSame(after, cell.value)) return { kind: "conflict", theirs };
    return send({ base: theirs, ...cell });
  }
}

async function send({ fields, schema, base, key, value, save }: Omit<CellSave, "reload">): Promise<CellOutcome> {
  const former = draftOf({ fields, record: base });
  const draft = withValue({ fields, values: former, key, value });
  const faults = faultsOf({ schema, fields, value: draft });
  if (faults.length > 0) return faultOf({ fields, key, faults });
  try {
    return { kind: "saved", record: await save({ base, draft }), former };
  } catch (error) {
    const refused = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
    if (refused.length === 0) throw error;
    return faultOf({ fields, key, faults: withEntryMessages({ fields, draft, faults: refused }) });
  }
}

/** The fault of the cell itself; else the first of another field, with its name. */
function faultOf({
  fields,
  key,
  faults,
}: {
  fields: readonly Field[];
  key: string;
  faults: readonly FieldError[];
}): CellOutcome {
  const own = faults.find(({ field }) => isWithin(normalizePath(field ?? ""), key));
  if (own) return { kind: "fault", message: own.message };
  const [other] = faults;
  const place = describePath({ fields, path: normalizePath(other?.field ?? "") });
  return { kind: "fault", message: INLINE_TEXTS.elsewhere({ place, message: other?.message ?? "" }) };
}
