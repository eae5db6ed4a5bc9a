import { normalizeMail } from "@tresen/contract/customer/customer-fields";
import { isVatNumber, normalizeVatNumber } from "@tresen/contract/customer/vat-number";
import { isPhone } from "@tresen/contract/kit/phone/phone";
import { lineOf, localLine } from "@tresen/contract/kit/phone/phone-line";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import type { CustomerAddress } from "@tresen/contract/order/phone/phone-customer.view";
import type { OrderRow } from "../../order";
import { addressOf } from "../../order/phone";
import { countryOf } from "./country";
import { contactsOf } from "./keys";

/** Who placed an order, as the order says. */
export interface Orderer {
  firstName: string;
  lastName: string;
  companyName: string;
  vatNumber: string;
  emails: string[];
  phones: string[];
  address: CustomerAddress | null;
}

/**
 * Who placed the order; null for one that names nobody or says no way to reach them, such as most orders at a kiosk or
 * table.
 */
export async function ordererOf({ customer, branch }: Pick<OrderRow, "customer" | "branch">): Promise<Orderer | null> {
  const given = { ...EMPTY_CUSTOMER, ...customer };
  const { firstName, lastName, companyName } = given;
  const vatNumber = normalizeVatNumber(given.vatNumber);
  const reach = await reachOf({ customer, branch });
  if (!(firstName || lastName || companyName) || contactsOf(reach).length === 0) return null;
  return {
    ...{ firstName, lastName, companyName },
    vatNumber: isVatNumber(vatNumber) ? vatNumber : "",
    ...reach,
    address: addressOf(customer),
  };
}

/** The mail address and number of an order, normalised. */
export async function reachOf({
  customer: { email = "", phone = "" },
  branch,
}: Pick<OrderRow, "customer" | "branch">): Promise<Pick<Orderer, "emails" | "phones">> {
  const mail = normalizeMail(email);
  const line = await lineIn({ phone, branch });
  return { emails: mail ? [mail] : [], phones: line ? [line] : [] };
}

/** The number as it is dialled from everywhere; empty where it is none. */
async function lineIn({ phone, branch }: { phone: string; branch: string }): Promise<string> {
  const line = lineOf(phone);
  const whole = line === "" || line.startsWith("+") ? line : localLine({ phone, country: await countryOf(branch) });
  return isPhone(whole) ? whole : "";
}
