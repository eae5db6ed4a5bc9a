import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { readAsOfToday } from "@tresen/core/catalog/tax";
import type { AnyRecord } from "@tresen/core/records";
import { completingPictures } from "./crud";

/** For `crud`: fills in the pictures that records show, and what dated tax rates say today. */
export function completingRates(resource: Resource) {
  const { complete } = completingPictures(resource);
  return {
    complete: async (records: readonly AnyRecord[], now: Instant): Promise<AnyRecord[]> =>
      readAsOfToday({ resource, records: await complete(records), now }),
  };
}
