export { readBoard } from "./board";
export { prepare, readKitchen, readStations } from "./kitchen";
export { claimPairing, getPairing, startPairing } from "./pairing/pairing";
export { offerAgain, readSoldOuts, reportSoldOut } from "./sold-out";
