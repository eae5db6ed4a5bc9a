import { normalizeMail } from "@tresen/contract/customer/customer-fields";
import type { Customer } from "@tresen/contract/customer/customer.resource";
import type { ReminderChannel } from "@tresen/contract/reminder/reminder-kinds";
import { contactsOf, ownersOf, reachOf } from "../customer";
import type { OrderRow } from "../order";
import { findRow, findRows, namedRecords } from "../records/rows";

const customerRows = namedRecords<Customer>("customers");
type Consenting = Pick<Customer, "consents" | "emails" | "phones">;
type Covered = Customer["consents"][number]["covers"];

/** Whether the customer let the platform send this by the channel, and has not withdrawn it. */
function isAllowed({
  customer,
  covers,
  channel,
}: {
  customer: Consenting;
  covers: Covered;
  channel: ReminderChannel;
}): boolean {
  return customer.consents.some((one) => one.covers === covers && one.channel === channel && !one.withdrawnAt);
}

/**
 * By which channels whoever placed the order consented to advertising, as staff noted it for the customer with this mail
 * address or number.
 */
export async function advertisingConsents(order: OrderRow): Promise<Record<ReminderChannel, boolean>> {
  const { emails, phones } = await reachOf(order);
  const rows = await findRows({ resource: customerRows, ids: await ownersOf(contactsOf({ emails, phones })) });
  const customers = [...rows.values()].map((row) => customerRows.fieldsOf(row));
  const isGiven = (channel: ReminderChannel): boolean =>
    customers.some(
      (customer) =>
        isAllowed({ customer, covers: "advertising", channel }) &&
        (channel === "mail"
          ? emails.some((mail) => customer.emails.includes(mail))
          : phones.some((phone) => customer.phones.includes(phone))),
    );
  return { mail: isGiven("mail"), sms: isGiven("sms") };
}

/** Where a customer consented to be congratulated; null for nowhere. A mail is preferred, since an SMS costs money. */
export function congratulatedAt(customer: Consenting): { channel: ReminderChannel; to: string } | null {
  const [mail, phone] = [customer.emails[0], customer.phones[0]];
  if (mail && isAllowed({ customer, covers: "birthday", channel: "mail" })) return { channel: "mail", to: mail };
  if (phone && isAllowed({ customer, covers: "birthday", channel: "sms" })) return { channel: "sms", to: phone };
  return null;
}

/** The first name of a customer who is congratulated at this contact; null when they are gone or agree no more. */
export async function nameToCongratulate({ id, to }: { id: string; to: string }): Promise<string | null> {
  const row = await findRow({ resource: customerRows, id });
  if (!row) return null;
  const customer = customerRows.fieldsOf(row);
  const place = congratulatedAt(customer);
  return place && normalizeMail(place.to) === normalizeMail(to) ? customer.firstName : null;
}
