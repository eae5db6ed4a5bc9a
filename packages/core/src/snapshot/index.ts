export { getSnapshotState, publishSnapshot } from "./publish";
export { type Init, heldCatalog, readCatalog, readInit } from "./read";
export { isPublishedSince, rebuildSnapshot } from "./rebuild";
export { isPublishedKey } from "./published";
export { snapshotMetaKey, versionOf } from "./store";
export { entriesOf } from "./bundle";
export type { Catalog } from "./catalog";
