export { BookingEntity, ClosingHeadEntity } from "./booking.entity";
export { type ClosingHead, readHead } from "./head";
export { placeOf } from "./place";
export { bookingWrites, entryWrites } from "./write-bookings";
