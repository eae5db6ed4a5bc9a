/** What a job does to many records. */
export const BULK_ACTIONS = ["update", "remove", "import", "export", "undo"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
