export { readRetention, startRetention } from "./preview";
export { retentionSlice } from "./run";
