import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { type DeliveryMethod, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Instant, MINUTE, addDays, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { laterWhile } from "@tresen/contract/live/live";
import { EARLIER, allocate, isTooMuch, openSlots } from "@tresen/contract/order/capacity/allocate";
import { preparedItem } from "@tresen/contract/order/capacity/needed";
import type { OrderItemDraft } from "@tresen/contract/order/order";
import { lastSlot } from "@tresen/contract/order/slots";
import { readLiveState } from "../../live";
import { AppError } from "../../platform/errors";
import { enforceRateLimit } from "../../platform/throttle";
import { readCatalog } from "../../snapshot";
import { listFullSlots } from "../slot/slot";
import { readTaken } from "./counters";
import { earliestTime, soonest } from "./earliest";
import { blockedOf, workOf } from "./plan";

/** Questions from one network address: a customer asks once a minute, and for each change of the cart or the month. */
const ASKED = { limit: 300, window: 10 * MINUTE };

/**
 * The slots of a month for which these items cannot be ordered, since the branch has as many orders as it takes or its
 * stations have no room for the work; and the earliest time that an order without an appointment is promised, null
 * where there is none within a day.
 * @throws missing for an unknown branch, limit.
 */
export async function findFullSlots({
  branch: id,
  items,
  method,
  month: wished,
  source,
  now,
}: {
  branch: string;
  items: readonly OrderItemDraft[];
  method: DeliveryMethod;
  /** `YYYY-MM`, by default the current one. */
  month?: string | undefined;
  /** The network address of the caller. */
  source: string;
  now: Instant;
}): Promise<{ full: string[]; earliest: string | null }> {
  const { branches, stations, products } = await readCatalog();
  const branch = branches.get(id);
  if (!branch) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  await enforceRateLimit({ kind: "full-slots", value: source, ...ASKED, now });
  const month = wished ?? zonedTime({ at: now, zone: zoneOf(branch) }).date.slice(0, 7);
  const positions = items.map((item) => preparedItem({ item, product: products.get(item.product) }));
  const ordered = positions.flatMap(({ product }) => product ?? []);
  const times = slotsOf({ branch, method, month, now });
  const [first = now] = times;
  const [booked, live, taken] = await Promise.all([
    listFullSlots({ branch: id, month, now }),
    readLiveState({ branch: id, now }),
    readTaken({ branch: id, from: Math.max(now, first - EARLIER), to: times.at(-1) ?? first }),
  ]);
  const from = soonest({ branch, products: ordered, positions, later: laterWhile({ live, method }), now });
  const work = workOf({ branch: id, stations, positions });
  const blocked = blockedOf(live.blocks);
  const fits = (at: Instant): boolean =>
    !work || allocate({ ...work, target: at, now, capacity: { ...work, taken, blocked } }) !== null;
  const isNever = work !== null && isTooMuch(work);
  const full = times.filter((at) => isNever || !fits(at)).map((at) => new Date(at).toISOString());
  const earliest =
    work && !isNever ? await earliestTime({ work, branch, method, from, now, blocked, isConsistent: false }) : null;
  return {
    full: [...new Set([...booked, ...full])].sort(),
    earliest: earliest && new Date(earliest.at).toISOString(),
  };
}

/** The slots of the month that can still be chosen. */
function slotsOf({
  branch,
  method,
  month,
  now,
}: {
  branch: Branch;
  method: DeliveryMethod;
  month: string;
  now: Instant;
}): Instant[] {
  const start = (of: string): Instant => instantAt({ date: `${of}-01`, minutes: 0, zone: zoneOf(branch) });
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  const to = Math.min(lastSlot({ branch, now }), start(next) - 1);
  return openSlots({ branch, method, from: Math.max(now, start(month)), to });
}
