import { lookupKey } from "@tresen/contract/kit/list/lookup";
import type { Instant } from "@tresen/contract/kit/time";
import { BOOKED, type BookedTime, countedSeconds } from "@tresen/contract/time-tracking/booked/booked-time";
import { countedOnce } from "@tresen/contract/time-tracking/counted-once";
import { readKeys } from "../../platform/db";
import { kindsOf } from "../context";
import { activityRows } from "../rows";

/** An activity that is booked on a project, with the seconds of paid work that count. */
export interface CountedBooking extends BookedTime {
  id: string;
  countedSeconds: number;
  isPaid: boolean;
}

/** Index rows read with one Query, which may end earlier at 1 MB: some 3000 rows. */
const PAGE = 5000;

/**
 * All time that is booked on the projects, in the order in which it was recorded, by project: 1 Query for each, and one
 * more for each further MB, and the kinds. Work of one person on the project twice at once counts once. The rows are written in the transactions of the activities, so corrections,
 * removals and changes of the project are in them.
 */
export async function bookedOn({
  projects,
  now,
  isConsistent,
}: {
  projects: readonly string[];
  now: Instant;
  isConsistent: boolean;
}): Promise<ReadonlyMap<string, CountedBooking[]>> {
  const found = await Promise.all(projects.map((project) => readBooked({ project, isConsistent })));
  const kinds = await kindsOf(found.flat());
  return new Map(
    projects.map((project, index) => {
      const all = (found[index] ?? []).map((booked) => {
        const kind = booked.kind ? kinds.get(booked.kind) : undefined;
        const workedSeconds = countedSeconds({ booked, kind, now });
        return { ...booked, workedSeconds, isPaid: kind?.isPaid ?? true, owner: ownerOf(booked) };
      });
      const seconds = countedOnce({ entries: all, now });
      return [project, all.map((booked, at) => ({ ...booked, countedSeconds: seconds[at] ?? 0 }))];
    }),
  );
}

const ownerOf = ({ user, externalUser }: BookedTime): string => user ?? externalUser ?? "";

async function readBooked({
  project,
  isConsistent,
}: {
  project: string;
  isConsistent: boolean;
}): Promise<(BookedTime & { id: string })[]> {
  const range = { pk: lookupKey({ name: activityRows.name, by: BOOKED, value: project }) };
  const all: (BookedTime & { id: string })[] = [];
  let after = "";
  for (;;) {
    const { rows, isLast } = await readKeys({ range, after, limit: PAGE, isConsistent });
    // Copied from validated records, in the transactions that wrote them.
    all.push(...rows.map(({ sk, holds }) => ({ ...(holds as BookedTime), id: sk.slice(1) })));
    after = rows.at(-1)?.sk ?? after;
    if (isLast) return all;
  }
}
