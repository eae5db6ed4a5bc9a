/** The most records that one change may name, or find by its query. */
export const BULK_IDS = 10_000;
/** The most rows and bytes of an import. */
export const IMPORT_ROWS = 20_000;
export const IMPORT_BYTES = 4_000_000;
/** The most records of an export: as many as a sheet has rows. */
export const EXPORT_ROWS = 1_000_000;
/** For how many days the file of an export can be fetched, and the report of a job be read. */
export const FILE_DAYS = 7;
export const REPORT_DAYS = 30;
/** How many jobs one person may start in how many minutes. */
export const BULK_STARTS = { limit: 60, minutes: 10 } as const;
