export { toldShifts } from "../mine";
