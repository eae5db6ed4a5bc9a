import { nameAndAddress } from "../branch/address";
import type { Branch } from "../branch/branch.resource";

/** The heading of the checkout, for the server-rendered page and the browser's screen. */
export function checkoutHead(branch: Pick<Branch, "name" | "street" | "zipCode" | "city" | "isQuotationRequired">): {
  title: string;
  lead: string;
} {
  const whom = nameAndAddress(branch);
  return branch.isQuotationRequired
    ? { title: "Angebot anfragen", lead: `Ihre Anfrage geht an ${whom}.` }
    : { title: "Bestellung abschließen", lead: `Ihre Bestellung geht an ${whom}.` };
}
