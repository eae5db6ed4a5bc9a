export type { StoredCertificate } from "./absence.entity";
export { AbsenceCalendarEntity, AbsenceEntity } from "./absence.entity";
export {
  type AbsenceRow,
  type CalendarRow,
  absencesIn,
  absencesOf,
  eraseAbsences,
  findAbsence,
  readCalendar,
  readCertificate,
  removeCertificate,
  writeCertificate,
} from "./rows";
