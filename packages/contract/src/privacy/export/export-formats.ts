/** As what the data of a person is handed out: for programs, or for people. */
export const EXPORT_FORMATS = ["json", "pdf"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
