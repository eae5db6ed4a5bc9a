/** What the list shows, as the URL holds it. */
export interface ListSearch {
  search?: string | undefined;
  /** The key of the column to sort by; upwards unless `direction` says otherwise. */
  sort?: string | undefined;
  direction?: "down" | undefined;
  /** From 1; left out for the first. */
  page?: number | undefined;
  filters?: Record<string, string> | undefined;
  /** The action whose dialog is open. */
  dialog?: string | undefined;
}
