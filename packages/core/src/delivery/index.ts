export { addToRun, endRun, listDrivers, renewRunKey, setDriver, startRun } from "./assign";
export { readDeliveries } from "./board";
export {
  authenticateRun,
  deliver,
  departRun,
  driverDeparts,
  endOwnRun,
  readDriverRun,
  sortRun,
  undoDelivery,
} from "./drive";
export { openStopOf } from "./stop";
export { listOwnRuns, openOwnRun } from "./own-runs";
