import type { Screen } from "../../admin/screen";
import { PriceSection } from "./price/price-section";
import { PRICE_TEXTS } from "./price/price.texts";

/** The form of a product also shows what it has cost. */
export const priceScreen: Pick<Screen, "sections"> = {
  sections: [{ title: PRICE_TEXTS.title, isOffered: (record) => record !== null, Section: PriceSection }],
};
