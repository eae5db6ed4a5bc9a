import { foldedLastName } from "@tresen/contract/customer/customer-name";
import { EMPTY_CUSTOMER } from "@tresen/contract/order/empty-customer";
import { contactsOf, reachOf } from "../../customer";
import type { OrderRow } from "../../order";
import { reachHash } from "../begin";

/**
 * The hashes by which others of the same person are recognised: of the mail address, of the number, and of the number with
 * the last name.
 */
export async function reachOfOrder(order: OrderRow): Promise<{ mails: string[]; phones: string[]; named: string[] }> {
  const reach = await reachOf(order);
  const contacts = contactsOf(reach);
  const of = (wanted: "mail" | "phone"): string[] => contacts.filter(({ kind }) => kind === wanted).map(reachHash);
  const name = foldedLastName({ ...EMPTY_CUSTOMER, ...order.customer });
  const named = reach.phones.map((phone) => reachHash({ kind: "named", value: `${phone}|${name}` }));
  return { mails: of("mail"), phones: of("phone"), named };
}
