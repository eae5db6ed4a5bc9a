/*
 * The environment. Each part is read once, when the first module that needs it is loaded. A function bundles only the
 * parts that it uses.
 */

export { env } from "./base";
export { failedRecordsEnv } from "./failed-records";
export { fileEnv } from "./files";
export { jobEnv } from "./jobs";
export { limitEnv } from "./limits";
export { messageEnv } from "./messages";
export { pageEnv } from "./pages";
export { paymentEnv } from "./payments";
export { pushEnv } from "./push";
export { socketEnv } from "./sockets";
