import { type LocalDate, addDays } from "../../kit/time";
import { addMonths } from "./calendar";
import type { Employment, LeaveYear } from "./entitlement";
import type { CarriedTo } from "./lapse";

interface Sick {
  from: LocalDate;
  to: LocalDate;
}

/**
 * Until when what is left of a year can be taken in Germany, and whether it lapses though nobody was told.
 *
 * To 31 March (§ 7 Abs. 3 Satz 2 and 3 BUrlG) for an urgent reason that was accepted, and where somebody was sick at the
 * year's end or had not yet waited for six months. The part of the waiting time goes to the whole next year if the person
 * asked for it (Satz 4). Whoever is sick from the year's end through 31 March keeps it until 15 months after the year (EuGH
 * C-214/10, BAG 9 AZR 353/10); who was sick all year loses it then without having been told (EuGH C-518/20, BAG 9 AZR
 * 245/19). Of the rulings the numbers and what they decide are known here, and not their whole text.
 */
export function carriedIn({
  employment: { country, entryDate },
  sickness,
  leaveYear,
  isUrgent,
  isDeferred,
}: {
  employment: Pick<Employment, "country" | "entryDate">;
  sickness: readonly Sick[];
  leaveYear: LeaveYear;
  isUrgent: boolean;
  isDeferred: boolean;
}): { carriedTo: CarriedTo; isUnnoticed: boolean } {
  if (country !== "DE") return { carriedTo: "yearEnd", isUnnoticed: false };
  const march = addDays(addMonths(addDays(leaveYear.to, 1), 3), -1);
  const isSickThrough = isCovered({ sickness, from: leaveYear.to, to: march });
  if (isSickThrough)
    return {
      carriedTo: "fifteenMonths",
      isUnnoticed: isCovered({ sickness, from: leaveYear.from, to: leaveYear.to }),
    };
  const isWaiting = entryDate <= leaveYear.to && addMonths(entryDate, 6) > leaveYear.to;
  if (isWaiting && isDeferred) return { carriedTo: "nextYear", isUnnoticed: false };
  const isSick = isCovered({ sickness, from: leaveYear.to, to: leaveYear.to });
  return { carriedTo: isUrgent || isWaiting || isSick ? "march" : "yearEnd", isUnnoticed: false };
}

/** Whether each day between two days is one of sickness, also where one report follows another. */
function isCovered({ sickness, from, to }: Sick & { sickness: readonly Sick[] }): boolean {
  let open = from;
  for (const one of [...sickness].sort((a, b) => (a.from < b.from ? -1 : 1)))
    if (one.from <= open && one.to >= open) open = addDays(one.to, 1);
  return open > to;
}
