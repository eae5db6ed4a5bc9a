import type { CustomerSuggestion, Likeness } from "@tresen/contract/customer/customer.view";
import { customers } from "@tresen/contract/customer/customer.resource";
import { foldedName } from "@tresen/contract/customer/customer-name";
import type { Actor } from "../platform/actor";
import { listFound, listVisible } from "../records";
import { ordersOf } from "./row/figures";
import { customerFinding } from "./finding";
import { contactsOf, ownersOf } from "./row/keys";
import { readable } from "./readable";
import { type CustomerFields, customerRows, findCurrent, keptOf } from "./row/rows";

/** How many orders are looked into for others whom they fit, and how many customers with the name are looked at. */
const ORDERS = 100;
const NAMESAKES = 20;

/**
 * Who may be the same person: whoever has the same number or the same name, or also fits one of the orders. Nobody whom
 * staff have split from the customer. @throws missing, forbidden.
 */
export async function suggestCustomers({ actor, id }: { actor: Actor; id: string }): Promise<CustomerSuggestion[]> {
  const row = await readable({ actor, id });
  const fields = customerRows.fieldsOf(row);
  const { merged, apart } = keptOf(row);
  const found: Readonly<Record<Likeness, readonly string[]>> = {
    phone: await withSamePhone(fields),
    name: await withSameName({ actor, fields }),
    order: await fittingToo([id, ...merged]),
  };
  const known = [id, ...apart];
  const ids = [...new Set(Object.values(found).flat())].filter((one) => !known.includes(one));
  const records = await listVisible({ resource: customers, actor, ids });
  return records.map((record) => ({
    customer: record as CustomerSuggestion["customer"],
    reasons: (["phone", "name", "order"] as const).filter((reason) => found[reason].includes(record.id)),
  }));
}

function withSamePhone({ phones }: CustomerFields): Promise<string[]> {
  return ownersOf(contactsOf({ emails: [], phones }));
}

async function withSameName({ actor, fields }: { actor: Actor; fields: CustomerFields }): Promise<string[]> {
  const { firstName, lastName, companyName } = fields;
  const search = lastName ? `${firstName} ${lastName}` : companyName;
  if (search.trim() === "") return [];
  const query = { search, limit: NAMESAKES };
  const { records } = await listFound({ resource: customers, actor, query, finding: customerFinding });
  const name = foldedName(fields);
  return records
    .filter((record) => foldedName(customerRows.fieldsOf({ fields: record })) === name)
    .map((record) => record.id);
}

/** Those whom an order fits as well, wherever they are now. */
async function fittingToo(ids: readonly string[]): Promise<string[]> {
  const orders = await ordersOf({ ids, limit: ORDERS });
  const all = [...new Set(orders.flatMap(({ alike = [] }) => alike))];
  const current = await Promise.all(all.map(findCurrent));
  return current.flatMap((row) => row?.id ?? []);
}
