export { closeBranch, previewClosing } from "./close";
export { enterBooking } from "./enter";
export { getClosing, listClosings, listEntries, listOpen, newestClosings } from "./read-closings";
export { verifyClosing } from "./verify";
