export { refusedShift } from "../refused-shift";
export { toldShifts } from "../mine";
export { toldTo } from "../told";
