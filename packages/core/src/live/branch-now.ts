import type { Busy, SoldOut } from "@tresen/contract/live/live";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { limitingStations } from "@tresen/contract/order/capacity/needed";
import { AppError } from "../platform/errors";
import { readCatalog } from "../snapshot";
import { readLiveState } from "./read";

/** What holds in the branch right now, for everybody: one Query. @throws missing for an unknown branch. */
export async function getBranchNow({
  branch,
  now,
}: {
  branch: string;
  now: Instant;
}): Promise<{ snapshotVersion: number; busy: Busy[]; soldOuts: SoldOut[]; isCapacityLimited: boolean }> {
  const { version, branches, stations } = await readCatalog();
  if (!branches.has(branch)) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const { busy, soldOuts } = await readLiveState({ branch, now });
  return {
    snapshotVersion: version,
    busy: busy.map(({ method, minutes, isPaused, until }) => ({ method, minutes, isPaused, until })),
    soldOuts,
    isCapacityLimited: limitingStations({ branch, stations }).length > 0,
  };
}
