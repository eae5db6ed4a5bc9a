import { customers } from "@tresen/contract/customer/customer.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { ContactStop, ContactStopChange } from "@tresen/contract/reminder/contact-stop";
import { contactStopSubject } from "@tresen/contract/reminder/reminder.permissions";
import { CONTACT_MISSING } from "@tresen/contract/reminder/reminder.texts";
import { contactStopWrites, stopsOf } from "../outbox";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { requireWrite } from "../records";
import { ChangeEntity, stepItem, versionAfterHistory } from "../records/changes";
import { type Row, stale } from "../records/rows";
import { readable } from "./readable";
import { type Contact, contactsOf, isSame } from "./row/keys";
import { customerRows } from "./row/rows";

/** What each contact of the customer has stopped. @throws missing, forbidden. */
export async function readContactStops({ actor, id }: { actor: Actor; id: string }): Promise<ContactStop[]> {
  return stopsOfAll(contactsIn(await readable({ actor, id })));
}

/**
 * Stops reminders or advertising to a contact of the customer, or allows them again, as the customer asked staff. The log
 * tells by whom, and does not say the contact.
 * @throws missing, forbidden, input for a contact that is none of theirs, conflict when somebody else just did the same.
 */
export async function changeContactStop({
  actor,
  id,
  body: { kind, value, use, isStopped },
  now,
}: {
  actor: Actor;
  id: string;
  body: ContactStopChange;
  now: Instant;
}): Promise<ContactStop[]> {
  const { user } = requireStaff(actor);
  const row = await readable({ actor, id });
  requireWrite({ resource: customers, verb: "update", actor, rows: [row] });
  const contact = contactsIn(row).find((one) => isSame(one, { kind, value }));
  if (!contact) {
    const fault = { field: "value", code: "customer.contact", message: CONTACT_MISSING };
    throw inputError({ code: "customer.contact", faults: [fault] });
  }
  const subject = { resource: contactStopSubject.name, id };
  const step = stepItem({
    subject: { ...subject, version: await versionAfterHistory(subject), title: "" },
    actor: { kind: "staff", id: user.id },
    action: "update",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [{ field: `${kind}.${use}`, before: !isStopped, after: isStopped }],
  });
  try {
    await writeTransaction({
      entities: { change: ChangeEntity },
      writes: ({ change }) => [
        ...contactStopWrites({ contact: contact.value, use, stop: isStopped, now }),
        change.create(step).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return stopsOfAll(contactsIn(row));
}

function contactsIn(row: Row): Contact[] {
  return contactsOf(customerRows.fieldsOf(row));
}

function stopsOfAll(contacts: readonly Contact[]): Promise<ContactStop[]> {
  return Promise.all(contacts.map(async (contact) => ({ ...contact, stopped: await stopsOf(contact.value) })));
}
