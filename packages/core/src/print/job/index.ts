export { cancelPrintJob, claimForBrowser, confirmPrintJob, ownPrintJob, reprint, rerouted, reroute } from "./act";
export { listPrintJobs } from "./list";
export { newPrintJob, printJobIdOf } from "./make-job";
export { type PrintJobRow, PrintJobEntity } from "./print-job.entity";
export { advanced, claim, fetchJob, giveUp, isRepeated, nextJob, takeResult, tokenOf } from "./queue";
export { printJobsOf, removePrintJobs } from "./of-order";
export { enqueue, findPrintJob, findPrintJobs, idsIn } from "./store";
export { printJobView } from "./view";
