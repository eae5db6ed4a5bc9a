export { type UploadRow, isUploadId, keptExpiry, uploadExpiry, uploadOf, uploadRow, uploadRowKey } from "./rows";
export { NO_OWNER, UploadEntity } from "./upload.entity";
