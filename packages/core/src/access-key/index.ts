export {
  type KeyRow,
  type NewKey,
  createAccessKey,
  getAccessKey,
  keyToCreate,
  listAccessKeys,
  revokeAccessKey,
  rotateAccessKey,
  viewOf,
} from "./access-keys";
export { authenticateKey } from "./authenticate";
export { AccessKeyEntity } from "./access-key.entity";
export { hashOf, isSameHash, newSecret, partsOf } from "./secret";
