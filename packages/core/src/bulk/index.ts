export { listingOf, referrersOf, writingOf } from "./definitions";
export { exportExecutor } from "./table/run-export";
export { cancelBulk, getBulk, listEntries, listOwnJobs, undoBulk } from "./view";
export { type Download, downloadFile } from "./table/download";
