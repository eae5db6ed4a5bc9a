import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import { USUAL_RULES } from "@tresen/contract/time-sheet/month/facts";
import { findColleague } from "../../absence";
import { staffPerson } from "../people";
import { employmentOf, homeOf, readSetting, rulesOf } from "../facts";
import { figuresOf } from "../figures";
import { readHeads, readSheets, sheetKey } from "../stored";

/** How sheets count somebody's time. */
interface SheetTime {
  /**
   * The balance after the days that are over at the instant, in minutes: what sheets carry on, and the days of the month. Null
   * for somebody without a contract, who has no sheets.
   */
  balanceMinutes: number | null;
  /** To how many minutes the work of a day is rounded up. */
  roundingMinutes: number;
}

/** The balance of a person's time at an instant, and how their days are rounded. */
export async function sheetTimeAt({ user, at, now }: { user: string; at: Instant; now: Instant }): Promise<SheetTime> {
  const colleague = await findColleague(user);
  if (!colleague) return { balanceMinutes: null, roundingMinutes: USUAL_RULES.roundingMinutes };
  const person = staffPerson(colleague);
  const setting = await readSetting({ people: [user], now });
  const home = homeOf({ person, setting });
  const { roundingMinutes } = rulesOf({ setting, branch: home?.id });
  if (employmentOf({ person, setting }).contracts.length === 0) return { balanceMinutes: null, roundingMinutes };
  const { date } = zonedTime({ at, zone: zoneOf(home ?? {}) });
  const month = date.slice(0, 7);
  const [heads, rows] = await Promise.all([readHeads([user]), readSheets([{ user, month }])]);
  const row = rows.get(sheetKey({ user, month }));
  const figures = await figuresOf({ person, setting, month, head: heads.get(user), row });
  const passed = figures.days.filter(({ day }) => day < date);
  const balanceMinutes = passed.reduce(
    (sum, { differenceMinutes }) => sum + differenceMinutes,
    figures.openingBalanceMinutes + figures.correctionMinutes,
  );
  return { balanceMinutes, roundingMinutes };
}
