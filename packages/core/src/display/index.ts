export { readBoard } from "./board";
export { prepare, readKitchen } from "./kitchen";
export { claimPairing, getPairing, startPairing } from "./pairing/pairing";
