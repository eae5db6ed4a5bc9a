import { type Call, byId, get } from "../kit/call";
import { priceHistory } from "./price/price-history.view";

export const productCalls = {
  /** Staff of any role see what the shop hides of prices, so they may read this, too. */
  priceHistory: {
    ...get,
    path: "/api/products/{id}/prices",
    access: "staff",
    params: byId,
    response: priceHistory,
  },
} as const satisfies Record<string, Call>;
