export { claimPairing, getPairing, startPairing } from "./pairing/pairing";
