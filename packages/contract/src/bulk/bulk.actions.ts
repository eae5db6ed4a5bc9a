/**
 * What a job does to many records; `draw` makes pictures or pages of them by an image template. `plan` plans a change of
 * each for a time, and `unplan` takes such plans back.
 */
export const BULK_ACTIONS = ["update", "plan", "remove", "import", "export", "draw", "undo", "unplan"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
