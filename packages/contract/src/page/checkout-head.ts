import { nameAndAddress } from "../branch/address";
import type { Branch } from "../branch/branch.resource";

/** What the checkout begins with, in its document as on its screen. */
export function checkoutHead(branch: Pick<Branch, "name" | "street" | "zipCode" | "city" | "isQuotationRequired">): {
  title: string;
  lead: string;
} {
  const whom = nameAndAddress(branch);
  return branch.isQuotationRequired
    ? { title: "Angebot anfragen", lead: `Ihre Anfrage geht an ${whom}.` }
    : { title: "Bestellung abschließen", lead: `Ihre Bestellung geht an ${whom}.` };
}
