export { boardOf, readBoard } from "./board";
export { prepare, readKitchen, readStations } from "./kitchen";
export { claimPairing, getPairing, startPairing } from "./pairing/pairing";
export { type TabletState, startTablet, tabletState } from "./pairing/tablet";
export { offerAgain, readSoldOuts, reportSoldOut } from "./sold-out";
