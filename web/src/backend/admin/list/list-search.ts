/** The state of a list in the URL. */
export interface ListSearch {
  search?: string | undefined;
  /** The key of the column to sort by; ascending unless `direction` says otherwise. */
  sort?: string | undefined;
  direction?: "down" | undefined;
  /** The page, from 1; undefined for the first. */
  page?: number | undefined;
  filters?: Record<string, string> | undefined;
  /** The action whose dialog is open. */
  dialog?: string | undefined;
}
