import { isArchived } from "@tresen/contract/kit/list/archive";

/** What is put away is known for the orders that have it, such as to the stations of its kitchen, but not offered. */
export function offered<Offered extends object>(record: Offered): Offered {
  return isArchived(record) ? { ...record, isEnabled: false, isVisibleWhenUnavailable: false } : record;
}
