import type { HolidayBalance } from "@tresen/contract/absence/absence";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { leaveOf } from "@tresen/contract/labour-law/leave/leave";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, isAppError } from "../platform/errors";
import { computedFor, leaveYearAt, readAccounts } from "./accounts";
import { reachOf, readColleagues } from "./people";

/**
 * The leave accounts of today's leave year: one's own, and those of the people for whom the actor decides, by name. Whoever
 * has no day of entry and no contract has none, and whoever has data that cannot be used is left out.
 * @throws upstream where something of it could not be read.
 */
export async function holidayBalances({
  actor,
  query: { user, branch },
  now,
}: {
  actor: Actor;
  query: { user?: string | undefined; branch?: string | undefined };
  now: Instant;
}): Promise<HolidayBalance[]> {
  requireStaff(actor);
  try {
    const people = [...(await readColleagues()).values()]
      .filter(
        (person) =>
          (user === undefined || person.id === user) &&
          (branch === undefined || person.branches.includes(branch)) &&
          reachOf({ actor, person }).seesAll,
      )
      .sort((a, b) => a.name.localeCompare(b.name, "de"));
    return (await readAccounts({ people, now })).flatMap(({ person, facts }) => {
      const year = leaveYearAt({ facts, day: facts.today });
      const balance = computedFor({ person, compute: () => leaveOf({ ...facts, year }) });
      return balance ? [{ user: { id: person.id, name: person.name }, ...balance }] : [];
    });
  } catch (error) {
    if (isAppError(error) && error.kind !== "internal") throw error;
    throw new AppError("absence.balances", "upstream", ABSENCE_MESSAGES.balancesFailed, [], { cause: error });
  }
}
