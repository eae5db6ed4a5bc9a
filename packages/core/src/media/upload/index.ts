export { type UploadRow, isUploadId, uploadExpiry, uploadOf, uploadRowKey } from "./rows";
export { UploadEntity } from "./upload.entity";
