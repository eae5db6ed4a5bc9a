export { alarmsOf } from "./alarms";
export { runPrintClock } from "./print-clock";
export { listAlarms } from "./read";
