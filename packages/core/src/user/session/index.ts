export { credentialOf, hashOf } from "./credential";
export { SessionEntity } from "./session.entity";
export { type KnownDevice, findDevice, rememberDevice } from "./device";
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
  refreshSessions,
} from "./session";
export { eraseTrusted, forgetBrowser, isTrusted, listTrusted, trustBrowser, trustCredential } from "./trust";
export { openSession } from "./open-session";
