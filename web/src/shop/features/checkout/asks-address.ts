import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { requiredContact } from "@tresen/contract/order/checkout/checkout";
import { isSelfService } from "../../state/browser/self-service";

/** Whether the checkout asks for the customer's address. */
export function asksAddress({ branch, method }: { branch: Branch; method: DeliveryMethod }): boolean {
  const isKiosk = isSelfService();
  return (
    requiredContact({ branch, method, isSelfService: isKiosk }).address || (branch.isQuotationRequired && !isKiosk)
  );
}
