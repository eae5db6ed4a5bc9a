import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { leaveYearOf } from "@tresen/contract/labour-law/leave/entitlement";
import { AppError } from "../platform/errors";
import { personnelOf } from "../user/personnel";
import { type AbsenceRow, findAbsence } from "./stored";

/**
 * § 7a Abs. 1 ARG: one personal holiday in each leave year, which begins on the day of entry and, where that is not known,
 * with the calendar year.
 * @param others the days of the person's other requested and approved absences.
 * @throws conflict where there is one already.
 */
export async function requireOnlyOne({
  row: { user, from },
  others,
}: {
  row: AbsenceRow;
  others: readonly { id: string; from: string; to: string }[];
}): Promise<void> {
  const year = Number(from.slice(0, 4));
  const entryDate = (await personnelOf([user])).get(user)?.entryDate ?? `${year}-01-01`;
  const employment = { country: "AT" as const, entryDate, exitDate: null, contracts: [] };
  const begun = leaveYearOf({ employment, year });
  const { from: first, to: last } = begun.from <= from ? begun : leaveYearOf({ employment, year: year - 1 });
  const single = others.filter((span) => span.from === span.to && span.from >= first && span.to <= last);
  const rows = await Promise.all(single.map(({ id }) => findAbsence(id)));
  const found = rows.find((other) => other?.kind === "personalHoliday");
  if (!found) return;
  const message = ABSENCE_MESSAGES.onlyOne(found.from);
  throw new AppError("absence.personal_holiday", "conflict", message, [{ field: "from", code: "only_one", message }]);
}
