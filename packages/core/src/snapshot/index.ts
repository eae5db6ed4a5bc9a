export { getSnapshotState, publishSnapshot } from "./publish";
export { type Init, cachedCatalog, readCatalog, readInit } from "./read";
export { isPublishedSince, rebuildSnapshot } from "./rebuild";
export { requestSnapshot } from "./request";
export { isPublishedKey } from "./published";
export { snapshotMetaKey, versionOf } from "./store";
export { entriesOf } from "./content";
export type { Catalog } from "./catalog";
