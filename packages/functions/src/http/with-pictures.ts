import type { Resource } from "@tresen/contract/kit/resource";
import { type AnyRecord, withPictures } from "@tresen/core/records";

/** For `crud`: fills in the pictures that records of the resource show. */
export function completingPictures({ fields }: Pick<Resource, "fields">) {
  return {
    complete: (records: readonly AnyRecord[]): Promise<AnyRecord[]> =>
      withPictures({ schema: fields, values: records }),
  };
}
