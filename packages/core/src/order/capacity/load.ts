import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { branchSchedules, zoneOf } from "@tresen/contract/branch/branch-hours";
import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import { type LocalDate, type Instant, addDays, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { type Share, isBlocked } from "@tresen/contract/order/capacity/allocate";
import { limitingStations } from "@tresen/contract/order/capacity/needed";
import { SLOT_STEP } from "@tresen/contract/order/slots";
import { readLiveState } from "../../live";
import { type Actor, requirePermission } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { findOrders, isAwaitingPayment } from "../store";
import { listPaymentWork } from "../work/work";
import { readTaken } from "./counters";
import { blockedOf } from "./plan";

const permission = livePermissions.busy;

/**
 * How much the stations of a branch have to do on a day of its calendar, by default today: one Query over the day's
 * counters, one for what is blocked, and the orders that wait for their payment. @throws missing, forbidden.
 */
export async function getStationLoad({
  actor,
  branch: id,
  date,
  now,
}: {
  actor: Actor;
  branch: string;
  date?: LocalDate | undefined;
  now: Instant;
}): Promise<StationLoad> {
  requirePermission({ actor, permission });
  const { branches, stations: all } = await readCatalog();
  const branch = branches.get(id);
  if (!branch) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  requirePermission({ actor, permission, branch: id });
  const stations = limitingStations({ branch: id, stations: all });
  const zone = zoneOf(branch);
  const day = date ?? zonedTime({ at: now, zone }).date;
  const from = instantAt({ date: day, minutes: 0, zone });
  const end = instantAt({ date: addDays(day, 1), minutes: 0, zone });
  const [taken, live, unpaid] = await Promise.all([
    readTaken({ branch: id, from, to: end - SLOT_STEP }),
    readLiveState({ branch: id, now }),
    stations.length > 0 ? unpaidShares({ branch: id }) : [],
  ]);
  const blocked = blockedOf(live.blocks);
  const schedules = branchSchedules(branch);
  const slots = Array.from({ length: (end - from) / SLOT_STEP }, (_, index) => from + index * SLOT_STEP)
    .map((slot) => ({
      slot,
      stations: stations.map((station) => ({
        taken: taken.get(station.id)?.get(slot) ?? 0,
        unpaid: unpaid
          .filter((share) => share.station === station.id && Date.parse(share.slot) === slot)
          .reduce((sum, { minutes }) => sum + minutes, 0),
        isBlocked: isBlocked({ blocked, station: station.id, slot }),
      })),
    }))
    .filter(
      ({ slot, stations: loads }) =>
        loads.some((load) => load.taken > 0) || schedules.some((schedule) => isOpenAt({ ...schedule, at: slot })),
    );
  return {
    stations: stations.map(({ id: station, limit }) => ({
      id: station,
      name: all.find((one) => one.id === station)?.name ?? "",
      limit,
    })),
    slots: slots.map(({ slot, ...loads }) => ({ slot: new Date(slot).toISOString(), ...loads })),
  };
}

/** What orders of the branch take that are still to be paid online, which the desk does not show. */
async function unpaidShares({ branch }: { branch: string }): Promise<Share[]> {
  const orders = await findOrders(await listPaymentWork());
  return orders.flatMap((row) => (row.branch === branch && isAwaitingPayment(row) ? (row.capacity ?? []) : []));
}
