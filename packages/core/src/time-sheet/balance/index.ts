import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import { findColleague } from "../../absence";
import { staffPerson } from "../people";
import { employmentOf, homeOf, readSetting } from "../facts";
import { figuresOf } from "../figures";
import { readHeads, readSheets, sheetKey } from "../stored";

/**
 * The balance of a person's time after the days that are over at an instant, in minutes: what sheets carry on, and the days
 * of the month. Null for somebody without a contract, who has no sheets.
 */
export async function balanceAt({
  user,
  at,
  now,
}: {
  user: string;
  at: Instant;
  now: Instant;
}): Promise<number | null> {
  const colleague = await findColleague(user);
  if (!colleague) return null;
  const person = staffPerson(colleague);
  const setting = await readSetting({ people: [user], now });
  if (employmentOf({ person, setting }).contracts.length === 0) return null;
  const { date } = zonedTime({ at, zone: zoneOf(homeOf({ person, setting }) ?? {}) });
  const month = date.slice(0, 7);
  const [heads, rows] = await Promise.all([readHeads([user]), readSheets([{ user, month }])]);
  const row = rows.get(sheetKey({ user, month }));
  const figures = await figuresOf({ person, setting, month, head: heads.get(user), row });
  const passed = figures.days.filter(({ day }) => day < date);
  return (
    figures.openingBalanceMinutes +
    figures.correctionMinutes +
    passed.reduce((sum, { differenceMinutes }) => sum + differenceMinutes, 0)
  );
}
