/** Why somebody is away. */
export const ABSENCE_KINDS = [
  "holiday",
  "personalHoliday",
  "sick",
  "care",
  "compensation",
  "unpaid",
  "training",
] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** Those that take days of the holiday account; the personal holiday is a day of it (§ 7a ARG). */
export const LEAVE_KINDS: readonly AbsenceKind[] = ["holiday", "personalHoliday"];
/** Those that the person tells and nobody grants. */
export const REPORTED_KINDS: readonly AbsenceKind[] = ["sick", "care"];

export const ABSENCE_STATES = ["requested", "approved", "rejected", "withdrawn"] as const;
export type AbsenceState = (typeof ABSENCE_STATES)[number];

/** The states in which somebody is, or may be, away: two such absences have no day in common, except sickness and what it lies over. */
export const HELD_STATES: readonly AbsenceState[] = ["requested", "approved"];

/** How many calendar days one absence has at most. Whoever is away for longer has another one behind it. */
export const MOST_DAYS = 366;
