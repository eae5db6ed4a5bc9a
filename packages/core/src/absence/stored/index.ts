export type { StoredCertificate } from "./absence.entity";
export { AbsenceCalendarEntity, AbsenceEntity } from "./absence.entity";
export { LeaveNoticeEntity } from "./notice.entity";
export { type NoticeRow, findLeaveNotice, markNoticeSent, noticesOf } from "./notices";
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
