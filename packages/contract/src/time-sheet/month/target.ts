import type { AbsenceKind } from "../../absence/absence-kinds";
import type { LocalDate } from "../../kit/time";
import { minutesOn } from "../../labour-law/leave/working-week";
import { contractOn } from "../../user/personnel/personnel.rules";
import type { SheetFacts } from "./facts";

/** What a day asks of a person, in whole minutes. */
export interface DayTarget {
  /** By the contract of the day, also on public holidays; rounded down. */
  contract: number;
  /** The same without public holidays. */
  planned: number;
  holiday: string | null;
  absence: AbsenceKind | null;
  isHalf: boolean;
  /** Planned minutes of an absence that count as worked; none for time off in lieu, which the balance pays. */
  credited: number;
}

/** The target of a day: nothing before entry, after exit and without a contract. */
export function targetOf({
  facts: { person, absences, holidays },
  day,
}: {
  facts: Pick<SheetFacts, "person" | "absences" | "holidays">;
  day: LocalDate;
}): DayTarget {
  const { entryDate, exitDate, contracts } = person;
  const isEmployed = (!entryDate || day >= entryDate) && (!exitDate || day <= exitDate);
  const agreed = isEmployed ? contractOn({ contracts, day }) : null;
  const contract = agreed ? Math.floor(minutesOn({ contract: agreed, day })) : 0;
  const holiday = holidays.find(({ date }) => date === day)?.name ?? null;
  const planned = holiday === null ? contract : 0;
  const away = absences.find(({ from, to }) => from <= day && day <= to);
  const absent = away?.half ? Math.ceil(planned / 2) : planned;
  return {
    ...{ contract, planned, holiday, absence: away?.kind ?? null, isHalf: away?.half ?? false },
    credited: !away || away.kind === "compensation" ? 0 : absent,
  };
}
