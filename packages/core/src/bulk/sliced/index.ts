/* What other domains need for jobs of their own that work on many records, without the definitions of all resources. */
export { BUDGET, type BulkData, NOTHING_DONE, WAITS, bulkDataOf, newBulkJob } from "../bulk-job";
export { countStart } from "./count-start";
export { type Entry, isEntry, refusedBy } from "../entry";
export { rememberJob } from "../own-jobs";
export { forgetBulk } from "./forget-bulk";
export { readEntries, readPart, writePart, writeParts } from "../part";
export { rightsOf } from "../rights";
export { reported } from "../slice";
