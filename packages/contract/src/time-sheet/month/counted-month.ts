import type { MonthFigures } from "./month-of";

/** A month with the balance before and after it; what it adds to the balance is its difference. */
type CountedMonth = MonthFigures & { openingBalanceMinutes: number; closingBalanceMinutes: number };

/** The month with the balance before and after it. @param corrections minutes that were entered into it. */
export function withBalance({
  figures,
  opening,
  corrections,
}: {
  figures: MonthFigures;
  opening: number;
  corrections: number;
}): CountedMonth {
  const differenceMinutes = figures.differenceMinutes + corrections;
  const closing = opening + differenceMinutes;
  return { ...figures, differenceMinutes, openingBalanceMinutes: opening, closingBalanceMinutes: closing };
}

/**
 * A month that lies before the first recording. It is in no balance, so it has no difference either. What was agreed and
 * where the person was away stays, since it is paid by that.
 */
export function withoutDifference(figures: MonthFigures): MonthFigures {
  const days = figures.days.map((day) => ({ ...day, differenceMinutes: 0 }));
  return { ...figures, days, differenceMinutes: 0 };
}
