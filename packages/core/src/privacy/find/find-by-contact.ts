import { customerPermissions } from "@tresen/contract/privacy/export/export.permissions";
import type { FoundPerson, PersonContact } from "@tresen/contract/privacy/found-person";
import { NO_CONTACT } from "@tresen/contract/privacy/privacy.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { contactsOf, customerRows, ownersOf, reachOf } from "../../customer";
import { orderId } from "../../order/view";
import { type Actor, requirePermission } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import { findRows } from "../../records/rows";
import { formsOf } from "../forms";
import { unassignedOrders } from "../unassigned";

/**
 * What is stored of somebody who is reached like this: customers, and orders and forms of people who are no customer. A
 * customer with this contact leads to all of it.
 * @throws forbidden, input without a mail address and number.
 */
export async function findByContact({
  actor,
  email,
  phone,
  lastName,
}: PersonContact & { actor: Actor }): Promise<FoundPerson> {
  requirePermission({ actor, permission: customerPermissions.export });
  const reach = await reachOf({ customer: { email, phone }, branch: "" });
  const contacts = contactsOf(reach);
  if (contacts.length === 0)
    throw inputError({
      code: "validation",
      faults: [fieldError({ path: phone ? "phone" : "email", code: "invalid", message: NO_CONTACT })],
    });
  const [owners, orders, forms] = await Promise.all([
    ownersOf(contacts),
    unassignedOrders({ ...reach, lastName, companyName: "" }),
    formsOf({ reach: contacts }),
  ]);
  const rows = await findRows({ resource: customerRows, ids: owners });
  return {
    customers: [...rows.values()].map((row) => ({ id: row.id, number: customerRows.fieldsOf(row).number })),
    orders: orders.map(({ uid, ticketNumber, createdAt, branchName }) => ({
      id: orderId(uid),
      ...{ ticketNumber, createdAt, branch: branchName },
    })),
    forms: forms.length,
  };
}
