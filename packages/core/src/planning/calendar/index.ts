export { ShiftCalendarEntity } from "./calendar-key.entity";
export { eraseShiftCalendar } from "./erase";
