import { idOfRow } from "@tresen/contract/kit/list/index-rows";
import { lookupKey } from "@tresen/contract/kit/list/lookup";
import { images } from "@tresen/contract/media/image.resource";
import { readKeys } from "../../platform/db";
import { type Finding, indexing } from "../../records";

/** The number of pictures that are looked up at once. */
const MOST_LOOKED_UP = 500;

/** The values of filters that few pictures have, by the lookup that finds them. */
const FEW: readonly { field: string; is: string; by: string; value: string }[] = [
  { field: "hasAlt", is: "false", by: "alt", value: "" },
  { field: "state", is: "waiting", by: "state", value: "waiting" },
  { field: "state", is: "refused", by: "state", value: "refused" },
];

/**
 * How pictures are found. The few without a description or a file have rows by which they are found among many others;
 * where they are many, the list meets them on its way.
 */
export const imageFinding: Finding = {
  ...indexing,
  find: async (wanted) => {
    const few = FEW.find(({ field, is }) => wanted.filters.some((one) => one.field === field && one.value === is));
    const ids = few && !wanted.ids ? await idsBy(few) : null;
    return indexing.find(ids ? { ...wanted, ids } : wanted);
  },
};

/** The ids of the pictures with a lookup; null when there are very many. */
async function idsBy({ by, value }: { by: string; value: string }): Promise<Set<string> | null> {
  const range = { pk: lookupKey({ name: images.name, by, value }) };
  const { rows, isLast } = await readKeys({ range, limit: MOST_LOOKED_UP });
  return isLast ? new Set(rows.map(idOfRow)) : null;
}
