export { serveAgent } from "./agent";
export { drawJob } from "./drawn";
export { headedPaper } from "./job-bytes";
export { askForLog } from "./log";
export { fetchFor, finish, poll } from "./cloudprnt";
export { nextRequest, takeResponse, takeStatus } from "./epson";
export { type PrinterSession, openSession } from "./session";
