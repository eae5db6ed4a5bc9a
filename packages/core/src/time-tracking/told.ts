import { DAY, type Instant } from "@tresen/contract/kit/time";
import type {
  OwnActivity,
  OwnShift,
  TerminalPeople,
  TimeTrackingMe,
} from "@tresen/contract/time-tracking/time-tracking.calls";
import { branchRows } from "../branch/rows";
import { findRows } from "../records/rows";
import { stampingPeople } from "../user/tablet";
import { kindsIn } from "./context";
import { ownActivityOf } from "./own";
import { type Stamper, terminalOf } from "./person";
import { readActivities } from "./read";
import { findRunning, readRunning } from "./running";
import { type Owner, ownerKey } from "./rows";
import { currentOf } from "./stamp";

/** How far back one's own activities are told. */
const TOLD_DAYS = 14;

/** What a terminal or phone needs of the person. Projects and tasks are none until there are such resources. */
export async function timeTrackingMe({ stamper }: { stamper: Stamper }): Promise<TimeTrackingMe> {
  const { owner, username, firstName, lastName, image, branches, terminal } = stamper;
  const [names, kinds, running] = await Promise.all([
    branchNames(branches),
    kindsIn(terminal ? [terminal.branch] : branches),
    findRunning(owner),
  ]);
  return {
    ...{ id: owner.id, username, firstName, lastName, image, branches: names },
    workingActivity: await currentOf(running),
    kinds: kinds.map(({ id, name, color, isPaid, isBreak, countsAsWorkingTime, isProjectRequired }) => ({
      ...{ id, name, color, isPaid, isBreak, countsAsWorkingTime, isProjectRequired },
    })),
    ...{ projects: [], tasks: [] },
  };
}

/** The person's activities of the last 14 days, the newest first. */
export async function ownActivities({ stamper, now }: { stamper: Stamper; now: Instant }): Promise<OwnActivity[]> {
  const { field, id: value } = stamper.owner;
  const found = await readActivities({ scope: { field, value }, from: now - TOLD_DAYS * DAY, to: now });
  return found.map(ownActivityOf).reverse();
}

/** The person's published shifts. There are none until shifts are planned. */
export async function ownSchedules(_: { stamper: Stamper; now: Instant }): Promise<OwnShift[]> {
  return [];
}

/** Who may stamp at the terminal, and who is in. @throws forbidden for any other token, limit. */
export async function timePeople(asked: {
  accessToken: string;
  source: string;
  now: Instant;
}): Promise<TerminalPeople> {
  const { branch } = await terminalOf(asked);
  const [people, [named]] = await Promise.all([stampingPeople({ branch, now: asked.now }), branchNames([branch])]);
  const running = await readRunning(people.map(({ id }) => ownerOfUser(id)));
  return {
    branch: named ?? { id: branch, name: "" },
    people: people.map(({ id, name, image }) => {
      // What they do at other branches is not shown here.
      const here = running.get(ownerKey(ownerOfUser(id)))?.active.filter((entry) => entry.branch === branch) ?? [];
      const [entry] = here;
      return { id, name, image, state: entry?.state ?? null, since: entry?.startedAt ?? null };
    }),
  };
}

async function branchNames(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const rows = await findRows({ resource: branchRows, ids, isConsistent: false });
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ id, name: branchRows.recordOf(row).name }] : [];
  });
}

function ownerOfUser(id: string): Owner {
  return { field: "user", id };
}
