export { authenticateExternal, authenticateFor, readExternalMe } from "./authenticate";
export { accessesThatEnd } from "./ends";
export { externalDrivers } from "./drivers";
export { externalUserHooks } from "./hooks";
export { createPersonalKey, readPersonalKey, readPersonalKeyMail, revokePersonalKey, sendPersonalKey } from "./keys";
export { makeMailedKey } from "./mailed-key";
export { withKeyUse } from "./told";
