import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { lastSlot, slotStart } from "@tresen/contract/order/slots";
import { type Instant, addDays, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { readCatalog } from "../snapshot";
import { SlotEntity } from "./slot.entity";

/** The slot that an appointment takes a place in, as it is stored. */
export function slotOf(appointment: Instant): string {
  return new Date(slotStart(appointment)).toISOString();
}

/**
 * The branch's slots that take no more orders, in order, of those of a month of its calendar that can still be chosen.
 * One query over the month's counters: costs what is booked, whatever else the table holds.
 * @param month `YYYY-MM`, the current one where none is given. @throws missing for an unknown branch.
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
  if (!branch) throw new AppError("record.missing", "missing", "Filiale wurde nicht gefunden.");
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
