export { credentialOf } from "./credential";
export { type KnownDevice, findDevice, isTrusted, rememberDevice } from "./device";
export { deviceName } from "./device-name";
export { endSession, freeSession, listSessions, noteUse } from "./list";
export {
  type Client,
  authenticate,
  closeSessions,
  displayName,
  findStaff,
  keepSession,
  logout,
  openSession,
  refreshSessions,
} from "./session";
