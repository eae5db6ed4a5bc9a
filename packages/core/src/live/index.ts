export { getBranchNow } from "./branch-now";
export { endBusy, listBusy, setBusy } from "./busy";
export type { LiveAuthor } from "./busy.entity";
export { readLiveState } from "./read";
export { endSoldOut, listSoldOuts, setSoldOut, setSoldOuts } from "./sold-out";
