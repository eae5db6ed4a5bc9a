export { createTimeKey, eraseTimeKey, readTimeKey, revokeTimeKey } from "./time-keys";
export { TIME_KEY_PREFIX, userOfTimeKey } from "./presented";
