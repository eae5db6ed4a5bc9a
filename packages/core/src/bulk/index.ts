export { listingOf, referrersOf, writingOf } from "./definitions";
export { exportExecutor } from "./table/run-export";
export { startBulk, startExport, startImport } from "./start";
export { cancelBulk, getBulk, listEntries, listOwnJobs, undoBulk } from "./view";
export { type Download, downloadFile } from "./table/download";
