import { nameAndAddress } from "../branch/address";
import type { Branch } from "../branch/branch.resource";
import { CHECKOUT_HEADS } from "./checkout-head.texts";

/** The heading of the checkout, for the server-rendered page and the browser's screen. */
export function checkoutHead(branch: Pick<Branch, "name" | "street" | "zipCode" | "city" | "isQuotationRequired">): {
  title: string;
  lead: string;
} {
  const { title, lead } = CHECKOUT_HEADS[branch.isQuotationRequired ? "quotation" : "order"];
  return { title, lead: lead(nameAndAddress(branch)) };
}
