/*
 * The environment: each part is read once, when the first module that needs it is loaded. Everything gets its settings
 * from here, and a function carries the parts that it uses.
 */

export { env } from "./base";
export { fileEnv } from "./files";
export { jobEnv } from "./jobs";
export { limitEnv } from "./limits";
export { messageEnv } from "./messages";
export { pageEnv } from "./pages";
export { paymentEnv } from "./payments";
