import { line } from "../../kit/schema";
import { isGtin } from "./gtin";
import { EXPECTED_GTIN } from "./gtin.texts";

/** The number under a product's barcode; empty without one. */
export const gtin = line("GTIN (EAN)", 14).refine((digits) => digits === "" || isGtin(digits), EXPECTED_GTIN);
