export { type UploadRow, isUploadId, uploadExpiry, uploadOf, uploadRow, uploadRowKey } from "./rows";
export { UploadEntity } from "./upload.entity";
