import type { Instant } from "@tresen/contract/kit/time";
import type { Capacity, Share } from "@tresen/contract/order/capacity/allocate";
import { SLOT_STEP, slotStart } from "@tresen/contract/order/slots";
import { type TransactionWrite, storageCall, transactionWrites } from "../../platform/db";
import { slotExpiry } from "../slot/slot.entity";
import { StationSlotEntity } from "./station-slot.entity";

/** The minutes that each station takes in a slot, by its id. */
export type Limits = ReadonlyMap<string, number>;

/** The minutes that orders of the branch take in the slots from `from` to `to`: one Query. */
export async function readTaken({
  branch,
  from,
  to,
  without = [],
  isConsistent = false,
}: {
  branch: string;
  from: Instant;
  to: Instant;
  /** Shares that count as given back. */
  without?: readonly Share[] | undefined;
  isConsistent?: boolean;
}): Promise<Capacity["taken"]> {
  // A sort key goes on with the station, so the bound is the beginning of the next slot.
  const [first, end] = [slotStart(from), slotStart(to) + SLOT_STEP].map((at) => new Date(at).toISOString());
  const { data } = await storageCall(() =>
    StationSlotEntity.query
      .primary({ branch })
      .between({ slot: first ?? "" }, { slot: end ?? "" })
      .go({ pages: "all", consistent: isConsistent }),
  );
  const taken = new Map<string, Map<Instant, number>>();
  const add = ({ station, slot, minutes }: Share): void => {
    const slots = taken.get(station) ?? new Map<Instant, number>();
    const at = Date.parse(slot);
    taken.set(station, slots.set(at, (slots.get(at) ?? 0) + minutes));
  };
  for (const { station, slot, taken: minutes = 0 } of data) add({ station, slot, minutes });
  for (const share of without) add({ ...share, minutes: -share.minutes });
  return taken;
}

/**
 * The writes that change the counters from one set of shares to another. More is taken only on condition that it still
 * fits; what is given back is always accepted.
 * @param limits of every station of which more is taken.
 */
export function capacityWrites({
  branch,
  before = [],
  after = [],
  limits = new Map(),
}: {
  branch: string;
  before?: readonly Share[] | undefined;
  after?: readonly Share[] | undefined;
  limits?: Limits | undefined;
}): TransactionWrite[] {
  const changes = new Map<string, Share>();
  for (const [sign, shares] of [[-1, before] as const, [1, after] as const])
    for (const { station, slot, minutes } of shares) {
      const key = `${slot}#${station}`;
      changes.set(key, { station, slot, minutes: (changes.get(key)?.minutes ?? 0) + sign * minutes });
    }
  return transactionWrites({
    entities: { slot: StationSlotEntity },
    writes: (entities) =>
      [...changes.values()].flatMap(({ station, slot, minutes }) => {
        if (minutes === 0) return [];
        const added = entities.slot
          .update({ branch, slot, station })
          .add({ taken: minutes })
          .set({ expiresAt: slotExpiry(slot) });
        if (minutes < 0) return [added.commit()];
        const most = (limits.get(station) ?? 0) - minutes;
        return [added.where(({ taken }, { lte, notExists }) => `${notExists(taken)} OR ${lte(taken, most)}`).commit()];
      }),
  });
}
