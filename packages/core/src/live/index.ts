export { missingEntry } from "./branches";
export { getBranchNow } from "./branch-now";
export { endBlock, listBlocks, setBlock } from "./block";
export { endBusy, listBusy, setBusy } from "./busy";
export type { LiveAuthor } from "./busy.entity";
export { type BlockRow, readLiveState } from "./read";
export { endSoldOut, endSoldOutOf, listSoldOuts, setSoldOut, setSoldOuts, soldOutsOf } from "./sold-out";
