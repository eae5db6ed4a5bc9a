import { normalizeMail } from "@tresen/contract/customer/customer-fields";
import type { Customer } from "@tresen/contract/customer/customer.resource";
import type { ReminderChannel } from "@tresen/contract/reminder/reminder-kinds";
import { getConfig } from "../config";
import { contactsOf, ownersOf, reachOf } from "../customer";
import type { OrderRow } from "../order";
import { messageEnv } from "../platform/env";
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

/**
 * Where a customer consented to be congratulated, and the shop sends messages; null for nowhere. A mail is preferred, since
 * an SMS costs money.
 */
export async function congratulatedAt(customer: Consenting): Promise<{ channel: ReminderChannel; to: string } | null> {
  const [mail, phone] = [customer.emails[0], customer.phones[0]];
  const isOpen = { mail: messageEnv.MAIL_SENDER !== undefined, sms: (await getConfig()).enablePluginSMS };
  const mayGet = (channel: ReminderChannel): boolean =>
    isOpen[channel] && isAllowed({ customer, covers: "birthday", channel });
  if (mail && mayGet("mail")) return { channel: "mail", to: mail };
  return phone && mayGet("sms") ? { channel: "sms", to: phone } : null;
}

/** The first name of a customer who is congratulated at this contact; null when they are gone or agree no more. */
export async function nameToCongratulate({ id, to }: { id: string; to: string }): Promise<string | null> {
  const row = await findRow({ resource: customerRows, id });
  if (!row) return null;
  const customer = customerRows.fieldsOf(row);
  const place = await congratulatedAt(customer);
  return place && normalizeMail(place.to) === normalizeMail(to) ? customer.firstName : null;
}
