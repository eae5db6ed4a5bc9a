export { noteFailedRequest } from "./failed-request";
export { type LogEventRow, type Told, logEventRow, logEventWrites } from "./log-event";
export { LogEventEntity } from "./log-event.entity";
