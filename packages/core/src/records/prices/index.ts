import { transactPrices, writePrices } from "./writes";

export { readPrices, transactPrices, writePrices } from "./writes";

/** Passed by functions that write records with prices. */
export const priceIndexing = { transactPrices, writePrices };
