export { type UploadRow, isUploadId, uploadExpiry, uploadOf, uploadRowKey } from "./rows";
