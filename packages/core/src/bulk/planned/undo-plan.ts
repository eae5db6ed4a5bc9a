import { cancelPlanned, isUnplannedBy } from "../../plan/many";
import { findJob } from "../../platform/job";
import { type Entry, refusedBy } from "../entry";
import type { Slice } from "../person";

/**
 * Takes a plan back that still waits, or did not go. One that was carried out meanwhile is refused with a sentence, and
 * one that somebody has cancelled already stays so.
 */
export async function undoPlan({
  slice: { actor, now, id },
  place,
  plan,
}: {
  slice: Slice;
  place: Pick<Entry, "id" | "label">;
  plan: string;
}): Promise<Entry> {
  const job = await findJob(plan);
  if (isUnplannedBy({ job, request: id })) return { ...place, outcome: "unplanned" };
  if (job?.state === "canceled") return { ...place, outcome: "unchanged" };
  try {
    await cancelPlanned({ actor, id: plan, now });
    return { ...place, outcome: "unplanned" };
  } catch (error) {
    return refusedBy({ ...place, error });
  }
}
