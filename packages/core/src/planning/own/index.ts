export { toldShifts } from "../mine";
export { toldTo } from "../told";
