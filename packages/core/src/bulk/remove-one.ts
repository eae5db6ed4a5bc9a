import { notFound } from "@tresen/contract/kit/errors.texts";
import { isAppError } from "../platform/errors";
import { findVisible, removeRecord, tryRemove } from "../records";
import { referrersOf, writingOf } from "./definitions";
import { type Entry, refusedBy, refusedWith, titleOf } from "./entry";
import type { Slice } from "./person";

const ATTEMPTS = 3;

/** Removes a record with the checks of a single call. The refusal names what refers to it. */
export async function removeOne({
  slice,
  id,
  version,
}: {
  slice: Slice;
  id: string;
  version?: number;
}): Promise<Entry> {
  const { resource, actor, now, data } = slice;
  for (let attempt = 1; ; attempt += 1) {
    const found = await findVisible({ resource, actor, id });
    if (!found || (version !== undefined && found.row.version !== version))
      return refusedWith({
        id,
        label: id,
        faults: [{ message: notFound(resource.one) }],
      });
    const label = titleOf({ resource, record: found.shown });
    const asked = { ...writingOf(resource), actor, now, id, referrers: referrersOf(resource) };
    try {
      await (data.isDryRun ? tryRemove(asked) : removeRecord(asked));
      return { id, label, outcome: "removed" };
    } catch (error) {
      if (!isAppError(error, "record.stale") || attempt === ATTEMPTS || version !== undefined)
        return refusedBy({ id, label, error });
    }
  }
}
