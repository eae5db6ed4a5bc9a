export { bookingWrites } from "./write-bookings";
