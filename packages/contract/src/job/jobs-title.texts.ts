/**
 * The title of jobs in the navigation, headings and permissions: apart from other texts, which the navigation lacks.
 */
export const JOBS_TITLE = "Hintergrundaufgaben";
