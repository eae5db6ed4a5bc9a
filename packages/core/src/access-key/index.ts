export { allKeys, type KeyRow, findKey, keyIdOf, keysThatEnd, recentKeys } from "./key-rows";
export {
  type NewKey,
  createAccessKey,
  createKeyOf,
  endKey,
  getAccessKey,
  keyToCreate,
  revokeAccessKey,
  rotateAccessKey,
  viewOf,
} from "./access-keys";
export { listAccessKeys } from "./list";
export { authenticateKey } from "./authenticate";
export { AccessKeyEntity } from "./access-key.entity";
export { hashOf, isSameHash, newSecret, partsOf } from "./secret";
export { type KeyStatus, SEEN_EVERY, type Said, forgetStatus, noteSeen, readStatuses } from "./key-status";
export { KeyStatusEntity, type PaperState } from "./key-status.entity";
