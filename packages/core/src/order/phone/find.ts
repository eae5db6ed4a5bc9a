import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { localLine } from "@tresen/contract/kit/phone/phone-line";
import type { Instant } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { PhoneCustomer } from "@tresen/contract/order/phone/phone-customer.view";
import { type Actor, requirePermission } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { CallerEntity } from "./caller.entity";
import { lastOrderAt, ordersOfYear } from "./note-caller";

/** How many numbers are read, and how many of them are answered. More digits lead to all others. */
const READ = 100;
const ANSWERED = 10;
/** A number with its country, such as `+43660`. Anything shorter is little more than the country. */
const LINE_MIN = 6;

/**
 * The customers of the branch whose phone number begins with these digits, as people type them in the branch's country,
 * who ordered within the last twelve months. Whoever ordered last is first.
 * @throws forbidden, missing.
 */
export async function findPhoneCustomers({
  actor,
  branch: id,
  phone,
  now,
}: {
  actor: Actor;
  branch: string;
  phone: string;
  now: Instant;
}): Promise<PhoneCustomer[]> {
  requirePermission({ actor, permission: orderPermissions.read, branch: id });
  const branch = (await readCatalog()).branches.get(id);
  if (!branch) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const line = localLine({ phone, country: branch.country });
  if (line.length < LINE_MIN) return [];
  const { data } = await storageCall(() =>
    CallerEntity.query.primary({ branch: id }).begins({ line }).go({ limit: READ }),
  );
  return (
    data
      // The table removes expired rows some time later.
      .filter(({ expiresAt }) => expiresAt * 1000 > now)
      .map(({ line: number, details, orders }) => ({
        ...details,
        phone: number,
        lastOrderAt: lastOrderAt({ orders }),
        orders: ordersOfYear({ orders, now }),
      }))
      .sort((a, b) => (a.lastOrderAt < b.lastOrderAt ? 1 : -1))
      .slice(0, ANSWERED)
  );
}
