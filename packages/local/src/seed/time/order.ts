import { isMethodOpen } from "@tresen/contract/branch/branch-hours";
import { branches } from "@tresen/contract/branch/branch.resource";
import { customers } from "@tresen/contract/customer/customer.resource";
import { DAY, HOUR, type Instant } from "@tresen/contract/kit/time";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { orderDraft } from "@tresen/contract/order/order-input";
import { stepped } from "@tresen/core/order";
import { createOrder } from "@tresen/core/order/create";
import { PLATFORM_ID } from "@tresen/core/platform/actor";
import { branchRows } from "@tresen/core/branch/rows";
import { findRow } from "@tresen/core/records/rows";
import { listRecords, recordIndexing } from "@tresen/core/records";
import { PLATFORM } from "../users";
import type { Calendar } from "./calendar";
import type { DemoOrder } from "./team";

const STAFF = { actor: "staff", by: { id: PLATFORM_ID, name: LOG_TEXTS.platform } } as const;

/**
 * Places what a customer asked a branch for; it was confirmed an hour later. The key makes it once.
 * @returns the ids of the order and of the customer.
 */
export async function placeDemoOrder({
  asked: { customer, items, comment, placed, wantedFor },
  branch: id,
  key,
  calendar,
}: {
  asked: DemoOrder;
  branch: string;
  key: string;
  calendar: Calendar;
}): Promise<{ order: string; customer: string }> {
  const [row, known] = await Promise.all([findRow({ resource: branches, id }), customerOf(customer.email)]);
  if (!row) throw new Error(`The demo shop has no branch ${id}.`);
  const now = calendar.now + placed * DAY;
  const appointment = openHour({ branch: branchRows.recordOf(row), from: calendar.now + wantedFor * DAY });
  const draft = orderDraft.parse({
    ...{ branch: id, items, comment, ...customer },
    ...{ appointmentDate: new Date(appointment).toISOString(), legalInstructions: true, privacyPolicy: true },
  });
  const { uid } = await createOrder({
    ...{ draft, idempotencyKey: key, now },
    completed: (row) => stepped({ ...STAFF, before: row, action: "confirm", now: now + HOUR }),
  });
  return { order: `ord_${uid}`, customer: known };
}

/** Their id. */
async function customerOf(mail: string): Promise<string> {
  const query = { search: mail, limit: 1 };
  const { records } = await listRecords({ resource: customers, actor: PLATFORM, query, indexing: recordIndexing });
  if (!records[0]) throw new Error(`The demo shop has no customer ${mail}.`);
  return records[0].id;
}

/** The first full hour from then on at which the branch is open. */
function openHour({ branch, from }: { branch: Parameters<typeof isMethodOpen>[0]["branch"]; from: Instant }): Instant {
  let at = Math.ceil(from / HOUR) * HOUR;
  while (!isMethodOpen({ branch, method: "takeaway", at })) at += HOUR;
  return at;
}
