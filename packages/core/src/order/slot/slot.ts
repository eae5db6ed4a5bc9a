import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { lastSlot, slotStart } from "@tresen/contract/order/slots";
import { type Instant, addDays, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { SlotEntity } from "./slot.entity";

/** The stored key of the slot that an appointment belongs to. */
export function slotOf(appointment: Instant): string {
  return new Date(slotStart(appointment)).toISOString();
}

/**
 * The full slots of the branch in a month, as far as they can still be chosen, in order. It is one query over the
 * month's counters, so its cost depends on the bookings of that month.
 * @param month `YYYY-MM`, by default the current one.
 * @throws missing for an unknown branch.
 */
export async function listFullSlots({
  branch: id,
  month: wished,
  now,
}: {
  branch: string;
  month?: string;
  now: Instant;
}): Promise<string[]> {
  const branch = (await readCatalog()).branches.get(id);
  if (!branch) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const { slotCapacity } = branch;
  const month = wished ?? zonedTime({ at: now, zone: zoneOf(branch) }).date.slice(0, 7);
  const from = Math.max(now, monthStart({ month, branch }));
  const to = Math.min(
    lastSlot({ branch, now }),
    monthStart({ month: addDays(`${month}-01`, 31).slice(0, 7), branch }) - 1,
  );
  if (!slotCapacity || from > to) return [];
  const { data } = await storageCall(() =>
    SlotEntity.query
      .primary({ branch: id })
      .between({ slot: slotOf(from) }, { slot: slotOf(to) })
      .where(({ taken }, { gte }) => gte(taken, slotCapacity))
      .go({ pages: "all" }),
  );
  return data.map(({ slot }) => slot);
}

function monthStart({ month, branch }: { month: string; branch: Parameters<typeof zoneOf>[0] }): Instant {
  return instantAt({ date: `${month}-01`, minutes: 0, zone: zoneOf(branch) });
}
